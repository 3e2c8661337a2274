import { isRight } from "@prepfeed/contract/questions/marking";
import type { CaseOutcome } from "@prepfeed/contract/questions/question-states";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import {
  crowd,
  keysOf,
  makePaper,
  permitKeys,
  result,
  save,
  start,
  submit,
  wrong,
} from "../../../test/mock-tests.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { fillMemories } from "../memories/memories.service.ts";
import { replaySkills } from "../progress/changed-answers.service.ts";
import { decide, openRegrades } from "./regrade.service.ts";

const app = testApp();
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

const post = async (question: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) => {
  const text = { questionText: `What is ${crypto.randomUUID()}?`, ...question };
  const { id, questions } = await createPost(app, author, questionPost(changes, text));
  return { id: id as string, questionId: questions[0].id as string };
};
const answer = (person: Person, questionId: string, selectedOption: string) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption });

/** Decides a case about a question like a moderator, but without the queue. */
async function decideCase(
  questionId: string,
  outcome: CaseOutcome,
  right?: [string, ...string[]],
  takesPoints = false,
) {
  const id = crypto.randomUUID();
  const { db } = app.deps;
  await db.query(
    "insert into question_cases (id, question_id, exam_family, opened_by, author_until) values ($1, $2, '', 'OBJECTION', now())",
    [id, questionId],
  );
  const decided = {
    outcome,
    right,
    reason: "As the book says.",
    by: author.id,
    as: "MODERATOR",
    takesPoints,
  } as const;
  await db.transaction((tx) =>
    decide(tx, { id, question: { id: questionId, version: 1 } }, decided, app.deps.now()),
  );
  return id;
}
async function regrade(...asked: Parameters<typeof decideCase>) {
  const id = await decideCase(...asked);
  await app.deps.regrades.run();
  return id;
}
const figuresOf = async (person: Person) => {
  await app.deps.rollup.run();
  const [row] = await app.deps.db.query<Record<string, number>>(
    "select score, total_questions, correct_answers from user_counters where user_id = $1",
    [person.id],
  );
  return row;
};
const mine = async (person: Person, questionId: string) =>
  (await app.as(person).get(`/social/questions/${questionId}/my-answer`)).body;
const toldTo = async (person: Person) => {
  const { body } = await app.as(person).get("/social/notifications");
  return body.content.filter(({ kind }: { kind: string }) => kind === "regrade" || kind === "dispute");
};

test("an answer that waited for a network tells that the key was corrected meanwhile", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const { questionId } = await post();
  await answer(asha, questionId, "A");
  const given = { questionId, selectedOption: "B" };
  await regrade(questionId, "CORRECTED", ["B"]);

  const inFeed = (waited?: number) =>
    app.as(kabir).post(`/social/questions/${questionId}/answer`, { selectedOption: "B", waited });
  expect((await inFeed(3_600)).body).toMatchObject({ isCorrect: true, correctedMeanwhile: true });
  // By a device whose clock was set back, and by a page that has a network.
  for (const waited of [-5, 0, undefined])
    expect((await inFeed(waited)).body).not.toHaveProperty("correctedMeanwhile");
  const inQuiz = await app.as(kabir).post(`/mcq/submit?${new URLSearchParams({ ...given, waited: "60" })}`);
  expect(inQuiz.body).toMatchObject({ alreadyAnswered: true, correctedMeanwhile: true });
  const review = (waited: number) => app.as(asha).post("/mcq/review", { ...given, waited });
  expect((await review(60)).body).toMatchObject({ isCorrect: true, correctedMeanwhile: true });
  expect((await review(0)).body).not.toHaveProperty("correctedMeanwhile");

  const kept = await post();
  await regrade(kept.questionId, "KEPT");
  const { body } = await app
    .as(kabir)
    .post(`/social/questions/${kept.questionId}/answer`, { selectedOption: "A", waited: 60 });
  expect(body).not.toHaveProperty("correctedMeanwhile");
});

