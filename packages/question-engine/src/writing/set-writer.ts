import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import type { SetPart } from "../question/paper.ts";
import type { Stimulus } from "../question/question.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import type { ComputedDraft } from "./computed.ts";
import type { Nature } from "./nature.ts";

/** What a set writer draws: something to read, and two to six questions about it. */
interface SetDraft {
  stimulus: Stimulus;
  questions: readonly SetQuestion[];
}

/** A question of a set: as a computed writer writes it, or one whose answer is a number that is typed in. */
export interface SetQuestion extends ComputedDraft {
  /** Where it differs from the set's. */
  topic?: TopicKey;
  difficulty?: Difficulty;
  /** The answer is a number that is typed in; it needs no distractors then, and without any it is asked in no other way. */
  typed?: boolean;
}

/** Writes whole sets: data interpretation, puzzles, passages. Their questions stay together. */
export interface SetWriter extends Nature {
  readonly kind: "set";
  /** Unique, in kebab case: "sales-of-five-shops". */
  readonly name: string;
  readonly topic: TopicKey;
  readonly difficulty: Difficulty;
  /** How many different sets there are; most have no end. */
  readonly size: number;
  /** What it counts as in a paper, where its topic does not say it. */
  readonly part?: SetPart;
  /** A passage of full length, for the papers that have such. */
  readonly isLong?: true;
  /** How many draws may be unlucky before it is given up; one unless said. Between them others get their turn. */
  readonly tries?: number;
  /** One set; `index` below `size` chooses it where there is an end. Nothing when the draw was unlucky. */
  draw(random: Random, index: number): SetDraft | undefined;
}
