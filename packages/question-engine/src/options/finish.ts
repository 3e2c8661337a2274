import type { Figure } from "@prepfeed/contract/figures/figure";
import { type Difficulty, LETTERS } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import { isSame, type Value } from "../numbers/value.ts";
import type { Draft, Judged } from "../question/draft.ts";
import { fingerprintOf, NONE_OF_THESE, type Question, type Stimulus } from "../question/question.ts";
import { type TypedNumber, typedNumber } from "../question/typed-number.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import { shownAlike } from "./choose-wrong.ts";

/** A draft and the wrong options that were chosen for it. */
export interface Drawn {
  draft: Draft;
  wrong: readonly Value[];
}

/** The labels of a question, as its writer knows them. */
export interface Origin {
  readonly name: string;
  readonly topic: TopicKey;
  readonly difficulty: Difficulty;
  readonly subtopic?: string;
}

/** The blank for a typed number. With options it is removed. */
const BLANK_FOR_A_NUMBER = " ________.";

/**
 * The finished question, with the right option at `position` (0 to 3, or 4 if there are five) unless they have a
 * fixed order.
 */
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
    questionText: draft.text.replace(BLANK_FOR_A_NUMBER, ":"),
    options: [...inOrder.map(shown), ...(lacksFifth ? [NONE_OF_THESE] : [])],
    ...(draft.listed && { fixedOrder: true as const }),
    correctAnswer: LETTERS[inOrder.indexOf(draft.answer)] ?? "A",
    explanation: draft.explain(wrong, shown),
  };
  return placed(origin, asked, draft.answer.text, draft.figure, stimulus);
}

/** Mistakes that the explanation of a typed answer mentions. */
const WARNED_OF = 2;

/** The same draft with a typed answer, if that is a plain number. */
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

/** A mistake may give the right answer; that one is not mentioned. */
function warnedOf({ answer, wrong }: Draft): Value[] {
  return wrong.filter((value) => !isSame(value, answer)).slice(0, WARNED_OF);
}

/** The number of statements that are options if several may be right. */
const STATEMENTS = 4;

/** A question with several right options, from a draft that marks them or that has statements. */
export function finishMultipleCorrect(
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
    questionText: draft.asMultipleCorrect ?? draft.text,
    options,
    correctAnswer: statements.flatMap(({ holds }, at) => (holds ? (LETTERS[at] ?? []) : [])).join(""),
    explanation: [...(draft.workedOut ?? []), ...new Set(reasons)].join("\n"),
  };
  return placed(origin, asked, right.sort().join("\n"), draft.figure, stimulus);
}

/** Four of them in random order; the number of true ones is drawn from the possible ones, at least one. */
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
  "kind" | "questionText" | "options" | "fixedOrder" | "correctAnswer" | "tolerance" | "explanation"
>;

/** What was asked, with its identity and labels. */
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
