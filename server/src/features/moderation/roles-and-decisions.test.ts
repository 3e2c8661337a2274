import type { Role } from "@prepfeed/contract/foundation/endpoint";
import {
  DECISIONS,
  DECISIONS_ABOUT,
  REPORT_KINDS,
  type ReportKind,
} from "@prepfeed/contract/moderation/report-reasons";
import { beforeAll, describe, expect, test } from "vitest";
import { caseAbout, decide, report } from "../../../test/moderation/cases.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

/** Every role with every decision about every kind of content. */

const ROLES: Role[] = ["USER", "MODERATOR", "ADMIN"];
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const app = testApp();
const people = {} as Record<Role, Person>;
beforeAll(async () => {
  for (const role of ROLES) {
    people[role] = await app.person(role.toLowerCase());
    if (role !== "USER") await giveRole(app, people[role], role);
  }
});

/** Something of a person who has no suspension yet; AI answers are the reporter's own. */
async function thingOf(kind: ReportKind, reporter: Person): Promise<string> {
  if (kind === "AI_ANSWER") {
    const { body } = await app.as(reporter).post("/gemini/conversational-ai", { message: "What is mass?" });
    return body.conversationId;
  }
  const owner = await app.person("owner");
  if (kind === "USER") return owner.id;
  if (kind === "PICTURE") {
    await app.as(owner).put("/auth/avatar", PNG, { "content-type": "image/png" });
    return owner.id;
  }
  const { body: post } = await app.as(owner).post("/social/posts", { content: "Buy my notes" });
  if (kind === "POST") return post.id;
  return (await app.as(owner).post(`/social/posts/${post.id}/comments`, { content: "Buy them" })).body.id;
}

describe.each(REPORT_KINDS)("a case about %s", (kind) => {
  test.each(DECISIONS)("%s", async (decision) => {
    // One person makes at most 20 reports a day.
    const reporter = await app.person("reporter");
    const id = await thingOf(kind, reporter);
    const opened = await report(app, reporter, { kind, id });
    expect(opened.status).toBe(201);
    for (const role of ROLES) {
      const { status } = await decide(app, people[role], id, decision, { days: 7 });
      const isPossible = DECISIONS_ABOUT[kind].includes(decision);
      // The administrator comes second, so that a case which the moderator decided is decided already.
      const asStaff = isPossible ? (role === "MODERATOR" ? 200 : 409) : 400;
      expect(status, role).toBe(role === "USER" ? 403 : asStaff);
    }
    expect(await caseAbout(app, id)).toBeDefined();
  });
});
