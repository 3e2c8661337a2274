import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";

export type TestState = "pending" | "loading" | "success" | "warning" | "error";

export interface TestResult {
  state: Extract<TestState, "success" | "warning" | "error">;
  detail: string;
}

export const CONNECTION_TESTS = [
  { key: "online", label: "Browser online" },
  { key: "api", label: "API reachable" },
  { key: "database", label: "Database" },
  { key: "session", label: "Session valid" },
  { key: "roundTrip", label: "API round trip" },
] as const;
export type TestKey = (typeof CONNECTION_TESTS)[number]["key"];

/** The requests of the tests; the caller provides the server's answers. */
export interface Probes {
  isOnline: () => boolean;
  probeServer: () => Promise<{ isReachable: boolean; isDatabaseUp: boolean }>;
  probeSession: () => Promise<"valid" | "refused" | "unknown">;
  timeRoundTrip: () => Promise<number | null>;
}

const success = (detail: string): TestResult => ({ state: "success", detail });
const warning = (detail: string): TestResult => ({ state: "warning", detail });
const error = (detail: string): TestResult => ({ state: "error", detail });

/** Runs the five tests one after the other, and reports the start and the end of each. */
export async function runTests(
  probes: Probes,
  onStart: (key: TestKey) => void,
  onDone: (key: TestKey, result: TestResult) => void,
) {
  async function run(key: TestKey, test: () => TestResult | Promise<TestResult>) {
    onStart(key);
    onDone(key, await test());
  }

  await run("online", () =>
    probes.isOnline()
      ? success("Your device is connected.")
      : warning("Your device is not connected to the internet."),
  );
  let isDatabaseUp = false;
  let isReachable = false;
  await run("api", async () => {
    ({ isReachable, isDatabaseUp } = await probes.probeServer());
    return isReachable ? success("Prepfeed answers.") : error(messages.web.backendUnreachable);
  });
  await run("database", () => databaseResult(isReachable, isDatabaseUp));
  await run("session", async () => sessionResult(await probes.probeSession()));
  await run("roundTrip", async () => roundTripResult(await probes.timeRoundTrip()));
}

function databaseResult(isReachable: boolean, isUp: boolean): TestResult {
  if (!isReachable) return error("Not known while the API is not reachable.");
  return isUp ? success("The database answers.") : error("The database does not answer.");
}

function sessionResult(session: "valid" | "refused" | "unknown"): TestResult {
  if (session === "valid") return success("You are signed in.");
  if (session === "refused") return error("The server no longer accepts your session. Please log in again.");
  return warning("The session could not be checked.");
}

function roundTripResult(milliseconds: number | null): TestResult {
  if (milliseconds === null) return error("No answer came.");
  const detail = `${milliseconds.toLocaleString("en")} ms`;
  return milliseconds > WebTiming.slowRoundTrip ? warning(`${detail}: slow`) : success(detail);
}
