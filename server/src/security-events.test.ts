import { beforeEach, describe, expect, test } from "vitest";
import { plainPasswords } from "../test/plain-passwords.ts";
import { type Person, testApp } from "../test/test-app.ts";
import { noteCommand } from "./admin/outcome.ts";
import { readCommand } from "./admin/read-command.ts";
import { createLog } from "./foundation/log.ts";

const lines: string[] = [];
const log = createLog("info", undefined, { write: (line) => void lines.push(line) });
const app = testApp({ limits: true, log, passwords: plainPasswords });

const IP = "203.0.113.77";
const IPV6 = "2001:db8:1234:5678:9abc::1";
const NEW_PASSWORD = "three unlike words";

let asha: Person;
beforeEach(async () => {
  asha = await app.person("asha");
  lines.length = 0;
});

const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown, ip = IP) =>
  app.request(method, path, { person: asha, body, ip });
const logIn = (password: string, usernameOrEmail = asha.email, ip = IP) =>
  app.request("POST", "/auth/login", { body: { usernameOrEmail, password }, ip });

/** The events logged since the test began, in order; none may contain a secret. */
async function events() {
  await app.deps.background.drained();
  const text = lines.join("");
  for (const secret of [asha.password, NEW_PASSWORD, asha.token, asha.email, "new.address@example.org"])
    expect(text).not.toContain(secret);
  const noted = lines.map((line) => JSON.parse(line)).filter((line) => "security" in line);
  for (const line of noted) {
    expect(JSON.stringify(line)).not.toMatch(/203\.0\.113\.77|9abc/);
    expect(line).toMatchObject({ reqId: expect.any(String), address: expect.stringMatching(/\/(24|48)$/) });
  }
  return noted;
}
const names = async () => (await events()).map(({ security }) => security);

describe("a log line is written for", () => {
  test("a registration", async () => {
    const username = `meera_${crypto.randomUUID().slice(0, 8)}`;
    const body = { username, email: `${username}@example.org`, password: NEW_PASSWORD };
    const { user } = (await app.request("POST", "/auth/register", { body, ip: IP })).body;
    expect(await events()).toMatchObject([{ security: "registered", account: user.id }]);
  });

  test("a sign-in, and the device if it is new", async () => {
    await logIn(asha.password);
    expect(await events()).toMatchObject([
      { security: "signed-in", account: asha.id, address: "203.0.113.0/24" },
      { security: "new-device", account: asha.id, address: "203.0.113.0/24" },
    ]);
  });

  test("a failed sign-in, with the account if there is one", async () => {
    await logIn("wrong password", asha.email, IPV6);
    await logIn("wrong password", "nobody@example.org");
    const [first, second] = await events();
    expect(first).toMatchObject({
      security: "sign-in-failed",
      account: asha.id,
      address: "2001:db8:1234::/48",
      call: "POST /api/auth/login",
    });
    expect(second).toMatchObject({ security: "sign-in-failed" });
    expect(second).not.toHaveProperty("account");
    expect(lines.join("")).not.toContain("nobody@example.org");
  });

  test("a password change, and a wrong password given for it", async () => {
    await call("PUT", "/auth/password", { currentPassword: "wrong", newPassword: NEW_PASSWORD });
    await call("PUT", "/auth/password", { currentPassword: asha.password, newPassword: NEW_PASSWORD });
    const account = asha.id;
    expect(await events()).toMatchObject([
      { security: "password-wrong", account },
      { security: "password-changed", account },
    ]);
  });

  test("a password reset", async () => {
    await app.request("POST", "/auth/forgot-password", { body: { email: asha.email }, ip: IP });
    const token = await app.resetToken(asha.email);
    const body = { token, newPassword: NEW_PASSWORD };
    expect((await app.request("POST", "/auth/reset-password", { body, ip: IP })).status).toBe(200);
    expect(await events()).toMatchObject([{ security: "password-reset", account: asha.id }]);
    expect(lines.join("")).not.toContain(token);
  });

  test("a change of an e-mail address, when requested and when confirmed", async () => {
    const email = `${crypto.randomUUID()}.new.address@example.org`;
    await call("PUT", "/auth/profile", { email, currentPassword: asha.password });
    const token = await app.mailedToken(email, "confirm-email");
    expect((await app.request("POST", "/auth/confirm-email", { body: { token }, ip: IP })).status).toBe(200);
    expect(await events()).toMatchObject([
      { security: "email-change-requested", account: asha.id },
      { security: "email-confirmed", account: asha.id },
    ]);
    expect(lines.join("")).not.toContain(token);
  });

  test("export and deletion of an account", async () => {
    await call("GET", "/auth/export");
    await call("DELETE", "/auth/account", { password: asha.password });
    const account = asha.id;
    expect(await events()).toMatchObject([
      { security: "data-exported", account },
      { security: "account-deleted", account },
    ]);
  });

  test("an invalid token, but not a visitor", async () => {
    await app.request("GET", "/auth/profile", { token: `${asha.token}x`, ip: IP });
    await app.request("GET", "/auth/profile", { ip: IP });
    expect(await events()).toMatchObject([
      { security: "access-refused", reason: "not-signed-in", call: "GET /api/auth/profile" },
    ]);
  });

  test("an attempt to act as another person", async () => {
    const kabir = await app.person("kabir");
    lines.length = 0;
    expect((await call("GET", `/learning/goal?userId=${kabir.id}`)).status).toBe(403);
    expect(await events()).toMatchObject([
      { security: "access-refused", reason: "forbidden", account: asha.id },
    ]);
    expect(JSON.stringify(await events())).not.toContain(kabir.id);
  });

  test("a limit that was hit, with the account that it protects", async () => {
    for (let i = 0; i < 10; i++) await logIn("wrong password");
    expect((await logIn(asha.password)).status).toBe(429);
    expect((await events()).at(-1)).toMatchObject({
      security: "limit-hit",
      reason: "too-many-requests",
      account: asha.id,
      call: "POST /api/auth/login",
    });
    expect(await names()).toHaveLength(11);
  });
});

test("an operator's command is logged, and so is a role that it changed", async () => {
  const give = (...args: string[]) =>
    noteCommand(log, args[0], async (security) =>
      readCommand(args)(app.deps.db, app.deps.now(), security),
    ).catch(() => undefined);
  await give("grant", asha.username, "moderator");
  await give("grant", asha.username, "moderator");
  await give("premium", "nobody", "on");
  const noted = lines.map((line) => JSON.parse(line));
  expect(noted).toMatchObject([
    { security: "role-changed", account: asha.id, role: "MODERATOR" },
    { security: "operator-command", command: "grant", account: asha.id, exitCode: 0 },
    { security: "operator-command", command: "grant", account: asha.id, exitCode: 0 },
    { security: "operator-command", command: "premium", exitCode: 1 },
  ]);
});
