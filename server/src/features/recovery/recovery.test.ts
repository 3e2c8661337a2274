import { beforeEach, describe, expect, test } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { giveRole } from "../../../test/scene.ts";
import { codeAt, setUpSecondFactor } from "../../../test/sign-in/authenticator.ts";
import { SoftPasskey } from "../../../test/sign-in/soft-passkey.ts";
import { appWithProviders } from "../../../test/sign-in/with-provider.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp({ passwords: plainPasswords });
const limited = testApp({ passwords: plainPasswords, limits: true });
const elsewhere = appWithProviders();
const HOUR = 3_600_000;
const NEW_PASSWORD = "three unlike words";

let asha: Person;
let secret: string;
beforeEach(async () => {
  asha = await app.person("asha");
  secret = (await setUpSecondFactor(app, asha)).secret;
});

async function linkOf({ email }: Person) {
  await app.visitor.post("/auth/recovery", { email });
  return app.mailedToken(email, "recover-account");
}
const start = (token: string) => app.visitor.post("/auth/recovery/start", { token });
const check = (token: string) => app.visitor.post("/auth/recovery/check", { token });
const finish = (token: string, newPassword = NEW_PASSWORD) =>
  app.visitor.post("/auth/recovery/finish", { token, newPassword });
const cancel = (token: string) => app.visitor.post("/auth/recovery/cancel", { token });
const logIn = (password: string, more = {}) =>
  app.visitor.post("/auth/login", { usernameOrEmail: asha.username, password, ...more });
const ownReadyAt = async () => (await app.as(asha).get("/auth/recovery")).body.readyAt;
const mailsTo = async (email: string, subject: RegExp) => {
  await app.deps.background.drained();
  return app.mails.filter((mail) => mail.to === email && subject.test(mail.subject));
};
const told = async () =>
  (await app.as(asha).get("/social/notifications")).body.content.filter(
    ({ kind }: { kind: string }) => kind === "recovery",
  );

/** Until the waiting time has begun. */
async function waiting() {
  const token = await linkOf(asha);
  expect((await start(token)).status).toBe(200);
  return token;
}

async function addPasskey() {
  const passkey = new SoftPasskey();
  const { body } = await app.as(asha).post("/auth/passkeys/options", { password: asha.password });
  await app.as(asha).post("/auth/passkeys", { name: "", credential: passkey.create(body) });
  return passkey;
}

test("after two days the mailed link recovers the account, without its earlier ways to sign in", async () => {
  await addPasskey();
  const token = await waiting();
  app.pass(48 * HOUR);
  expect((await check(token)).body).toMatchObject({ isReady: true });
  expect((await finish(token)).status).toBe(200);
  expect((await app.as(asha).get("/auth/profile")).status).toBe(401);
  expect((await logIn(asha.password)).status).toBe(401);
  const again = await logIn(NEW_PASSWORD);
  expect(again.status).toBe(200);
  const back = { ...asha, token: again.body.token };
  expect((await app.as(back).get("/auth/second-factor")).body.isOn).toBe(false);
  expect((await app.as(back).get("/auth/passkeys")).body.content).toEqual([]);
  expect(await mailsTo(asha.email, /was recovered/)).toHaveLength(1);
  const events = (await app.as(back).get("/auth/security-events")).body.content;
  expect(events.slice(0, 3)).toMatchObject([
    { event: "signed-in" },
    { event: "account-recovered" },
    { event: "recovery-started" },
  ]);
});

test("nothing is recovered a minute too early, without the start, or a week too late", async () => {
  const unstarted = await linkOf(asha);
  expect((await finish(unstarted)).status).toBe(400);
  expect((await start(unstarted)).status).toBe(200);
  app.pass(48 * HOUR - 60_000);
  expect((await check(unstarted)).body).toMatchObject({ isReady: false });
  const early = await finish(unstarted);
  expect(early).toMatchObject({ status: 409, body: { message: expect.stringMatching(/UTC/) } });
  app.pass(7 * 24 * HOUR + 2 * 60_000);
  expect((await finish(unstarted)).status).toBe(400);
});

