import { type Difficulty, LETTERS } from "@prepfeed/contract/catalogue";
import type { Figure } from "@prepfeed/contract/figure";
import { shownAlike } from "./choose-wrong.ts";
import type { Draft } from "./draft.ts";
import { fingerprintOf, type Question, type Stimulus } from "./question.ts";
import type { Random } from "./random.ts";
import { type TopicKey, topicOf } from "./syllabus/syllabus.ts";
import { typedNumber } from "./typed-number.ts";
import type { Value } from "./value.ts";

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

/** The finished question, with the right option at `position` (0 to 3, or 4 where there are five). */
export function finish(
  origin: Origin,
  { draft, wrong }: Drawn,
  random: Random,
  position: number,
  stimulus?: Stimulus,
): Question {
  const values = [draft.answer, ...wrong];
  const texts = draft.mayPad ? shownAlike(draft.text, values) : values.map(({ text }) => text);
  const shown = (value: Value) => texts[values.indexOf(value)] ?? value.text;
  const options = random.shuffle(wrong).map(shown);
  options.splice(position, 0, shown(draft.answer));
  const asked = {
    kind: "SINGLE" as const,
    questionText: draft.text,
    options,
    correctAnswer: LETTERS[position] ?? "A",
    explanation: draft.explain(wrong, shown),
  };
  return placed(origin, asked, draft.answer.text, draft.figure, stimulus);
}

/** Mistakes that the explanation of a typed answer warns of. */
const WARNED_OF = 2;

/** The same draft with its answer typed in, where that is a plain number. */
export function finishTyped(origin: Origin, draft: Draft, stimulus?: Stimulus): Question | undefined {
  const typed = typedNumber(draft);
  if (!typed) return undefined;
  const { text, answer, tolerance } = typed;
  const asked = {
    kind: "NUMERICAL" as const,
    questionText: text,
    options: [],
    correctAnswer: answer,
    ...(tolerance !== undefined && { tolerance }),
    explanation: draft.explain(draft.wrong.slice(0, WARNED_OF)),
  };
  return placed(origin, asked, answer, draft.figure, stimulus);
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
