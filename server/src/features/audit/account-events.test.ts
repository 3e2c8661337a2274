import { beforeEach, describe, expect, test } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { codeAt, setUpSecondFactor } from "../../../test/sign-in/authenticator.ts";
import { SoftPasskey } from "../../../test/sign-in/soft-passkey.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { readCommand } from "../../admin/read-command.ts";
import { securityLog } from "../../foundation/security-log.ts";

const app = testApp({ passwords: plainPasswords });
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const IP = "203.0.113.77";
const MINUTE = 60_000;

let asha: Person;
beforeEach(async () => {
  asha = await app.person("asha");
});

const eventsOf = async (person: Person) => (await app.as(person).get("/auth/security-events")).body.content;
/** Newest first, without the registration. */
const namesOf = async (person: Person) =>
  (await eventsOf(person)).map(({ event }: { event: string }) => event).slice(0, -1);
const logIn = (more: Record<string, unknown> = {}, password = asha.password) =>
  app.request("POST", "/auth/login", {
    body: { usernameOrEmail: asha.username, password, ...more },
    ip: IP,
    headers: { "user-agent": FIREFOX },
  });
const codeNow = (secret: string) => codeAt(secret, app.deps.now());

test("a sign-in shows how, with which device and from which network, but no address", async () => {
  await logIn();
  const [signIn, registration] = await eventsOf(asha);
  expect(signIn).toEqual({
    id: expect.any(String),
    event: "signed-in",
    note: "password",
    byOperator: false,
    device: "Firefox on Linux",
    network: "203.0.113.0/24",
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(registration).toMatchObject({ event: "registered", network: "127.0.0.0/24" });
  const stored = await app.deps.db.query("select * from audit_events where account = $1", [asha.id]);
  expect(JSON.stringify(stored)).not.toContain(IP);
});

test("nobody else can see them, and a wrong password is not an event for the owner", async () => {
  await logIn({}, "not the password");
  const kabir = await app.person("kabir");
  expect(await namesOf(asha)).toEqual([]);
  expect(await namesOf(kabir)).toEqual([]);
});

describe("an event is recorded for", () => {
  test("a new password, and one that was reset", async () => {
    const body = { currentPassword: asha.password, newPassword: "three unlike words" };
    await app.as(asha).put("/auth/password", body);
    await app.visitor.post("/auth/forgot-password", { email: asha.email });
    const token = await app.resetToken(asha.email);
    await app.visitor.post("/auth/reset-password", { token, newPassword: "four more unlike words" });
    const again = { ...asha, token: (await logIn({}, "four more unlike words")).body.token };
    expect(await namesOf(again)).toEqual(["signed-in", "password-reset", "password-changed"]);
  });

  test("a new address: requested, cancelled, requested again and confirmed", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const ask = () => app.as(asha).put("/auth/profile", { email, currentPassword: asha.password });
    await ask();
    await app.as(asha).delete("/auth/pending-email");
    await app.as(asha).delete("/auth/pending-email");
    await ask();
    await app.visitor.post("/auth/confirm-email", { token: await app.mailedToken(email, "confirm-email") });
    expect(await namesOf(asha)).toEqual([
      "email-confirmed",
      "email-change-requested",
      "email-change-cancelled",
      "email-change-requested",
    ]);
  });

  test("a second factor: on, wrong, used, new codes, devices forgotten, off", async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(app, asha);
    const { password } = asha;
    await logIn({ code: "nothing-like-a-code" });
    app.pass(MINUTE);
    await logIn({ code: codeNow(secret) });
    await logIn({ code: recoveryCodes[0] });
    await app.as(asha).post("/auth/second-factor/recovery-codes", { password, code: "wrong" });
    app.pass(MINUTE);
    await app.as(asha).post("/auth/second-factor/recovery-codes", { password, code: codeNow(secret) });
    await app.as(asha).delete("/auth/second-factor/devices");
    app.pass(MINUTE);
    await app.as(asha).delete("/auth/second-factor", { password, code: codeNow(secret) });
    const told = (await eventsOf(asha)).map(({ event, note }: Record<string, string>) => [event, note]);
    expect(told).toEqual([
      ["second-factor-off", ""],
      ["devices-forgotten", ""],
      ["recovery-codes-renewed", ""],
      ["second-factor-wrong", ""],
      ["signed-in", "password and recovery code"],
      ["signed-in", "password and code"],
      ["second-factor-wrong", "sign-in"],
      ["second-factor-on", ""],
      ["registered", ""],
    ]);
  });

  test("a second factor that an operator removed", async () => {
    await setUpSecondFactor(app, asha);
    const words = ["reset-second-factor", asha.username];
    await readCommand(words)(app.deps.db, app.deps.now(), securityLog(app.deps.log));
    expect((await eventsOf(asha))[0]).toMatchObject({ event: "second-factor-off", byOperator: true });
  });

  test("a passkey: added, used to sign in, deleted", async () => {
    const passkey = new SoftPasskey();
    const options = await app.as(asha).post("/auth/passkeys/options", { password: asha.password });
    const added = await app
      .as(asha)
      .post("/auth/passkeys", { name: "", credential: passkey.create(options.body) });
    const login = await app.visitor.post("/auth/passkey-login/options");
    // The reply contains the person's own profile, so it is read past the guard against other people's addresses.
    await app.app.inject({
      method: "POST",
      url: "/api/auth/passkey-login",
      payload: { credential: passkey.get(login.body) },
    });
    await app.as(asha).delete(`/auth/passkeys/${added.body.id}`, { password: asha.password });
    expect(await namesOf(asha)).toEqual(["passkey-deleted", "signed-in", "passkey-added"]);
    expect((await eventsOf(asha))[1]).toMatchObject({ note: "passkey" });
  });

  test("an ended session, with its device, and for all of them", async () => {
    await logIn();
    const sessions = (await app.as(asha).get("/auth/sessions")).body.content;
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    await app.as(asha).delete(`/auth/sessions/${other.id}`);
    expect((await app.as(asha).delete(`/auth/sessions/${other.id}`)).status).toBe(404);
    await app.as(asha).delete("/auth/sessions");
    const again = { ...asha, token: (await logIn()).body.token };
    expect(await eventsOf(again)).toMatchObject([
      { event: "signed-in" },
      { event: "sessions-ended" },
      { event: "session-ended", note: "Firefox on Linux" },
      { event: "signed-in" },
      { event: "registered" },
    ]);
  });

  test("an export, which contains the events too", async () => {
    await logIn();
    const { securityEvents, sessions } = (await app.as(asha).get("/auth/export")).body;
    expect(securityEvents).toMatchObject([
      { event: "registered" },
      { event: "signed-in", details: { network: "203.0.113.0/24" } },
      { event: "data-exported" },
    ]);
    expect(sessions).toMatchObject([{ network: "127.0.0.0/24" }, { network: "203.0.113.0/24" }]);
  });
});

test("lists are paged, newest first, with each repeat listed", async () => {
  for (let i = 0; i < 4; i++) await logIn();
  const page = async (number: number) =>
    (await app.as(asha).get(`/auth/security-events?page=${number}&size=3`)).body;
  const [first, second] = [await page(0), await page(1)];
  expect([first.content.length, first.last, first.totalElements]).toEqual([3, false, 5]);
  expect([second.content.length, second.last]).toEqual([2, true]);
});

test("the events of a deleted account name nobody", async () => {
  await logIn();
  await app.as(asha).delete("/auth/account", { password: asha.password });
  const named = await app.deps.db.query("select 1 from audit_events where account = $1 or actor = $1", [
    asha.id,
  ]);
  expect(named).toEqual([]);
});

test("a session shows the network it was last used from", async () => {
  const networkOf = async () => (await app.as(asha).get("/auth/sessions")).body.content[0].network;
  expect(await networkOf()).toBe("127.0.0.0/24");
  app.pass(6 * MINUTE);
  await app.request("GET", "/auth/profile", { person: asha, ip: "2001:db8:1234:5678:9abc::1" });
  expect(await networkOf()).toBe("2001:db8:1234::/48");
});
