import { plainLines } from "@prepfeed/contract/foundation/plain-words";
import { beforeAll, describe, expect, test } from "vitest";
import { createPost } from "../../../test/posts.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { reportWeight } from "./report-weight.ts";

const app = testApp({
  config: {
    corsOrigins: [],
    askAge: false,
    comments: true,
    offline: true,
    trustProxy: [],
    apiDocs: true,
    help: [{ name: "Tele MANAS", address: "14416" }],
  },
});
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let moderator: Person;
beforeAll(async () => {
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
});

/** A person whose account is old enough for their reports to count. */
async function elder(name: string): Promise<Person> {
  const person = await app.person(name);
  await app.deps.db.query("update users set created_at = now() - interval '8 days' where id = $1", [
    person.id,
  ]);
  return person;
}
const report = (person: Person, body: Record<string, unknown>, ip?: string) =>
  app.request("POST", "/reports", { person, body: { reason: "SPAM", ...body }, ip });
const textPost = async (author: Person, content = "Buy my notes") =>
  (await app.as(author).post("/social/posts", { content })).body;
const seesPost = async (person: Person | undefined, id: string) =>
  (await app.as(person).get(`/social/posts/${id}`)).status === 200;
const casesAbout = async (id: string) =>
  (await app.as(moderator).get("/moderation/cases?size=50")).body.content.filter(
    ({ thingId }: { thingId: string }) => thingId === id,
  );

describe("a report", () => {
  test("opens one case with the reported text, however many people report it", async () => {
    const [asha, kabir, meera] = [
      await app.person("asha"),
      await app.person("kabir"),
      await app.person("meera"),
    ];
    const post = await textPost(asha);
    expect(await report(kabir, { kind: "post", id: post.id, note: "Third time today" })).toMatchObject({
      status: 201,
      body: { help: [] },
    });
    await app.as(asha).put(`/social/posts/${post.id}`, { content: "Nothing to see here" });
    await report(meera, { kind: "POST", id: post.id, reason: "INSULT" });
    expect(await casesAbout(post.id)).toMatchObject([
      {
        kind: "POST",
        reason: "SPAM",
        reports: 2,
        urgent: false,
        hidden: false,
        evidence: { text: "Buy my notes", postId: post.id },
        person: { id: asha.id },
      },
    ]);
  });

  test("repeated by the same person changes nothing", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const comment = await app
      .as(asha)
      .post(`/social/posts/${(await textPost(asha)).id}/comments`, { content: "You fool" });
    for (let i = 0; i < 3; i++)
      expect((await report(kabir, { kind: "COMMENT", id: comment.body.id })).status).toBe(201);
    expect(await casesAbout(comment.body.id)).toMatchObject([{ reports: 1 }]);
  });

  test("hides the post from its reporter in every list, and from nobody else", async () => {
    const [asha, kabir, meera] = [
      await app.person("asha"),
      await app.person("kabir"),
      await app.person("meera"),
    ];
    const post = await createPost(app, asha);
    await report(kabir, { kind: "POST", id: post.id });
    expect(await seesPost(kabir, post.id)).toBe(false);
    for (const list of [
      "/social/feed?size=50",
      "/social/feed/trending?size=50",
      `/social/users/${asha.id}/posts`,
    ]) {
      const ids = async (person: Person) =>
        (await app.as(person).get(list)).body.content.map(({ id }: { id: string }) => id);
      expect(await ids(kabir), list).not.toContain(post.id);
      expect(await ids(meera), list).toContain(post.id);
    }
    expect((await app.as(kabir).post(`/social/posts/${post.id}/like`)).status).toBe(404);
    expect(await seesPost(undefined, post.id)).toBe(true);
  });

  test("hides a comment from its reporter only", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const post = await textPost(asha);
    const { body } = await app.as(asha).post(`/social/posts/${post.id}/comments`, { content: "You fool" });
    await report(kabir, { kind: "COMMENT", id: body.id });
    const texts = async (person: Person) =>
      (await app.as(person).get(`/social/posts/${post.id}/comments`)).body.content.length;
    expect([await texts(kabir), await texts(asha)]).toEqual([0, 1]);
  });

  test("of a person hides what they write from the reporter", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const post = await textPost(asha);
    await report(kabir, { kind: "USER", id: asha.id });
    expect(await seesPost(kabir, post.id)).toBe(false);
  });

  test("never shows the reported person who reported them", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const post = await textPost(asha);
    await report(kabir, { kind: "POST", id: post.id, note: "From Kabir" });
    const replies = await Promise.all(
      ["/social/notifications", "/auth/strikes", "/auth/export"].map((path) => app.as(asha).get(path)),
    );
    const told = JSON.stringify(replies.map(({ body }) => body));
    expect(told).not.toContain(kabir.id);
    expect(told).not.toContain("From Kabir");
  });

  test("with an urgent reason is first in the queue and shows where to find help", async () => {
    const [asha, kabir, meera] = [
      await app.person("asha"),
      await app.person("kabir"),
      await app.person("meera"),
    ];
    const post = await textPost(asha);
    await report(kabir, { kind: "POST", id: post.id });
    expect((await report(meera, { kind: "POST", id: post.id, reason: "SELF_HARM" })).body.help).toEqual([
      { name: "Tele MANAS", address: "14416" },
    ]);
    const [first] = (await app.as(moderator).get("/moderation/cases")).body.content;
    expect(first).toMatchObject({ thingId: post.id, urgent: true, reason: "SELF_HARM" });
  });

  test("stores an AI answer as its reader saw it, and nobody else can report that", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const { body: talk } = await app
      .as(asha)
      .post("/gemini/conversational-ai", { message: "What is a mole?" });
    expect((await report(kabir, { kind: "AI_ANSWER", id: talk.conversationId })).status).toBe(404);
    await report(asha, { kind: "AI_ANSWER", id: talk.conversationId, reason: "OTHER" });
    const [found] = await casesAbout(talk.conversationId);
    expect(found).toMatchObject({ kind: "AI_ANSWER", person: null, evidence: null });
    const { body } = await app.as(moderator).get(`/moderation/cases/${found.id}`);
    expect(body.evidence).toEqual({ text: plainLines(talk.reply) });
    const read = await app.deps.db.query(
      "select actor from audit_events where event = 'private-case-read' and thing_id = $1",
      [found.id],
    );
    expect(read).toEqual([{ actor: moderator.id }]);
  });

  test.each(["POST", "COMMENT", "USER", "PICTURE", "AI_ANSWER"])(
    "of a %s that does not exist is refused",
    async (kind) => {
      const asha = await app.person("asha");
      for (const id of [crypto.randomUUID(), "nobody", ""])
        expect((await report(asha, { kind, id })).status).toBe(404);
    },
  );

  test("of a deleted post, of the reporter, or without a valid reason is refused", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const post = await textPost(asha);
    expect((await report(asha, { kind: "POST", id: post.id })).status).toBe(400);
    expect((await report(asha, { kind: "USER", id: asha.id })).status).toBe(400);
    expect((await report(kabir, { kind: "POST", id: post.id, reason: "BORING" })).status).toBe(400);
    await app.as(asha).delete(`/social/posts/${post.id}`);
    expect((await report(kabir, { kind: "POST", id: post.id })).status).toBe(404);
  });

  test("made a thousand times at once is one report", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const post = await textPost(asha);
    const replies = await Promise.all(
      Array.from({ length: 1_000 }, () => report(kabir, { kind: "POST", id: post.id })),
    );
    // On a busy machine some of them wait too long for the database, and get 503.
    const statuses = new Set(replies.map(({ status }) => status));
    expect(statuses).toContain(201);
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(await casesAbout(post.id)).toMatchObject([{ reports: 1, hidden: false }]);
  });
});

