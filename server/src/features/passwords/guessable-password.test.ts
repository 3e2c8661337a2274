import { refusals } from "@prepfeed/contract/foundation/refusals";
import { describe, expect, test } from "vitest";
import { leastCpuMs } from "../../../test/machine/cpu-time.ts";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { testApp } from "../../../test/test-app.ts";
import { passwordStrength } from "./password-strength.ts";

const app = testApp({ passwords: plainPasswords });

/** From the published lists of several years, and those of India; all long enough. */
const WELL_KNOWN = `
  123456 password 12345678 qwerty 123456789 12345678910 1234567 111111 123123 abc123 qwerty123 1q2w3e4r
  iloveyou 000000 654321 666666 987654321 1qaz2wsx 121212 dragon monkey letmein football baseball
  master michael shadow superman batman trustno1 sunshine princess welcome welcome1 admin123
  administrator password1 password123 passw0rd P@ssw0rd P@ssword1 Password@123 Pass@123 Pass@1234
  Admin@123 admin@1234 Welcome@123 Welcome123 Test@123 test1234 testtest test123 guest123 user1234
  root1234 changeme changeme123 secret secret123 login123 qwertyuiop qwerty12345 qwerty1 asdfgh
  asdfghjkl asdf1234 zxcvbnm zxcvbn qazwsx qazwsxedc 1q2w3e 1q2w3e4r5t zaq12wsx q1w2e3r4 abcdef
  abcd1234 Abcd@1234 abc12345 a1b2c3d4 aaaaaa aa123456 a123456 a123456789 112233 11223344 123321
  1234321 123654 159753 147258369 789456123 741852963 222222 333333 555555 777777 888888 999999
  88888888 101010 131313 696969 123qwe 123abc qwe123 123456a 123456789a 123456q india123 India@123
  indian bharat123 krishna krishna123 sairam jaimatadi ganesh iloveyou1 lovely charlie jordan23 hunter2
  hunter computer internet google facebook samsung pokemon naruto killer ninja123 freedom whatever
  summer summer2024 Summer@2024 monday123 hello123 helloworld butterfly chocolate liverpool chelsea
  arsenal cricket sachin10 student123 exam2025 neet2025
`
  .trim()
  .split(/\s+/);

const ASHA = { email: "asha.rao@example.org", fullName: "Asha Rao" };
const register = (password: string, changes: Record<string, string> = {}) => {
  const username = `p${crypto.randomUUID().slice(0, 8)}`;
  const body = { username, email: `${username}@example.org`, password, ...changes };
  return app.visitor.post("/auth/register", body);
};

test("at most 2 of 150 well-known passwords can be chosen", async () => {
  expect(new Set(WELL_KNOWN).size).toBe(150);
  const chosen: string[] = [];
  for (const password of WELL_KNOWN) {
    const { status, body } = await register(password);
    if (status === 201) chosen.push(password);
    else expect(body.errors).toEqual([{ field: "password", message: body.message }]);
  }
  expect(chosen.length, chosen.join(" ")).toBeLessThanOrEqual(2);
});

test.each([
  "prepfeed",
  "Prepfeed1",
  "PREPFEED@123",
  "asha rao",
  "Asha@123",
  "rao.asha",
  "asha.rao!",
  "asha_rao_2026",
])("%j is refused to Asha Rao, because it consists of names", async (password) => {
  const message = refusals.auth.passwordNamed;
  expect(await register(password, ASHA)).toMatchObject({
    status: 400,
    body: { message, errors: [{ field: "password", message }] },
  });
});

test.each(["98765a", "abababab", "pr3pf33d", "x".repeat(256), "@sh@rao"])(
  "%j is refused to Asha Rao, because it takes few guesses",
  async (password) => {
    const message = refusals.auth.passwordWeak;
    expect(await register(password, ASHA)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: "password", message }] },
    });
  },
);

test.each(["kQ8#vz", "mango-river", "Ashas garden wall", "मेरा नीला घर"])(
  "%j can be chosen",
  async (password) => {
    const email = `${crypto.randomUUID()}@example.org`;
    expect(await register(password, { ...ASHA, email })).toMatchObject({ status: 201 });
  },
);

describe("the owner of an account", () => {
  test("cannot change to a weak password or to their own names", async () => {
    const asha = await app.person("asha", { fullName: "Asha Rao" });
    const change = (newPassword: string) =>
      app.as(asha).put("/auth/password", { currentPassword: asha.password, newPassword });
    expect((await change("aaaaaa")).body).toMatchObject({ errors: [{ field: "newPassword" }] });
    expect((await change("RaoAsha7")).body.message).toBe(refusals.auth.passwordNamed);
    expect((await change("abababab")).body.message).toBe(refusals.auth.passwordWeak);
  });

  test("cannot reset to a weak password or to their own names", async () => {
    const asha = await app.person("asha", { fullName: "Asha Rao" });
    await app.visitor.post("/auth/forgot-password", { email: asha.email });
    const token = await app.resetToken(asha.email);
    const reset = (newPassword: string) => app.visitor.post("/auth/reset-password", { token, newPassword });
    expect((await reset("Admin@123")).body.message).toBe(refusals.auth.passwordCommon);
    expect((await reset("RaoAsha7")).body.message).toBe(refusals.auth.passwordNamed);
    expect((await reset("abababab")).body.message).toBe(refusals.auth.passwordWeak);
  });
});

test("scoring a password never delays other requests", async () => {
  const { countGuesses } = await passwordStrength();
  const slow = ["p@ssw0rd", "p4$5w0rd!@#", "@$$", "Aa1!", "19901990", "il1!|", "𝒳é"].map((part) =>
    part.repeat(256).slice(0, 256),
  );
  const times = slow.map((password) => leastCpuMs(() => countGuesses(password, ["prepfeed"])));
  expect(Math.max(...times)).toBeLessThan(250);
});
