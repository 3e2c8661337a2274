import type { Question } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import { LRUCache } from "lru-cache";
import type { drawingPool } from "./drawing-pool.ts";
import type { DrawnPart } from "./jobs.ts";

type Pool = Pick<ReturnType<typeof drawingPool>, "draw" | "hasThreads">;

const LIMITS = {
  /** For so many requests of the usual size. */
  ahead: 4,
  /** Different parts of exams at different levels, with at most so many questions each. */
  kept: 60,
  maxQuestions: 60,
};

/**
 * Questions for the parts of exams, drawn before a learner needs them. A thread that was idle for some minutes has ended, and the
 * next one loads all questions of the exam's units first, which takes seconds of processor time. Each prepared
 * question is given to one learner.
 */
export function preparedParts(pool: Pool, limits: Partial<typeof LIMITS> = {}) {
  const { ahead, kept, maxQuestions } = { ...LIMITS, ...limits };
  /** The questions of a set stay together. */
  const shelves = new LRUCache<string, Question[][]>({ max: kept });
  const refilling = new Set<string>();

  async function refill(key: string, part: DrawnPart) {
    if (refilling.has(key)) return;
    refilling.add(key);
    try {
      const seed = crypto.randomUUID();
      const count = Math.min(maxQuestions, ahead * part.request.count);
      // A learner for whom there are too few of the first level is served by the pool.
      const wanted = { request: { ...part.request, seed, count }, levels: part.levels.slice(0, 1) };
      const drawn = await pool.draw("parts", { parts: [wanted], exclude: new Set() });
      shelves.set(key, seededRandom(seed).shuffle(blocksOf(drawn)));
    } finally {
      refilling.delete(key);
    }
  }

  /** One after the other, in the thread that has the units. */
  async function refillAll(parts: readonly DrawnPart[]) {
    for (const part of parts) {
      const key = keyOf(part);
      if (key !== undefined && sizeOf(key) < part.request.count) await refill(key, part);
    }
  }

  const sizeOf = (key: string) => (shelves.get(key) ?? []).flat().length;

  /** As many as the part needs, or none. */
  function take(key: string, { request: { count } }: DrawnPart, tried: Set<string>): Question[] {
    const shelf = shelves.get(key) ?? [];
    const taken: Question[] = [];
    const left: Question[][] = [];
    for (const block of shelf) {
      const fits = taken.length + block.length <= count;
      if (fits && block.every(({ fingerprint }) => !tried.has(fingerprint))) taken.push(...block);
      else left.push(block);
    }
    if (taken.length < count) return [];
    shelves.set(key, left);
    for (const { fingerprint } of taken) tried.add(fingerprint);
    return taken;
  }

  return {
    /** Like the job "parts". */
    async draw(
      { parts, exclude }: { parts: readonly DrawnPart[]; exclude: ReadonlySet<string> },
      who: string,
    ): Promise<Question[]> {
      const tried = new Set(exclude);
      const given: Question[] = [];
      const missing: DrawnPart[] = [];
      for (const part of parts) {
        const key = keyOf(part);
        const taken = key === undefined ? [] : take(key, part, tried);
        given.push(...taken);
        if (taken.length === 0) missing.push(part);
      }
      if (missing.length > 0)
        given.push(...(await pool.draw("parts", { parts: missing, exclude: tried }, who)));
      if (!pool.hasThreads) return given;
      // If the threads are too busy, the next request draws as before.
      void refillAll(missing).catch(() => undefined);
      return given;
    },
  };
}

/** What all its requests have in common; undefined for the topics of one learner's plan. */
function keyOf({ request: { count: _, seed: __, topic, topics, ...about }, levels }: DrawnPart) {
  return topic === undefined && topics === undefined ? JSON.stringify([about, levels]) : undefined;
}

function blocksOf(questions: readonly Question[]): Question[][] {
  const blocks: Question[][] = [];
  for (const question of questions) {
    const last = blocks.at(-1);
    const isOfSet = question.stimulus && last?.[0]?.stimulus?.text === question.stimulus.text;
    if (isOfSet) last?.push(question);
    else blocks.push([question]);
  }
  return blocks;
}
