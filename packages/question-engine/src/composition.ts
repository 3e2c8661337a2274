import type { Difficulty, Kind } from "@prepfeed/contract/catalogue";
import type { Paper } from "./paper.ts";
import type { Seed } from "./random.ts";
import type { SetWriter } from "./set-writer.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";
import type { Style, Writer } from "./writer.ts";

/** What a set is put together from, and how. */
export interface Composition {
  writers: readonly Writer[];
  count: number;
  seed: Seed;
  /** How often each topic is wanted, which may change while the set is written; topics that are not named are left out. */
  topics: ReadonlyMap<TopicKey, number>;
  styles: Record<Style, number>;
  difficulties: Partial<Record<Difficulty, number>>;
  exclude: ReadonlySet<string>;
  /** How the exam's papers are made up; without kinds only its formats matter, and they come up now and then. */
  paper?: Paper;
  /** The kinds of questions that may come; without them four options of which one is right, and no sets. */
  kinds?: ReadonlySet<Kind>;
  setWriters?: readonly SetWriter[];
  /** Called between two questions: some take long to write, and others wait for their turn. */
  pause?: () => Promise<unknown>;
}
