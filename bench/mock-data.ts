import { type Tally, totalOf } from "@prepfeed/contract/mock-tests/paper-marking";
import { knownUnits, questionsOf, rulesOf } from "@prepfeed/contract/mock-tests/paper-rules";
import { patternOf } from "@prepfeed/question-engine/exams";
import type { LoadTarget, Rows } from "./bulk-load.ts";
import { idOf, loadUsers, mapped, range } from "./feed-data.ts";

export interface Size {
  /** Finished attempts at the paper. */
  over: number;
  /** Running ones. */
  running: number;
  /** People who can start it. */
  beginners: number;
}

export const SMALL: Size = { over: 300, running: 50, beginners: 200 };
/** A whole JEE Main paper has 75 questions: a million stored answers. */
export const LARGE: Size = { over: 10_000, running: 3_400, beginners: 3_000 };

const uuid = (prefix: string, i: number) => `${prefix}-0000-7000-8000-${i.toString(16).padStart(12, "0")}`;
export const TEST_ID = uuid("0000000a", 1);
export const attemptId = (i: number) => uuid("0000000b", i);
export const questionId = (position: number) => uuid("0000000c", position);

const pattern = patternOf("jee-main-2026");
const rules = pattern && rulesOf(pattern, "full");
if (!rules) throw new Error("the pattern of the benchmark is gone");

const SECTIONS = rules.sections;

/** Section and rule of each question, in order. */
const PLACES = SECTIONS.flatMap(({ rules: of }, section) =>
  of.flatMap((rule, at) =>
    Array.from({ length: rule.count }, () => ({
      section,
      rule: at,
      kind: rule.kind,
      units: knownUnits(rule.marks),
    })),
  ),
);
export const QUESTIONS = SECTIONS.reduce((sum, section) => sum + questionsOf(section), 0);

const MINUTE = 60_000;
const START = Date.now();
const at = (ms: number) => new Date(START + ms).toISOString();

/** Everybody answers a little differently: two of three right, some left out. */
const answerOf = (attempt: number, position: number): "right" | "wrong" | "skipped" => {
  const dice = (attempt * 31 + position * 17) % 12;
  return dice < 7 ? "right" : dice < 10 ? "wrong" : "skipped";
};
const unitsOf = (outcome: string, units: number) =>
  outcome === "right" ? units : outcome === "wrong" ? 0 - units / 4 : 0;

function sectionTallies(i: number): Tally[] {
  return SECTIONS.map((_, at) => {
    const own = PLACES.flatMap(({ section, units }, position) => {
      const outcome = answerOf(i, position);
      return section === at ? [{ outcome, units: unitsOf(outcome, units) }] : [];
    });
    const countOf = (wanted: string) => own.filter(({ outcome }) => outcome === wanted).length;
    const gained = own.reduce((sum, { units }) => sum + Math.max(0, units), 0);
    const lost = own.reduce((sum, { units }) => sum + Math.max(0, -units), 0);
    return {
      units: gained - lost,
      gained,
      lost,
      right: countOf("right"),
      partial: 0,
      wrong: countOf("wrong"),
      skipped: countOf("skipped"),
    };
  });
}

function attemptRow(i: number, isOver: boolean) {
  const tallies = sectionTallies(i);
  const begun = isOver ? -1_000 * MINUTE - i * 1_000 : -30 * MINUTE;
  return [
    attemptId(i),
    TEST_ID,
    idOf("users", i),
    1,
    true,
    idOf("users", i),
    at(begun),
    at(begun + 180 * MINUTE),
    ...(isOver
      ? [
          at(begun + 170 * MINUTE),
          "learner",
          true,
          totalOf(tallies).units,
          JSON.stringify(tallies),
          at(begun + 171 * MINUTE),
        ]
      : [null, null, false, null, null, null]),
  ];
}

function* answers({ over, running }: Size): Rows {
  for (const i of range(over + running)) {
    const isOver = i <= over;
    for (const [position, { kind, units }] of PLACES.entries()) {
      const outcome = answerOf(i, position);
      const wrong = kind === "SINGLE" ? "B" : "13";
      const right = kind === "SINGLE" ? "A" : "12";
      yield [
        attemptId(i),
        questionId(position),
        outcome === "skipped" ? null : outcome === "right" ? right : wrong,
        false,
        1,
        20 + ((i * 7 + position * 13) % 90),
        at(-40 * MINUTE),
        isOver ? outcome : null,
        isOver ? unitsOf(outcome, units) : null,
      ];
    }
  }
}

const questions = (): Rows =>
  PLACES.map(({ kind }, position) => {
    const isChoice = kind === "SINGLE";
    return [
      questionId(position),
      kind,
      `What is the answer to question ${position} of this long paper, which asks about many things at length?`,
      ...(isChoice ? ["first", "second", "third", "fourth", "A"] : [null, null, null, null, "12"]),
      "Because the first one follows from what is given.",
      "Science",
      "PHYSICS",
      "MEDIUM",
      "Kinematics",
      "built-in",
      0,
    ];
  });

/** One paper that many people have sat or are sitting, in an empty, migrated database. */
export async function fillMock(target: LoadTarget, size: Size) {
  const people = size.over + size.running + size.beginners;
  await target.script(
    "set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0",
  );
  await loadUsers(target, people);
  await target.load(
    "questions",
    [
      "id",
      "kind",
      "question_text",
      "option_a",
      "option_b",
      "option_c",
      "option_d",
      "correct_answer",
      "explanation",
      "section",
      "subject",
      "difficulty",
      "topic",
      "engine",
      "estimate",
    ],
    questions(),
  );
  await target.script(`insert into mock_tests (id, is_ready, title, description, instructions, exam_type, difficulty, pattern, form, visibility, rules, notes)
    values ('${TEST_ID}', true, 'JEE Main', '', '', 'JEE_MAIN', 'MIXED', 'jee-main-2026', 'full', 'public', '${JSON.stringify(rules)}', '{}')`);
  await target.load(
    "mock_test_questions",
    ["test_id", "position", "section", "rule", "question_id"],
    PLACES.map(({ section, rule }, position) => [TEST_ID, position, section, rule, questionId(position)]),
  );
  await target.load(
    "mock_attempts",
    [
      "id",
      "test_id",
      "user_id",
      "number",
      "timed",
      "session_id",
      "started_at",
      "ends_at",
      "finished_at",
      "ended_by",
      "ranked",
      "score",
      "section_tallies",
      "recorded_at",
    ],
    mapped(range(size.over + size.running), (i) => attemptRow(i, i <= size.over)),
  );
  await target.load(
    "mock_answers",
    [
      "attempt_id",
      "question_id",
      "answer",
      "marked",
      "sequence",
      "time_spent",
      "saved_at",
      "outcome",
      "units",
    ],
    answers(size),
  );
  await target.script(
    `
    insert into user_counters (user_id) select id from users;
    insert into sessions (id, user_id, expires_at) select id, id, now() + interval '7 days' from users;
    update mock_tests set sat_count = ${size.over};
    set session_replication_role = origin;
    vacuum analyze`.replace("vacuum analyze", ""),
  );
  await target.script("vacuum analyze");
}
