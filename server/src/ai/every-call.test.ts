import { Generation } from "@prepfeed/contract/foundation/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeAi, startFakeAi } from "../../test/fake-ai/fake-ai.ts";
import type { Mode } from "../../test/fake-ai/modes.ts";
import { type Person, testApp } from "../../test/test-app.ts";
import { configuredAi } from "./configured-ai.ts";

const app = testApp();
const KEY = "sk-canary-51c0ffee";
const TEXT =
  "The river is good. It floods the fields every year. Teh farmers like the soil that it leaves behind.";

let fake: FakeAi;
let asha: Person;
beforeAll(async () => {
  fake = await startFakeAi("gemini");
});
afterAll(() => fake.close());
beforeEach(async () => {
  asha = await app.person("asha");
  connect();
});

/** A provider that behaves as `mode`, with unused limits. */
function connect({ mode = "good" as Mode, dailyLimit = 10_000, verify = true, timeBudget = 20_000 } = {}) {
  fake.mode = mode;
  fake.requests.length = 0;
  app.deps.ai = configuredAi(
    { gemini: { apiKey: KEY, baseUrl: fake.url }, verify, dailyLimit },
    { db: app.deps.db, log: app.deps.log, now: app.deps.now, timeBudget },
  );
}

const quiz = (count: number, person = asha) =>
  app
    .as(person)
    .post(`/mcq/generate?subject=MATHEMATICS&examType=MOCK_TEST&difficultyLevel=MEDIUM&count=${count}`);
const drafts = (topic: string, count = 3) =>
  app.as(asha).post("/gemini/generate-questions", { topic, count, difficulty: "EASY" });
const engines = (body: { questions: { engine: string; verified: boolean }[] }) =>
  body.questions.map(({ engine, verified }) => `${engine}${verified ? ", verified" : ""}`);
const today = () => app.deps.now().toISOString().slice(0, 10);

async function calls(): Promise<number> {
  const [row] = await app.deps.db.query<{ calls: number }>(
    "select calls from ai_daily_calls where day = $1",
    [today()],
  );
  return row?.calls ?? 0;
}

