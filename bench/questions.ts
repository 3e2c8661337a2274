import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { DIFFICULTIES, KINDS, SUBJECTS, type Subject } from "@prepfeed/contract/foundation/catalogue";
import { generateQuestions, type QuestionRequest } from "@prepfeed/question-engine/generate";

const SETS = 20;
/** In milliseconds: for the first twenty of a subject, and for a whole paper. */
const LIMITS = { cold: 300, paper: 2_000 };
/** Papers whose puzzles take longest to draw, with the number of their questions. */
const PAPERS = [
  ["CAT", 68],
  ["IBPS_PO", 100],
  ["SBI_PO", 100],
] as const;
const PAPERS_DRAWN = 10;

/**
 * How long a set of twenty takes: the first of a subject, which loads its tables, and the next ones; and a whole
 * paper.
 */
export async function benchQuestions(): Promise<string> {
  return [await benchSubjects(), await benchPapers()].join("\n\n");
}

async function timeOf(request: QuestionRequest): Promise<number> {
  const began = performance.now();
  await generateQuestions(request);
  return performance.now() - began;
}

/** The time of the first twenty of a subject in a new process, with the built engine as the server runs it. */
async function coldTimeOf(subject: Subject): Promise<number> {
  const script = `
    const { generateQuestions } = await import("@prepfeed/question-engine/generate");
    const began = performance.now();
    await generateQuestions({ subject: "${subject}", difficulty: "MEDIUM", count: 20, seed: 1 });
    console.log(performance.now() - began);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  return Number(stdout);
}

async function benchPapers(): Promise<string> {
  const rows: string[] = [];
  for (const [examType, count] of PAPERS) {
    const times: number[] = [];
    for (let seed = 1; seed <= PAPERS_DRAWN; seed++)
      times.push(await timeOf({ examType, count, seed, kinds: KINDS }));
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    const most = times.at(-1) ?? 0;
    const verdict = most <= LIMITS.paper ? "met" : "missed";
    rows.push(
      `| ${examType}, ${count} | ${median.toFixed(0)} / ${most.toFixed(0)} | ≤ ${LIMITS.paper} | ${verdict} |`,
    );
  }
  return ["| whole paper | median / longest in ms | limit | |", "|---|---|---|---|", ...rows].join("\n");
}

async function benchSubjects(): Promise<string> {
  const rows: string[] = [];
  for (const subject of SUBJECTS) {
    const first = await coldTimeOf(subject);
    const times: number[] = [];
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 1; seed <= SETS; seed++)
        times.push(await timeOf({ subject, difficulty, count: 20, seed }));
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    const many = await generateQuestions({ subject, difficulty: "HARD", count: 200, seed: 3 });
    const distinct = new Set(many.map(({ fingerprint }) => fingerprint)).size;
    const verdict = first <= LIMITS.cold ? "met" : "missed";
    rows.push(`| ${subject} | ${first.toFixed(0)}, ${verdict} | ${at(0.5)} / ${at(0.95)} | ${distinct} |`);
  }
  return [
    `| subject | first set in ms, with loading (limit ${LIMITS.cold}) | sets of 20 after it, median / p95 in ms | different questions in a set of 200 HARD |`,
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}
