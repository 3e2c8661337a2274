import type { Difficulty, Kind } from "@prepfeed/contract/foundation/catalogue";
import type { Exam } from "../exams/rules/exam.ts";
import type { Seed } from "../numbers/random.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import type { SetWriter } from "../writing/set-writer.ts";
import type { Style, Writer } from "../writing/writer.ts";

/** What a set is composed from, and how. */
export interface Composition {
  writers: readonly Writer[];
  /** Writers that are used only when all others have nothing left. */
  reserve?: readonly Writer[];
  count: number;
  seed: Seed;
  /** The weight of each topic, which may change while the set is written; topics without one are excluded. */
  topics: ReadonlyMap<TopicKey, number>;
  styles: Record<Style, number>;
  difficulties: Partial<Record<Difficulty, number>>;
  exclude: ReadonlySet<string>;
  /** Whether it must have a minimum of topics and stems, even if the exam's preferred writers could fill it. */
  isVaried?: boolean;
  /** The exam whose papers it imitates. Without `kinds` only some of its formats are used. */
  exam?: Exam;
  /** The kinds of questions allowed. Without them: four options, one of them right, and no sets. */
  kinds?: ReadonlySet<Kind>;
  setWriters?: readonly SetWriter[];
  /** Called when a writer throws. The set is continued without it. */
  onFailure?: (failure: { writer: string; error: unknown }) => void;
}
