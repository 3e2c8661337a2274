import { beforeEach, describe, expect, test } from "vitest";
import { giveRole } from "../../../test/scene.ts";
import { setUpSecondFactor } from "../../../test/sign-in/authenticator.ts";
import { SoftPasskey } from "../../../test/sign-in/soft-passkey.ts";
import { appWithProviders } from "../../../test/sign-in/with-provider.ts";
import type { Person } from "../../../test/test-app.ts";

/**
 * Somebody registers the address of somebody else and waits until the owner comes. The five forms are those of Sudhodanan and
 * Paverd, "Pre-hijacked accounts" (USENIX Security 2022). The owner comes by a provider, or by a mailed link.
 */
const { app, know, signIn, register, link } = appWithProviders();

/** The attacker's account with the victim's address, and how the victim is called at the provider. */
let trap: Person;
let victim: string;
beforeEach(async () => {
  trap = await app.person("attacker");
  victim = know(`victim-${trap.id}`, trap.email);
});

const attackersSession = () => app.as(trap).get("/auth/profile");
const attackersLogin = () =>
  app.visitor.post("/auth/login", { usernameOrEmail: trap.username, password: trap.password });

async function resetByMail() {
  await app.visitor.post("/auth/forgot-password", { email: trap.email });
  const token = await app.resetToken(trap.email);
  const newPassword = "only the victim knows this";
  expect((await app.visitor.post("/auth/reset-password", { token, newPassword })).status).toBe(200);
}

async function comeByProvider() {
  const came = await signIn(victim);
  expect(came).toMatchObject({ status: 200, body: { next: "SIGNED_IN", user: { id: trap.id } } });
  return { ...trap, token: came.body.token as string };
}

async function addPasskey(person: Person) {
  const passkey = new SoftPasskey();
  const { body } = await app.as(person).post("/auth/passkeys/options", { password: person.password });
  const added = await app.as(person).post("/auth/passkeys", { credential: passkey.create(body) });
  expect(added.status).toBe(201);
  return passkey;
}

async function logInByPasskey(passkey: SoftPasskey) {
  const { body } = await app.visitor.post("/auth/passkey-login/options");
  return app.visitor.post("/auth/passkey-login", { credential: passkey.get(body) });
}

const OWNER_COMES: [string, () => Promise<unknown>][] = [
  ["by a provider", comeByProvider],
  ["by a mailed link", resetByMail],
];

describe("classic-federated merge", () => {
  test("the attacker's password opens nothing once the owner came by a provider", async () => {
    const owner = await comeByProvider();
    expect((await attackersLogin()).status).toBe(401);
    expect((await app.as(owner).get("/auth/profile")).body).toMatchObject({ emailConfirmed: true });
    expect((await app.as(owner).get("/auth/proof")).body.hasPassword).toBe(false);
    await app.deps.background.drained();
    const { content } = (await app.as(owner).get("/auth/security-events")).body;
    expect(content).toMatchObject([
      { event: "signed-in", note: "provider" },
      { event: "account-claimed" },
      { event: "registered" },
    ]);
    const mail = app.mails.findLast(({ to }) => to === trap.email);
    expect(mail?.subject).toBe("Your Prepfeed account is yours now");
  });

  test("an account whose address was confirmed is never touched: its owner is told to link the provider", async () => {
    const token = await app.mailedToken(trap.email, "confirm-email");
    await app.visitor.post("/auth/confirm-email", { token });
    const refused = await signIn(victim);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          "There is an account with your email address already. Sign in as before, and link Test ID in the settings.",
      },
    });
    expect((await attackersSession()).status).toBe(200);
    expect((await app.as(trap).get("/auth/linked-accounts")).body.content).toEqual([]);
  });

  test("two owners at the same moment: the account goes to one of them, once", async () => {
    const second = know(`second-${trap.id}`, trap.email);
    const came = await Promise.all([signIn(victim), signIn(second)]);
    expect(came.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("unexpired session", () => {
  test.each(OWNER_COMES)("the attacker's session is over when the owner comes %s", async (_, come) => {
    expect((await attackersSession()).status).toBe(200);
    await come();
    expect((await attackersSession()).status).toBe(401);
  });

  test("a link to a provider that the attacker began before is of no use afterwards", async () => {
    const mine = know(`attacker-${trap.id}`, `attacker-${trap.email}`);
    const { body } = await app
      .as(trap)
      .post("/auth/linked-accounts/second/start", { password: trap.password });
    await comeByProvider();
    const late = await app.as(trap).post("/auth/linked-accounts", { ...body, url: undefined, answer: "" });
    expect(late.status).toBe(401);
    expect((await signIn(mine)).body.next).toBe("REGISTER");
  });
});

describe("trojan identifier", () => {
  test.each(OWNER_COMES)(
    "the attacker's provider, passkey and second factor lead nowhere when the owner comes %s",
    async (_, come) => {
      const mine = know(`attacker-${trap.id}`, `attacker-${trap.email}`);
      expect((await link(trap, mine)).status).toBe(201);
      const passkey = await addPasskey(trap);
      expect((await signIn(mine)).body.user.id).toBe(trap.id);
      await setUpSecondFactor(app, trap);
      await come();
      expect((await signIn(mine)).body).toMatchObject({ next: "REGISTER" });
      expect((await logInByPasskey(passkey)).status).toBe(401);
      const factors = await app.deps.db.query("select 1 from second_factors where user_id = $1", [trap.id]);
      expect(factors).toEqual([]);
    },
  );
});

describe("a role that the attacker was given", () => {
  test.each(OWNER_COMES)("goes when the owner comes %s, and the log says so", async (_, come) => {
    await giveRole(app, trap, "MODERATOR");
    await come();
    const [user] = await app.deps.db.query("select role from users where id = $1", [trap.id]);
    expect(user).toEqual({ role: "USER" });
    const events = await app.deps.db.query(
      "select details from audit_events where account = $1 and event = 'role-changed' and actor = 'system'",
      [trap.id],
    );
    expect(events).toEqual([{ details: { role: "USER" } }]);
  });
});

describe("unexpired address change", () => {
  test.each(OWNER_COMES)(
    "a change to the attacker's address that waits is dropped when the owner comes %s",
    async (_, come) => {
      const email = `attacker-${trap.email}`;
      const asked = await app.as(trap).put("/auth/profile", { email, currentPassword: trap.password });
      expect(asked.status).toBe(200);
      const token = await app.mailedToken(email, "confirm-email");
      await come();
      expect((await app.visitor.post("/auth/confirm-email", { token })).status).toBe(400);
      const [row] = await app.deps.db.query("select email, pending_email from users where id = $1", [
        trap.id,
      ]);
      expect(row).toEqual({ email: trap.email, pending_email: null });
    },
  );
});

describe("non-verifying provider", () => {
  test("an address that the provider did not verify makes no account for its owner to fall into", async () => {
    const email = `free-${trap.email}`;
    const liar = know(`liar-${trap.id}`, email, false);
    expect((await signIn(liar)).status).toBe(401);
    const owner = await signIn(know(`owner-${trap.id}`, email));
    expect(owner.body.next).toBe("REGISTER");
    expect((await register(owner.body.ticket, `own_${trap.id.slice(-8)}`)).status).toBe(201);
  });

  test("nor does it open, take over or change an account that exists", async () => {
    const liar = know(`liar-${trap.id}`, trap.email, false);
    expect((await signIn(liar)).status).toBe(401);
    expect((await attackersSession()).status).toBe(200);
    expect((await app.as(trap).get("/auth/linked-accounts")).body.content).toEqual([]);
  });
});
