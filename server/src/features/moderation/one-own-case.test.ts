import { plainLines } from "@prepfeed/contract/foundation/plain-words";
import { beforeAll, describe, expect, test } from "vitest";
import { appointStaff, caseAbout, decide, report } from "../../../test/moderation/cases.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

/** Nobody decides their own case, by no other way either, and nobody reads more than a case needs. */

const app = testApp();
let moderator: Person;
let administrator: Person;
beforeAll(async () => {
  [moderator, administrator] = await appointStaff(app);
});

async function postOf(author: Person) {
  return (await app.as(author).post("/social/posts", { content: "Buy my notes" })).body;
}
const seesPost = async (id: string) => (await app.visitor.get(`/social/posts/${id}`)).status === 200;

/** A moderator removes Asha's post; she appeals. Without a decision about the appeal. */
async function appealed(reporter: Person, decider: Person) {
  const asha = await app.person("asha");
  const post = await postOf(asha);
  await report(app, reporter, { kind: "POST", id: post.id });
  const { body: decided } = await decide(app, decider, post.id, "REMOVE");
  const [strike] = (await app.as(asha).get("/auth/strikes")).body.content;
  const reply = await app.as(asha).post(`/auth/strikes/${strike.id}/appeal`, { text: "It was a joke" });
  return { asha, post, decided, strike: reply.body };
}
const answer = (who: Person, id: string, outcome: string) =>
  app.as(who).post(`/moderation/appeals/${id}/decision`, { outcome, answer: "We looked again" });

describe("an appeal", () => {
  test("is not decided by a moderator who reported the content", async () => {
    const { strike } = await appealed(moderator, administrator);
    const { body } = await app.as(moderator).get("/moderation/appeals?size=50");
    expect(body.content.find(({ id }: { id: string }) => id === strike.id).isOwn).toBe(true);
    expect((await answer(moderator, strike.id, "UPHELD")).status).toBe(403);
  });

  test("waits, and says so, while the only other moderator has reported the content", async () => {
    const { strike } = await appealed(moderator, administrator);
    expect(strike.isWaiting).toBe(true);
  });

  test("waits while the only other moderator is suspended", async () => {
    const meera = await app.person("meera");
    const { asha, strike } = await appealed(meera, moderator);
    expect(strike.isWaiting).toBe(false);
    const suspend = "update users set suspended_until = now() + $2::interval where id = $1";
    await app.deps.db.query(suspend, [administrator.id, "1 day"]);
    expect((await app.as(asha).get("/auth/strikes")).body.content[0].isWaiting).toBe(true);
    await app.deps.db.query(suspend, [administrator.id, "-1 day"]);
  });

  test("that was decided cannot be overruled by taking the first decision back", async () => {
    const meera = await app.person("meera");
    const { post, decided, strike } = await appealed(meera, moderator);
    expect((await answer(administrator, strike.id, "OVERTURNED")).status).toBe(204);
    const { body } = await app.as(moderator).get(`/moderation/cases/${decided.id}`);
    const undo = { version: body.version };
    const reply = await app.as(moderator).delete(`/moderation/cases/${decided.id}/decision`, undo);
    expect(reply).toMatchObject({
      status: 409,
      body: { message: "An appeal against this decision was decided, so the decision cannot be undone" },
    });
    expect((await decide(app, moderator, post.id, "REMOVE")).status).toBe(409);
    expect(await seesPost(post.id)).toBe(true);
  });
});

test("a moderator does not read what others wrote about them, and writes no note about it", async () => {
  const kabir = await app.person("kabir");
  const post = await postOf(moderator);
  await report(app, kabir, { kind: "POST", id: post.id, note: "He sits beside me at school" });
  const { id } = await caseAbout(app, post.id);
  const path = `/moderation/cases/${id}`;
  expect((await app.as(administrator).post(`${path}/notes`, { text: "Ask Kabir" })).status).toBe(204);
  const { body } = await app.as(moderator).get(path);
  expect(body).toMatchObject({ isOwn: true, reports: 1, reportList: [], notes: [] });
  expect((await app.as(moderator).post(`${path}/notes`, { text: "Keep it" })).status).toBe(403);
  expect((await app.as(administrator).get(path)).body).toMatchObject({
    reportList: [{ note: "He sits beside me at school" }],
    notes: [{ text: "Ask Kabir" }],
  });
});

test("an AI answer is shown only in its case, each look at which is in the audit log", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const talks: { conversationId: string; reply: string }[] = [];
  for (const person of [asha, kabir]) {
    const { body } = await app.as(person).post("/gemini/conversational-ai", { message: "What is a mole?" });
    await report(app, person, { kind: "AI_ANSWER", id: body.conversationId, reason: "OTHER" });
    talks.push(body);
  }
  const [first, second] = talks as [(typeof talks)[number], (typeof talks)[number]];
  const { id, version } = await caseAbout(app, first.conversationId);
  const listed = await app.as(moderator).get("/moderation/cases?size=50");
  expect(JSON.stringify(listed.body)).toContain(id);
  const taken = await app.as(moderator).put(`/moderation/cases/${id}/assignee`, { version, isMine: true });
  for (const { body } of [listed, taken]) expect(JSON.stringify(body)).not.toContain(first.reply);
  const reads = () =>
    app.deps.db.query("select actor from audit_events where event = 'private-case-read' and thing_id = $1", [
      id,
    ]);
  expect(await reads()).toEqual([]);
  const { body } = await app.as(moderator).get(`/moderation/cases/${id}`);
  expect(body.evidence.text).toBe(plainLines(first.reply));
  const other = await caseAbout(app, second.conversationId);
  expect(body.similar.filter(({ text }: { text: string }) => text !== "")).toEqual([]);
  expect(other.id).not.toBe(id);
  expect(await reads()).toEqual([{ actor: moderator.id }]);
});
