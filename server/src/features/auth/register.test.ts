import { expect, test } from "vitest";
import { PASSWORD } from "../../../test/password.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

const form = (changes: Record<string, unknown> = {}) => {
  const name = `meera_${crypto.randomUUID().slice(0, 8)}`;
  return {
    username: name,
    email: `${name}@example.org`,
    password: PASSWORD,
    fullName: "Meera Iyer",
    bio: "NEET",
    ...changes,
  };
};
const register = (body: unknown) => app.visitor.post("/auth/register", body);

test("a new learner gets a token and a profile", async () => {
  const body = form();
  const reply = await register(body);
  expect(reply.status).toBe(201);
  expect(reply.body.user).toEqual({
    id: expect.any(String),
    username: body.username,
    email: body.email,
    fullName: "Meera Iyer",
    bio: "NEET",
    profilePicture: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    totalQuestions: 0,
    accuracy: 0,
    postsCount: 0,
    followersCount: 0,
    followingCount: 0,
    verified: false,
    premium: false,
    timeZone: "UTC",
    nextTimeZone: null,
    nextTimeZoneFrom: null,
    pendingEmail: null,
    emailConfirmed: true,
    hideFromLeaderboard: false,
    hideFromSearch: false,
    goalExam: null,
    goalDate: null,
  });
  const profile = await app.request("GET", "/auth/profile", { token: reply.body.token });
  expect(profile).toMatchObject({ status: 200, body: { username: body.username } });
});

test.each([
  ["nothing", {}, "Username, email, and password are required"],
  ["a blank username", form({ username: "   " }), "Username, email, and password are required"],
  ["no password", form({ password: undefined }), "Username, email, and password are required"],
  [
    "a missing password before a short name",
    form({ username: "ab", password: "" }),
    "Username, email, and password are required",
  ],
  ["a short username", form({ username: "ab" }), "Username must be at least 3 characters long"],
  ["a long username", form({ username: "a".repeat(31) }), "Username must be at most 30 characters long"],
  [
    "a username with a blank",
    form({ username: "two words" }),
    "Username may hold only letters, digits, _, . and -",
  ],
  ["an address without @", form({ email: "meera.example.org" }), "Please enter a valid email address"],
  ["a short password", form({ password: "12345" }), "Password must be at least 6 characters long"],
  [
    "a password of 257 characters",
    form({ password: "x".repeat(257) }),
    "Password must be at most 256 characters long",
  ],
  ["a long bio", form({ bio: "x".repeat(501) }), "Bio must be at most 500 characters long"],
  ["a number for a name", form({ username: 12345 }), "Username, email, and password are required"],
])("%s is refused", async (_, body, message) => {
  const reply = await register(body);
  expect(reply).toMatchObject({
    status: 400,
    body: { status: 400, code: "invalid-request", message, error: message },
  });
  expect(reply.body.errors.length).toBeGreaterThan(0);
});

test("a password equal to the username or the e-mail address is refused", async () => {
  const body = form();
  const message = "Password must differ from your username and email address";
  for (const password of [body.username.toUpperCase(), body.email]) {
    const reply = await register({ ...body, password });
    expect(reply).toMatchObject({ status: 400, body: { message, errors: [{ field: "password", message }] } });
  }
});

test.each(["123456", "password", "PASSWORD1", " qwerty123 ", "１２３４５６", "!!iloveyou!!", "secret1"])(
  "%j is refused, because it is a common password",
  async (password) => {
    const message =
      "This password is one of the first that others would try. Three words that don't belong together make a good one.";
    expect(await register(form({ password }))).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: "password", message }] },
    });
  },
);

test("an account that already has a common password can still log in", async () => {
  const body = form();
  const { user } = (await register(body)).body;
  const hash = await app.deps.passwords.hash("123456");
  await app.deps.db.query("update users set password_hash = $2 where id = $1", [user.id, hash]);
  const login = { usernameOrEmail: body.username, password: "123456" };
  expect((await app.visitor.post("/auth/login", login)).status).toBe(200);
});

test("usernames and e-mail addresses are unique regardless of case", async () => {
  const body = form();
  expect((await register(body)).status).toBe(201);
  const sameName = await register(form({ username: body.username.toUpperCase() }));
  expect(sameName).toMatchObject({
    status: 409,
    body: { code: "conflict", message: "Username already exists", errors: [{ field: "username" }] },
  });
  const sameAddress = await register(form({ email: body.email.toUpperCase() }));
  expect(sameAddress).toMatchObject({
    status: 409,
    body: { message: "Email already exists", errors: [{ field: "email" }] },
  });
});

test('of 20 simultaneous registrations of one name, one succeeds and the others get "taken"', async () => {
  const { username } = form();
  const replies = await Promise.all(Array.from({ length: 20 }, () => register(form({ username }))));
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test("the password is stored only as an argon2id hash", async () => {
  const body = form({ password: "unforgettable" });
  await register(body);
  const [row] = await app.deps.db.query<{ password_hash: string }>(
    "select password_hash from users where username = $1",
    [body.username],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