test("many people who report at once hide it once, and each of them counts", async () => {
  const post = await textPost(await app.person("asha"));
  const people = await Promise.all(Array.from({ length: 30 }, () => elder("elder")));
  const replies = await Promise.all(
    people.map((person, i) => report(person, { kind: "POST", id: post.id }, `198.51.100.${i + 1}`)),
  );
  // Those who come after it was hidden do not find it any more.
  const accepted = replies.filter(({ status }) => status === 201).length;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 404]));
  const [found] = await casesAbout(post.id);
  expect(found).toMatchObject({ reports: accepted, hidden: true });
  const events = await app.deps.db.query(
    "select 1 from audit_events where event = 'hidden-by-reports' and thing_id = $1",
    [found.id],
  );
  expect(events).toHaveLength(1);
});

describe("reported content", () => {
  const reportByMany = async (people: Person[], body: Record<string, unknown>, addresses: string[]) => {
    for (const [i, person] of people.entries()) await report(person, body, addresses[i]);
  };
  const ADDRESSES = ["203.0.113.1", "198.51.100.2", "192.0.2.3"];

  test("reported by three independent people is hidden from all but its author until it is decided", async () => {
    const asha = await app.person("asha");
    const people = [await elder("one"), await elder("two"), await elder("three")];
    const post = await textPost(asha);
    await reportByMany(people.slice(0, 2), { kind: "POST", id: post.id }, ADDRESSES);
    expect(await seesPost(undefined, post.id)).toBe(true);
    await report(people[2] as Person, { kind: "POST", id: post.id }, ADDRESSES[2]);
    expect(await seesPost(undefined, post.id)).toBe(false);
    expect(await seesPost(asha, post.id)).toBe(true);
    const [found] = await casesAbout(post.id);
    expect(found).toMatchObject({ hidden: true, reports: 3 });
    const decision = { decision: "KEEP", reason: "SPAM", version: found.version };
    await app.as(moderator).post(`/moderation/cases/${found.id}/decision`, decision);
    expect(await seesPost(undefined, post.id)).toBe(true);
  });

  test("reported by three people at one address stays visible", async () => {
    const post = await textPost(await app.person("asha"));
    const people = [await elder("one"), await elder("two"), await elder("three")];
    await reportByMany(people, { kind: "POST", id: post.id }, ["203.0.113.1", "203.0.113.1", "203.0.113.1"]);
    expect(await seesPost(undefined, post.id)).toBe(true);
  });

  test("reported by three new accounts stays visible", async () => {
    const post = await textPost(await app.person("asha"));
    const people = [await app.person("one"), await app.person("two"), await app.person("three")];
    await reportByMany(people, { kind: "POST", id: post.id }, ADDRESSES);
    expect(await seesPost(undefined, post.id)).toBe(true);
  });

  test("is not hidden by reports of a person who is mostly wrong", async () => {
    const asha = await app.person("asha");
    const people = [await elder("one"), await elder("two"), await elder("wrong")];
    for (let i = 0; i < 2; i++) {
      const harmless = await textPost(asha, `Harmless ${i}`);
      await report(people[2] as Person, { kind: "POST", id: harmless.id });
      const [{ id, version }] = await casesAbout(harmless.id);
      const decision = { decision: "KEEP", reason: "SPAM", version };
      await app.as(moderator).post(`/moderation/cases/${id}/decision`, decision);
    }
    const post = await textPost(asha);
    await reportByMany(people, { kind: "POST", id: post.id }, ADDRESSES);
    expect(await seesPost(undefined, post.id)).toBe(true);
  });

  test("a reported picture is removed from the profile, and restored when the decision keeps it", async () => {
    const asha = await app.person("asha");
    const { body } = await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
    const people = [await elder("one"), await elder("two"), await elder("three")];
    await reportByMany(people, { kind: "PICTURE", id: asha.id }, ADDRESSES);
    const picture = async () => (await app.visitor.get(`/social/users/${asha.id}`)).body.profilePicture;
    expect(await picture()).toBeNull();
    const [{ id, version }] = await casesAbout(asha.id);
    const decision = { decision: "KEEP", reason: "OTHER", version };
    await app.as(moderator).post(`/moderation/cases/${id}/decision`, decision);
    expect(await picture()).toBe(body.profilePicture);
  });

  test("a hidden person shows nothing but the username", async () => {
    const asha = await app.person("asha", { bio: "Call me at night", fullName: "Your Nightmare" });
    const people = [await elder("one"), await elder("two"), await elder("three")];
    await reportByMany(people, { kind: "USER", id: asha.id }, ADDRESSES);
    expect((await app.visitor.get(`/social/users/${asha.id}`)).body).toMatchObject({
      username: asha.username,
      bio: "",
      fullName: "",
    });
    expect((await app.as(asha).get("/auth/profile")).body.bio).toBe("Call me at night");
  });
});