test("a link that nobody opened within a day is invalid", async () => {
  const token = await linkOf(asha);
  app.pass(24 * HOUR + 1_000);
  expect((await start(token)).status).toBe(400);
});

test("the start is announced to every session and every address, once", async () => {
  const pending = `${crypto.randomUUID()}@example.org`;
  await app.as(asha).put("/auth/profile", { email: pending, currentPassword: asha.password });
  const token = await waiting();
  const { readyAt } = (await start(token)).body;
  expect(await ownReadyAt()).toBe(readyAt);
  for (const email of [asha.email, pending]) {
    expect(await mailsTo(email, /is recovering/)).toMatchObject([
      { text: expect.stringContaining("/cancel-recovery?token=") },
    ]);
  }
  expect(await told()).toHaveLength(1);
});

test("the reply does not reveal whether an address is known, and nobody gets many mails", async () => {
  const kabir = await limited.person("kabir");
  const ask = (email: string) => limited.visitor.post("/auth/recovery", { email });
  const [known, unknown] = [await ask(kabir.email), await ask(`${crypto.randomUUID()}@example.org`)];
  expect(known.body).toEqual(unknown.body);
  for (let i = 0; i < 2; i++) expect((await ask(kabir.email)).status).toBe(200);
  expect((await ask(kabir.email)).status).toBe(429);
});

describe("cancelling", () => {
  test("from the mail ends it, once, and says so", async () => {
    const token = await waiting();
    const cancelling = await app.mailedToken(asha.email, "cancel-recovery");
    expect((await cancel(token)).status).toBe(400);
    expect((await cancel(cancelling)).status).toBe(200);
    expect((await cancel(cancelling)).status).toBe(400);
    app.pass(49 * HOUR);
    expect([(await check(token)).status, (await start(token)).status, (await finish(token)).status]).toEqual([
      400, 400, 400,
    ]);
    expect(await mailsTo(asha.email, /was cancelled/)).toHaveLength(1);
  });

  test("from any session ends it, and withdraws its notification", async () => {
    const token = await waiting();
    expect((await app.as(asha).delete("/auth/recovery")).status).toBe(204);
    expect((await app.as(asha).delete("/auth/recovery")).status).toBe(204);
    expect([await ownReadyAt(), await told()]).toEqual([null, []]);
    app.pass(47 * HOUR);
    expect((await finish(token)).status).toBe(400);
  });

  test("is refused to other people", async () => {
    const token = await waiting();
    const kabir = await app.person("kabir");
    await app.as(kabir).delete("/auth/recovery");
    expect((await app.as(kabir).get("/auth/recovery")).body).toEqual({ readyAt: null });
    expect((await check(token)).status).toBe(200);
  });
});

describe("replays", () => {
  test("a link works once, also when it is used twice at the same moment", async () => {
    const token = await waiting();
    app.pass(48 * HOUR);
    const replies = await Promise.all([finish(token), finish(token, "four more unlike words")]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await finish(token)).status).toBe(400);
  });

  test("starting again neither shortens nor lengthens the waiting time", async () => {
    const token = await waiting();
    const first = await ownReadyAt();
    app.pass(10 * HOUR);
    expect((await start(token)).body).toEqual({ readyAt: first });
    const newer = await linkOf(asha);
    expect((await start(newer)).body).toEqual({ readyAt: first });
    // Only the newest link is valid.
    expect((await check(token)).status).toBe(400);
    app.pass(37 * HOUR);
    expect((await finish(newer)).status).toBe(409);
    app.pass(HOUR);
    expect((await finish(newer)).status).toBe(200);
  });

  test("an earlier link to reset the password stops working afterwards", async () => {
    const token = await waiting();
    app.pass(48 * HOUR);
    await app.visitor.post("/auth/forgot-password", { email: asha.email });
    const reset = await app.resetToken(asha.email);
    expect((await finish(token)).status).toBe(200);
    const reply = await app.visitor.post("/auth/reset-password", {
      token: reset,
      newPassword: "a stolen one",
    });
    expect(reply.status).toBe(400);
  });
});