test("a corrected key gives points to those who were right, and takes none from those who had points", async () => {
  const [asha, kabir, meera] = [
    await app.person("asha"),
    await app.person("kabir"),
    await app.person("meera"),
  ];
  const { questionId, id } = await post();
  await answer(asha, questionId, "A");
  await answer(kabir, questionId, "B");
  await answer(meera, questionId, "C");
  await regrade(questionId, "CORRECTED", ["B"]);

  expect(await figuresOf(asha)).toEqual({ score: 1, total_questions: 1, correct_answers: 0 });
  expect(await figuresOf(kabir)).toEqual({ score: 1, total_questions: 1, correct_answers: 1 });
  expect(await figuresOf(meera)).toEqual({ score: 0, total_questions: 1, correct_answers: 0 });
  expect(await mine(kabir, questionId)).toMatchObject({
    isCorrect: true,
    pointsEarned: 1,
    correctAnswer: "B",
  });
  expect(await mine(asha, questionId)).toMatchObject({
    isCorrect: false,
    pointsEarned: 1,
    correctAnswer: "B",
  });
  const board = await app.as(kabir).get("/mcq/leaderboard?size=50");
  expect(board.body.userRank).toMatchObject({ score: 1, totalQuestions: 1 });
  const seen = await app.as(kabir).get(`/social/posts/${id}`);
  expect(seen.body.questions[0]).toMatchObject({ correctAnswer: "B", myAnswer: { isCorrect: true } });
  await expectConsistent(app);

  expect(await toldTo(kabir)).toMatchObject([
    {
      kind: "regrade",
      outcome: "CORRECTED",
      dispute: {
        text: expect.stringMatching(/^You were right on “What is /),
        questionId,
        reason: "As the book says.",
        answer: { isCorrect: true, points: 1 },
        papers: [],
      },
    },
  ]);
  expect(await toldTo(asha)).toHaveLength(1);
  expect(await toldTo(meera)).toEqual([]);
  await app.deps.regrades.run();
  expect(await toldTo(kabir)).toHaveLength(1);
});

test("a corrected key also changes how hard the question is taken to be", async () => {
  const { questionId } = await post();
  const estimate = async () => {
    await app.deps.rollup.run();
    const [row] = await app.deps.db.query<{ estimate: number }>(
      "select estimate from questions where id = $1",
      [questionId],
    );
    return row?.estimate;
  };
  for (const name of ["ila", "jaya", "kiran"]) await answer(await app.person(name), questionId, "B");
  expect(await estimate()).toBeGreaterThan(0.1);
  await regrade(questionId, "CORRECTED", ["B"]);
  expect(await estimate()).toBeLessThan(-0.1);
});

