import { describe, expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
const limited = testApp({ limits: true });
const strict = testApp({ confirmEmail: true });

const HOUR = 3600 * 1000;
const newAddress = () => `${crypto.randomUUID()}@new.example`;
const profileOf = async (person: Person) => (await app.as(person).get("/auth/profile")).body;
const confirm = (token: unknown) => app.visitor.post("/auth/confirm-email", { token });
const tokenFor = (email: string) => app.mailedToken(email, "confirm-email");

async function mailsTo(email: string) {
  await app.deps.background.drained();
  return app.mails.filter(({ to }) => to === email);
}

async function askFor(person: Person, email: string) {
  const reply = await app
    .as(person)
    .put("/auth/profile", { email, currentPassword: person.password, bio: "JEE" });
  expect(reply.status).toBe(200);
  return reply.body;
}

describe("a new e-mail address", () => {
  const doors = (person: Person) => [
    "/auth/profile",
    "/social/profile",
    `/social/users/${person.id}/profile`,
  ];

  test.each([0, 1, 2])("must be confirmed first, with either endpoint (%i)", async (door) => {
    const asha = await app.person("asha");
    const email = newAddress();
    const path = doors(asha)[door] ?? "";
    const reply = await app.as(asha).put(path, { email, currentPassword: asha.password });
    expect(reply).toMatchObject({ status: 200, body: { email: asha.email, pendingEmail: email } });
    const [notice] = await mailsTo(asha.email);
    expect(notice?.text).toContain(email);
    expect(notice?.text).toContain("/forgot-password");

    expect(await confirm(await tokenFor(email))).toMatchObject({
      status: 200,
      body: { message: "Your email address is confirmed." },
    });
    expect(await profileOf(asha)).toMatchObject({ email, pendingEmail: null, emailConfirmed: true });
    const login = { usernameOrEmail: email.toUpperCase(), password: asha.password };
    expect((await app.visitor.post("/auth/login", login)).status).toBe(200);
  });

  test.each([0, 1, 2])("requires the current password, with either endpoint (%i)", async (door) => {
    const asha = await app.person("asha");
    for (const [currentPassword, message] of [
      [undefined, "Please enter your current password to change your email address"],
      ["", "Please enter your current password to change your email address"],
      ["wrong", "Your current password is not correct"],
    ]) {
      const body = { email: newAddress(), currentPassword, bio: "never saved" };
      expect(await app.as(asha).put(doors(asha)[door] ?? "", body)).toMatchObject({
        status: 400,
        body: { message, errors: [{ field: "currentPassword", message }] },
      });
    }
    expect(await profileOf(asha)).toMatchObject({ email: asha.email, pendingEmail: null, bio: "" });
    expect(await mailsTo(asha.email)).toEqual([]);
  });

  test("that differs only in case is not a change", async () => {
    const asha = await app.person("asha");
    const reply = await app
      .as(asha)
      .put("/auth/profile", { email: ` ${asha.email.toUpperCase()}`, bio: "JEE" });
    expect(reply).toMatchObject({ status: 200, body: { email: asha.email, pendingEmail: null, bio: "JEE" } });
  });

  test("guesses of the password are counted like failed logins", async () => {
    const asha = await limited.person("asha");
    const ip = `10.9.8.7-${crypto.randomUUID()}`;
    const guess = (currentPassword: string) =>
      limited.request("PUT", "/social/profile", {
        person: asha,
        ip,
        body: { email: newAddress(), currentPassword },
      });
    for (let i = 0; i < 10; i++) expect((await guess("guess")).status).toBe(400);
    expect((await guess(asha.password)).status).toBe(429);
  });

  test("invalidates every open reset link, both when requested and when confirmed", async () => {
    const asha = await app.person("asha");
    const forgot = async () => {
      await app.visitor.post("/auth/forgot-password", { email: asha.email });
      return app.resetToken(asha.email);
    };
    const isDead = async (token: string) =>
      (await app.visitor.post("/auth/reset-password", { token, newPassword: "a stolen one" })).status === 400;
    const before = await forgot();
    const email = newAddress();
    await askFor(asha, email);
    const between = await forgot();
    expect(between).not.toBe(before);
    expect(await isDead(before)).toBe(true);
    await confirm(await tokenFor(email));
    expect(await isDead(between)).toBe(true);
  });

  test("has a link that works once, for a day, and is replaced by the next one", async () => {
    const asha = await app.person("asha");
    const [first, second] = [newAddress(), newAddress()];
    await askFor(asha, first);
    const replaced = await tokenFor(first);
    expect((await askFor(asha, second)).pendingEmail).toBe(second);
    const expired = await tokenFor(second);
    app.pass(24 * HOUR + 1_000);
    const message = "This confirmation link is invalid or has expired. Please ask for a new one.";
    for (const token of [replaced, expired, "wrong"]) {
      expect(await confirm(token)).toMatchObject({ status: 400, body: { message } });
    }
    // The session has expired too after these days.
    const { body } = await app.request("POST", "/auth/login", {
      person: asha,
      body: { usernameOrEmail: asha.username, password: asha.password },
    });
    const back = { ...asha, token: body.token };
    expect((await app.as(back).post("/auth/confirm-email/resend")).status).toBe(200);
    const token = await tokenFor(second);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect((await profileOf(back)).email).toBe(second);
  });

  test("is stored only with a hash of its link", async () => {
    const asha = await app.person("asha");
    const email = newAddress();
    await askFor(asha, email);
    const token = await tokenFor(email);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await app.deps.db.query("select * from email_confirmations where user_id = $1", [asha.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("that another account has is refused, in any letter case, if the password is right", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const body = { email: kabir.email.toUpperCase(), currentPassword: asha.password };
    const reply = await app.app.inject({
      method: "PUT",
      url: "/api/auth/profile",
      headers: { authorization: `Bearer ${asha.token}` },
      payload: body,
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ message: "Email already exists", errors: [{ field: "email" }] });
  });

  test("can be requested by several people: the first to confirm it gets it", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const email = newAddress();
    await askFor(asha, email);
    await askFor(kabir, email);
    const mails = await mailsTo(email);
    const [ashas, kabirs] = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    const replies = await Promise.all([confirm(ashas), confirm(kabirs)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
      "This email address belongs to another account by now. Please choose a different one.",
    );
    const emails = [(await profileOf(asha)).email, (await profileOf(kabir)).email];
    expect(emails.filter((each) => each === email)).toHaveLength(1);
  });

  test("can be cancelled, which invalidates its link", async () => {
    const asha = await app.person("asha");
    const email = newAddress();
    await askFor(asha, email);
    const token = await tokenFor(email);
    expect(await app.as(asha).delete("/auth/pending-email")).toMatchObject({
      status: 200,
      body: { email: asha.email, pendingEmail: null },
    });
    expect((await confirm(token)).status).toBe(400);
    expect((await app.as(asha).post("/auth/confirm-email/resend")).status).toBe(409);
  });

  test.each<[string, (person: Person) => Promise<void>]>([
    [
      "reset through the old address",
      async (person) => {
        await app.visitor.post("/auth/forgot-password", { email: person.email });
        const token = await app.resetToken(person.email);
        await app.visitor.post("/auth/reset-password", { token, newPassword: "a new secret" });
      },
    ],
    [
      "changed",
      async (person) => {
        const body = { currentPassword: person.password, newPassword: "a new secret" };
        await app.as(person).put("/auth/password", body);
      },
    ],
  ])("is cancelled when the password is %s, which sends a notice", async (_, change) => {
    const asha = await app.person("asha");
    const email = newAddress();
    await askFor(asha, email);
    const token = await tokenFor(email);
    await change(asha);
    expect((await confirm(token)).status).toBe(400);
    expect((await mailsTo(asha.email)).at(-1)?.subject).toBe("Your Prepfeed password was changed");
  });

  test("can be requested five times an hour, including repeated mails", async () => {
    const asha = await limited.person("asha");
    const body = () => ({ email: newAddress(), currentPassword: asha.password });
    for (let i = 0; i < 3; i++)
      expect((await limited.as(asha).put("/auth/profile", body())).status).toBe(200);
    for (let i = 0; i < 2; i++) {
      expect((await limited.as(asha).post("/auth/confirm-email/resend")).status).toBe(200);
    }
    expect((await limited.as(asha).post("/auth/confirm-email/resend")).status).toBe(429);
    expect((await limited.as(asha).put("/auth/profile", body())).status).toBe(429);
  });

  test("does not flood a mailbox, however many accounts request it", async () => {
    const victim = newAddress();
    for (const name of ["asha", "kabir"]) {
      const person = await limited.person(name);
      for (let i = 0; i < 5; i++) {
        const body = { email: victim, currentPassword: person.password };
        expect((await limited.as(person).put("/auth/profile", body)).status).toBe(200);
      }
    }
    await limited.deps.background.drained();
    expect(limited.mails.filter(({ to }) => to === victim)).toHaveLength(5);
  });

  test("is deleted with the account", async () => {
    const asha = await app.person("asha");
    const email = newAddress();
    await askFor(asha, email);
    const token = await tokenFor(email);
    await app.as(asha).delete("/auth/account", { password: asha.password });
    expect((await confirm(token)).status).toBe(400);
    const [row] = await app.deps.db.query("select email, pending_email from users where id = $1", [asha.id]);
    expect(row).toEqual({ email: "", pending_email: null });
  });
});

describe("with a mail server, a new account", () => {
  test("can post and comment only after its address is confirmed", async () => {
    const [asha, kabir] = [await strict.person("asha"), await strict.person("kabir")];
    expect(asha.user.emailConfirmed).toBe(false);
    const open = async (person: Person) => {
      const token = await strict.mailedToken(person.email, "confirm-email");
      expect((await strict.visitor.post("/auth/confirm-email", { token })).status).toBe(200);
    };
    await open(kabir);
    const post = await createPost(strict, kabir);
    const questionId = post.questions[0].id;
    const answer = { selectedOption: "A" };
    expect((await strict.as(asha).post(`/social/questions/${questionId}/answer`, answer)).status).toBe(200);

    const tries = () => [
      strict.as(asha).post("/social/posts", questionPost({})),
      strict.as(asha).post("/social/posts/batch", { posts: [questionPost({})] }),
      strict.as(asha).post(`/social/posts/${post.id}/comments`, { content: "Mind the units" }),
    ];
    for (const reply of await Promise.all(tries())) {
      expect(reply).toMatchObject({ status: 403, body: { code: "email-not-confirmed" } });
    }
    expect((await strict.as(asha).post("/auth/confirm-email/resend")).status).toBe(200);
    await open(asha);
    expect((await Promise.all(tries())).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await strict.as(asha).get("/auth/profile")).body.emailConfirmed).toBe(true);
  });

  test("with a mistyped address can confirm another one", async () => {
    const asha = await strict.person("asha");
    const email = newAddress();
    await strict.as(asha).put("/auth/profile", { email, currentPassword: asha.password });
    const token = await strict.mailedToken(email, "confirm-email");
    expect((await strict.visitor.post("/auth/confirm-email", { token })).status).toBe(200);
    expect((await strict.as(asha).get("/auth/profile")).body).toMatchObject({ email, emailConfirmed: true });
  });

  test("is confirmed by a password reset by mail", async () => {
    const asha = await strict.person("asha");
    await strict.visitor.post("/auth/forgot-password", { email: asha.email });
    const token = await strict.resetToken(asha.email);
    await strict.visitor.post("/auth/reset-password", { token, newPassword: "a new secret" });
    const [row] = await strict.deps.db.query("select email_confirmed from users where id = $1", [asha.id]);
    expect(row).toEqual({ email_confirmed: true });
  });
});

test("without a mail server no address needs confirmation and no mail is sent", async () => {
  const asha = await app.person("asha");
  expect(asha.user).toMatchObject({ emailConfirmed: true, pendingEmail: null });
  expect(await mailsTo(asha.email)).toEqual([]);
  await createPost(app, asha);
});

test("without a mail server no account has to confirm its address, also one that had to before", async () => {
  const asha = await app.person("asha");
  await app.deps.db.query("update users set email_confirmed = false where id = $1", [asha.id]);
  const told = await Promise.all([
    profileOf(asha),
    app
      .as(asha)
      .put("/auth/profile", { bio: "Learns" })
      .then(({ body }) => body),
    app
      .as(asha)
      .delete("/auth/pending-email")
      .then(({ body }) => body),
  ]);
  expect(told.map(({ emailConfirmed }) => emailConfirmed)).toEqual([true, true, true]);
});
