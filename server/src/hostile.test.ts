import { contract } from "@prepfeed/contract/contract";
import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { accessTable, type Scene } from "../test/access-table.ts";
import { type HostileCase, hostileCases } from "../test/hostile/hostile-cases.ts";
import { freshSession, publishThings, setScene } from "../test/scene.ts";
import { isQuick } from "../test/scope.ts";
import { testApp } from "../test/test-app.ts";
import { engine } from "../test/test-database.ts";

/** The largest and worst inputs, without timing; `npm run hostile` measures what they cost. */
const MAX_REFUSAL_BYTES = 16 * 1024;
const ALPHABETS = ["words all different", "one unbroken run", "combining marks", "a nested formula"];

const app = testApp();
let scene: Scene;
beforeAll(async () => {
  scene = await setScene(app);
});

/** Calls for moderators and administrators get their inputs from an administrator, because others are refused at once. */
async function send({ method, access, role }: Endpoint, { path, ...options }: HostileCase) {
  const sender = role ? "administrator" : "owner";
  const reply = await app.request(method, path, { ...options, person: scene[sender] });
  if (reply.status !== 401 || access === "public") return reply;
  // An earlier case ended the session.
  scene[sender] = await freshSession(app, scene[sender]);
  return app.request(method, path, { ...options, person: scene[sender] });
}

function casesOf(name: string, endpoint: Endpoint) {
  const row = accessTable[name];
  const good = {
    params: row?.params?.(scene) ?? {},
    query: row?.query?.(scene) ?? {},
    body: row?.body?.(scene),
    headers: row?.headers,
  };
  return [...hostileCases(endpoint, good, ALPHABETS)].filter((_, i) => i % STEP === FIRST);
}

/**
 * Each input is sent on one of the engines, in a quick run one in 32; `npm run hostile` sends all of them on both.
 */
const STEP = isQuick ? 32 : 2;
const FIRST = engine === "postgres" ? 0 : 1;

describe.each(Object.entries(contract))("%s", (name, endpoint) => {
  test("answers the largest and worst inputs without a server error, and refuses briefly", async () => {
    Object.assign(scene, await publishThings(app, scene.owner, scene.other));
    for (const hostile of casesOf(name, endpoint)) {
      const { status, headers } = await send(endpoint, hostile);
      expect(status, hostile.name).toBeLessThan(500);
      // Who names another person in `userId` is refused.
      if (endpoint.role && !hostile.name.startsWith("userId: "))
        expect([401, 403], hostile.name).not.toContain(status);
      if (status >= 400)
        expect(Number(headers["content-length"]), hostile.name).toBeLessThan(MAX_REFUSAL_BYTES);
    }
    expect((await app.visitor.get("/health")).body).toMatchObject({ status: "UP" });
  });
});