describe("questions", () => {
  test("come from the provider, solved without the key, and a quiz does not reveal their keys", async () => {
    const { body } = await quiz(4);
    expect(body.engine).toBe("gemini");
    expect(engines(body)).toEqual(Array(4).fill("gemini, verified"));
    for (const question of body.questions) {
      expect(question).toMatchObject({ subject: "MATHEMATICS", section: "Quantitative Aptitude" });
      expect(question).not.toHaveProperty("correctAnswer");
    }
    expect(fake.requests.map(({ task }) => task)).toEqual(["questions", "blind-solve"]);
    const [first] = body.questions;
    const answer = await app.as(asha).post(`/mcq/submit?questionId=${first.id}&selectedOption=A`);
    expect(answer.body.explanation).toContain("\\times");
  });

  test("are not called verified if they were not solved without the key", async () => {
    connect({ verify: false });
    expect(engines((await drafts("fractions")).body)).toEqual(Array(3).fill("gemini"));
  });

  test("of a topic that our syllabus does not know come from the provider alone", async () => {
    const { body } = await drafts("quantum basket weaving");
    expect(engines(body)).toEqual(Array(3).fill("gemini, verified"));
    expect(body.questions[0]).toMatchObject({ subject: null, topic: "quantum basket weaving" });
    connect({ mode: "broken" });
    expect((await drafts("quantum basket weaving")).status).toBe(400);
  });

  test("of Science each have their own subject", async () => {
    const { body } = await drafts("Science");
    const subjects = body.questions.map(({ subject }: { subject: string }) => subject);
    expect(subjects.toSorted()).toEqual(["BIOLOGY", "CHEMISTRY", "PHYSICS"]);
  });

  test("about a text are requested from the provider with the text", async () => {
    const reply = await app.as(asha).post("/gemini/generate-questions-from-text", { text: TEXT, count: 2 });
    expect(engines(reply.body)).toEqual(Array(2).fill("gemini, verified"));
    expect(fake.requests[0]?.prompt).toContain("floods the fields");
  });

  test("whose key is wrong are replaced by our own", async () => {
    connect({ mode: "wrong-key" });
    const { body } = await quiz(5);
    expect(body.questions).toHaveLength(5);
    expect(body.engine).toBe("gemini");
    expect(engines(body).toSorted()).toEqual(["built-in", ...Array(4).fill("gemini, verified")]);
  });

  test.each([
    "garbage",
    "truncated",
    "mute-solver",
    "rate-limited",
    "broken",
    "wrong-api-key",
    "refuses",
  ] as const)(
    "come from our own engine when the provider is %s, and the daily limit is not reduced",
    async (mode) => {
      connect({ mode });
      const { status, body } = await quiz(5);
      expect(status).toBe(200);
      expect(body.engine).toBe("built-in");
      expect(engines(body)).toEqual(Array(5).fill("built-in"));
      expect(await app.deps.ai?.dailyQuestions.left(asha.id, today())).toBe(Generation.dailyQuestions);
      expect(JSON.stringify(body)).not.toContain(KEY);
    },
  );

  test("come from our own engine when the provider is too slow", async () => {
    connect({ mode: "slow", timeBudget: 200 });
    expect(engines((await quiz(3)).body)).toEqual(Array(3).fill("built-in"));
    expect(fake.requests).toHaveLength(1);
  });

  test("come from our own engine at once when the product closes", async () => {
    connect({ mode: "slow" });
    const arrived = fake.nextRequest();
    const reply = quiz(3);
    await arrived;
    app.deps.ai?.close();
    expect(engines((await reply).body)).toEqual(Array(3).fill("built-in"));
  });

  test("come from an OpenAI-compatible server in the same way", async () => {
    const local = await startFakeAi("openai", "no-schemas");
    const settings = { openAiCompatible: { baseUrl: local.url }, verify: true, dailyLimit: 10_000 };
    app.deps.ai = configuredAi(settings, app.deps);
    try {
      expect(engines((await quiz(2)).body)).toEqual(Array(2).fill("openai-compatible, verified"));
    } finally {
      await local.close();
    }
  });
});

describe("limits", () => {
  test("of a hundred simultaneous calls exactly the day's limit reaches the provider", {
    timeout: 120_000,
  }, async () => {
    const used = await calls();
    connect({ dailyLimit: used + 30, verify: false });
    const people = await Promise.all(["ravi", "meera", "kabir"].map((name) => app.person(name)));
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => quiz(1, people[at % people.length] as Person)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(fake.requests).toHaveLength(30);
    const outside = replies.filter(({ body }) => body.engine === "gemini");
    expect(outside).toHaveLength(30);
    const capabilities = await app.as(asha).get("/gemini/capabilities");
    expect(new Set(Object.values(capabilities.body.engines))).toEqual(new Set(["built-in"]));
  });

  test("a learner gets provider questions up to the daily limit, then our own", {
    timeout: 120_000,
  }, async () => {
    connect({ verify: false });
    const replies = await Promise.all(Array.from({ length: 30 }, () => quiz(10)));
    const written = replies.flatMap(({ body }) => engines(body));
    expect(written).toHaveLength(300);
    expect(written.filter((engine) => engine === "gemini")).toHaveLength(Generation.dailyQuestions);
    const { limits, engines: now } = (await app.as(asha).get("/gemini/capabilities")).body;
    expect(limits).toMatchObject({ questionsPerDay: Generation.dailyQuestions, questionsLeftToday: 0 });
    expect(now).toMatchObject({ "generate-questions": "built-in", "explain-topic": "gemini" });
    const ravi = await app.person("ravi");
    expect((await quiz(1, ravi)).body.engine).toBe("gemini");
  });

  test("a learner with fewer left than requested gets those, and our own for the rest", async () => {
    await app.deps.db.query("insert into ai_daily_questions (user_id, day, questions) values ($1, $2, $3)", [
      asha.id,
      today(),
      Generation.dailyQuestions - 2,
    ]);
    expect(engines((await quiz(5)).body).toSorted()).toEqual([
      ...Array(3).fill("built-in"),
      ...Array(2).fill("gemini, verified"),
    ]);
  });
});

