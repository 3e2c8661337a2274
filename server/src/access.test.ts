import { contract } from "@prepfeed/contract/contract";
import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { accessTable, type Scene } from "../test/access-table.ts";
import { type Caller, callByTable, callOnFresh } from "../test/call-by-table.ts";
import { freshSession as sessionFor, setScene } from "../test/scene.ts";
import { type Person, testApp } from "../test/test-app.ts";

const app = testApp();
let scene: Scene;
beforeAll(async () => {
  scene = await setScene(app);
});
const freshSession = (person: Person) => sessionFor(app, person);

const endpoints = Object.entries(contract);
const routeOf = ({ method, path }: Endpoint) => `${method} /api${path}`;

const call = (name: string, endpoint: Endpoint, who: Caller, extraQuery?: Record<string, string>) =>
  callByTable(scene, name, endpoint, who, extraQuery);

async function expiredToken({ id }: Person) {
  const past = Math.floor(Date.now() / 1000) - 60;
  return new SignJWT({ sid: crypto.randomUUID() })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(id)
    .setIssuer("prepfeed")
    .setAudience("prepfeed")
    .setIssuedAt(past - 60)
    .setExpirationTime(past)
    .sign(new TextEncoder().encode("a secret that is long enough for tests"));
}

test("every call of the contract is served exactly once, and nothing else under /api", () => {
  const served = app.routes.filter((route) => route.includes(" /api/") && !/^HEAD|OPTIONS/.test(route));
  const documentation = served.filter((route) => /^GET \/api\/(openapi\.json|docs)/.test(route));
  const calls = served.filter((route) => !documentation.includes(route));
  expect(calls.toSorted()).toEqual(endpoints.map(([, endpoint]) => routeOf(endpoint)).toSorted());
});

test("every call has its row in the access table, and the table has no others", () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
});

describe.each(endpoints)("%s", (name, endpoint) => {
  const row = accessTable[name];

  const callOnFreshThings = (as: Parameters<typeof callOnFresh>[3], extraQuery?: Record<string, string>) =>
    callOnFresh(scene, name, endpoint, as, extraQuery);

  test("answers a visitor", async () => {
    expect((await call(name, endpoint, {})).status).toBe(row?.visitor);
  });

  test("treats an invalid, expired or revoked token as a visitor", async () => {
    const revoked = await freshSession(scene.owner);
    await app.as(revoked).post("/auth/logout");
    for (const token of ["garbage", await expiredToken(scene.owner), revoked.token]) {
      expect((await call(name, endpoint, { token })).status).toBe(row?.visitor);
    }
  });

  test("answers another learner", async () => {
    expect((await callOnFreshThings("other")).status).toBe(row?.other);
  });

  test("answers the owner", async () => {
    expect((await callOnFreshThings("owner")).status).toBe(row?.owner);
  });

  if (endpoint.role) {
    test("answers a moderator and an administrator", async () => {
      expect((await callOnFreshThings("moderator")).status).toBe(row?.moderator);
      expect((await callOnFreshThings("administrator")).status).toBe(row?.administrator);
    });
  }

  if (endpoint.access === "signed-in") {
    test("answers a visitor with 401 in the agreed form", async () => {
      const { body } = await call(name, endpoint, {});
      expect(body).toEqual({
        status: 401,
        code: "not-signed-in",
        message: expect.any(String),
        error: body.message,
      });
      if (endpoint.loginMessage) expect(body.message).toBe(endpoint.loginMessage);
    });

    test("refuses to act for another person", async () => {
      const owner = await freshSession(scene.owner);
      for (const parameter of ["userId", "authorId", "currentUserId"]) {
        const reply = await call(name, endpoint, { person: owner }, { [parameter]: scene.other.id });
        expect(reply.status).toBe(403);
      }
      expect((await callOnFreshThings("owner", { userId: owner.id })).status).toBe(row?.owner);
    });
  }

  test("refuses a repeated parameter", async () => {
    const reply = await app.request(endpoint.method, `${fillPath(name, endpoint)}?page=1&page=2`, {
      person: await freshSession(scene.owner),
      body: accessTable[name]?.body?.(scene),
      headers: accessTable[name]?.headers,
    });
    expect(reply.status).toBe(400);
  });

  if (endpoint.path.includes(":id")) {
    test.each(["nobody", "42", "01a1dd0d-85ca-76d1-8bc4-7711eb16dc5f", "..%2f..%2fetc"])(
      "does not find %s",
      async (id) => {
        const reply = await app.request(endpoint.method, endpoint.path.replace(":id", id), {
          person: await freshSession(endpoint.role ? scene.administrator : scene.owner),
          body: row?.body?.(scene),
        });
        expect(reply.status).toBe(404);
      },
    );
  }
});

function fillPath(name: string, { path }: Endpoint) {
  const params: Record<string, string> = { id: scene.owner.id, ...accessTable[name]?.params?.(scene) };
  return path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
}
