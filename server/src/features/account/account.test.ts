import { refusals } from "@prepfeed/contract/foundation/refusals";
import { describe, expect, test, vi } from "vitest";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
const limited = testApp({ limits: true });

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const DAY = 24 * 3600 * 1000;

async function logIn(person: Person, password = person.password, userAgent = FIREFOX): Promise<Person> {
  const reply = await app.request("POST", "/auth/login", {
    person,
    body: { usernameOrEmail: person.username, password },
    headers: { "user-agent": userAgent },
  });
  expect(reply.status).toBe(200);
  return { ...person, token: reply.body.token };
}
const isLoggedIn = async (person: Person) => (await app.as(person).get("/auth/profile")).status === 200;
const sessionsOf = async (person: Person) => (await app.as(person).get("/auth/sessions")).body.content;

describe("a new password", () => {
  test("is valid at once; other sessions end, this one stays", async () => {
    const asha = await app.person("asha");
    const elsewhere = await logIn(asha);
    const body = { currentPassword: asha.password, newPassword: "a new secret" };
    expect(await app.as(asha).put("/auth/password", body)).toMatchObject({ status: 204, body: undefined });
    expect([await isLoggedIn(asha), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    await logIn(asha, "a new secret");
    const old = await app.visitor.post("/auth/login", {
      usernameOrEmail: asha.username,
      password: asha.password,
    });
    expect(old.status).toBe(401);
  });

  test("ends a login with the old password that is still running", async () => {
    const asha = await app.person("asha");
    const { matches } = app.deps.passwords;
    const body = { currentPassword: asha.password, newPassword: "a new secret" };
    vi.spyOn(app.deps.passwords, "matches").mockImplementationOnce(async (hash, password) => {
      const isRight = await matches(hash, password);
      expect((await app.as(asha).put("/auth/password", body)).status).toBe(204);
      return isRight;
    });
    const { username: usernameOrEmail, password } = asha;
    expect((await app.visitor.post("/auth/login", { usernameOrEmail, password })).status).toBe(401);
    expect(await sessionsOf(asha)).toHaveLength(1);
  });

  test("invalidates reset links that were already sent", async () => {
    const asha = await app.person("asha");
    await app.visitor.post("/auth/forgot-password", { email: asha.email });
    const token = await app.resetToken(asha.email);
    await app.as(asha).put("/auth/password", { currentPassword: asha.password, newPassword: "a new secret" });
    const reply = await app.visitor.post("/auth/reset-password", { token, newPassword: "a stolen one" });
    expect(reply.status).toBe(400);
  });

  test.each([
    [
      "a wrong current one",
      { currentPassword: "wrong" },
      "currentPassword",
      "Your current password is not correct",
    ],
    ["no current one", { currentPassword: "" }, "currentPassword", "Your current password is not correct"],
    ["a short one", { newPassword: "12345" }, "newPassword", "Password must be at least 6 characters long"],
    ["none", { newPassword: undefined }, "newPassword", "Password must be at least 6 characters long"],
  ])(
    "%s is refused with a message on its field, and nobody is logged out",
    async (_, change, field, message) => {
      const asha = await app.person("asha");
      const body = { currentPassword: asha.password, newPassword: "a new secret", ...change };
      const reply = await app.as(asha).put("/auth/password", body);
      expect(reply).toMatchObject({ status: 400, body: { message, errors: [{ field, message }] } });
      expect(await isLoggedIn(asha)).toBe(true);
      await logIn(asha);
    },
  );

  test("cannot be a common password", async () => {
    const asha = await app.person("asha");
    const body = { currentPassword: asha.password, newPassword: "Qwerty123" };
    expect(await app.as(asha).put("/auth/password", body)).toMatchObject({
      status: 400,
      body: { message: refusals.auth.passwordCommon, errors: [{ field: "newPassword" }] },
    });
  });

  test("cannot be the person's own name or address", async () => {
    const asha = await app.person("asha");
    for (const newPassword of [asha.username.toUpperCase(), asha.email]) {
      const body = { currentPassword: asha.password, newPassword };
      expect(await app.as(asha).put("/auth/password", body)).toMatchObject({
        status: 400,
        body: { errors: [{ field: "newPassword" }] },
      });
    }
  });

  test.each<["PUT" | "DELETE", string]>([
    ["PUT", "/auth/password"],
    ["DELETE", "/auth/account"],
  ])("guesses by %s %s are counted like failed logins", async (method, path) => {
    const asha = await limited.person("asha");
    const ip = `10.9.8.7-${crypto.randomUUID()}`;
    const guess = (password: string) =>
      limited.request(method, path, {
        person: asha,
        ip,
        body: { password, currentPassword: password, newPassword: "a new secret" },
      });
    for (let i = 0; i < 10; i++) expect((await guess("guess")).status).toBe(400);
    const refused = await guess(asha.password);
    expect(refused.status).toBe(429);
    const { email: usernameOrEmail, password } = asha;
    const login = { ip, body: { usernameOrEmail, password } };
    expect((await limited.request("POST", "/auth/login", login)).status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await limited.as(asha).get("/auth/profile")).status).toBe(200);
  });
});

describe("sessions", () => {
  test("are listed with their device, last used first", async () => {
    const asha = await app.person("asha");
    app.pass(1_000);
    const firefox = await logIn(asha);
    const list = await sessionsOf(firefox);
    expect(list).toMatchObject([
      { device: "Firefox on Linux", current: true },
      { device: expect.any(String), current: false },
    ]);
    expect(Object.keys(list[0]).toSorted()).toEqual([
      "createdAt",
      "current",
      "device",
      "id",
      "lastSeenAt",
      "network",
    ]);
    expect((await sessionsOf(asha)).map(({ current }: { current: boolean }) => current)).toEqual([
      false,
      true,
    ]);
  });

  test("one session can be ended by its id, once, and only by its owner", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const elsewhere = await logIn(asha);
    const { id } = (await sessionsOf(elsewhere)).find(({ current }: { current: boolean }) => current);
    const message = "Session not found";
    expect(await app.as(kabir).delete(`/auth/sessions/${id}`)).toMatchObject({
      status: 404,
      body: { message },
    });
    expect((await app.as(asha).delete(`/auth/sessions/${id}`)).status).toBe(204);
    expect((await app.as(asha).delete(`/auth/sessions/${id}`)).status).toBe(404);
    expect([await isLoggedIn(asha), await isLoggedIn(elsewhere)]).toEqual([true, false]);
  });

  test("all sessions can be ended at once, including this one; other people's stay", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const elsewhere = await logIn(asha);
    expect((await app.as(asha).delete("/auth/sessions")).status).toBe(204);
    expect([await isLoggedIn(asha), await isLoggedIn(elsewhere), await isLoggedIn(kabir)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("sessions that were idle for too long are not listed", async () => {
    const asha = await app.person("asha");
    app.pass(3 * DAY + 1_000);
    const back = await logIn(asha);
    expect(await sessionsOf(back)).toHaveLength(1);
  });
});
