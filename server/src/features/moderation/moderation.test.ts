import { beforeAll, describe, expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { forgetOldEvidence } from "./cases.service.ts";
import { mailDigest } from "./digest.service.ts";

const app = testApp();
let moderator: Person;
let colleague: Person;
beforeAll(async () => {
  [moderator, colleague] = [await app.person("moderator"), await app.person("colleague")];
  await giveRole(app, moderator, "MODERATOR");
  await giveRole(app, colleague, "ADMIN");
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Kabir reports one of Asha's posts. */
async function reportedPost(content = "Buy my notes") {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const { body: post } = await app.as(asha).post("/social/posts", { content });
  await app.as(kabir).post("/reports", { kind: "POST", id: post.id, reason: "SPAM" });
  return { asha, kabir, post, found: await caseAbout(post.id) };
}
async function caseAbout(thingId: string) {
  const [row] = await app.deps.db.query<{ id: string }>(
    "select id from moderation_cases where thing_id = $1 order by id desc limit 1",
    [thingId],
  );
  return (await app.as(colleague).get(`/moderation/cases/${row?.id}`)).body;
}
const decide = (
  who: Person,
  { id, version }: { id: string; version: number },
  decision: string,
  more: Record<string, unknown> = {},
) => app.as(who).post(`/moderation/cases/${id}/decision`, { decision, reason: "SPAM", version, ...more });
const undo = (who: Person, { id, version }: { id: string; version: number }) =>
  app.as(who).delete(`/moderation/cases/${id}/decision`, { version });
const statusFor = async (person: Person | undefined, id: string) =>
  (await app.as(person).get(`/social/posts/${id}`)).status;
const news = async (person: Person) =>
  (await app.as(person).get("/social/notifications")).body.content.map(
    ({ kind, outcome }: { kind: string; outcome: string }) => `${kind} ${outcome}`,
  );
const strikesOf = async (person: Person) => (await app.as(person).get("/auth/strikes")).body;

describe("a decision", () => {
  test.each([
    ["KEEP", 200, 200, []],
    ["HIDE", 404, 200, ["decision HIDE"]],
    ["REMOVE", 404, 404, ["decision REMOVE"]],
    ["WARN", 200, 200, ["decision WARN"]],
    ["LOCK_COMMENTS", 200, 200, ["decision LOCK_COMMENTS"]],
  ])(
    "%s is seen by others (%i) and the author (%i), who is notified",
    async (decision, others, author, told) => {
      const { asha, kabir, post, found } = await reportedPost();
      expect((await decide(moderator, found, decision)).status).toBe(200);
      expect([await statusFor(undefined, post.id), await statusFor(asha, post.id)]).toEqual([others, author]);
      expect(await news(asha)).toEqual(told);
      expect(await news(kabir)).toEqual([`report ${decision === "KEEP" ? "KEPT" : "ACTED"}`]);
      const { content } = await strikesOf(asha);
      expect(content.map((strike: { decision: string }) => strike.decision)).toEqual(
        decision === "KEEP" ? [] : [decision],
      );
    },
  );

  test("that locks comments makes new ones fail", async () => {
    const { asha, post, found } = await reportedPost();
    await decide(moderator, found, "LOCK_COMMENTS");
    expect(await app.as(asha).post(`/social/posts/${post.id}/comments`, { content: "Why?" })).toMatchObject({
      status: 403,
      body: { message: "Moderators have closed the comments under this post" },
    });
  });

  test("is in the audit log with who, what and why", async () => {
    const { asha, found } = await reportedPost();
    await decide(moderator, found, "REMOVE", { note: "Third time" });
    const { body } = await app.as(colleague).get(`/moderation/audit?account=${moderator.id}&size=2`);
    expect(body.content).toMatchObject([
      { event: "case-noted", reason: "Third time", thingId: found.id },
      {
        event: "case-decided",
        actor: moderator.id,
        account: asha.id,
        thingId: found.id,
        reason: "SPAM",
        details: { decision: "REMOVE", kind: "POST" },
      },
    ]);
  });

  test("for an older version of the case is refused", async () => {
    const { found } = await reportedPost();
    const taken = await app
      .as(colleague)
      .put(`/moderation/cases/${found.id}/assignee`, { version: found.version, isMine: true });
    expect(taken.body.assignee).toEqual({ id: colleague.id, username: colleague.username });
    expect((await decide(moderator, found, "HIDE")).status).toBe(409);
    const replies = await Promise.all([
      decide(moderator, taken.body, "HIDE"),
      decide(colleague, taken.body, "KEEP"),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("a decision about the moderator or on the moderator's own report is refused", async () => {
    const { body: post } = await app.as(moderator).post("/social/posts", { content: "My rules" });
    const kabir = await app.person("kabir");
    await app.as(kabir).post("/reports", { kind: "POST", id: post.id, reason: "INSULT" });
    expect((await decide(moderator, await caseAbout(post.id), "KEEP")).status).toBe(403);
    const { found, post: other } = await reportedPost();
    await app.as(moderator).post("/reports", { kind: "POST", id: other.id, reason: "SPAM" });
    expect((await decide(moderator, found, "REMOVE")).status).toBe(403);
    expect((await decide(colleague, found, "REMOVE")).status).toBe(200);
  });

  test("suspends until a day between tomorrow and a year from now, and tells the person that day", async () => {
    const dayIn = (days: number) =>
      new Date(app.deps.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const { asha, found } = await reportedPost();
    for (const until of [dayIn(0), dayIn(-3), dayIn(367), "soon", "2030-02-31"])
      expect((await decide(moderator, found, "SUSPEND", { until })).status, until).toBe(400);
    const until = dayIn(10);
    expect((await decide(moderator, found, "SUSPEND", { until })).status).toBe(200);
    const reply = await app.as(asha).post("/social/posts", { content: "But I want to" });
    expect(reply.body.message).toMatch(`Your account is suspended until ${until}. Reason:`);
    const { suspension, content } = await strikesOf(asha);
    expect(suspension.until).toBe(`${until}T00:00:00.000Z`);
    expect(content[0].suspendedUntil).toBe(suspension.until);
  });

  test("that does not fit the content, or lacks its days, is refused", async () => {
    const { found } = await reportedPost();
    expect((await decide(moderator, found, "REMOVE_PICTURE")).status).toBe(400);
    expect((await decide(moderator, found, "SUSPEND")).status).toBe(400);
    expect((await decide(moderator, found, "SUSPEND", { days: 366 })).status).toBe(400);
    expect((await decide(moderator, found, "BURN")).status).toBe(400);
  });

  test("can be undone for ten minutes by the person who made it, and then nobody was notified", async () => {
    const { asha, kabir, post, found } = await reportedPost();
    const { body } = await decide(moderator, found, "SUSPEND", { days: 30 });
    expect((await undo(colleague, body)).status).toBe(409);
    expect((await undo(moderator, body)).body).toMatchObject({ status: "OPEN", decision: null });
    expect([await statusFor(undefined, post.id), await news(asha), await news(kabir)]).toEqual([200, [], []]);
    expect(await strikesOf(asha)).toEqual({ content: [], suspension: null });
    expect((await app.as(asha).post("/social/posts", { content: "I am back" })).status).toBe(201);
    const again = await decide(moderator, await caseAbout(post.id), "HIDE");
    app.pass(11 * MINUTE_MS);
    expect((await undo(moderator, again.body)).status).toBe(409);
    app.pass(-11 * MINUTE_MS);
  });

  test("removes a profile picture, and its file is kept as long as the evidence", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const { body } = await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
    await app.as(kabir).post("/reports", { kind: "PICTURE", id: asha.id, reason: "INSULT" });
    const decided = await decide(moderator, await caseAbout(asha.id), "REMOVE_PICTURE");
    const picture = async () => (await app.as(asha).get("/auth/profile")).body.profilePicture;
    expect(await picture()).toBeNull();
    await undo(moderator, decided.body);
    expect(await picture()).toBe(body.profilePicture);
  });
});

test("several cases are removed as spam at once, and cases that cannot be are skipped", async () => {
  const [one, two] = [await reportedPost("Buy one"), await reportedPost("Buy two")];
  const own = await reportedPost("Buy three");
  await app.as(moderator).post("/reports", { kind: "POST", id: own.post.id, reason: "SPAM" });
  const ids = [one.found.id, two.found.id, own.found.id, crypto.randomUUID()];
  const { body } = await app.as(moderator).post("/moderation/cases/spam", { ids });
  expect(body.decided).toEqual([one.found.id, two.found.id]);
  expect(await statusFor(one.asha, one.post.id)).toBe(404);
  expect(await statusFor(own.asha, own.post.id)).toBe(200);
});

test("a case shows its reports without names, the person's history, similar cases and notes", async () => {
  const first = await reportedPost("Join my coaching at half the price, call now");
  await decide(moderator, first.found, "WARN");
  const { body: again } = await app.as(first.asha).post("/social/posts", {
    content: "Join my coaching at half the price, call me now",
  });
  await app
    .as(first.kabir)
    .post("/reports", { kind: "POST", id: again.id, reason: "SPAM", note: "She does it again" });
  const { id } = await caseAbout(again.id);
  expect(
    (await app.as(colleague).post(`/moderation/cases/${id}/notes`, { text: "Ask her first" })).status,
  ).toBe(204);
  const { body } = await app.as(moderator).get(`/moderation/cases/${id}`);
  expect(body).toMatchObject({
    reportList: [{ reason: "SPAM", note: "She does it again" }],
    history: [{ decision: "WARN", reason: "SPAM", isActive: true }],
    similar: [{ id: first.found.id, decision: "WARN" }],
    notes: [{ author: colleague.username, text: "Ask her first" }],
  });
  expect(JSON.stringify(body)).not.toContain(first.kabir.id);
});

test("figures show open cases, how long decisions take and how many were overturned", async () => {
  const before = (await app.as(moderator).get("/moderation/figures")).body;
  await reportedPost();
  const { body } = await app.as(moderator).get("/moderation/figures");
  expect(body.open).toBe(before.open + 1);
  expect(body.medianHours).toBeGreaterThanOrEqual(0);
});

test("the share of overturned decisions counts appealed decisions only", async () => {
  const share = async () => (await app.as(moderator).get("/moderation/figures")).body.overturned;
  await app.deps.db.query("update strikes set appeal_decided_at = null");
  expect(await share()).toBeNull();
  for (const outcome of ["OVERTURNED", "UPHELD", "UPHELD"]) {
    const { asha, found } = await reportedPost();
    await decide(moderator, found, "WARN");
    const [strike] = (await strikesOf(asha)).content;
    await app.as(asha).post(`/auth/strikes/${strike.id}/appeal`, { text: "It was a joke" });
    const path = `/moderation/appeals/${strike.id}/decision`;
    expect((await app.as(colleague).post(path, { outcome, answer: "We looked again" })).status).toBe(204);
  }
  await decide(moderator, (await reportedPost()).found, "WARN");
  expect(await share()).toBe(33.3);
});

test("evidence is deleted 90 days after the decision, and never before", async () => {
  const [open, decided] = [await reportedPost(), await reportedPost()];
  await decide(moderator, decided.found, "KEEP");
  const evidence = async ({ post }: { post: { id: string } }) => (await caseAbout(post.id)).evidence;
  await forgetOldEvidence(app.deps.db, new Date(Date.now() + 89 * DAY_MS));
  expect(await evidence(decided)).not.toBeNull();
  await forgetOldEvidence(app.deps.db, new Date(Date.now() + 91 * DAY_MS));
  expect(await evidence(decided)).toBeNull();
  expect(await evidence(open)).not.toBeNull();
});

describe("a suspended account", () => {
  async function suspended(days = 7) {
    const scene = await reportedPost();
    await decide(moderator, scene.found, "SUSPEND", { days, reason: "INSULT" });
    return scene;
  }

  test("sees until when and why, and cannot write", async () => {
    const { asha } = await suspended();
    const reply = await app.as(asha).post("/social/posts", { content: "But I want to" });
    expect(reply).toMatchObject({ status: 403, body: { code: "account-suspended" } });
    expect(reply.body.message).toMatch(/^Your account is suspended until .* Reason: Insult or harassment\./);
    expect((await strikesOf(asha)).suspension).toMatchObject({ reason: "INSULT" });
    const { kabir } = await reportedPost();
    for (const [path, body] of [
      [`/social/users/${kabir.id}/follow`],
      ["/gemini/conversational-ai", { message: "Hello" }],
      ["/social/posts/batch", { posts: [{ content: "Two" }] }],
    ] as const)
      expect((await app.as(asha).post(path, body)).status, path).toBe(403);
    expect((await app.as(asha).put("/auth/profile", { bio: "Hm" })).status).toBe(403);
  });

  test("can read, export, change the password, appeal and delete the account", async () => {
    const { asha } = await suspended();
    for (const path of [
      "/social/feed",
      "/auth/profile",
      "/mcq/leaderboard",
      "/auth/export",
      "/social/notifications",
    ])
      expect((await app.as(asha).get(path)).status, path).toBe(200);
    const password = { currentPassword: asha.password, newPassword: "seven purple elephants" };
    expect((await app.as(asha).put("/auth/password", password)).status).toBe(204);
    const gone = { password: "seven purple elephants" };
    expect((await app.as(asha).delete("/auth/account", gone)).status).toBe(204);
  });

  test("can write again when the suspension is over", async () => {
    const { asha } = await suspended(2);
    app.pass(2 * DAY_MS + MINUTE_MS);
    expect((await app.as(asha).post("/social/posts", { content: "Hello again" })).status).toBe(201);
    app.pass(-2 * DAY_MS - MINUTE_MS);
  });
});

describe("an appeal", () => {
  const appeal = (person: Person, id: string, text: unknown = "It was a joke") =>
    app.as(person).post(`/auth/strikes/${id}/appeal`, { text });
  const answer = (who: Person, id: string, outcome: string) =>
    app.as(who).post(`/moderation/appeals/${id}/decision`, { outcome, answer: "We looked again" });
  async function struck(decision = "REMOVE", more = {}) {
    const scene = await reportedPost();
    await decide(moderator, scene.found, decision, more);
    return { ...scene, strike: (await strikesOf(scene.asha)).content[0] };
  }

  test("is decided by another moderator, and overturning undoes everything", async () => {
    const { asha, post, strike } = await struck("SUSPEND", { days: 30 });
    expect((await appeal(asha, strike.id)).status).toBe(201);
    expect((await answer(moderator, strike.id, "OVERTURNED")).status).toBe(403);
    expect((await answer(colleague, strike.id, "OVERTURNED")).status).toBe(204);
    expect(await statusFor(undefined, post.id)).toBe(200);
    expect(await news(asha)).toEqual(["appeal OVERTURNED", "decision SUSPEND"]);
    expect(await strikesOf(asha)).toMatchObject({
      content: [{ isActive: false, appeal: { outcome: "OVERTURNED", answer: "We looked again" } }],
      suspension: null,
    });
    expect((await app.as(asha).post("/social/posts", { content: "Thank you" })).status).toBe(201);
    expect((await answer(colleague, strike.id, "UPHELD")).status).toBe(409);
  });

  test("that is rejected leaves everything as it is", async () => {
    const { asha, post, strike } = await struck();
    await appeal(asha, strike.id);
    const { body } = await app.as(colleague).get("/moderation/appeals?size=50");
    expect(body.content.find(({ id }: { id: string }) => id === strike.id)).toMatchObject({
      person: { id: asha.id },
      decision: "REMOVE",
      text: "It was a joke",
      isOwn: false,
    });
    await answer(colleague, strike.id, "UPHELD");
    expect(await statusFor(asha, post.id)).toBe(404);
  });

  test("is possible once, for the sanctioned person, with a text, within 20 days", async () => {
    const { asha, kabir, strike } = await struck();
    expect((await appeal(kabir, strike.id)).status).toBe(404);
    expect((await appeal(asha, strike.id, "  ")).status).toBe(400);
    const late = await struck();
    await app.deps.db.query("update strikes set created_at = created_at - interval '20 days' where id = $1", [
      late.strike.id,
    ]);
    expect((await appeal(late.asha, late.strike.id)).status).toBe(409);
    expect((await appeal(asha, strike.id)).status).toBe(201);
    expect((await appeal(asha, strike.id)).status).toBe(409);
  });

  test("waits, and says so, while no other moderator can decide it", async () => {
    const { asha, strike } = await struck();
    await giveRole(app, colleague, "USER");
    expect((await appeal(asha, strike.id)).body.isWaiting).toBe(true);
    await giveRole(app, colleague, "ADMIN");
    expect((await strikesOf(asha)).content[0].isWaiting).toBe(false);
  });

  test("strikes end after 180 days", async () => {
    const { asha } = await struck();
    const [{ createdAt, endsAt }] = (await strikesOf(asha)).content;
    expect((Date.parse(endsAt) - Date.parse(createdAt)) / DAY_MS).toBe(180);
  });
});

test("without moderators administrators get one mail a day about new cases", async () => {
  const send = () => mailDigest(app.deps);
  const mails = () => app.mails.filter(({ to }) => to === colleague.email);
  await reportedPost();
  await send();
  expect(mails()).toEqual([]);
  await giveRole(app, moderator, "USER");
  await send();
  await reportedPost();
  await send();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain("Spam or advertising");
  app.pass(DAY_MS);
  await send();
  await send();
  app.pass(-DAY_MS);
  expect(mails().map(({ subject }) => subject)[1]).toBe("1 new case waits for a decision");
  expect(mails()).toHaveLength(2);
  await giveRole(app, moderator, "MODERATOR");
});

test("the mail for administrators counts disputed keys, once a moderator has to decide", async () => {
  await app.deps.db.query("update moderation_cases set mailed_at = now() - interval '2 days'");
  await giveRole(app, moderator, "USER");
  const before = app.mails.length;
  const news = () => app.mails.slice(before).map(({ subject, text }) => [subject, text]);
  const [author, asha] = [await app.person("author"), await app.person("asha")];
  const { questions } = await createPost(app, author, questionPost());
  await app.as(asha).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "B" });
  const objection = { reason: "WRONG_KEY", answer: "B", text: "It is B." };
  const { body } = await app.as(asha).post(`/social/questions/${questions[0].id}/disputes`, objection);
  await mailDigest(app.deps);
  expect(news()).toEqual([]);
  await app.as(author).put(`/disputes/${body.id}`, { action: "DEFEND", text: "My book says A." });
  await mailDigest(app.deps);
  await mailDigest(app.deps);
  expect(news()).toEqual([
    ["1 new case waits for a decision", expect.stringContaining("1 × Disputed key of a question")],
  ]);
  await giveRole(app, moderator, "MODERATOR");
});