test("if the old key stays right beside the new one, nobody loses and both count for new answers", async () => {
  const [asha, kabir, late] = [await app.person("asha"), await app.person("kabir"), await app.person("late")];
  const { questionId } = await post();
  await answer(asha, questionId, "A");
  await answer(kabir, questionId, "B");
  await regrade(questionId, "CORRECTED", ["B", "A"]);
  expect(await figuresOf(asha)).toEqual({ score: 1, total_questions: 1, correct_answers: 1 });
  expect(await figuresOf(kabir)).toEqual({ score: 1, total_questions: 1, correct_answers: 1 });
  expect((await answer(late, questionId, "A")).body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  await expectConsistent(app);
});

test("answers to a dropped question are neither right nor wrong and keep their points, and it takes no new answers", async () => {
  const [asha, kabir, late] = [await app.person("asha"), await app.person("kabir"), await app.person("late")];
  const { questionId } = await post();
  await answer(asha, questionId, "A");
  await answer(kabir, questionId, "B");
  await app.as(kabir).post("/mcq/review", { questionId, selectedOption: "A" });
  await app.deps.rollup.run();
  await regrade(questionId, "DROPPED");
  expect(await figuresOf(asha)).toEqual({ score: 1, total_questions: 0, correct_answers: 0 });
  expect(await figuresOf(kabir)).toEqual({ score: 0, total_questions: 0, correct_answers: 0 });
  expect((await answer(late, questionId, "A")).status).toBe(409);
  expect((await app.as(kabir).post("/mcq/review", { questionId, selectedOption: "A" })).status).toBe(409);
  expect((await answer(asha, questionId, "A")).body).toMatchObject({ alreadyAnswered: true });
  const mistakes = await app.as(kabir).get("/mcq/mistakes");
  expect(mistakes.body.questions).toEqual([]);
  const [day] = await app.deps.db.query("select attempts, correct from learner_days where user_id = $1", [
    asha.id,
  ]);
  expect(day).toEqual({ attempts: 1, correct: 0 });
  await expectConsistent(app);
});

test("reviews are marked again, and the memory is computed from all tries", async () => {
  const kabir = await app.person("kabir");
  const { questionId } = await post();
  await answer(kabir, questionId, "B");
  for (const selectedOption of ["A", "B", "B"])
    await app.as(kabir).post("/mcq/review", { questionId, selectedOption });
  await app.deps.rollup.run();
  await regrade(questionId, "CORRECTED", ["B"]);
  const [memory] = await app.deps.db.query(
    "select reps, misses, last_correct from memories where user_id = $1",
    [kabir.id],
  );
  expect(memory).toEqual({ reps: 4, misses: 1, last_correct: true });
  await expectConsistent(app);
});

test("an answer that became right gets its point under the limits of its day, and only once", async () => {
  const kabir = await app.person("kabir");
  const { questionId } = await post();
  await answer(kabir, questionId, "B");
  // This learner has already got a point for the same question with the right key.
  const [row] = await app.deps.db.query<{ question_text: string }>(
    "select question_text from questions where id = $1",
    [questionId],
  );
  const twin = await post({ questionText: row?.question_text, correctAnswer: "B" });
  expect((await answer(kabir, twin.questionId, "B")).body).toMatchObject({ pointsEarned: 1 });
  await regrade(questionId, "CORRECTED", ["B"]);
  expect(await mine(kabir, questionId)).toMatchObject({
    isCorrect: true,
    pointsEarned: 0,
    unpaidReason: "KEY_SEEN",
  });

  const capped = await app.person("capped");
  const wrongOne = await post();
  await answer(capped, wrongOne.questionId, "B");
  for (let n = 0; n < 20; n++) await answer(capped, (await post()).questionId, "A");
  await regrade(wrongOne.questionId, "CORRECTED", ["B"]);
  expect(await mine(capped, wrongOne.questionId)).toMatchObject({
    isCorrect: true,
    pointsEarned: 0,
    unpaidReason: "AUTHOR_DAILY_LIMIT",
  });
  expect(await figuresOf(capped)).toMatchObject({ score: 20, correct_answers: 21 });
  // Correcting the key back and again changes no payment.
  await regrade(questionId, "CORRECTED", ["A"]);
  await regrade(questionId, "CORRECTED", ["B"]);
  expect(await figuresOf(kabir)).toMatchObject({ score: 1 });
  await expectConsistent(app);
});

test("points are taken back only if a moderator found fraud", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const { questionId } = await post();
  await answer(asha, questionId, "A");
  await answer(kabir, questionId, "B");
  await regrade(questionId, "WITHDRAWN", undefined, true);
  expect(await figuresOf(asha)).toEqual({ score: 0, total_questions: 0, correct_answers: 0 });
  await expectConsistent(app);
});

