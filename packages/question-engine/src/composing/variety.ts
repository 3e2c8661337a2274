import type { Question } from "../question/question.ts";
import { stemOf } from "../question/stem.ts";
import type { Lack } from "./set-builder.ts";

/** The least variety of a set of twenty, if there is that much; a shorter one in proportion. */
export const VARIETY = { of: 20, topics: 6, stems: 14 };

/** What the next question of a set must have, so that the set still reaches its number of topics and stems. */
export function lackOf(set: readonly Question[], count: number): Lack {
  const wanted = (least: number) => Math.min(least, Math.ceil((count * least) / VARIETY.of));
  const missing = count - set.length;
  const topics = new Set(set.map(({ topic }) => topic)).size;
  const stems = new Set(set.map(stemOf)).size;
  return {
    topic: topics + missing <= wanted(VARIETY.topics),
    stem: stems + missing <= wanted(VARIETY.stems),
  };
}
