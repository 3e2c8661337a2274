import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

const DAY = 24 * 3600 * 1000;

const login = (usernameOrEmail: unknown, password: unknown) =>
  app.visitor.post("/auth/login", { usernameOrEmail, password });
const profileWith = (token: string) => app.request("GET", "/auth/profile", { token });

test("a learner logs in by username or by e-mail address, in any letter case", async () => {
  const asha = await app.person("asha");
  for (const identity of [
    asha.username,
    asha.username.toUpperCase(),
    asha.email,
    ` ${asha.email.toUpperCase()} `,
  ]) {
    const reply = await app.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { usernameOrEmail: identity, password: asha.password },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().user).toMatchObject({ id: asha.id, email: asha.email });
  }
});

test("a wrong password and an unknown name get the same reply", async () => {
  const asha = await app.person("asha");
  const wrong = await login(asha.username, "not the password");
  const unknown = await login("nobody.here", "not the password");
  expect(wrong).toMatchObject({
    status: 401,
    body: { code: "invalid-credentials", message: "Invalid username or password" },
  });
  expect(unknown.body).toEqual(wrong.body);
});

test.each([
  [undefined, undefined],
  ["  ", "secret1"],
  ["asha", ""],
  [{ $ne: "" }, "secret1"],
])("name %j with password %j gets a message that both are required", async (name, password) => {
  const reply = await login(name, password);
  expect(reply).toMatchObject({ status: 400, body: { message: "Username/email and password are required" } });
});

test("an expired token does not prevent a login", async () => {
  const asha = await app.person("asha");
  const reply = await app.request("POST", "/auth/login", {
    person: asha,
    token: "stale",
    body: { usernameOrEmail: asha.username, password: asha.password },
  });
  expect(reply.status).toBe(200);
});

test("after logout the token is invalid", async () => {
  const asha = await app.person("asha");
  expect(await app.as(asha).post("/auth/logout")).toMatchObject({ status: 204, body: undefined });
  expect((await profileWith(asha.token)).status).toBe(401);
});

test("a session in use ends after seven days", async () => {
  const asha = await app.person("asha");
  for (let day = 2; day <= 6; day += 2) {
    app.pass(2 * DAY);
    expect((await app.as(asha).get("/auth/profile")).status, `on day ${day}`).toBe(200);
  }
  app.pass(1 * DAY + 1000);
  expect((await app.as(asha).get("/auth/profile")).status).toBe(401);
});

test("a session that is not used ends after three days", async () => {
  const asha = await app.person("asha");
  app.pass(3 * DAY + 1000);
  expect((await app.as(asha).get("/auth/profile")).status).toBe(401);
});

test("a token has only one valid spelling", async () => {
  const asha = await app.person("asha");
  const last = asha.token.at(-1) ?? "";
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  // The last letter carries four bits only, so three other letters decode to the same value.
  const first = letters.indexOf(last) & ~3;
  const others = [...letters.slice(first, first + 4)].filter((letter) => letter !== last);
  expect(others).toHaveLength(3);
  const spellings = [...others.map((letter) => asha.token.slice(0, -1) + letter), `${asha.token}=`];
  for (const token of [...spellings, `${asha.token}==`, `${asha.token}.`, asha.token.replace(".", "=.")]) {
    expect((await profileWith(token)).status).toBe(401);
  }
  expect((await app.as(asha).get("/auth/profile")).status).toBe(200);
});

test("forged, foreign and unsigned tokens are refused", async () => {
  const asha = await app.person("asha");
  const [header, payload] = asha.token.split(".");
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
  const otherSecret = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("x".repeat(40)));
  const otherAudience = await new SignJWT({ ...claims, aud: "elsewhere" })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("a secret that is long enough for tests"));
  for (const token of [none, otherSecret, otherAudience, `${header}.${payload}.AAAA`, "garbage", ""]) {
    expect((await profileWith(token || " ")).status).toBe(401);
  }
});
