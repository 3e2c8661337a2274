import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../test/machine/temporary-folder.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const web = temporaryFolder(afterAll);
writeFileSync(
  join(web, "index.html"),
  '<head><title>Prepfeed</title><meta name="description" content="All" /></head>',
);
const app = testApp({ folders: { web } });
let asha: Person;
let ravi: Person;
beforeAll(async () => {
  asha = await app.person("asha");
  ravi = await app.person("ravi");
});

/** This many questions of Asha's on a topic, answered by Ravi: right where the sign is `+`. */
async function practise(topic: string, signs: string, difficultyLevel = "MEDIUM") {
  const asked: { id: string }[] = [];
  for (const sign of signs) {
    const post = await createPost(app, asha, questionPost({ topic, difficultyLevel }));
    const { id } = post.questions[0];
    await app.as(ravi).post(`/social/questions/${id}/answer`, { selectedOption: sign === "+" ? "A" : "B" });
    asked.push({ id });
  }
  return asked;
}
const topicOf = async (person: Person, slug: string) => (await app.as(person).get(`/topics/${slug}`)).body;

describe("the list", () => {
  test("contains the whole syllabus for a visitor, without levels", async () => {
    const { body } = await app.visitor.get("/topics");
    const topics = body.groups.flatMap((group: { topics: object[] }) => group.topics);
    expect(topics).toHaveLength(234);
    expect(topics[0]).toEqual({ slug: "number-theory", title: "Number theory" });
    expect(body.groups.map(({ title }: { title: string }) => title)).toContain("Reasoning");
  });

  test("of an exam begins with its largest shares, contains only its topics, and its weights add up to 1", async () => {
    const { body } = await app.visitor.get("/topics?examType=neet");
    expect(body.groups.map(({ title }: { title: string }) => title)).toEqual([
      "Biology",
      "Physics",
      "Chemistry",
    ]);
    const [biology, physics] = body.groups;
    expect([physics.weight, biology.weight]).toEqual([25, 50]);
    const weightOf = (slug: string) =>
      biology.topics.find((topic: { slug: string }) => topic.slug === slug).weight;
    expect(weightOf("genetics")).toBeGreaterThan(weightOf("animal-kingdom"));
    for (const { topics } of body.groups) {
      const weights = topics.map(({ weight }: { weight: number }) => weight);
      expect(weights).toEqual([...weights].sort((one, other) => other - one));
      expect(weights).not.toContain(0);
    }
  });

  test("of a subject contains its sections", async () => {
    const { body } = await app.visitor.get("/topics?subject=economics");
    expect(body.groups.map(({ title }: { title: string }) => title)).toEqual(["Economics", "Banking"]);
    expect((await app.visitor.get("/topics?subject=cooking")).status).toBe(400);
  });
});

describe("a topic", () => {
  test("shows a visitor the note, neighbours and exams, but not its other names", async () => {
    const { status, body } = await app.visitor.get("/topics/current-electricity");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: "current-electricity",
      title: "Current electricity",
      group: "Physics",
    });
    expect(body.note.know.map(({ name }: { name: string }) => name)).toContain("Ohm's law");
    expect(JSON.stringify(body)).not.toContain("aliases");
    expect(body.see[0]).toEqual({ slug: expect.any(String), title: expect.any(String) });
    expect(body.exams.map(({ examType }: { examType: string }) => examType)).toContain("JEE_MAIN");
    expect(body).not.toHaveProperty("mine");
  });

  test("that does not exist is not found, nor is a path with special characters", async () => {
    for (const slug of ["nothing", "__proto__", "..%2f..%2fetc"]) {
      expect((await app.visitor.get(`/topics/${slug}`)).status).toBe(404);
    }
  });

  test("shows the community's most liked questions first, without their keys", async () => {
    const [plain, liked] = [
      await createPost(app, asha, questionPost({ topic: "Gravitation" })),
      await createPost(app, asha, questionPost({ topic: "escape velocity" })),
    ];
    await app.as(ravi).post(`/social/posts/${liked.id}/like`);
    const { questions } = await topicOf(ravi, "gravitation");
    expect(questions.map(({ postId }: { postId: string }) => postId)).toEqual([liked.id, plain.id]);
    expect(questions[0]).toMatchObject({ likesCount: 1, author: asha.username, hasAnswered: false });
    expect(Object.keys(questions[0])).not.toContain("correctAnswer");
  });
});

describe("the learner's level", () => {
  test("rises with right answers under any of the topic's names, and falls with wrong ones", async () => {
    expect((await topicOf(ravi, "sound")).mine).toEqual({
      level: "NOT_STARTED",
      totalQuestions: 0,
      correctAnswers: 0,
      tries: [],
    });
    await practise("Sound", "+++");
    await practise("doppler effect", "+++++");
    const { mine } = await topicOf(ravi, "sound");
    expect(mine).toMatchObject({ level: "MASTERED", totalQuestions: 8, correctAnswers: 8 });
    expect(mine.tries[0]).toMatchObject({ isCorrect: true, difficultyLevel: "MEDIUM" });
    await practise("Sound", "-----");
    expect((await topicOf(ravi, "sound")).mine).toMatchObject({ level: "FAMILIAR", totalQuestions: 13 });
    const { body } = await app.as(ravi).get("/topics?subject=physics");
    const listed = body.groups[0].topics.find(({ slug }: { slug: string }) => slug === "sound");
    expect(listed.level).toBe("FAMILIAR");
  });

  test("a review replaces the question's earlier attempt, and the level falls with time", async () => {
    const asked = await practise("Ray optics", "++--");
    const level = async () => (await topicOf(ravi, "ray-optics")).mine.level;
    expect(await level()).toBe("FAMILIAR");
    const review = (at: number, selectedOption: string) =>
      app.as(ravi).post("/mcq/review", { questionId: asked[at]?.id, selectedOption });
    await review(0, "B");
    expect(await level()).toBe("STARTED");
    await review(0, "A");
    expect(await level()).toBe("FAMILIAR");
    for (const [table, time] of [
      ["answers", "submitted_at"],
      ["reviews", "created_at"],
    ]) {
      await app.deps.db.query(
        `update ${table} set ${time} = ${time} - interval '181 days' where user_id = $1`,
        [ravi.id],
      );
    }
    expect(await level()).toBe("STARTED");
  });

  test("is visible only to the learner", async () => {
    expect((await topicOf(asha, "ray-optics")).mine.level).toBe("NOT_STARTED");
  });
});

test("questions name the topic of the syllabus that their label means", async () => {
  const slugOf = async (topic: string) =>
    (await createPost(app, asha, questionPost({ topic }))).questions[0].topicSlug;
  expect(await slugOf("Newton's Laws of Motion")).toBe("newtons-laws");
  expect(await slugOf("Projectile motion")).toBe("kinematics");
  expect(await slugOf("My own heading")).toBeUndefined();
  const { body } = await app.as(ravi).get(`/mcq/responses/${ravi.id}`);
  expect(body.content[0]).toMatchObject({ topic: "Ray optics", topicSlug: "ray-optics" });
});

test("a link to a topic has its description in the HTML, before any script runs", async () => {
  const pageOf = async (url: string) => (await app.app.inject({ url })).body;
  const page = await pageOf("/topics/current-electricity");
  expect(page).toContain("<title>Current electricity · Prepfeed</title>");
  expect(page).toMatch(/<meta name="description" content="[^"]{50,}" \/>/);
  expect(await pageOf("/topics")).toContain("<title>Topics · Prepfeed</title>");
  expect(await pageOf("/topics/nothing")).toContain("<title>Prepfeed</title>");
});
