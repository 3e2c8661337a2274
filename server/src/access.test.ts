import { contract } from "@prepfeed/contract/contract";
import type { Endpoint } from "@prepfeed/contract/endpoint";
import { SignJWT } from "jose";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessTable, type Scene } from "../test/access-table.ts";
import { createPost } from "../test/posts.ts";
import { type Person, testApp } from "../test/test-app.ts";
import { openSession } from "./features/auth/sessions.service.ts";

const app = testApp();
let scene: Scene;
beforeAll(async () => {
  const [owner, other] = [await app.person("owner"), await app.person("other")];
  scene = { app, owner, other, ...(await publish(owner, other)) };
});

/** Some calls use up what they act on, so each test begins with fresh things. */
async function publish(...people: [owner: Person, other: Person]) {
  const [owner, other] = await Promise.all(people.map(freshSession));
  if (!owner || !other) throw new Error("unreachable");
  const post = await createPost(app, owner);
  const questionId = post.questions[0].id;
  await app.as(other).post(`/social/questions/${questionId}/answer`, { selectedOption: "A" });
  const comment = await app
    .as(owner)
    .post(`/social/posts/${post.id}/comments`, { content: "Mind the units" });
  const plan = await app
    .as(owner)
    .post("/gemini/generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 2 });
  return {
    postId: post.id,
    questionId,
    commentId: comment.body.id,
    planId: plan.body.id,
    sessionId: sessionOf(owner),
  };
}

const endpoints = Object.entries(contract);
const routeOf = ({ method, path }: Endpoint) => `${method} /api${path}`;

function call(
  name: string,
  endpoint: Endpoint,
  who: { person?: Person; token?: string },
  extraQuery: Record<string, string> = {},
) {
  const row = accessTable[name];
  const params = row?.params?.(scene) ?? {};
  const query = new URLSearchParams({ ...row?.query?.(scene), ...extraQuery });
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
  return app.request(endpoint.method, `${path}?${query}`, {
    ...who,
    body: row?.body?.(scene),
    headers: row?.headers,
  });
}

/** Some calls end the caller's session, so each asks as a session of its own. */
async function freshSession(person: Person): Promise<Person> {
  const [row] = await app.deps.db.query<{ hash: string }>(
    "select password_hash as hash from users where id = $1",
    [person.id],
  );
  // Without the password: checking it hundreds of times would take longer than all the rest.
  const token = row && (await openSession(app.deps, { userId: person.id, passwordHash: row.hash }, ""));
  return { ...person, token: token ?? "" };
}

const sessionOf = ({ token }: Person): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;

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
  beforeEach(async () => {
    if (row?.params || row?.query) Object.assign(scene, await publish(scene.owner, scene.other));
  });

  test("answers a visitor", async () => {
    expect((await call(name, endpoint, {})).status).toBe(row?.visitor);
  });

  test("takes a garbage, expired or revoked token for a visitor's", async () => {
    const revoked = await freshSession(scene.owner);
    await app.as(revoked).post("/auth/logout");
    for (const token of ["garbage", await expiredToken(scene.owner), revoked.token]) {
      expect((await call(name, endpoint, { token })).status).toBe(row?.visitor);
    }
  });

  test("answers another learner", async () => {
    expect((await call(name, endpoint, { person: await freshSession(scene.other) })).status).toBe(row?.other);
  });

  test("answers the owner", async () => {
    expect((await call(name, endpoint, { person: await freshSession(scene.owner) })).status).toBe(row?.owner);
  });

  if (endpoint.access === "signed-in") {
    test("tells a visitor to log in, in the agreed form", async () => {
      const { body } = await call(name, endpoint, {});
      expect(body).toEqual({
        status: 401,
        code: "not-signed-in",
        message: expect.any(String),
        error: body.message,
      });
      if (endpoint.loginMessage) expect(body.message).toBe(endpoint.loginMessage);
    });

    test("refuses to act for somebody else", async () => {
      const owner = await freshSession(scene.owner);
      for (const parameter of ["userId", "authorId", "currentUserId"]) {
        const reply = await call(name, endpoint, { person: owner }, { [parameter]: scene.other.id });
        expect(reply.status).toBe(403);
      }
      expect((await call(name, endpoint, { person: owner }, { userId: owner.id })).status).toBe(row?.owner);
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
          person: await freshSession(scene.owner),
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
