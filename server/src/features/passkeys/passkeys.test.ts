import { beforeEach, describe, expect, test } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { setUpSecondFactor } from "../../../test/sign-in/authenticator.ts";
import { type Lies, SoftPasskey } from "../../../test/sign-in/soft-passkey.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp({ passwords: plainPasswords });
/** With a mail server, new accounts must confirm their address. */
const withMail = testApp({ passwords: plainPasswords, confirmEmail: true });
const MINUTE = 60_000;

let asha: Person;
beforeEach(async () => {
  asha = await app.person("asha");
});

const options = (person: Person, on = app) =>
  on.as(person).post("/auth/passkeys/options", { password: person.password });

async function add(person: Person, passkey = new SoftPasskey(), name = "", on = app) {
  const { body } = await options(person, on);
  const added = await on.as(person).post("/auth/passkeys", { name, credential: passkey.create(body) });
  expect(added.status).toBe(201);
  return { passkey, id: added.body.id as string };
}

async function logIn(passkey: SoftPasskey, lies?: Lies, on = app) {
  const { body } = await on.visitor.post("/auth/passkey-login/options");
  const credential = passkey.get(body, lies);
  // The reply contains the person's own profile, so it is read past the guard against other people's addresses.
  const reply = await on.app.inject({
    method: "POST",
    url: "/api/auth/passkey-login",
    payload: { credential },
  });
  return { status: reply.statusCode, body: reply.json(), credential };
}

async function prove(person: Person, passkey: SoftPasskey) {
  const { body } = await app.as(person).post("/auth/passkeys/proof/options");
  return app.as(person).post("/auth/passkeys/proof", { credential: passkey.get(body) });
}

describe("adding a passkey", () => {
  test("requires confirmed identity; several can be added, each with a name, and the owner is informed", async () => {
    const wrong = await app.as(asha).post("/auth/passkeys/options", { password: "wrong" });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: "password" }] } });
    expect((await app.as(asha).post("/auth/passkeys/options", {})).status).toBe(400);
    await add(asha, new SoftPasskey(), "My phone");
    await add(asha, new SoftPasskey({ canBackUp: true }), "My laptop");
    const { content } = (await app.as(asha).get("/auth/passkeys")).body;
    expect(content).toMatchObject([
      { name: "My phone", isBackedUp: false, lastUsedAt: null },
      { name: "My laptop", isBackedUp: true, lastUsedAt: null },
    ]);
    await app.deps.background.drained();
    expect(app.mails.findLast(({ to }) => to === asha.email)?.text).toContain('"My laptop"');
  });

  test.each<[string, Lies]>([
    ["another site", { origin: "https://evil.example" }],
    ["another site's key", { rpId: "evil.example" }],
    ["a challenge that nobody gave", { challenge: "A".repeat(43) }],
    ["a device that was not unlocked", { isUnlocked: false }],
    ["an answer to another question", { type: "webauthn.get" }],
  ])("is refused for %s", async (_, lies) => {
    const { body } = await options(asha);
    const credential = new SoftPasskey().create(body, lies);
    expect((await app.as(asha).post("/auth/passkeys", { credential })).status).toBe(400);
    expect((await app.as(asha).get("/auth/passkeys")).body.content).toEqual([]);
  });

  test("is refused in another session, and the second time", async () => {
    const kabir = await app.person("kabir");
    const { body } = await options(asha);
    expect(
      (await app.as(kabir).post("/auth/passkeys", { credential: new SoftPasskey().create(body) })).status,
    ).toBe(400);
    const passkey = new SoftPasskey();
    const credential = passkey.create((await options(asha)).body);
    expect((await app.as(asha).post("/auth/passkeys", { credential })).status).toBe(201);
    expect((await app.as(asha).post("/auth/passkeys", { credential })).status).toBe(400);
    const again = passkey.create((await options(asha)).body);
    expect((await app.as(asha).post("/auth/passkeys", { credential: again })).status).toBe(409);
  });
});

