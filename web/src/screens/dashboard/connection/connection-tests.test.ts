import { expect, it } from "vitest";
import { type Probes, runTests } from "./connection-tests.ts";

const GOOD: Probes = {
  isOnline: () => true,
  probeServer: async () => ({ isReachable: true, isDatabaseUp: true }),
  probeSession: async () => "valid",
  timeRoundTrip: async () => 12,
};

async function run(changes: Partial<Probes> = {}) {
  const steps: string[] = [];
  await runTests(
    { ...GOOD, ...changes },
    (key) => steps.push(`${key} starts`),
    (key, { state }) => steps.push(`${key}: ${state}`),
  );
  return steps;
}

async function results(changes: Partial<Probes>) {
  return (await run(changes)).filter((step) => step.includes(":"));
}

it("runs one test after the other", async () => {
  expect(await run()).toEqual([
    "online starts",
    "online: success",
    "api starts",
    "api: success",
    "database starts",
    "database: success",
    "session starts",
    "session: success",
    "roundTrip starts",
    "roundTrip: success",
  ]);
});

it("distinguishes a server without its database from no server", async () => {
  const probeServer = async () => ({ isReachable: true, isDatabaseUp: false });
  expect((await results({ probeServer })).slice(1, 3)).toEqual(["api: success", "database: error"]);
  const nobody = async () => ({ isReachable: false, isDatabaseUp: false });
  expect((await results({ probeServer: nobody })).slice(1, 3)).toEqual(["api: error", "database: error"]);
});

it("warns about a slow answer, and fails without one", async () => {
  expect(await results({ timeRoundTrip: async () => 1_001 })).toContain("roundTrip: warning");
  expect(await results({ timeRoundTrip: async () => 1_000 })).toContain("roundTrip: success");
  expect(await results({ timeRoundTrip: async () => null })).toContain("roundTrip: error");
});

it("warns if the browser is offline or the session cannot be checked", async () => {
  expect(await results({ isOnline: () => false })).toContain("online: warning");
  expect(await results({ probeSession: async () => "unknown" })).toContain("session: warning");
  expect(await results({ probeSession: async () => "refused" })).toContain("session: error");
});
