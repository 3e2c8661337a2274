import { beforeEach, describe, expect, test } from "vitest";
import { SoftPasskey } from "../../../test/sign-in/soft-passkey.ts";
import { appWithProviders } from "../../../test/sign-in/with-provider.ts";
import type { Person } from "../../../test/test-app.ts";

const { app, know, signIn, start, link, personByProvider, prove, providerOf } = appWithProviders();

let asha: Person;
let sub: string;
beforeEach(async () => {
  asha = await app.person("asha");
  sub = know(`asha-${asha.id}`, `elsewhere-${asha.email}`);
});

const links = async (person: Person) => (await app.as(person).get("/auth/linked-accounts")).body.content;
const unlink = (person: Person, id: string) =>
  app.as(person).delete(`/auth/linked-accounts/${id}`, person.password ? { password: person.password } : {});

async function addPasskey(person: Person) {
  const { body } = await app.as(person).post("/auth/passkeys/options", {});
  return app.as(person).post("/auth/passkeys", { credential: new SoftPasskey().create(body) });
}

describe("linking a provider", () => {
  test("needs a fresh proof, tells the owner by mail, and then allows sign-in whatever address the provider has", async () => {
    const wrong = await app.as(asha).post("/auth/linked-accounts/test/start", { password: "wrong" });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: "password" }] } });
    expect((await app.as(asha).post("/auth/linked-accounts/test/start", {})).status).toBe(400);
    expect((await link(asha, sub)).status).toBe(201);
    expect(await links(asha)).toMatchObject([
      { provider: "test", label: "Test ID", accountName: `elsewhere-${asha.email}`, lastUsedAt: null },
    ]);
    await app.deps.background.drained();
    expect(app.mails.findLast(({ to }) => to === asha.email)?.subject).toBe("A Test ID account was linked");
    expect((await signIn(sub)).body).toMatchObject({ next: "SIGNED_IN", user: { id: asha.id } });
    expect((await links(asha))[0].lastUsedAt).toEqual(expect.any(String));
    const { content } = (await app.as(asha).get("/auth/security-events")).body;
    expect(content).toMatchObject([
      { event: "signed-in", note: "provider" },
      { event: "account-linked", note: "Test ID" },
      { event: "registered" },
    ]);
  });

  test("is refused for an account that another person has linked, and for a second account of the same provider", async () => {
    await link(asha, sub);
    const kabir = await app.person("kabir");
    expect(await link(kabir, sub)).toMatchObject({
      status: 409,
      body: { message: "This Test ID account is linked to another account here" },
    });
    const other = know(`other-${asha.id}`, `other-${asha.email}`);
    expect((await link(asha, other)).status).toBe(409);
    expect((await signIn(sub)).body.user.id).toBe(asha.id);
  });

  test("works only in the session that started it, and only for its purpose", async () => {
    const kabir = await app.person("kabir");
    const { body } = await app.as(asha).post("/auth/linked-accounts/test/start", { password: asha.password });
    const { url, ...kept } = body;
    const answer = await providerOf("test").signIn(url, sub);
    expect((await app.as(kabir).post("/auth/linked-accounts", { ...kept, answer })).status).toBe(400);
    expect((await app.visitor.post("/auth/provider-login", { ...kept, answer })).status).toBe(401);
    const login = (await start()).body;
    const forLogin = await providerOf("test").signIn(login.url, sub);
    const { state, secret } = login;
    const abused = await app.as(asha).post("/auth/linked-accounts", { state, secret, answer: forLogin });
    expect(abused.status).toBe(400);
    expect(await links(asha)).toEqual([]);
  });
});

describe("unlinking", () => {
  test("needs a fresh proof, and afterwards the provider's account cannot sign in", async () => {
    await link(asha, sub);
    const [{ id }] = await links(asha);
    expect((await unlink({ ...asha, password: "wrong" }, id)).status).toBe(400);
    const kabir = await app.person("kabir");
    expect((await unlink(kabir, id)).status).toBe(404);
    expect((await unlink(asha, id)).status).toBe(204);
    expect(await links(asha)).toEqual([]);
    const { content } = (await app.as(asha).get("/auth/security-events")).body;
    expect(content[0]).toMatchObject({ event: "account-unlinked", note: "Test ID" });
    expect((await signIn(sub)).body.next).toBe("REGISTER");
  });

  test("is refused for the last way to sign in", async () => {
    const meera = await personByProvider("meera");
    await prove(meera, meera.sub);
    const [{ id }] = await links(meera);
    expect(await unlink(meera, id)).toMatchObject({
      status: 409,
      body: {
        message:
          "This is your only way to sign in. Set a password, add a passkey or link another account first.",
      },
    });
    expect((await signIn(meera.sub)).body.next).toBe("SIGNED_IN");
    expect((await addPasskey(meera)).status).toBe(201);
    expect((await unlink(meera, id)).status).toBe(204);
  });

  test("and deleting the last passkey at the same moment removes only one of them", async () => {
    const meera = await personByProvider("meera");
    await prove(meera, meera.sub);
    const [{ id }] = await links(meera);
    const passkey = (await addPasskey(meera)).body.id;
    const both = await Promise.all([
      unlink(meera, id),
      app.as(meera).delete(`/auth/passkeys/${passkey}`, {}),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  test("does not count a provider that is no longer configured as a way to sign in", async () => {
    const meera = await personByProvider("meera");
    await prove(meera, meera.sub);
    const second = know(`second-${meera.id}`, meera.email, true, "second");
    expect((await link(meera, second, "second")).status).toBe(201);
    await app.deps.db.query("update linked_accounts set issuer = 'https://gone.example' where subject = $1", [
      second,
    ]);
    const [first, gone] = await links(meera);
    expect(gone).toMatchObject({ provider: null, label: "gone.example" });
    expect((await unlink(meera, first.id)).status).toBe(409);
    expect((await unlink(meera, gone.id)).status).toBe(204);
  });
});