describe("signing in by passkey", () => {
  test("needs no username and no second factor, and records when it was used", async () => {
    const { passkey } = await add(asha);
    await setUpSecondFactor(app, asha);
    const { status, body } = await logIn(passkey);
    expect(status).toBe(200);
    expect(body.user.id).toBe(asha.id);
    const me = { ...asha, token: body.token };
    expect((await app.as(me).get("/auth/passkeys")).body.content[0].lastUsedAt).toEqual(expect.any(String));
  });

  test.each<[string, Lies]>([
    ["another site", { origin: "https://evil.example" }],
    ["another site's key", { rpId: "evil.example" }],
    ["a challenge that nobody gave", { challenge: "A".repeat(43) }],
    ["a device that was not unlocked", { isUnlocked: false }],
    ["an answer to another question", { type: "webauthn.create" }],
    ["a key that changed whether it may be backed up", { canBackUp: true }],
  ])("is refused for %s", async (_, lies) => {
    const { passkey } = await add(asha);
    expect(await logIn(passkey, lies)).toMatchObject({ status: 401, body: { code: "invalid-credentials" } });
    expect((await logIn(passkey)).status).toBe(200);
  });

  test("accepts an answer once, also when sent twice at the same moment", async () => {
    const { passkey } = await add(asha);
    const { body } = await app.visitor.post("/auth/passkey-login/options");
    const payload = { credential: passkey.get(body) };
    const send = () => app.app.inject({ method: "POST", url: "/api/auth/passkey-login", payload });
    const statuses = (await Promise.all([send(), send()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 401]);
    expect((await send()).statusCode).toBe(401);
  });

  test("refuses a copy whose counter is behind, and accepts devices without a counter", async () => {
    const { passkey } = await add(asha);
    await logIn(passkey);
    await logIn(passkey);
    expect((await logIn(passkey, { signCount: 1 })).status).toBe(401);
    expect((await logIn(passkey)).status).toBe(200);
    const synced = (await add(asha, new SoftPasskey({ canBackUp: true }))).passkey;
    expect((await logIn(synced)).status).toBe(200);
    expect((await logIn(synced)).status).toBe(200);
  });

  test("with an unknown or deleted passkey says to use the password", async () => {
    const { passkey, id } = await add(asha);
    const unknown = await logIn(new SoftPasskey());
    expect(unknown).toMatchObject({ status: 401, body: { code: "invalid-credentials" } });
    expect((await app.as(asha).delete(`/auth/passkeys/${id}`, { password: asha.password })).status).toBe(204);
    expect((await logIn(passkey)).status).toBe(401);
  });
});

describe("confirming identity by passkey", () => {
  test("replaces the password in this session for ten minutes", async () => {
    const { passkey, id } = await add(asha);
    const remove = (password?: string) => app.as(asha).delete(`/auth/passkeys/${id}`, { password });
    expect((await remove()).status).toBe(400);
    const elsewhere = { ...asha, token: (await logIn(passkey)).body.token };
    expect((await prove(asha, passkey)).status).toBe(204);
    expect((await app.as(elsewhere).delete(`/auth/passkeys/${id}`, {})).status).toBe(400);
    app.pass(10 * MINUTE + 1000);
    expect((await remove()).status).toBe(400);
    expect((await prove(asha, passkey)).status).toBe(204);
    expect((await remove()).status).toBe(204);
  });

  test.each([
    ["the password", () => app.as(asha).put("/auth/password", { newPassword: "three unlike words" })],
    ["the address", () => app.as(asha).put("/auth/profile", { email: `new_${asha.email}` })],
    ["the second factor", () => app.as(asha).post("/auth/second-factor", {})],
    ["the account, by deleting it", () => app.as(asha).delete("/auth/account", {})],
  ])("is enough to change %s, and without it nothing changes", async (_, change) => {
    const { passkey } = await add(asha);
    expect((await change()).status).toBe(400);
    await prove(asha, passkey);
    expect((await change()).status).toBeLessThan(300);
  });

  test("is refused with another person's passkey, and with an answer meant for the login", async () => {
    const kabir = await app.person("kabir");
    const kabirs = (await add(kabir)).passkey;
    expect((await prove(asha, kabirs)).status).toBe(400);
    const { passkey } = await add(asha);
    const { body } = await app.visitor.post("/auth/passkey-login/options");
    expect((await app.as(asha).post("/auth/passkeys/proof", { credential: passkey.get(body) })).status).toBe(
      400,
    );
  });
});

test("a passkey can be renamed by its owner only", async () => {
  const { id } = await add(asha);
  const kabir = await app.person("kabir");
  const rename = (person: Person, name: string) => app.as(person).put(`/auth/passkeys/${id}`, { name });
  expect((await rename(kabir, "mine")).status).toBe(404);
  expect((await rename(asha, "  ")).status).toBe(400);
  expect(await rename(asha, "Key ring")).toMatchObject({ status: 200, body: { name: "Key ring" } });
});

test("an account registered with a stranger's address loses its passkeys and second factor once the address's owner resets the password", async () => {
  const attacker = await withMail.person("attacker");
  const { passkey } = await add(attacker, new SoftPasskey(), "", withMail);
  await setUpSecondFactor(withMail, attacker);
  await withMail.visitor.post("/auth/forgot-password", { email: attacker.email });
  const token = await withMail.resetToken(attacker.email);
  await withMail.visitor.post("/auth/reset-password", { token, newPassword: "three unlike words" });
  expect((await logIn(passkey, {}, withMail)).status).toBe(401);
  const owner = { usernameOrEmail: attacker.email, password: "three unlike words" };
  const reply = await withMail.request("POST", "/auth/login", { body: owner });
  expect(reply.status).toBe(200);
});

test("a reset keeps the passkeys of a confirmed address", async () => {
  const { passkey } = await add(asha);
  await app.visitor.post("/auth/forgot-password", { email: asha.email });
  const token = await app.resetToken(asha.email);
  await app.visitor.post("/auth/reset-password", { token, newPassword: "three unlike words" });
  expect((await logIn(passkey)).status).toBe(200);
});

test("passkeys are exported without their keys, and deleted with the account", async () => {
  const { passkey } = await add(asha, new SoftPasskey(), "Key ring");
  const { body } = await app.as(asha).get("/auth/export");
  expect(body.passkeys).toMatchObject([{ name: "Key ring" }]);
  expect(JSON.stringify(body)).not.toContain(passkey.id);
  await app.as(asha).delete("/auth/account", { password: asha.password });
  expect((await logIn(passkey)).status).toBe(401);
  expect(await app.deps.db.query("select 1 from passkeys where user_id = $1", [asha.id])).toEqual([]);
});
