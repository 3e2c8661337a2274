import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, describe, expect, test } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { createPost } from "../../../test/posts.ts";
import { appWithProviders } from "../../../test/sign-in/with-provider.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { sendReminders } from "../reminders/reminders.service.ts";

const CONFIG = { corsOrigins: [], comments: true, offline: true, trustProxy: [], apiDocs: true, help: [] };
const app = testApp({ passwords: plainPasswords, config: { ...CONFIG, askAge: true } });
const byProvider = appWithProviders({ config: { ...CONFIG, askAge: true } });
const without = testApp({ passwords: plainPasswords });

const THIS_YEAR = new Date().getUTCFullYear();
const HOUR = 3_600_000;

async function register(name: string, birthYear?: unknown, on = app) {
  const username = `${name}_${crypto.randomUUID().slice(0, 8)}`;
  const body = { username, email: `${username}@example.org`, password: "three unlike words", birthYear };
  const reply = await on.visitor.post("/auth/register", body);
  const person = { ...body, id: reply.body.user?.id, token: reply.body.token, user: reply.body.user };
  return { reply, person: person as unknown as Person };
}
const yearOf = async ({ id }: Person, on = app) =>
  (
    await on.deps.db.query<{ year: number | null }>("select birth_year as year from users where id = $1", [
      id,
    ])
  )[0]?.year;

describe("registering where the age is asked for", () => {
  test("takes a year of birth, and says so at its field", async () => {
    const missing = (await register("asha")).reply;
    expect(missing).toMatchObject({
      status: 400,
      body: { errors: [{ field: "birthYear", message: refusals.auth.birthYearRequired }] },
    });
    for (const year of [THIS_YEAR + 1, 1899, 2000.5, "soon"]) {
      const { status, body } = (await register("asha", year)).reply;
      expect([status, body.errors[0].field]).toEqual([400, "birthYear"]);
    }
    const { reply, person } = await register("asha", 1990);
    expect(reply.status).toBe(201);
    expect(await yearOf(person)).toBe(1990);
  });

  test("tells the web app to ask", async () => {
    expect((await app.visitor.get("/config")).body.askAge).toBe(true);
    expect((await without.visitor.get("/config")).body.askAge).toBe(false);
  });

  test("starts private for people who may be under 18, and open for others", async () => {
    const settings = async (year: number) => {
      const { hideFromLeaderboard, hideFromSearch } = (await register("asha", year)).reply.body.user;
      return [hideFromLeaderboard, hideFromSearch];
    };
    expect(await settings(THIS_YEAR - 15)).toEqual([true, true]);
    expect(await settings(THIS_YEAR - 18)).toEqual([true, true]);
    expect(await settings(THIS_YEAR - 19)).toEqual([false, false]);
  });
});

describe("registering by a provider where the age is asked for", () => {
  const { know, signIn, register: registerBy } = byProvider;

  test("takes a year of birth too, and a younger person starts private", async () => {
    const settings = async (birthYear?: number) => {
      const sub = crypto.randomUUID();
      const { ticket } = (await signIn(know(sub, `${sub}@example.org`))).body;
      const username = `asha_${sub.slice(0, 8)}`;
      const missing = await registerBy(ticket, username);
      expect(missing).toMatchObject({ status: 400, body: { errors: [{ field: "birthYear" }] } });
      const { status, body } = await registerBy(ticket, username, { birthYear });
      return [status, body.user?.hideFromLeaderboard, body.user?.hideFromSearch];
    };
    expect(await settings(THIS_YEAR - 15)).toEqual([201, true, true]);
    expect(await settings(1990)).toEqual([201, false, false]);
    expect(await settings(THIS_YEAR + 1)).toEqual([400, undefined, undefined]);
  });
});

test("where the age is not asked for, a year that is sent is not kept", async () => {
  const { reply, person } = await register("asha", THIS_YEAR - 15, without);
  expect(reply.body.user).toMatchObject({ hideFromLeaderboard: false, hideFromSearch: false });
  expect(await yearOf(person, without)).toBeNull();
});

describe("somebody under 18", () => {
  let minor: Person;
  let adult: Person;
  let friend: Person;
  beforeAll(async () => {
    [minor, adult, friend] = [
      (await register("minor", THIS_YEAR - 15)).person,
      (await register("adult", 1990)).person,
      (await register("friend", 1990)).person,
    ];
    // Everything that brings people onto lists: points, a post, followers, a common friend.
    const question = (await createPost(app, friend)).questions[0];
    for (const person of [minor, adult]) {
      await app.as(person).post(`/social/questions/${question.id}/answer`, { selectedOption: "A" });
      await createPost(app, person);
      await app.as(friend).post(`/social/users/${person.id}/follow`);
    }
    await app.deps.rollup.run();
  });

  const viewer = async () => {
    const { person } = await register("viewer", 1990);
    await app.as(person).post(`/social/users/${friend.id}/follow`);
    return person;
  };

  test.each([
    "/mcq/leaderboard?period=all&size=50",
    "/mcq/leaderboard?period=week&size=50",
    "/mcq/leaderboard?period=today&size=50",
    "/social/users/top?size=50",
    "/social/users/suggestions?size=20",
    "/social/users/search?query=NAME",
  ])("is not on %s, where an adult is", async (path) => {
    const somebody = await viewer();
    const shown = async (person: Person) => {
      const { body } = await app.as(somebody).get(path.replace("NAME", person.username));
      return JSON.stringify(body).includes(person.id);
    };
    expect([await shown(adult), await shown(minor)]).toEqual([true, false]);
  });

  test("is found by people who have the link, and finds themselves", async () => {
    expect((await app.as(adult).get(`/social/users/${minor.id}`)).status).toBe(200);
    const own = await app.as(minor).get(`/social/users/search?query=${minor.username}`);
    expect(own.body.content).toMatchObject([{ id: minor.id }]);
  });

  test("gets no mail but about the account, until they ask for a reminder", async () => {
    await app.deps.background.drained();
    const mailsToMinor = () => app.mails.filter(({ to }) => to === minor.email);
    const post = await createPost(app, minor);
    await app.as(adult).post(`/social/posts/${post.id}/like`);
    await app.as(adult).post(`/social/posts/${post.id}/comments`, { content: "Mind the units" });
    app.pass(25 * HOUR);
    await sendReminders(app.deps);
    await app.deps.background.drained();
    expect(mailsToMinor()).toEqual([]);
  });

  test("can be found once they choose so", async () => {
    const changed = await app.as(minor).put("/auth/profile", { hideFromSearch: false });
    expect(changed.body).toMatchObject({ hideFromSearch: false, hideFromLeaderboard: true });
    const found = await app.as(adult).get(`/social/users/search?query=${minor.username}`);
    expect(found.body.content).toMatchObject([{ id: minor.id }]);
    await app.as(minor).put("/auth/profile", { hideFromSearch: true });
  });

  test("finds the year in the export, and nobody else reads it", async () => {
    expect((await app.as(minor).get("/auth/export")).body.account.birthYear).toBe(THIS_YEAR - 15);
    for (const person of [minor, adult]) {
      const { body } = await app.as(person).get(`/social/users/${minor.id}`);
      expect(JSON.stringify(body)).not.toMatch(/birth/i);
    }
  });
});

test("the year is deleted with the account", async () => {
  const { person } = await register("asha", 1990);
  await app.as(person).delete("/auth/account", { password: person.password });
  expect(await yearOf(person)).toBeNull();
});
