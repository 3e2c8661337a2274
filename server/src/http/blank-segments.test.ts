import { contract } from "@prepfeed/contract/contract";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, expect, test } from "vitest";
import { type Person, testApp } from "../../test/test-app.ts";

const app = testApp();
let asha: Person;
beforeAll(async () => {
  asha = await app.person("asha");
});

/** The specified message for a blank parameter, by the word before it. */
const REQUIRED: Record<string, string> = {
  "posts/:id": messages.posts.idRequired,
  "users/:id": messages.users.idRequired,
  "comments/:id": refusals.comments.idRequired,
  "questions/:id": messages.questions.idRequired,
  "progress/:userId": messages.users.idRequired,
  "responses/:userId": messages.users.idRequired,
  "score/:userId": messages.users.idRequired,
  "subject/:subject": refusals.posts.listSubjectRequired,
  "exam/:examType": refusals.posts.listExamTypeRequired,
};

const cases = Object.values(contract).flatMap(({ method, path }) => {
  // There the id is of a case, not of a question.
  if (path.startsWith("/moderation/")) return [];
  const found = Object.entries(REQUIRED).find(([part]) => `${path}/`.includes(`/${part}/`));
  return found ? [[method, path, found[1]] as const] : [];
});

test.each(cases)("%s %s with a blank instead: %s", async (method, path, message) => {
  for (const blank of ["%20", "%20%09", ""]) {
    const body = method === "GET" ? undefined : {};
    const reply = await app.request(method, path.replace(/:\w+/, blank), { person: asha, body });
    expect({ status: reply.status, message: reply.body.message }).toEqual({ status: 400, message });
  }
});

test("every message about a blank segment belongs to a call", () => {
  expect(new Set(cases.map(([, , message]) => message))).toEqual(new Set(Object.values(REQUIRED)));
});
