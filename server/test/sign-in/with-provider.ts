import { afterAll, beforeAll } from "vitest";
import { createProviders } from "../../src/features/providers/providers.service.ts";
import { plainPasswords } from "../plain-passwords.ts";
import { type Person, TestApp } from "../test-app.ts";
import { OpenIdProvider } from "./openid-provider.ts";
import { signInBy } from "./sign-in-by.ts";

const URL_HERE = "http://localhost:3000";

/** One app for all tests of a file, where people can sign in by one or two providers, and new accounts confirm their address. */
export function appWithProviders(overrides: Parameters<TestApp["open"]>[0] = {}) {
  const app = new TestApp();
  let providers: OpenIdProvider[] = [];
  beforeAll(async () => {
    providers = await Promise.all(
      ["test", "second"].map((id) => OpenIdProvider.start([`${URL_HERE}/sign-in/${id}`])),
    );
    const settings = [
      providers[0]?.setting("test", "Test ID"),
      providers[1]?.setting("second", "Second ID"),
    ].filter((setting) => setting !== undefined);
    await app.open({
      passwords: plainPasswords,
      confirmEmail: true,
      providers: createProviders(settings, URL_HERE),
      ...overrides,
    });
  });
  afterAll(async () => {
    await app.close();
    await Promise.all(providers.map((provider) => provider.stop()));
  });

  const providerOf = (id: string) => providers[id === "second" ? 1 : 0] as OpenIdProvider;
  const byProvider = signInBy(app, () => providerOf("test"));

  /** A person with an account at the provider. */
  function know(sub: string, email: string, isVerified = true, id = "test") {
    providerOf(id).people.set(sub, { email, email_verified: isVerified, name: "Asha Rao" });
    return sub;
  }

  /** Sends a signed-in person to a provider and back. */
  async function visit(
    person: Person,
    paths: { start: string; finish: string },
    sub: string,
    body: object = {},
  ) {
    const started = await app.as(person).post(paths.start, body);
    if (started.status !== 200) return started;
    const { url, state, secret } = started.body;
    const id = /\/(test|second)\/start$/.exec(paths.start)?.[1] ?? "test";
    const answer = await providerOf(id).signIn(url, sub);
    return app.as(person).post(paths.finish, { state, secret, answer });
  }

  return {
    app,
    ...byProvider,
    providerOf,
    know,
    link: (person: Person, sub: string, id = "test") =>
      visit(
        person,
        { start: `/auth/linked-accounts/${id}/start`, finish: "/auth/linked-accounts" },
        sub,
        person.password ? { password: person.password } : {},
      ),
    prove: (person: Person, sub: string, id = "test") =>
      visit(person, { start: `/auth/proof/providers/${id}/start`, finish: "/auth/proof/providers" }, sub),
    /** Somebody who registered by the provider, so without a password. */
    async personByProvider(name: string): Promise<Person & { sub: string }> {
      const sub = know(`${name}-${crypto.randomUUID()}`, `${crypto.randomUUID()}@canary.example`);
      const first = await byProvider.signIn(sub);
      const made = await byProvider.register(first.body.ticket, `${name}_${crypto.randomUUID().slice(0, 8)}`);
      if (made.status !== 201) throw new Error(`registering ${name} failed: ${JSON.stringify(made.body)}`);
      const { user, token } = made.body;
      return { sub, id: user.id, username: user.username, email: user.email, password: "", token, user };
    },
  };
}
