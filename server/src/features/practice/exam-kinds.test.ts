import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();
const ALL = "SINGLE,MULTIPLE,NUMERICAL";

interface Made {
  id: string;
  kind: string;
  optionA?: string;
  optionE?: string;
  stimulus?: { id: string; text: string };
}

test("requested kinds give an exam's kinds: numbers, several right options, and each can be answered", async () => {
  const asha = await app.person("asha");
  const reply = await app
    .as(asha)
    .post(`/mcq/generate?subject=COMPUTER_SCIENCE&examType=GATE&difficultyLevel=HARD&count=20&kinds=${ALL}`);
  expect(reply.status).toBe(200);
  const made: Made[] = reply.body.questions;
  expect(made).toHaveLength(20);
  expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(["SINGLE", "MULTIPLE", "NUMERICAL"]));
  for (const kind of ["MULTIPLE", "NUMERICAL"]) {
    const question = made.find((each) => each.kind === kind);
    expect(Boolean(question?.optionA)).toBe(kind === "MULTIPLE");
    const [row] = await app.deps.db.query<{ correct_answer: string }>(
      "select correct_answer from questions where id = $1",
      [question?.id],
    );
    const given = encodeURIComponent(row?.correct_answer ?? "");
    const answer = await app.as(asha).post(`/mcq/submit?questionId=${question?.id}&selectedOption=${given}`);
    expect(answer.body.isCorrect).toBe(true);
  }
});

test("a banking quiz has five options, and the questions of a set stay together", async () => {
  const asha = await app.person("asha");
  const reply = await app
    .as(asha)
    .post(
      `/mcq/generate?section=Quantitative%20Aptitude&examType=IBPS_PO&difficultyLevel=MEDIUM&count=15&kinds=${ALL}`,
    );
  const made: Made[] = reply.body.questions;
  expect(made.filter(({ optionE }) => optionE).length).toBeGreaterThan(7);
  const ids = made.map(({ stimulus }) => stimulus?.id);
  const runs = ids.filter((id, at) => id && id !== ids[at - 1]);
  expect(runs.length).toBeGreaterThan(0);
  expect(new Set(runs).size).toBe(runs.length);
});

test("drafts accept kinds too, and an unknown kind is refused", async () => {
  const asha = await app.person("asha");
  const drafts = await app.as(asha).post("/gemini/generate-questions-by-subject", {
    subject: "PHYSICS",
    examType: "JEE_MAIN",
    difficulty: "HARD",
    count: 10,
    kinds: ["SINGLE", "NUMERICAL"],
  });
  const typed = drafts.body.questions.filter(({ kind }: Made) => kind === "NUMERICAL");
  expect(typed.length).toBeGreaterThan(0);
  for (const { option1, correctAnswer } of typed) {
    expect(option1).toBeNull();
    expect(correctAnswer).toMatch(/^-?\d+$/);
  }
  const refused = await app.as(asha).post("/gemini/generate-questions-by-subject", {
    subject: "PHYSICS",
    count: 5,
    kinds: ["ESSAY"],
  });
  expect(refused.status).toBe(400);
  const inQuery = await app
    .as(asha)
    .post("/mcq/generate?subject=PHYSICS&examType=NEET&difficultyLevel=EASY&kinds=SINGLE,ESSAY");
  expect(inQuery.status).toBe(400);
});

test("questions about a text have four options, and the reply says so", async () => {
  const asha = await app.person("asha");
  const text =
    "The Indus rises in Tibet near Lake Mansarovar. It flows through Ladakh and enters Pakistan near Chilas. Its five great tributaries are the Jhelum, the Chenab, the Ravi, the Beas and the Sutlej. The Indus Waters Treaty was signed in 1960 by India and Pakistan.";
  const reply = await app
    .as(asha)
    .post("/gemini/generate-questions-from-text", { text, count: 3, kinds: ALL, examType: "UPSC" });
  expect(reply.body.questions.length).toBeGreaterThan(0);
  expect(reply.body.message).toContain(refusals.ai.fourOptionsOnly);
});