describe("it ends by itself", () => {
  test("when the address changes meanwhile", async () => {
    const token = await waiting();
    const email = `${crypto.randomUUID()}@example.org`;
    await app.as(asha).put("/auth/profile", { email, currentPassword: asha.password });
    expect((await check(token)).status).toBe(200);
    await app.visitor.post("/auth/confirm-email", { token: await app.mailedToken(email, "confirm-email") });
    app.pass(48 * HOUR);
    expect([(await check(token)).status, (await finish(token)).status]).toEqual([400, 400]);
    expect(await ownReadyAt()).toBeNull();
  });

  test("when the app's code is used meanwhile", async () => {
    const token = await waiting();
    app.pass(HOUR);
    expect((await logIn(asha.password, { code: codeAt(secret, app.deps.now()) })).status).toBe(200);
    app.pass(47 * HOUR);
    expect((await finish(token)).status).toBe(400);
    // Asking again starts a new waiting.
    const newer = await linkOf(asha);
    expect((await check(newer)).body).toEqual({ readyAt: null, isReady: false });
  });

  test("when a passkey is used meanwhile", async () => {
    const passkey = await addPasskey();
    const token = await waiting();
    const { body } = await app.visitor.post("/auth/passkey-login/options");
    await app.app.inject({
      method: "POST",
      url: "/api/auth/passkey-login",
      payload: { credential: passkey.get(body) },
    });
    app.pass(48 * HOUR);
    expect((await finish(token)).status).toBe(400);
  });

  test("when a linked account is used meanwhile", async () => {
    const { know, link, signIn } = elsewhere;
    const meera = await elsewhere.app.person("meera");
    const sub = know(`meera-${meera.id}`, `elsewhere-${meera.email}`);
    expect((await link(meera, sub)).status).toBe(201);
    await elsewhere.app.visitor.post("/auth/recovery", { email: meera.email });
    const token = await elsewhere.app.mailedToken(meera.email, "recover-account");
    const send = (step: string, body = {}) =>
      elsewhere.app.visitor.post(`/auth/recovery/${step}`, { token, ...body });
    expect((await send("start")).status).toBe(200);
    expect((await send("check")).status).toBe(200);
    elsewhere.app.pass(HOUR);
    expect((await signIn(sub)).body.next).toBe("SIGNED_IN");
    expect((await send("check")).status).toBe(400);
    elsewhere.app.pass(47 * HOUR);
    expect((await send("finish", { newPassword: NEW_PASSWORD })).status).toBe(400);
  });

  test("when the account is deleted meanwhile", async () => {
    const token = await waiting();
    await app.as(asha).delete("/auth/account", { password: asha.password });
    app.pass(48 * HOUR);
    expect((await finish(token)).status).toBe(400);
  });
});

test("a change of address that another person requested is cancelled by it", async () => {
  const token = await waiting();
  const email = `${crypto.randomUUID()}@example.org`;
  await app.as(asha).put("/auth/profile", { email, currentPassword: asha.password });
  const confirmation = await app.mailedToken(email, "confirm-email");
  app.pass(48 * HOUR);
  expect((await finish(token)).status).toBe(200);
  expect((await app.visitor.post("/auth/confirm-email", { token: confirmation })).status).toBe(400);
});

test("a guessable password is refused, and the link still works", async () => {
  const token = await waiting();
  app.pass(48 * HOUR);
  expect((await finish(token, asha.username)).body.errors).toMatchObject([{ field: "newPassword" }]);
  expect((await finish(token)).status).toBe(200);
});

test("moderators must ask the operator, also if they got the role while they waited", async () => {
  const token = await waiting();
  await giveRole(app, asha, "MODERATOR");
  app.pass(48 * HOUR);
  expect((await finish(token)).status).toBe(400);
  await app.visitor.post("/auth/recovery", { email: asha.email });
  const mails = await mailsTo(asha.email, /^Recover/);
  expect(mails.at(-1)?.text).toContain("ask the people who run this site");
});