test("a report weighs by its reporter's earlier right reports, and nothing from a new account or a second time", () => {
  const reporter = { accountDays: 7, decided: 0, acted: 0, isRepeat: false };
  expect(reportWeight({ ...reporter, accountDays: 6.9, decided: 10, acted: 10 })).toBe(0);
  expect(reportWeight(reporter)).toBe(0.5);
  expect(reportWeight({ ...reporter, decided: 2 })).toBe(0.25);
  expect(reportWeight({ ...reporter, accountDays: 400, decided: 18, acted: 18 })).toBe(0.95);
  expect(reportWeight({ ...reporter, accountDays: 400, decided: 18, acted: 18, isRepeat: true })).toBe(0);
});

test("deleting an account deletes the person's reports and the cases about them", async () => {
  const [asha, kabir, meera] = [
    await app.person("asha"),
    await app.person("kabir"),
    await app.person("meera"),
  ];
  const post = await textPost(asha);
  await report(kabir, { kind: "POST", id: post.id });
  await report(kabir, { kind: "USER", id: asha.id });
  await report(meera, { kind: "POST", id: post.id });
  for (const person of [asha, kabir])
    expect((await app.as(person).delete("/auth/account", { password: person.password })).status).toBe(204);
  expect(await casesAbout(asha.id)).toEqual([]);
  expect(await casesAbout(post.id)).toMatchObject([{ person: null, evidence: { text: "Buy my notes" } }]);
  const left = await app.deps.db.query("select reporter_id from reports where thing_id = $1", [post.id]);
  expect(left).toEqual([{ reporter_id: meera.id }]);
});