test.each(["marks-to-all", "pro-rated"])(
  "a question that is withdrawn from a sat paper counts by its policy, %s",
  async (policy) => {
    const people = [await app.person("asha"), await app.person("kabir")];
    const paper = await makePaper(app, author);
    await app.deps.db.query(
      "update mock_tests set rules = jsonb_set(rules, '{dropPolicy}', to_jsonb($2::text)) where id = $1",
      [paper, policy],
    );
    const keys = await keysOf(app, paper);
    const [first, second, third] = keys.map(({ id }) => id) as [string, string, string];
    const scores: number[] = [];
    const attempts: string[] = [];
    for (const [n, person] of people.entries()) {
      const attempt = (await start(app, paper, person)).body;
      const keyed = new Map(keys.map(({ id, correct_answer }) => [id, correct_answer]));
      const give = (id: string, isRightly: boolean) =>
        save(app, person, attempt.id, id, { answer: isRightly ? keyed.get(id) : wrong(keyed.get(id) ?? "") });
      await give(first, n === 0);
      await give(second, true);
      if (n === 0) await give(third, false);
      await submit(app, attempt.id, person);
      permitKeys(keys, person);
      attempts.push(attempt.id);
      scores.push((await result(app, attempt.id, person)).body.score);
    }
    // Four marks for a right answer, one less for a wrong one.
    expect(scores).toEqual([7, 3]);
    await regrade(third, "WITHDRAWN");
    const after: number[] = [];
    for (const [n, person] of people.entries()) {
      const { body } = await result(app, attempts[n] ?? "", person);
      after.push(body.score);
      expect(body.questions.find(({ id }: { id: string }) => id === third).outcome).toBe("dropped");
    }
    expect(after).toEqual(policy === "marks-to-all" ? [12, 7] : [12, 4.5]);
    await expectConsistent(app);
    expect(await toldTo(people[0] as Person)).toMatchObject([
      { kind: "regrade", dispute: { papers: [{ attemptId: attempts[0], oldScore: 7, score: 12 }] } },
    ]);
    await regrade(first, "CORRECTED", [wrong(keys[0]?.correct_answer ?? "")]);
    expect((await result(app, attempts[1] ?? "", people[1] as Person)).body.score).toBe(
      policy === "marks-to-all" ? 12 : 12,
    );
    await expectConsistent(app);
  },
);

test("a regrade also changes the copies of a question in papers", async () => {
  const asha = await app.person("asha");
  const { questionId } = await post();
  const paper = await app.as(author).post("/mock-tests", {
    title: "Mine",
    visibility: "public",
    duration: 10,
    questionIds: [questionId],
  });
  expect(paper.status).toBe(201);
  const attempt = (await start(app, paper.body.id, asha)).body;
  const [copy] = await app.deps.db.query<{ question_id: string }>(
    "select question_id from mock_test_questions where test_id = $1",
    [paper.body.id],
  );
  await save(app, asha, attempt.id, copy?.question_id ?? "", { answer: "B" });
  await submit(app, attempt.id, asha);
  permitKeys(await keysOf(app, paper.body.id), asha);
  await regrade(questionId, "CORRECTED", ["B"]);
  const { body } = await result(app, attempt.id, asha);
  expect(body.questions[0]).toMatchObject({ outcome: "right", correctAnswer: "B" });
  await expectConsistent(app);
});

