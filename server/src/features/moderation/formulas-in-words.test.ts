import { beforeAll, expect, test } from "vitest";
import { appointStaff, caseAbout, decide, report } from "../../../test/moderation/cases.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let moderator: Person;
let administrator: Person;
beforeAll(async () => {
  [moderator, administrator] = await appointStaff(app);
});

test("cases, decisions and appeals show formulas in words, line by line", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const { body: post } = await app
    .as(asha)
    .post("/social/posts", { content: "Is $x^2 \\le 4$?\nOr $\\frac{1}{2}$?" });
  await report(app, kabir, { kind: "POST", id: post.id });
  const { id } = await caseAbout(app, post.id);
  const words = "Is x² ≤ 4?\nOr 1/2?";
  const { body: list } = await app.as(moderator).get("/moderation/cases?size=50");
  expect(list.content.find((each: { id: string }) => each.id === id).evidence.text).toBe(words);
  expect((await app.as(moderator).get(`/moderation/cases/${id}`)).body.evidence.text).toBe(words);

  await decide(app, moderator, post.id, "REMOVE");
  const { body: strikes } = await app.as(asha).get("/auth/strikes");
  expect(strikes.content[0].text).toBe(words);
  await app.as(asha).post(`/auth/strikes/${strikes.content[0].id}/appeal`, { text: "It was a joke" });
  const { body: appeals } = await app.as(administrator).get("/moderation/appeals");
  expect(appeals.content[0].evidence.text).toBe(words);
});

test("notifications about a post or a dispute show formulas in words", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const body = questionPost(
    { title: "Find $x_1$" },
    { questionText: "What is $\\sqrt{4} \\times 10^{-3}$?" },
  );
  const post = await createPost(app, asha, body);
  await app.as(kabir).post(`/social/posts/${post.id}/like`);
  await app.as(kabir).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "B" });
  await app.as(kabir).post(`/social/questions/${post.questions[0].id}/disputes`, {
    reason: "WRONG_KEY",
    answer: "B",
    text: "It is B.",
  });
  const { body: told } = await app.as(asha).get("/social/notifications");
  expect(told.content.map((each: { dispute?: { text: string } }) => each.dispute?.text)).toContain(
    "Somebody says that something is wrong with “What is √4 × 10⁻³?”",
  );
  expect(told.content.map((each: { post?: { title: string } }) => each.post?.title)).toContain("Find x₁");
});
