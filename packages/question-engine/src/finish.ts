import { type Difficulty, LETTERS } from "@prepfeed/contract/catalogue";
import type { Figure } from "@prepfeed/contract/figure";
import { shownAlike } from "./choose-wrong.ts";
import type { Draft, Judged } from "./draft.ts";
import { fingerprintOf, type Question, type Stimulus } from "./question.ts";
import type { Random } from "./random.ts";
import { type TopicKey, topicOf } from "./syllabus/syllabus.ts";
import { type TypedNumber, typedNumber } from "./typed-number.ts";
import { isSame, type Value } from "./value.ts";

/** A draft and the wrong options that were chosen for it. */
export interface Drawn {
  draft: Draft;
  wrong: readonly Value[];
}

/** Where a question belongs: what its writer knows of it. */
export interface Origin {
  readonly name: string;
  readonly topic: TopicKey;
  readonly difficulty: Difficulty;
  readonly subtopic?: string;
}

/** The fifth option where a question about a passage has only three wrong answers; it stands last, as banks have it. */
export const NONE_OF_THESE = "None of these";

/** The finished question, with the right option at `position` (0 to 3, or 4 where there are five) unless they have an order of their own. */
export function finish(
  origin: Origin,
  { draft, wrong }: Drawn,
  random: Random,
  position: number,
  { options: wanted, stimulus }: { options?: 5; stimulus?: Stimulus } = {},
): Question {
  const values = [draft.answer, ...wrong];
  const mayLack = stimulus !== undefined && !draft.fixedOptions;
  const lacksFifth = wanted === 5 && wrong.length === 3 && mayLack;
  const texts = draft.mayPad ? shownAlike(draft.text, values) : values.map(({ text }) => text);
  const shown = (value: Value) => texts[values.indexOf(value)] ?? value.text;
  const inOrder = draft.listed?.filter((value) => values.includes(value)) ?? random.shuffle(wrong);
  if (!draft.listed) inOrder.splice(position, 0, draft.answer);
  const asked = {
    kind: "SINGLE" as const,
    questionText: draft.text,
    options: [...inOrder.map(shown), ...(lacksFifth ? [NONE_OF_THESE] : [])],
    correctAnswer: LETTERS[inOrder.indexOf(draft.answer)] ?? "A",
    explanation: draft.explain(wrong, shown),
  };
  return placed(origin, asked, draft.answer.text, draft.figure, stimulus);
}

/** Mistakes that the explanation of a typed answer warns of. */
const WARNED_OF = 2;

/** The same draft with its answer typed in, where that is a plain number. */
export function finishTyped(origin: Origin, draft: Draft, stimulus?: Stimulus): Question | undefined {
  const typed = draft.typedAs ?? typedNumber(draft);
  if (!typed) return undefined;
  const { text, answer, tolerance }: TypedNumber = typed;
  const asked = {
    kind: "NUMERICAL" as const,
    questionText: text,
    options: [],
    correctAnswer: answer,
    ...(tolerance !== undefined && { tolerance }),
    explanation: draft.typedAs?.explanation ?? draft.explain(warnedOf(draft)),
  };
  return placed(origin, asked, answer, draft.figure, stimulus);
}

/** A mistake may come out at the answer; nobody is warned of that one. */
function warnedOf({ answer, wrong }: Draft): Value[] {
  return wrong.filter((value) => !isSame(value, answer)).slice(0, WARNED_OF);
}

/** How many statements are options where several may be right. */
const STATEMENTS = 4;

/** A question with several right options, of a draft that says which are or that puts statements. */
export function finishSeveral(
  origin: Origin,
  draft: Draft,
  random: Random,
  stimulus?: Stimulus,
): Question | undefined {
  const statements = draft.statements && fourOf(draft.statements, random);
  if (!statements) return undefined;
  const options = statements.map(({ text }) => text);
  const right = statements.filter(({ holds }) => holds).map(({ text }) => text);
  const reasons = statements.map(({ because }) => because);
  const asked = {
    kind: "MULTIPLE" as const,
    questionText: draft.asksForSeveral ?? draft.text,
    options,
    correctAnswer: statements.flatMap(({ holds }, at) => (holds ? (LETTERS[at] ?? []) : [])).join(""),
    explanation: [...(draft.workedOut ?? []), ...new Set(reasons)].join("\n"),
  };
  return placed(origin, asked, right.sort().join("\n"), draft.figure, stimulus);
}

/** Four of them in random order; how many hold is drawn from what can be had, at least one. */
function fourOf(statements: readonly Judged[], random: Random): Judged[] | undefined {
  const right = random.shuffle(statements.filter(({ holds }) => holds));
  const wrong = random.shuffle(statements.filter(({ holds }) => !holds));
  const counts = [1, 2, 3, STATEMENTS].filter(
    (count) => count <= right.length && STATEMENTS - count <= wrong.length,
  );
  if (counts.length === 0) return undefined;
  const count = random.pick(counts);
  return random.shuffle([...right.slice(0, count), ...wrong.slice(0, STATEMENTS - count)]);
}

type Asked = Pick<
  Question,
  "kind" | "questionText" | "options" | "correctAnswer" | "tolerance" | "explanation"
>;

/** What was asked, with what it is known by and where it belongs. */
function placed(
  { name, topic, difficulty, subtopic }: Origin,
  asked: Asked,
  rightAnswer: string,
  figure?: Figure,
  stimulus?: Stimulus,
): Question {
  const { subject, section } = topicOf(topic);
  return {
    fingerprint: fingerprintOf(asked.questionText, rightAnswer, { figure, stimulus }),
    ...asked,
    ...(figure && { figure }),
    ...(stimulus && { stimulus }),
    subject,
    section,
    topic,
    ...(subtopic !== undefined && { subtopic }),
    difficulty,
    writer: name,
  };
}
