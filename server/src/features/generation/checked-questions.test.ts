import { fingerprintOf } from "@prepfeed/question-engine/question";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Person, testApp } from "../../../test/test-app.ts";
import { drawing } from "../../drawing/drawing-pool.ts";
import { fingerprintsOf } from "./checked-questions.service.ts";
import { provideVariant } from "./generation.service.ts";

/** Of a question without a figure or picture. */
const ROW = {
  question_text: "How long is it?",
  tolerance: null,
  figure: null,
  picture_description: null,
  stimulus_id: null,
} as never as Parameters<typeof fingerprintsOf>[0][number];

const app = testApp();
let asha: Person;
let fingerprint: string;
let written: Awaited<ReturnType<typeof draw<"set">>>;
const draw = drawing.draw.bind(drawing);

/** A question that the engine wrote for somebody else is being checked. */
beforeAll(async () => {
  asha = await app.person("asha");
  const drawn = vi.spyOn(drawing, "draw");
  const kabir = await app.person("kabir");
  const { body } = await app
    .as(kabir)
    .post("/mcq/generate?subject=Physics&difficultyLevel=easy&examType=NEET&count=1");
  written = (await drawn.mock.results[0]?.value) as typeof written;
  vi.restoreAllMocks();
  const [first] = written;
  expect(first?.questionText).toBe(body.questions[0].questionText);
  fingerprint = first?.fingerprint ?? "";
  await app.deps.db.query(
    `insert into question_cases (id, question_id, exam_family, opened_by, author_until, suspended_at)
     values ($1, $2, 'NEET', 'ALARM', now(), now())`,
    [crypto.randomUUID(), body.questions[0].id],
  );
});
afterEach(() => vi.restoreAllMocks());

const ASKS: Record<string, () => Promise<{ status: number }>> = {
  "a quiz": () =>
    app.as(asha).post("/mcq/generate?subject=Physics&difficultyLevel=easy&examType=NEET&count=2"),
  "a draft for an author": () =>
    app.as(asha).post("/gemini/generate-questions", { topic: "Kinematics", count: 1 }),
  "Today's session": async () => {
    await app.as(asha).put("/learning/goal", { examType: "NEET", subjects: ["PHYSICS"] });
    return app.as(asha).get("/learning/today?minutes=10");
  },
  "the assistant's question": () =>
    app.as(asha).post("/gemini/conversational-ai", { message: "Quiz me on kinematics" }),
};

test.each(Object.keys(ASKS))("%s never asks a question again that is being checked", async (name) => {
  const drawn = vi.spyOn(drawing, "draw");
  expect((await ASKS[name]?.())?.status).toBeLessThan(300);
  const jobs = drawn.mock.calls.map(([, job]) => job as { exclude: ReadonlySet<string> });
  expect(jobs.length).toBeGreaterThan(0);
  for (const { exclude } of jobs) expect(exclude).toContain(fingerprint);
});

test("a question that is being checked is not asked as a variant of another", async () => {
  const [question] = written;
  vi.spyOn(drawing, "draw").mockResolvedValue(question as never);
  const asked = { writer: "any", topic: { unit: "physics" } as never, questionText: "?" };
  expect(await provideVariant(app.deps.db, asked, asha.id)).toBeUndefined();
  await app.deps.db.query("update question_cases set outcome = 'KEPT', decided_at = now()");
  expect(await provideVariant(app.deps.db, asked, asha.id)).toMatchObject({
    questionText: question?.questionText,
  });
});

test.each([
  ["4.50 m", "4.5 m"],
  ["13.00 A", "13 A"],
  ["10.05 V", "10.05 V"],
  ["100", "100"],
])("the answer %s is recognised as %s of its writer", (stored, answer) => {
  const row = { ...ROW, correct_option: stored };
  expect([...fingerprintsOf([row])]).toContain(fingerprintOf(row.question_text, answer));
});
