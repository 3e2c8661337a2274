import { DIFFICULTIES } from "@prepfeed/contract/foundation/catalogue";
import { seededRandom } from "../src/numbers/random.ts";
import { unlikelyQuantity } from "../src/numbers/realistic.ts";
import { FAULT_LIMITS, type Fault, giveawaysIn, plainFaults } from "../src/options/faults.ts";
import { featuresOf, rankOfKey } from "../src/options/giveaways.ts";
import type { Draft } from "../src/question/draft.ts";
import type { Question } from "../src/question/question.ts";
import { topicsOfUnit } from "../src/syllabus/syllabus.ts";
import type { Unit } from "../src/syllabus/units.ts";
import { type Writer, writeQuestion } from "../src/writing/writer.ts";

/** Each rank of the key among four numbers has this share of the questions, in percent. */
const RANK_LIMITS = { least: 20, most: 30 };

export interface Survey {
  questions: number;
  /** Questions with a fault, counted once per fault. */
  found: { fault: Fault; what: string; question: Question }[];
  /** How often the key was the least, the second … of four numbers. */
  ranks: number[];
}

export interface UnitWriters {
  unit: Unit;
  writers: readonly Writer[];
}

/** Draws questions evenly over all units, difficulties and topics and looks for every fault. */
export function surveyFaults(units: readonly UnitWriters[], count: number, seed: number): Survey {
  const random = seededRandom(`survey ${seed}`);
  const survey: Survey = { questions: 0, found: [], ranks: [0, 0, 0, 0] };
  for (let at = 0; survey.questions < count; at++) {
    const { unit, writers } = units[at % units.length] ?? { unit: "mathematics", writers: [] };
    const difficulty = DIFFICULTIES[Math.floor(at / units.length) % DIFFICULTIES.length];
    const topic = random.pick(topicsOfUnit(unit)).key;
    const fitting = writers.filter((writer) => writer.topic === topic && writer.difficulty === difficulty);
    if (fitting.length === 0) continue;
    const writer = random.weighted(fitting, ({ size }) => Math.sqrt(Math.min(size, 60)));
    const index = Number.isFinite(writer.size) ? random.int(0, writer.size - 1) : undefined;
    const { question, draft } = writeQuestion(writer, `survey ${seed} ${at}`, index);
    survey.questions++;
    lookAt(question, draft, survey);
  }
  return survey;
}

function lookAt(question: Question, draft: Draft, { found, ranks }: Survey): void {
  const seen = new Set<Fault>();
  const add = (fault: Fault, what: string | undefined) => {
    if (what && !seen.has(fault)) found.push({ fault, what, question });
    if (what) seen.add(fault);
  };
  for (const { fault, what } of plainFaults(question)) add(fault, what);
  add("an unlikely value", unlikelyQuantity(draft.quantities ?? {}));
  if (draft.fixedOptions) return;
  for (const { fault, what } of giveawaysIn(question)) add(fault, what);
  const { answer, wrong, categoryOf } = draft;
  const stranger = wrong.find(
    (value) =>
      value.text !== answer.text &&
      question.options.includes(value.text) &&
      categoryOf?.(value) !== categoryOf?.(answer),
  );
  add("distractors of another category", stranger?.text);
  const looks = question.options.map(featuresOf);
  const key = looks["ABCDE".indexOf(question.correctAnswer)];
  const rank =
    key &&
    rankOfKey(
      key,
      looks.filter((look) => look !== key),
    );
  if (rank !== undefined) ranks[rank] = (ranks[rank] ?? 0) + 1;
}

/** The share of each fault, the allowed share, and the ranks, as rows of a table. */
export function faultTable({
  questions,
  found,
  ranks,
}: Survey): { name: string; share: number; most: number; least: number }[] {
  const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
  const numbers = ranks.reduce((sum, rank) => sum + rank, 0);
  return [
    ...Object.entries(FAULT_LIMITS).map(([fault, most]) => ({
      name: fault,
      share: share(found.filter((one) => one.fault === fault).length, questions),
      most,
      least: 0,
    })),
    ...ranks.map((rank, at) => ({
      name: `of four numbers, the key is the ${["least", "second", "third", "greatest"][at]}`,
      share: share(rank, numbers),
      ...RANK_LIMITS,
    })),
  ];
}
