import { Length } from "@prepfeed/contract/foundation/limits";
import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { codeAt, setUpSecondFactor } from "../../../test/sign-in/authenticator.ts";
import { FakeGitHub } from "../../../test/sign-in/fake-github.ts";
import { OpenIdProvider } from "../../../test/sign-in/openid-provider.ts";
import { signInBy } from "../../../test/sign-in/sign-in-by.ts";
import { type Person, TestApp } from "../../../test/test-app.ts";
import { createProviders } from "../providers/providers.service.ts";

const URL_HERE = "http://localhost:3000";
const app = new TestApp();
let provider: OpenIdProvider;
let gitHub: FakeGitHub;

beforeAll(async () => {
  provider = await OpenIdProvider.start([`${URL_HERE}/sign-in/test`]);
  gitHub = await FakeGitHub.start();
  const settings = [provider.setting(), gitHub.setting()];
  await app.open({
    passwords: plainPasswords,
    confirmEmail: true,
    providers: createProviders(settings, URL_HERE),
  });
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await gitHub.stop();
});

/** A person with an account at the provider, but none here. */
let sub: string;
let email: string;
beforeEach(() => {
  sub = `asha-${crypto.randomUUID()}`;
  email = `${sub}@example.org`;
  provider.people.set(sub, { email, email_verified: true, name: "Asha Rao" });
});

const { start, finish, signIn, register } = signInBy(app, () => provider);

describe("signing in by a provider", () => {
  test("creates an account without a password after the choice of a username, and signs in to it the next time", async () => {
    const first = await signIn(sub);
    expect(first).toMatchObject({ status: 200, body: { next: "REGISTER", email, fullName: "Asha Rao" } });
    const username = `asha_${sub.slice(-8)}`;
    const made = await register(first.body.ticket, username);
    expect(made).toMatchObject({ status: 201, body: { user: { username, email, emailConfirmed: true } } });
    const again = await signIn(sub);
    expect(again).toMatchObject({
      status: 200,
      body: { next: "SIGNED_IN", user: { id: made.body.user.id } },
    });
    const login = await app.visitor.post("/auth/login", { usernameOrEmail: username, password: "" });
    expect(login.status).toBe(400);
  });

  test("asks again if the username is taken, and accepts a ticket only once", async () => {
    const taken = await app.person("asha");
    const { ticket } = (await signIn(sub)).body;
    expect((await register(ticket, taken.username)).status).toBe(409);
    expect((await register(ticket, `free_${sub.slice(-8)}`)).status).toBe(201);
    expect((await register(ticket, `more_${sub.slice(-8)}`)).status).toBe(401);
  });

  test("redirects the browser with PKCE, state and nonce, and with a redirect address of this site only", async () => {
    const { url } = (await start()).body;
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${URL_HERE}/sign-in/test`,
      scope: "openid email profile",
    });
    for (const random of [asked.state, asked.nonce, asked.code_challenge]) expect(random?.length).toBe(43);
  });

  test("replies 404 for a provider that is not configured", async () => {
    expect((await start("nobody")).status).toBe(404);
  });
});

describe("an answer is refused", () => {
  test("with an unknown state, or the state of a finished journey", async () => {
    const { body } = await start();
    const answer = await provider.signIn(body.url, sub);
    expect((await finish({ ...body, state: "A".repeat(43), answer })).status).toBe(401);
    expect((await finish({ ...body, answer })).status).toBe(200);
    expect((await finish({ ...body, answer })).status).toBe(401);
  });

  test("with the state of another journey in the provider's answer", async () => {
    const { body } = await start();
    const answer = new URLSearchParams(await provider.signIn(body.url, sub));
    answer.set("state", (await start()).body.state);
    expect((await finish({ ...body, answer: String(answer) })).status).toBe(401);
  });

  test("in another browser than the one that started", async () => {
    const { body } = await start();
    const answer = await provider.signIn(body.url, sub);
    const { secret } = (await start()).body;
    expect((await finish({ ...body, secret, answer })).status).toBe(401);
  });

  test("with the code of another journey", async () => {
    const [mine, theirs] = [(await start()).body, (await start()).body];
    const answer = new URLSearchParams(await provider.signIn(mine.url, sub));
    const stolen = new URLSearchParams(await provider.signIn(theirs.url, sub)).get("code");
    answer.set("code", stolen ?? "");
    expect((await finish({ ...mine, answer: String(answer) })).status).toBe(401);
  });

  test("with a wrong nonce in the ID token", async () => {
    const { body } = await start();
    const url = new URL(body.url);
    url.searchParams.set("nonce", "another");
    const answer = await provider.signIn(url.href, sub);
    expect((await finish({ ...body, answer })).status).toBe(401);
  });

  test("from another issuer", async () => {
    const { body } = await start();
    const answer = new URLSearchParams(await provider.signIn(body.url, sub));
    answer.set("iss", "https://evil.example");
    expect((await finish({ ...body, answer: String(answer) })).status).toBe(401);
  });

  test("with a code that has expired", async () => {
    const late = (await start()).body;
    const answer = await provider.signIn(late.url, sub);
    provider.expireCode(new URLSearchParams(answer).get("code") ?? "");
    expect(await finish({ ...late, answer })).toMatchObject({
      status: 401,
      body: { message: "Test ID refused this sign-in. Please start again." },
    });
  });

  test("after 15 minutes, when the journey has expired", async () => {
    const { body } = await start();
    const answer = await provider.signIn(body.url, sub);
    await app.deps.state.delete(await journeyKey(body.state));
    expect((await finish({ ...body, answer })).status).toBe(401);
  });

  test("if the provider has not verified the address", async () => {
    for (const claims of [{ email, email_verified: false }, { email }, {}]) {
      provider.people.set(sub, claims);
      const refused = await signIn(sub);
      expect(refused.status).toBe(401);
      expect(refused.body.message).toContain("has not verified your email address");
    }
  });

  test("if the address is longer than an account's may be", async () => {
    const endless = `a@${"b.".repeat(Length.emailMax / 2)}example`;
    provider.people.set(sub, { email: endless, email_verified: true });
    const refused = await signIn(sub);
    expect(refused.status).toBe(401);
    expect(refused.body.message).toContain("has not verified your email address");
  });

  test("if it calls the person by an id longer than the standard allows", async () => {
    const endless = `${sub}${"a".repeat(255)}`;
    provider.people.set(endless, { email, email_verified: true });
    expect((await signIn(endless)).status).toBe(401);
  });

  test.each<[string, (good: string, state: string) => string]>([
    ["nothing", () => ""],
    ["no code", (_, state) => `state=${state}`],
    ["two codes", (good) => `${good}&code=another`],
    ["two states", (good) => `${good}&state=another`],
    ["a broken escape", (good) => `${good}&x=%E0%A4%A`],
    ["a NUL in the code", (_, state) => `code=%00&state=${state}`],
    ["a token instead of a code", (_, state) => `id_token=e30.e30.&access_token=any&state=${state}`],
    ["an answer in a token", (_, state) => `response=e30.e30.&state=${state}`],
    ["another page", (good) => `#/../../evil?${good}`],
    ["as long as allowed", (_, state) => `state=${state}&code=${"a".repeat(3_900)}`],
    ["as many parts as allowed", (_, state) => `state=${state}${"&a".repeat(1_900)}`],
  ])("that is odd: %s", async (_, answerOf) => {
    const { body } = await start();
    const good = `code=any&state=${body.state}&iss=${encodeURIComponent(provider.issuer)}`;
    const { status } = await finish({ ...body, answer: answerOf(good, body.state) });
    expect(status).toBe(401);
  });

  test("that is longer than allowed", async () => {
    const { body } = await start();
    expect((await finish({ ...body, answer: "a".repeat(4_001) })).status).toBe(400);
  });

  test("when it says that the person cancelled", async () => {
    const { body } = await start();
    const answer = `error=access_denied&state=${body.state}&iss=${encodeURIComponent(provider.issuer)}`;
    expect((await finish({ ...body, answer })).status).toBe(401);
  });
});

