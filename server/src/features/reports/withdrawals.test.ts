import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, describe, expect, test } from "vitest";
import { appointStaff, decide, report, reportByThree } from "../../../test/moderation/cases.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let moderator: Person;
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [moderator] = await appointStaff(app);
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const newPost = async () =>
  (await app.as(asha).post("/social/posts", { content: "Buy my notes" })).body.id as string;
const reported = async (person: Person, id: string, more: Record<string, unknown> = {}) =>
  (await report(app, person, { kind: "POST", id, ...more })).body.id as string;
const withdraw = (person: Person | undefined, id: string) => app.as(person).delete(`/reports/${id}`);
const casesAbout = (id: string) =>
  app.deps.db.query("select reason, urgent, hidden, reports from moderation_cases where thing_id = $1", [id]);
const sees = async (person: Person | undefined, id: string) =>
  (await app.as(person).get(`/social/posts/${id}`)).status === 200;
const own = async (person: Person) => (await app.as(person).get("/reports")).body;

describe("a report that is withdrawn", () => {
  test("takes its case and the evidence along, and the reporter sees the post again", async () => {
    const id = await newPost();
    const made = await reported(kabir, id, { note: "Look at the links" });
    expect(await sees(kabir, id)).toBe(false);
    expect(await own(kabir)).toMatchObject({
      totalElements: 1,
      content: [{ id: made, kind: "POST", reason: "SPAM", note: "Look at the links" }],
    });
    expect(await own(asha)).toMatchObject({ totalElements: 0, content: [] });
    expect((await withdraw(kabir, made)).status).toBe(204);
    expect(await casesAbout(id)).toEqual([]);
    expect(await sees(kabir, id)).toBe(true);
    expect((await own(kabir)).content).toEqual([]);
    expect((await withdraw(kabir, made)).status).toBe(404);
  });

  test("leaves the case with the reports of others, whose reasons count", async () => {
    const [id, meera] = [await newPost(), await app.person("meera")];
    await reported(kabir, id, { reason: "INSULT" });
    const first = await reported(meera, await newPost());
    expect((await withdraw(meera, first)).status).toBe(204);
    const mine = await reported(meera, id);
    expect(await casesAbout(id)).toMatchObject([{ reason: "INSULT", reports: 2 }]);
    await withdraw(meera, mine);
    expect(await casesAbout(id)).toEqual([{ reason: "INSULT", urgent: false, hidden: false, reports: 1 }]);
  });

  test.each(["SELF_HARM", "CHILD_SAFETY"])("with the reason %s is refused, and stays", async (reason) => {
    const id = await newPost();
    const made = await reported(kabir, id, { reason });
    expect(await withdraw(kabir, made)).toMatchObject({
      status: 409,
      body: { message: refusals.moderation.urgentStays },
    });
    expect(await casesAbout(id)).toMatchObject([{ reason, urgent: true, reports: 1 }]);
  });

  test("is not what deleting an account does: a case counts one less, and what was hidden stays hidden", async () => {
    const id = await newPost();
    const [one] = await reportByThree(app, { kind: "POST", id });
    if (!one) throw new Error("unreachable");
    expect((await app.as(one).delete("/auth/account", { password: one.password })).status).toBeLessThan(300);
    await app.deps.deletionQueue.run();
    expect(await casesAbout(id)).toMatchObject([{ hidden: true, reports: 2 }]);
    expect(await sees(undefined, id)).toBe(false);
  });

  test("shows what three people had hidden, when fewer than three are left", async () => {
    const id = await newPost();
    const [one] = await reportByThree(app, { kind: "POST", id });
    expect(await sees(undefined, id)).toBe(false);
    const [mine] = (await own(one as Person)).content;
    expect((await withdraw(one as Person, mine.id)).status).toBe(204);
    expect(await sees(undefined, id)).toBe(true);
    expect(await casesAbout(id)).toMatchObject([{ hidden: false, reports: 2 }]);
  });

  test("was made by oneself and is not decided; anything else is refused", async () => {
    const id = await newPost();
    const made = await reported(kabir, id);
    expect((await withdraw(undefined, made)).status).toBe(401);
    expect((await withdraw(asha, made)).status).toBe(404);
    expect((await withdraw(kabir, crypto.randomUUID())).status).toBe(404);
    await decide(app, moderator, id, "KEEP");
    const late = await withdraw(kabir, made);
    expect([late.status, late.body.message]).toEqual([409, refusals.moderation.decidedAlready]);
    const { body: told } = await app.as(kabir).get("/social/notifications");
    expect(told.content[0]).toMatchObject({ kind: "report", outcome: "KEPT" });
  });

  test("twice at once is withdrawn once, and can be made again", async () => {
    const id = await newPost();
    const made = await reported(kabir, id);
    const replies = await Promise.all([withdraw(kabir, made), withdraw(kabir, made)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await reported(kabir, id)).not.toBe(made);
    expect(await casesAbout(id)).toMatchObject([{ reports: 1 }]);
  });
});
