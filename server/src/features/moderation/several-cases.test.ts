import { beforeAll, describe, expect, test } from "vitest";
import { appointStaff, caseAbout, decide, report, reportByThree } from "../../../test/moderation/cases.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

/** What is shown follows from all cases about the same thing together. */

const app = testApp();
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let moderator: Person;
let administrator: Person;
let asha: Person;
beforeAll(async () => {
  [moderator, administrator] = await appointStaff(app);
  asha = await app.person("asha");
});

const newPost = async () => (await app.as(asha).post("/social/posts", { content: "Buy my notes" })).body.id;
const statusOf = async (id: string) => (await app.visitor.get(`/social/posts/${id}`)).status;
const profile = async () => (await app.visitor.get(`/social/users/${asha.id}`)).body;

/** Somebody reports it, and the moderator decides. */
async function reported(kind: string, id: string, decision: string) {
  await report(app, await app.person("reporter"), { kind, id });
  expect((await decide(app, moderator, id, decision)).status).toBe(200);
  return caseAbout(app, id);
}

/** The administrator overturns what was decided in this case. */
async function overturn(caseId: string) {
  const [row] = await app.deps.db.query<{ id: string }>("select id from strikes where case_id = $1", [
    caseId,
  ]);
  expect((await app.as(asha).post(`/auth/strikes/${row?.id}/appeal`, { text: "No" })).status).toBe(201);
  const decision = { outcome: "OVERTURNED", answer: "Right" };
  const reply = await app.as(administrator).post(`/moderation/appeals/${row?.id}/decision`, decision);
  expect(reply.status).toBe(204);
}

describe("an overturned decision", () => {
  test.each(["WARN", "LOCK_COMMENTS"])("%s does not bring back what a later one removed", async (first) => {
    const id = await newPost();
    const { id: caseId } = await reported("POST", id, first);
    await reported("POST", id, "REMOVE");
    await overturn(caseId);
    expect(await statusOf(id)).toBe(404);
  });

  test("leaves comments locked that another decision locked", async () => {
    const id = await newPost();
    const { id: caseId } = await reported("POST", id, "LOCK_COMMENTS");
    const { id: second } = await reported("POST", id, "LOCK_COMMENTS");
    const comment = () => app.as(asha).post(`/social/posts/${id}/comments`, { content: "Why?" });
    await overturn(caseId);
    expect((await comment()).status).toBe(403);
    await overturn(second);
    expect((await comment()).status).toBe(201);
  });
});

test("keeping something a second time does not undo that it was hidden before", async () => {
  await app.as(asha).put("/auth/profile", { bio: "Call me at night" });
  const { id } = await reported("USER", asha.id, "HIDE");
  await reported("USER", asha.id, "KEEP");
  expect((await profile()).bio).toBe("");
  await overturn(id);
  expect((await profile()).bio).toBe("Call me at night");
});

test("a suspension that is undone while reports hide the content leaves it hidden", async () => {
  const id = await newPost();
  await reportByThree(app, { kind: "POST", id });
  const { body } = await decide(app, moderator, id, "SUSPEND", { days: 3 });
  await app.as(moderator).delete(`/moderation/cases/${body.id}/decision`, { version: body.version });
  expect(await statusOf(id)).toBe(404);
  await decide(app, moderator, id, "KEEP");
  expect(await statusOf(id)).toBe(200);
});

test("keeping a picture does not bring back one that its person removed", async () => {
  await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
  await report(app, await app.person("reporter"), { kind: "PICTURE", id: asha.id });
  await app.as(asha).put("/auth/profile", { profilePicture: null });
  await decide(app, moderator, asha.id, "KEEP");
  expect((await app.as(asha).get("/auth/profile")).body.profilePicture).toBeNull();
});

test("a picture that two cases removed comes back when both are overturned", async () => {
  const { body } = await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
  const reporters = [await app.person("reporter"), await app.person("reporter")] as const;
  await report(app, reporters[0], { kind: "PICTURE", id: asha.id });
  const first = await caseAbout(app, asha.id);
  await report(app, reporters[1], { kind: "USER", id: asha.id });
  await decide(app, moderator, asha.id, "REMOVE_PICTURE");
  const second = await caseAbout(app, asha.id);
  const decision = { decision: "REMOVE_PICTURE", reason: "INSULT", version: first.version };
  await app.as(moderator).post(`/moderation/cases/${first.id}/decision`, decision);
  await overturn(second.id);
  expect((await profile()).profilePicture).toBeNull();
  await overturn(first.id);
  expect((await profile()).profilePicture).toBe(body.profilePicture);
});