describe("a provider that cannot be reached", () => {
  test("gets 503 before and after the redirect, and works again later", async () => {
    const port = Number(new URL(provider.issuer).port);
    const { people } = provider;
    const { body } = await start();
    const answer = await provider.signIn(body.url, sub);
    await provider.stop();
    const back = await finish({ ...body, answer });
    expect(back).toMatchObject({
      status: 503,
      body: { message: "Test ID can't be reached at the moment. Please try again in a minute." },
    });
    const fresh = new TestApp();
    await fresh.open({ providers: createProviders([provider.setting()], URL_HERE) });
    const left = await fresh.visitor.post("/auth/provider-login/test/start");
    expect(left.status).toBe(503);
    await fresh.close();
    provider = await OpenIdProvider.start([`${URL_HERE}/sign-in/test`], port);
    for (const [known, claims] of people) provider.people.set(known, claims);
    expect((await signIn(sub)).status).toBe(200);
  });

  test("is counted as nobody's wrong answer, so passwords still open accounts at that address", async () => {
    const there = await OpenIdProvider.start([`${URL_HERE}/sign-in/test`]);
    const limited = new TestApp();
    await limited.open({
      limits: true,
      passwords: plainPasswords,
      providers: createProviders([there.setting()], URL_HERE),
    });
    const by = signInBy(limited, () => there);
    const asha = await limited.person("asha");
    const journeys = await Promise.all(
      Array.from({ length: RateLimit.loginFailuresPerAddress.max + 1 }, async () => (await by.start()).body),
    );
    await there.stop();
    for (const { state, secret } of journeys) {
      const away = await by.finish({ state, secret, answer: `code=any&state=${state}&iss=${there.issuer}` });
      expect(away.status).toBe(503);
    }
    const { username: usernameOrEmail, password } = asha;
    expect((await limited.visitor.post("/auth/login", { usernameOrEmail, password })).status).toBe(200);
    await limited.close();
  });

  test("or calls itself by another issuer's name gets nobody", async () => {
    const { issuer } = provider;
    const lying = { ...provider.setting(), issuer: issuer.replace("127.0.0.1", "localhost") };
    const fresh = new TestApp();
    await fresh.open({ providers: createProviders([lying], URL_HERE) });
    expect((await fresh.visitor.post("/auth/provider-login/test/start")).status).toBe(503);
    await fresh.close();
  });
});

