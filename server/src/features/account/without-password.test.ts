import { beforeEach, describe, expect, test } from "vitest";
import { SoftPasskey } from "../../../test/sign-in/soft-passkey.ts";
import { appWithProviders } from "../../../test/sign-in/with-provider.ts";
import type { Person } from "../../../test/test-app.ts";

const { app, know, signIn, prove, link, personByProvider } = appWithProviders();
const PASSWORD = "three words together";

let meera: Person & { sub: string };
beforeEach(async () => {
  meera = await personByProvider("meera");
});

const proveByMail = async (person: Person) => {
  expect((await app.as(person).post("/auth/proof/mail")).status).toBe(204);
  const token = await app.mailedToken(person.email, "prove");
  return app.as(person).post("/auth/proof/mail/confirm", { token });
};

/** Everything that asks for a fresh proof, and what it replies with one. */
const ACTS: [string, (person: Person) => Promise<{ status: number }>, number][] = [
  ["delete the account", (person) => app.as(person).delete("/auth/account", {}), 204],
  [
    "change the address",
    (person) => app.as(person).put("/auth/profile", { email: `new-${crypto.randomUUID()}@canary.example` }),
    200,
  ],
  ["set a first password", (person) => app.as(person).put("/auth/password", { newPassword: PASSWORD }), 204],
  ["add a passkey", (person) => app.as(person).post("/auth/passkeys/options", {}), 200],
  ["set up two-step sign-in", (person) => app.as(person).post("/auth/second-factor", {}), 200],
  ["link another provider", (person) => app.as(person).post("/auth/linked-accounts/second/start", {}), 200],
];

describe("an account without a password", () => {
  test.each(ACTS)("can %s, by the provider or by a mailed link as proof", async (_, act, done) => {
    expect((await act(meera)).status).toBe(400);
    expect((await prove(meera, meera.sub)).status).toBe(204);
    expect((await act(meera)).status).toBe(done);
    const rohan = await personByProvider("rohan");
    expect((await proveByMail(rohan)).status).toBe(204);
    expect((await act(rohan)).status).toBe(done);
  });

  test("exports its data, with the account that is linked", async () => {
    const { body } = await app.as(meera).get("/auth/export");
    expect(body.account.hasPassword).toBe(false);
    expect(body.linkedAccounts).toMatchObject([{ subject: meera.sub, accountName: meera.email }]);
  });

  test("proves who asks by a passkey once it has one", async () => {
    await prove(meera, meera.sub);
    const passkey = new SoftPasskey();
    const creation = (await app.as(meera).post("/auth/passkeys/options", {})).body;
    await app.as(meera).post("/auth/passkeys", { credential: passkey.create(creation) });
    app.pass(11 * 60_000);
    expect((await app.as(meera).delete("/auth/account", {})).status).toBe(400);
    const { body } = await app.as(meera).post("/auth/passkeys/proof/options");
    await app.as(meera).post("/auth/passkeys/proof", { credential: passkey.get(body) });
    expect((await app.as(meera).delete("/auth/account", {})).status).toBe(204);
    app.pass(-11 * 60_000);
  });

  test("has a password once it set one, and signs in with it", async () => {
    await prove(meera, meera.sub);
    expect((await app.as(meera).get("/auth/proof")).body).toMatchObject({
      hasPassword: false,
      isProven: true,
      providers: [{ id: "test", label: "Test ID" }],
    });
    await app.as(meera).put("/auth/password", { newPassword: PASSWORD });
    expect((await app.as(meera).get("/auth/proof")).body.hasPassword).toBe(true);
    const reply = await app.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { usernameOrEmail: meera.username, password: PASSWORD },
    });
    expect(reply.statusCode).toBe(200);
  });

  test("can't be signed in to with any password, not even a blank one", async () => {
    for (const password of ["", " ", "undefined", "null", "nobody has this password"]) {
      const login = await app.visitor.post("/auth/login", { usernameOrEmail: meera.username, password });
      expect([400, 401]).toContain(login.status);
    }
  });
});

describe("a proof by a provider", () => {
  test("counts for an account that is linked only, not for another one there", async () => {
    const stranger = know(`stranger-${meera.id}`, `stranger-${meera.email}`);
    expect((await prove(meera, stranger)).status).toBe(400);
    const kabir = await personByProvider("kabir");
    expect((await prove(meera, kabir.sub)).status).toBe(400);
    expect((await app.as(meera).get("/auth/proof")).body.isProven).toBe(false);
  });

  test("is refused if the provider has not asked the person to sign in again since", async () => {
    app.pass(5 * 60_000);
    const old = await prove(meera, meera.sub);
    app.pass(-5 * 60_000);
    expect(old).toMatchObject({
      status: 400,
      body: {
        message:
          "Test ID did not ask you to sign in again, so this does not confirm that it is you. Please try another way.",
      },
    });
  });

  test("is not possible for people with a password, who must enter that", async () => {
    const asha = await app.person("asha");
    const sub = know(`asha-${asha.id}`, `elsewhere-${asha.email}`);
    expect((await link(asha, sub)).status).toBe(201);
    expect((await app.as(asha).get("/auth/proof")).body.providers).toEqual([]);
    expect(await prove(asha, sub)).toMatchObject({
      status: 409,
      body: { message: "Your account has a password. Please enter it to confirm that it is you." },
    });
  });

  test("proves nothing in another session of the same person", async () => {
    await prove(meera, meera.sub);
    const { token } = (await signIn(meera.sub)).body;
    expect((await app.as({ ...meera, token }).delete("/auth/account", {})).status).toBe(400);
  });
});

describe("a mailed proof", () => {
  test("works once, and only in the session that asked for it", async () => {
    await app.as(meera).post("/auth/proof/mail");
    const token = await app.mailedToken(meera.email, "prove");
    const elsewhere = { ...meera, token: (await signIn(meera.sub)).body.token };
    expect((await app.as(elsewhere).post("/auth/proof/mail/confirm", { token })).status).toBe(400);
    expect((await app.as(meera).post("/auth/proof/mail/confirm", { token })).status).toBe(204);
    expect((await app.as(meera).post("/auth/proof/mail/confirm", { token })).status).toBe(400);
  });

  test("is not sent to people with a password", async () => {
    const asha = await app.person("asha");
    expect((await app.as(asha).post("/auth/proof/mail")).status).toBe(409);
    await link(asha, know(`asha-${asha.id}`, `elsewhere-${asha.email}`));
    expect((await app.as(asha).post("/auth/proof/mail")).status).toBe(409);
  });
});
