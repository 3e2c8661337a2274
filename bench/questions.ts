import { DIFFICULTIES, SUBJECTS } from "@prepfeed/contract/catalogue";
import { generateQuestions } from "../packages/question-engine/src/generate.ts";

const SETS = 20;

/** How long a set of twenty takes: the first of a subject, which loads its tables, and the ones after it. */
export async function benchQuestions(): Promise<string> {
  const rows: string[] = [];
  for (const subject of SUBJECTS) {
    const began = performance.now();
    await generateQuestions({ subject, difficulty: "MEDIUM", count: 20, seed: 1 });
    const first = performance.now() - began;
    const times: number[] = [];
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 1; seed <= SETS; seed++) {
        const start = performance.now();
        await generateQuestions({ subject, difficulty, count: 20, seed });
        times.push(performance.now() - start);
      }
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    const many = await generateQuestions({ subject, difficulty: "HARD", count: 200, seed: 3 });
    const distinct = new Set(many.map(({ fingerprint }) => fingerprint)).size;
    rows.push(`| ${subject} | ${first.toFixed(0)} | ${at(0.5)} / ${at(0.95)} | ${distinct} |`);
  }
  return [
    "| subject | first set in ms, with loading | sets of 20 after it, median / p95 in ms | different questions in a set of 200 HARD |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}