describe("the second factor", () => {
  async function linked(): Promise<Person> {
    const made = await register((await signIn(sub)).body.ticket, `asha_${sub.slice(-8)}`);
    const { user, token } = made.body;
    return { id: user.id, username: user.username, email, password: "", token, user };
  }

  async function withFactor(person: Person) {
    await app.deps.db.query("update sessions set proven_at = now() where user_id = $1", [person.id]);
    return setUpSecondFactor(app, { ...person, password: undefined as unknown as string });
  }

  test("is not required of learners after a provider", async () => {
    await withFactor(await linked());
    expect((await signIn(sub)).body.next).toBe("SIGNED_IN");
  });

  test("is required of moderators and administrators, and a wrong code is refused", async () => {
    const person = await linked();
    const { secret } = await withFactor(person);
    await app.deps.db.query("update users set role = 'MODERATOR' where id = $1", [person.id]);
    const asked = await signIn(sub);
    expect(asked.body).toEqual({ next: "CODE", ticket: expect.any(String) });
    const send = (code: string) =>
      app.app.inject({
        method: "POST",
        url: "/api/auth/provider-login/code",
        payload: { ticket: asked.body.ticket, code, rememberDevice: true },
      });
    expect((await send("000000")).json()).toMatchObject({ status: 401, code: "second-factor-wrong" });
    const entered = await send(codeAt(secret, app.deps.now()));
    expect(entered.statusCode).toBe(200);
    const { token, deviceToken } = entered.json();
    const cases = await app.request("GET", "/moderation/cases", { person: { ...person, token } });
    expect(cases.status).toBe(200);
    expect((await signIn(sub, { deviceTokens: [deviceToken] })).body.next).toBe("SIGNED_IN");
  });

  test("must be set up by a moderator who has none, before the role can be used", async () => {
    const person = await linked();
    await app.deps.db.query("update users set role = 'MODERATOR' where id = $1", [person.id]);
    const { token } = (await signIn(sub)).body;
    expect((await app.request("GET", "/moderation/cases", { token })).status).toBe(403);
  });
});

describe("GitHub", () => {
  const viaGitHub = async () => {
    const { body } = await start("github");
    return finish({ ...body, answer: await gitHub.signIn(body.url) });
  };

  test("signs in by plain OAuth, with the primary address if that is verified", async () => {
    gitHub.person = {
      id: 42,
      login: "asha-gh",
      name: "Asha",
      emails: [
        { email: `other-${email}`, primary: false, verified: true },
        { email, primary: true, verified: true },
      ],
    };
    const first = await viaGitHub();
    expect(first.body).toMatchObject({ next: "REGISTER", email });
    expect((await register(first.body.ticket, `gh_${sub.slice(-8)}`)).status).toBe(201);
    expect((await viaGitHub()).body.next).toBe("SIGNED_IN");
  });

  test("is refused if the primary address is not verified", async () => {
    gitHub.person = {
      id: 43,
      login: "kabir-gh",
      name: null,
      emails: [
        { email, primary: true, verified: false },
        { email: `other-${email}`, primary: false, verified: true },
      ],
    };
    expect((await viaGitHub()).status).toBe(401);
  });

  test("is refused with a used code", async () => {
    const { body } = await start("github");
    const answer = new URLSearchParams(await gitHub.signIn(body.url));
    answer.set("code", "used");
    expect((await finish({ ...body, answer: String(answer) })).status).toBe(401);
  });
});

test("the web app gets the list of providers without their secrets", async () => {
  const { body } = await app.visitor.get("/config");
  expect(body.providers).toEqual([
    { id: "test", label: "Test ID", icon: "key" },
    { id: "github", label: "GitHub", icon: "github" },
  ]);
});

async function journeyKey(state: string) {
  const { hashOf } = await import("../../foundation/secret-token.ts");
  return `provider-journey:${hashOf(state)}`;
}
