import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

const forgot = (email: unknown) => app.visitor.post("/auth/forgot-password", { email });
const reset = (token: unknown, newPassword: unknown) =>
  app.visitor.post("/auth/reset-password", { token, newPassword });
const login = (name: string, password: string) =>
  app.app.inject({ method: "POST", url: "/api/auth/login", payload: { usernameOrEmail: name, password } });

test("the link in the mail sets a new password once and ends every session", async () => {
  const asha = await app.person("asha");
  expect(await forgot(asha.email.toUpperCase())).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  const token = await app.resetToken(asha.email);

  expect(await reset(token, "a new secret")).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  expect((await app.as(asha).get("/auth/profile")).status).toBe(401);
  expect((await login(asha.username, asha.password)).statusCode).toBe(401);
  expect((await login(asha.username, "a new secret")).statusCode).toBe(200);
  expect((await reset(token, "yet another")).status).toBe(400);
});

test("a common password is refused, and the link still works", async () => {
  const asha = await app.person("asha");
  await forgot(asha.email);
  const token = await app.resetToken(asha.email);
  expect(await reset(token, "iloveyou")).toMatchObject({
    status: 400,
    body: { message: refusals.auth.passwordCommon, errors: [{ field: "newPassword" }] },
  });
  expect((await reset(token, "a new secret")).status).toBe(200);
});

test("an unknown address gets the same reply and no mail", async () => {
  const asha = await app.person("asha");
  const before = app.mails.length;
  const unknown = await forgot("nobody@example.org");
  expect(unknown.body).toEqual((await forgot(asha.email)).body);
  await app.deps.background.drained();
  expect(app.mails.slice(before).map(({ to }) => to)).toEqual([asha.email]);
});

test("a link expires after 30 minutes", async () => {
  const asha = await app.person("asha");
  await forgot(asha.email);
  const token = await app.resetToken(asha.email);
  app.pass(30 * 60 * 1000 + 1000);
  expect(await reset(token, "a new secret")).toMatchObject({
    status: 400,
    body: { message: "This reset link is invalid or has expired. Please request a new one." },
  });
});

test("using one link invalidates the others", async () => {
  const asha = await app.person("asha");
  await forgot(asha.email);
  const first = await app.resetToken(asha.email);
  await forgot(asha.email);
  const second = await app.resetToken(asha.email);
  expect((await reset(second, "a new secret")).status).toBe(200);
  expect((await reset(first, "another secret")).status).toBe(400);
});

test("of ten simultaneous uses of one link, one succeeds", async () => {
  const asha = await app.person("asha");
  await forgot(asha.email);
  const token = await app.resetToken(asha.email);
  const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => reset(token, `new secret ${i}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(9);
});

test("the token is stored only as a hash", async () => {
  const asha = await app.person("asha");
  await forgot(asha.email);
  const token = await app.resetToken(asha.email);
  const rows = await app.deps.db.query<{ token_hash: string }>(
    "select token_hash from password_resets where user_id = $1",
    [asha.id],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  ["no address", () => forgot(undefined), "Please enter a valid email address"],
  ["a bad address", () => forgot("asha"), "Please enter a valid email address"],
  ["no token", () => reset("", "a new secret"), "Reset token and new password are required"],
  ["no password", () => reset("token", undefined), "Reset token and new password are required"],
  ["a short password", () => reset("token", "12345"), "Password must be at least 6 characters long"],
  [
    "a wrong token",
    () => reset("token", "a new secret"),
    "This reset link is invalid or has expired. Please request a new one.",
  ],
])("%s is refused", async (_, attempt, message) => {
  expect(await attempt()).toMatchObject({ status: 400, body: { message } });
});
