import { AsyncLocalStorage } from "node:async_hooks";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { codeAt } from "../../../test/sign-in/authenticator.ts";
import { SoftPasskey } from "../../../test/sign-in/soft-passkey.ts";
import { appWithProviders } from "../../../test/sign-in/with-provider.ts";
import type { Person } from "../../../test/test-app.ts";

/** The owner of an address signs in while a request of the stranger who registered it is running. */
const { app, know, start, finish, signIn, link, providerOf } = appWithProviders();

let trap: Person;
let victim: string;
let mine: string;
beforeEach(async () => {
  trap = await app.person("attacker");
  victim = know(`victim-${trap.id}`, trap.email);
  mine = know(`attacker-${trap.id}`, `attacker-${trap.email}`);
});

/** Sends a request; the owner comes after the stranger's session was checked, before anything is written. */
async function whileOwnerComes(request: () => Promise<{ status: number }>) {
  const running = new AsyncLocalStorage<true>();
  const { db } = app.deps;
  const transaction = db.transaction.bind(db);
  let hasCome = false;
  const spy = vi.spyOn(db, "transaction").mockImplementation(async (work) => {
    if (running.getStore() && !hasCome) {
      hasCome = true;
      const came = await running.exit(() => signIn(victim));
      expect(came.body).toMatchObject({ next: "SIGNED_IN", user: { id: trap.id } });
    }
    return transaction(work);
  });
  const { status } = await running.run(true, request).finally(() => spy.mockRestore());
  expect(hasCome).toBe(true);
  return status;
}

async function newPasskey() {
  const passkey = new SoftPasskey();
  const { body } = await app.as(trap).post("/auth/passkeys/options", { password: trap.password });
  return { passkey, credential: passkey.create(body) };
}

async function arrivalOf(url: string, kept: { state: string; secret: string }) {
  const { state, secret } = kept;
  return { state, secret, answer: await providerOf("test").signIn(url, mine) };
}

/** Each prepares itself and returns the last request. */
const ACTS: [string, () => Promise<() => Promise<{ status: number }>>][] = [
  [
    "a new password",
    async () => () =>
      app.as(trap).put("/auth/password", { currentPassword: trap.password, newPassword: "of the attacker" }),
  ],
  [
    "another address",
    async () => () =>
      app.as(trap).put("/auth/profile", { email: `attacker-${trap.email}`, currentPassword: trap.password }),
  ],
  [
    "a passkey",
    async () => {
      const { credential } = await newPasskey();
      return () => app.as(trap).post("/auth/passkeys", { credential });
    },
  ],
  [
    "a linked account",
    async () => {
      const path = "/auth/linked-accounts/test/start";
      const { body } = await app.as(trap).post(path, { password: trap.password });
      const arrival = await arrivalOf(body.url, body);
      return () => app.as(trap).post("/auth/linked-accounts", arrival);
    },
  ],
  [
    "a second factor",
    async () => {
      const { body } = await app.as(trap).post("/auth/second-factor", { password: trap.password });
      const code = codeAt(body.secret, app.deps.now());
      return () => app.as(trap).post("/auth/second-factor/confirm", { code });
    },
  ],
  [
    "the deletion of the account",
    async () => () => app.as(trap).delete("/auth/account", { password: trap.password }),
  ],
];

const waysIn = () =>
  app.deps.db.query(
    `select has_password, email, pending_email, deleted_at,
       (select count(*)::int from passkeys where user_id = u.id) as passkeys,
       (select array_agg(subject) from linked_accounts where user_id = u.id) as links,
       (select count(*)::int from second_factors where user_id = u.id and confirmed_at is not null) as factors,
       (select count(*)::int from sessions where user_id = u.id) as sessions
     from users u where id = $1`,
    [trap.id],
  );

describe("the owner of an address signs in while a stranger's request is running", () => {
  test.each(ACTS)("%s is refused, and only the owner has a way in", async (_, prepare) => {
    const request = await prepare();
    expect(await whileOwnerComes(request)).toBe(401);
    const owners = { has_password: false, email: trap.email, pending_email: null, deleted_at: null };
    expect(await waysIn()).toEqual([{ ...owners, passkeys: 0, links: [victim], factors: 0, sessions: 1 }]);
  });

  test("a sign-in with the stranger's passkey is refused", async () => {
    const { passkey, credential } = await newPasskey();
    expect((await app.as(trap).post("/auth/passkeys", { credential })).status).toBe(201);
    const { body } = await app.visitor.post("/auth/passkey-login/options");
    const answer = { credential: passkey.get(body) };
    expect(await whileOwnerComes(() => app.visitor.post("/auth/passkey-login", answer))).toBe(401);
    expect(await waysIn()).toMatchObject([{ passkeys: 0, sessions: 1 }]);
  });

  test("a sign-in with the account that the stranger linked is refused", async () => {
    expect((await link(trap, mine)).status).toBe(201);
    const { body } = await start();
    const arrival = await arrivalOf(body.url, body);
    expect(await whileOwnerComes(() => finish(arrival))).toBe(401);
    expect(await waysIn()).toMatchObject([{ links: [victim], sessions: 1 }]);
  });
});
