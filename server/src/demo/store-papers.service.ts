import { randomUUID } from "node:crypto";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { MockTest } from "@prepfeed/contract/mock-tests/mock-limits";
import { canonicalNumber } from "@prepfeed/contract/questions/marking";
import { seededRandom } from "@prepfeed/question-engine/random";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../db/database.ts";
import { markAttempt } from "../features/mock-tests/marking/mark-attempt.ts";
import { keepPaper } from "../features/mock-tests/mock-tests.service.ts";
import { chanceOf, startEstimate } from "../rules/learner-model.ts";
import type { DemoPaper, PaperSitter } from "./community-types.ts";
import * as queries from "./demo.queries.ts";

const time = (at: number) => new Date(at).toISOString();
const random = () => seededRandom("demo papers");

/** Stores papers, finished attempts, and their answers; the first attempts are returned as ordinary answers. */
export async function storePapers(tx: Database, papers: readonly DemoPaper[]) {
  const dice = random();
  const attempts: object[] = [];
  const saves: object[] = [];
  const answers: object[] = [];
  for (const paper of papers) {
    const testId = uuidv7({ msecs: paper.at });
    await keepPaper(tx, paper.paper, testRow(paper, testId));
    const questions = await queries.listPaperQuestions(tx, testId);
    for (const sitter of paper.sitters) {
      const sat = sit(paper, sitter, questions, dice);
      attempts.push({ ...sat.attempt, test_id: testId });
      saves.push(...sat.saves);
      answers.push(...sat.answers);
    }
  }
  await queries.insertAttempts(tx, attempts);
  await queries.insertSaves(tx, saves);
  return answers;
}

function testRow(paper: DemoPaper, id: string): Parameters<typeof keepPaper>[2] {
  const { pattern } = paper;
  return {
    id,
    author_id: paper.author.id,
    is_ready: false,
    title: paper.title,
    description: paper.description,
    instructions: "",
    subject: paper.subject,
    exam_type: paper.examType,
    difficulty: "MIXED",
    pattern: pattern?.id ?? null,
    year: pattern?.year ?? null,
    form: pattern ? "section" : "own",
    visibility: paper.visibility,
    shuffled: false,
    rules: paper.paper.rules,
    notes: [...(pattern?.notes ?? []), ...paper.paper.notes],
    cut_offs: [],
    starts_at: null,
    ends_at: null,
    created_at: new Date(paper.at),
    maxKept: MockTest.maxKept,
  };
}

type Dice = ReturnType<typeof random>;

/** One after the other, some left out; the chance is that of the learner model. */
function giveAnswers(
  { member, practice }: PaperSitter,
  questions: readonly queries.PaperQuestionRow[],
  dice: Dice,
) {
  return questions.map((question) => {
    const timeSpent = dice.int(200, 800) / 10;
    if (dice.chance(0.12)) return { question, answer: null, timeSpent };
    const chance = chanceOf(member.skill + practice, startEstimate(question.difficulty ?? undefined));
    return { question, answer: dice.chance(chance) ? question.correct_answer : wrong(question), timeSpent };
  });
}

function sit(
  { author, paper: { rules } }: DemoPaper,
  sitter: PaperSitter,
  questions: readonly queries.PaperQuestionRow[],
  dice: Dice,
) {
  const { member, at } = sitter;
  const given = giveAnswers(sitter, questions, dice);
  const { marks, sections, total, tieKey } = markAttempt(rules, given);
  const finishedAt = time(at + given.reduce((sum, { timeSpent }) => sum + timeSpent, 0) * 1_000);
  const id = uuidv7({ msecs: at });
  const attempt = {
    id,
    user_id: member.id,
    session_id: randomUUID(),
    started_at: time(at),
    ends_at: time(at + rules.durationMinutes * 60_000),
    finished_at: finishedAt,
    ranked: member !== author,
    score: total.units,
    tie_key: tieKey,
    section_tallies: sections,
  };
  const saves = given.map(({ question, answer, timeSpent }, place) => ({
    attempt_id: id,
    question_id: question.id,
    answer,
    time_spent: timeSpent,
    saved_at: finishedAt,
    outcome: marks[place]?.outcome,
    units: marks[place]?.units,
  }));
  const answers = given.flatMap(({ question, answer, timeSpent }, place) =>
    answer === null
      ? []
      : [
          {
            user_id: member.id,
            question_id: question.id,
            selected_option: answer,
            is_correct: marks[place]?.outcome === "right",
            time_spent: timeSpent,
            submitted_at: finishedAt,
          },
        ],
  );
  return { attempt, saves, answers };
}

function wrong({ kind, correct_answer, options }: queries.PaperQuestionRow): string {
  if (kind === "NUMERICAL") return canonicalNumber(`${Number(correct_answer) + 1}`) ?? "0";
  return LETTERS.slice(0, options).find((letter) => letter !== correct_answer) ?? "A";
}