describe("texts", () => {
  const CALLS: [string, Record<string, unknown>][] = [
    ["analyze-text", { text: TEXT }],
    ["analyze-sentiment", { text: TEXT }],
    ["summarize-text", { text: TEXT, maxLength: 60 }],
    ["extract-key-points", { text: TEXT, count: 2 }],
    ["generate-tags", { text: TEXT, maxTags: 3 }],
    ["explain-topic", { topic: "sound" }],
    ["explain-question", { questionText: "What is sound?", correctAnswer: "A wave" }],
    ["generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 3 }],
    ["conversational-ai", { message: "What is sound?" }],
  ];

  test.each(CALLS)("%s is answered by the provider", async (path, body) => {
    const reply = await app.as(asha).post(`/gemini/${path}`, body);
    expect([reply.status, reply.body.engine]).toEqual([200, "gemini"]);
    expect(fake.requests).toHaveLength(1);
  });

  test.each(CALLS)("%s is answered by our own tools when the provider fails", async (path, body) => {
    for (const mode of ["broken", "garbage"] as const) {
      connect({ mode });
      const reply = await app.as(asha).post(`/gemini/${path}`, body);
      expect([reply.status, reply.body.engine]).toEqual([200, "built-in"]);
    }
  });

  test("the length of provider text is limited", async () => {
    const summary = await app
      .as(asha)
      .post("/gemini/summarize-text", { text: "word ".repeat(300), maxLength: 40 });
    expect(summary.body.summary.length).toBeLessThanOrEqual(40);
    const tags = await app.as(asha).post("/gemini/generate-tags", { text: TEXT, maxTags: 2 });
    expect(tags.body.tags.length).toBeLessThanOrEqual(2);
  });

  test("grammar findings are at the provider's places, and the correction is ours", async () => {
    const text = "I saw teh dog and teh cat.";
    const { body } = await app.as(asha).post("/gemini/check-grammar", { text });
    expect(body).toMatchObject({ engine: "gemini", correctedText: "I saw the dog and teh cat." });
    expect(body.issues).toMatchObject([{ offset: 6, length: 3, text: "teh", suggestions: ["the"] }]);
  });

  test("readability is never requested from the provider", async () => {
    const { body } = await app.as(asha).post("/gemini/readability-score", { text: TEXT });
    expect(body.engine).toBe("built-in");
    expect(fake.requests).toEqual([]);
  });

  test("a plan too long for the provider is our own", async () => {
    const { body } = await app
      .as(asha)
      .post("/gemini/generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 61 });
    expect(body).toMatchObject({ engine: "built-in", duration: 61 });
    expect(body.days).toHaveLength(61);
    expect(fake.requests).toEqual([]);
  });

  test("the conversation is sent to the provider", async () => {
    const first = await app.as(asha).post("/gemini/conversational-ai", { message: "What is an echo?" });
    await app.as(asha).post("/gemini/conversational-ai", {
      message: "Why?",
      conversationId: first.body.conversationId,
    });
    expect(fake.requests.at(-1)?.prompt).toContain("What is an echo?");
  });

  test("no engine reveals a question that is open in the learner's quiz", async () => {
    const [question] = (await quiz(1)).body.questions;
    fake.requests.length = 0;
    const reply = await app
      .as(asha)
      .post("/gemini/explain-question", { questionText: question.questionText });
    expect(reply.body.engine).toBe("built-in");
    expect(fake.requests).toEqual([]);
  });
});
