import { type AddressInfo, connect } from "node:net";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expect, test, vi } from "vitest";
import { TestApp, testApp } from "../../test/test-app.ts";

const app = testApp();

const postRaw = (payload: string | Buffer, contentType = "application/json") =>
  app.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload,
    headers: { "content-type": contentType },
  });

test.each([
  ["broken JSON", '{"a":', 400],
  ["bytes that are not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
  ["a NUL character", '{"usernameOrEmail":"a\\u0000b","password":"secret1"}', 400],
  ["a NUL character in a key", '{"a\\u0000b":1,"usernameOrEmail":"asha","password":"secret1"}', 400],
  ["deep nesting", `{"a":${"[".repeat(40)}${"]".repeat(40)}}`, 400],
  ["very deep nesting", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 400],
  ["more than 256 kB", JSON.stringify({ usernameOrEmail: "x".repeat(300_000) }), 413],
  ["no body", "", 400],
  ["a list", "[]", 400],
  ["null", "null", 400],
])("%s gets a clear refusal", async (_, payload, status) => {
  const reply = await postRaw(payload);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ status, message: expect.any(String) });
});

test("a refusal lists at most twenty mistakes, and repeats nothing long", async () => {
  const asha = await app.person("asha");
  const empty = { questions: Array.from({ length: 20 }, () => ({})) };
  const many = await app
    .as(asha)
    .post("/social/posts/batch", { posts: Array.from({ length: 20 }, () => empty) });
  expect(many.status).toBe(400);
  expect(many.body.errors).toHaveLength(20);
  const tooMany = await app
    .as(asha)
    .post("/social/posts/batch", { posts: Array.from({ length: 3_000 }, () => empty) });
  expect(tooMany).toMatchObject({
    status: 400,
    body: { errors: [{ field: "posts", message: messages.posts.batchTooLarge }] },
  });
  const name = "n".repeat(10_000);
  const repeated = await app.visitor.get(`/social/feed?${name}=1&${name}=2`);
  expect(repeated.status).toBe(400);
  for (const { body } of [many, tooMany, repeated]) expect(JSON.stringify(body).length).toBeLessThan(4_000);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "image/png",
])("a body of type %s is refused", async (type) => {
  expect((await postRaw("usernameOrEmail=a&password=b", type)).statusCode).toBe(415);
});

test("a NUL character in the query is refused", async () => {
  expect((await app.visitor.get("/social/users/search?query=a%00b")).status).toBe(400);
});

test("a polluted prototype has no effect", async () => {
  const reply = await postRaw('{"__proto__":{"usernameOrEmail":"asha"},"password":"secret1"}');
  expect(reply.statusCode).toBe(400);
  expect(({} as Record<string, unknown>).usernameOrEmail).toBeUndefined();
});

test("an unknown call is a JSON 404", async () => {
  expect(await app.visitor.get("/nothing/here")).toMatchObject({
    status: 404,
    body: { code: "not-found", message: "Not found" },
  });
});

test.each(["/%", "/%ff", "/api/%", "/api/%ff", "/api/social/posts/%c0%af", "/pictures/%e0", "/assets/%zz"])(
  "the malformed address %s gets our refusal",
  async (url) => {
    const reply = await app.app.inject({ url });
    const message = refusals.api.malformedUrl;
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ status: 400, code: "invalid-request", message, error: message });
    expect(reply.headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
    });
  },
);

test("an address with too long parts is not found", async () => {
  expect(await app.visitor.get(`/social/posts/${"x".repeat(1_000)}`)).toMatchObject({
    status: 404,
    body: { code: "not-found" },
  });
});

test("replies have the security headers and are not cached", async () => {
  const { headers } = await app.visitor.get("/health");
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(), "),
    "x-request-id": expect.any(String),
  });
  expect(headers["content-security-policy"]).toContain("default-src 'none';script-src 'self'");
});

test("the API serves its description", async () => {
  const { body } = await app.visitor.get("/openapi.json");
  expect(body.openapi).toBe("3.1.0");
  expect(body.paths["/api/social/users/{id}/follow"].post.security).toEqual([{ bearer: [] }]);
  const page = (await app.app.inject({ url: "/api/docs/" })).headers;
  expect(page["content-type"]).toContain("text/html");
  const policy = (await app.visitor.get("/health")).headers["content-security-policy"];
  expect(page["content-security-policy"]).toBe(policy);
});

test("an operator can turn off the description of the API", async () => {
  const closed = new TestApp();
  await closed.open({
    db: { ...app.deps.db, close: async () => {} },
    config: { ...app.deps.config, apiDocs: false },
  });
  const unknown = (await closed.visitor.get("/nothing/here")).body;
  for (const url of [
    "/openapi.json",
    "/docs",
    "/docs/",
    "/docs/json",
    "/docs/yaml",
    "/docs/static/index.html",
  ])
    expect(await closed.visitor.get(url)).toMatchObject({ status: 404, body: unknown });
  await closed.close();
});

test("health and config answer", async () => {
  expect((await app.visitor.get("/health")).body).toEqual({
    status: "UP",
    database: "UP",
    version: "0.0.0-test",
    uptime: expect.any(Number),
    cors_config: { allowed_origins: [] },
  });
  expect((await app.visitor.get("/config")).body).toEqual({
    askAge: false,
    comments: true,
    contact: null,
    demo: false,
    help: [],
    providers: [],
    version: "0.0.0-test",
  });
});

/** For requests that can only be sent over a real connection. */
async function listen(): Promise<number> {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: "127.0.0.1" });
  return (app.app.server.address() as { port: number }).port;
}

const TWO_HOSTS = "Host: localhost\r\nhost: evil.example\r\n\r\n";

test.each([
  ["two hosts in a call of the API", `GET /api/health HTTP/1.1\r\n${TWO_HOSTS}`, 400, "invalid-request"],
  ["two hosts for no page", `GET /nothing HTTP/1.1\r\n${TWO_HOSTS}`, 400, "invalid-request"],
  ["no HTTP", "hello\r\n\r\n", 400, "invalid-request"],
  ["an address that is too long", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, "too-large"],
])("%s gets our refusal", async (_, text, status, code) => {
  const port = await listen();
  const reply = await new Promise<string>((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      received += bytes;
    });
    socket.on("close", () => resolve(received));
  });
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(reply.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status, code });
});

test("a client that sends its headers slowly is disconnected", { timeout: 60_000 }, async () => {
  const port = await listen();
  await new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /api/health HTTP/1.1\r\nHost: x\r\n"));
    const drip = setInterval(() => socket.write("X-Slow: 1\r\n"), 500);
    socket.on("error", () => {});
    socket.on("data", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      resolve();
    });
  });
});

test("while stopping, a running request is answered and its connection is closed afterwards", async () => {
  const second = new TestApp();
  await second.open({ db: { ...app.deps.db, close: async () => {} } });
  const asha = await second.person("asha");
  await second.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = second.app.server.address() as AddressInfo;
  let goOn = () => {};
  const begun = new Promise<void>((begin) => {
    vi.spyOn(second.deps.passwords, "matches").mockImplementationOnce(async () => {
      begin();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return true;
    });
  });
  const login = fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ usernameOrEmail: asha.username, password: asha.password }),
  });
  await begun;
  const closed = second.close();
  await new Promise(setImmediate);
  goOn();
  const reply = await login;
  expect([reply.status, reply.headers.get("connection")]).toEqual([200, "close"]);
  await closed;
});
