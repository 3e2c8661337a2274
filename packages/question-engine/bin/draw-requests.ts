import { DIFFICULTIES, EXAM_TYPES, KINDS } from "@prepfeed/contract/foundation/catalogue";
import { generateQuestions } from "../src/composing/generate.ts";
import { TOPICS } from "../src/syllabus/syllabus.ts";

const COUNT = 20;
/** Of processor time. A slower request is reported, so that somebody looks into it. */
const SLOW_MS = 1_000;

/** Draws every topic at every level for every exam, each with the given seeds. Returns what failed, one line each. */
export async function drawRequests(seeds: number): Promise<string[]> {
  const failures = new Set<string>();
  let drawn = 0;
  for (const topic of TOPICS) {
    for (const difficulty of DIFFICULTIES) {
      for (const examType of EXAM_TYPES) {
        for (let seed = 1; seed <= seeds; seed++) {
          const name = `${topic.key}, ${difficulty}, ${examType}, seed ${seed}`;
          const began = process.cpuUsage();
          await generateQuestions({
            topic: topic.key,
            difficulty,
            examType,
            count: COUNT,
            kinds: KINDS,
            seed,
            onFailure: ({ writer, error }) => failures.add(`${writer} fails: ${error} (${name})`),
          }).catch((error) => failures.add(`${name}: ${error}`));
          const took = process.cpuUsage(began).user / 1_000;
          if (took > SLOW_MS) failures.add(`${name} took ${Math.round(took)} ms`);
          drawn++;
        }
      }
    }
  }
  console.log(`${drawn} requests drawn: every topic at every level for every exam`);
  return [...failures];
}