/** A seeded sequence of numbers below 1. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("after random answers and corrections all totals equal a computation from scratch", async () => {
  const { db } = app.deps;
  const dice = random(20_261_118);
  const pick = <Each>(list: readonly Each[]) => list[Math.floor(dice() * list.length)] as Each;
  const people = await crowd(app, 6, author);
  const subjects = ["PHYSICS", "CHEMISTRY"];
  const questions: { questionId: string; key: string[]; isDropped: boolean; wasKeys: string[][] }[] = [];
  for (let n = 0; n < 8; n++) {
    const made = await post(
      {},
      { subject: pick(subjects), examType: "NEET", topic: pick(["Heat", "Waves"]) },
    );
    questions.push({ questionId: made.questionId, key: ["A"], isDropped: false, wasKeys: [] });
  }
  const paid = new Set<string>();
  const given = new Map<string, string>();
  const keyOf = (key: string[]) => ({
    kind: "SINGLE" as const,
    tolerance: null,
    correctAnswer: key[0] ?? "",
    alsoRight: key.slice(1),
  });
  for (let turn = 0; turn < 60; turn++) {
    const question = pick(questions);
    if (dice() < 0.2) {
      const isDropped = dice() < 0.15;
      if (question.isDropped) continue;
      const key = dice() < 0.5 ? [pick(["A", "B", "C"])] : ["B", pick(["A", "C"])];
      if (isDropped) question.isDropped = true;
      else question.key = key;
      await regrade(
        question.questionId,
        isDropped ? "DROPPED" : "SEVERAL_RIGHT",
        isDropped ? undefined : (key as [string, ...string[]]),
      );
    } else {
      const person = pick(people);
      const choice = pick(["A", "B", "C", "D"]);
      const name = `${person.id} ${question.questionId}`;
      const isNew = !given.has(name) && !question.isDropped;
      if (isNew) given.set(name, choice);
      const reply = await answer(person, question.questionId, choice);
      expect(reply.status).toBe(isNew || given.has(name) ? 200 : 409);
      if (dice() < 0.3 && given.has(name) && !question.isDropped)
        await app
          .as(person)
          .post("/mcq/review", { questionId: question.questionId, selectedOption: pick(["A", "B"]) });
      if (dice() < 0.5) await app.deps.rollup.run();
    }
    for (const [name, choice] of given) {
      const asked = questions.find(({ questionId }) => name.endsWith(questionId));
      if (asked && !asked.isDropped && isRight(keyOf(asked.key), choice)) paid.add(name);
    }
  }
  await expectConsistent(app);

  const rows = await db.query<{
    user_id: string;
    question_id: string;
    is_correct: boolean;
    dropped: boolean;
    points_earned: number;
  }>(
    "select user_id, question_id, is_correct, dropped, points_earned from answers where user_id = any($1::uuid[])",
    [people.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(given.size);
  for (const row of rows) {
    const name = `${row.user_id} ${row.question_id}`;
    const asked = questions.find(({ questionId }) => questionId === row.question_id);
    expect(row.dropped).toBe(asked?.isDropped);
    if (!row.dropped) expect(row.is_correct).toBe(isRight(keyOf(asked?.key ?? []), given.get(name) ?? ""));
    // A learner who was right at any time got the point once and keeps it.
    expect(row.points_earned).toBe(Number(paid.has(name)));
  }

  const MEMORIES = "select * from memories where user_id = any($1::uuid[]) order by user_id, question_id";
  const SKILLS = `select user_id, subject, topic, round("offset"::numeric, 4) as value, attempts, correct from topic_skills where user_id = any($1::uuid[])
    order by 1, 2, 3`;
  const ids = [people.map(({ id }) => id)];
  const memories = await db.query(MEMORIES, ids);
  await db.query("delete from memories where user_id = any($1::uuid[])", ids);
  await db.query("insert into memory_backlog (user_id) select unnest($1::uuid[])", ids);
  await fillMemories(db, new AbortController().signal);
  expect(await db.query(MEMORIES, ids)).toEqual(memories);
  // Skills depend on the keys at the moment of their computation, so all of them are computed now.
  const replay = () =>
    db.transaction(async (tx) => {
      for (const { id } of people) for (const subject of subjects) await replaySkills(tx, id, subject);
    });
  await replay();
  const skills = await db.query(SKILLS, ids);
  await replay();
  expect(await db.query(SKILLS, ids)).toEqual(skills);
});

test("a killed regrade continues where it stopped and does each step once", async () => {
  const people = await crowd(app, 40, author);
  const { questionId } = await post();
  for (const [n, person] of people.entries()) await answer(person, questionId, n % 2 ? "A" : "B");
  const id = await decideCase(questionId, "CORRECTED", ["B"]);
  const { db, rollup, state, now } = app.deps;
  let steps = 0;
  const killed: typeof db = Object.assign(Object.create(db), {
    transaction: (act: Parameters<typeof db.transaction>[0]) =>
      db.transaction(async (tx) => {
        const done = await act(tx);
        // The transaction is rolled back with the step.
        if (++steps % 3 === 0) throw new Error("killed");
        return done;
      }),
  });
  let kills = 0;
  for (;;) {
    await openRegrades({ db: killed, rollup, state, log: { warn: () => void kills++ }, now }).run();
    const [row] = await db.query<{ stage: string }>("select stage from question_cases where id = $1", [id]);
    if (row?.stage === "DONE") break;
  }
  expect(kills).toBeGreaterThan(1);
  const [row] = await db.query(
    `select c.affected, (select count(*)::int from regraded_answers where case_id = c.id) as changed,
       (select count(*)::int from notifications where question_case_id = c.id and kind = 'regrade') as told,
       (select sum(points_earned)::int from answers where question_id = c.question_id) as points
     from question_cases c where id = $1`,
    [id],
  );
  expect(row).toEqual({ affected: 40, changed: 40, told: 40, points: 40 });
  await expectConsistent(app);
});
