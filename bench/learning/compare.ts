import { seededRandom } from "@prepfeed/question-engine/random";
import { NATURES, type Nature, scoreOf } from "./learner.ts";
import { Notebook } from "./notebook.ts";
import type { Way } from "./scene.ts";
import { asksInOtherWords, OURS, RULES, WAYS } from "./ways.ts";
import { type SimulatedQuestion, worldOf } from "./world.ts";

const LEARNERS = 16;
const LENGTHS = [30, 90];
const RULES_DAYS = 30;

/**
 * Simulated learners sit an unseen paper after days of 20 answers, chosen by the product's own code and by other
 * methods.
 */
export async function benchLearning(): Promise<string> {
  return [...LENGTHS.map((days) => tableOf(WAYS, days)), tableOf(RULES, RULES_DAYS)].join("\n\n");
}

function tableOf(ways: Record<string, Way>, days: number): string {
  const names = Object.keys(ways);
  const firstDays = names.map(() => ({ right: 0, hard: 0, forExam: 0, all: 0 }));
  const rows = NATURES.map((nature) => {
    const runs = names.map((name) => runsOf(nature, ways[name] as Way, days));
    runs.forEach((run, at) => {
      const sums = firstDays[at] as FirstDay;
      for (const { firstDay } of run) for (const key of KEYS) sums[key] += firstDay[key];
    });
    const scores = runs.map((run) => run.map(({ score }) => score));
    const ours = scores[names.indexOf(OURS)] ?? [];
    const cells = scores.map((theirs, at) => {
      if (names[at] === OURS) return `**${mean(ours).toFixed(1)}**`;
      const ahead = ours.map((score, i) => score - (theirs[i] ?? 0));
      return `${mean(theirs).toFixed(1)} (${signed(mean(ahead))} ± ${interval(ahead).toFixed(1)})`;
    });
    return `| ${nature.name} | ${cells.join(" | ")} |`;
  });
  const percent = (key: keyof FirstDay) =>
    firstDays.map((sums) => `${Math.round((100 * sums[key]) / sums.all)}`).join(" | ");
  return [
    `After ${days} days, ${LEARNERS} learners of each nature: score in percent; in brackets how far the session is ahead, with its 95 % interval.`,
    "",
    `| nature | ${names.join(" | ")} |`,
    `|---${"|---".repeat(names.length)}|`,
    ...rows,
    `| first day: for the exam | ${percent("forExam")} |`,
    `| first day: Hard | ${percent("hard")} |`,
    `| first day: right | ${percent("right")} |`,
  ].join("\n");
}

const KEYS = ["right", "hard", "forExam", "all"] as const;
type FirstDay = Record<(typeof KEYS)[number], number>;

/** The same learner and the same questions for every method, by seed. */
function runsOf(nature: Nature, way: Way, days: number) {
  return Array.from({ length: LEARNERS }, (_, seed) => {
    const world = worldOf(seededRandom(11_000 + seed).fraction);
    const learner = nature.make(seededRandom(12_000 + seed).fraction);
    const notebook = new Notebook();
    const random = seededRandom(13_000 + seed).fraction;
    const shown = new Set<SimulatedQuestion>();
    const firstDay: FirstDay = { right: 0, hard: 0, forExam: 0, all: 0 };
    for (let day = 0; day < days; day++)
      way({ world, notebook, day, examDay: days, random }).forEach((question, place) => {
        const isRepeat = shown.has(question) && !asksInOtherWords(way, question);
        shown.add(question);
        const { isCorrect, timeSpent } = learner.answer(question, day, place, isRepeat);
        notebook.note(question, day, isCorrect, timeSpent);
        if (day > 0) return;
        firstDay.right += Number(isCorrect);
        firstDay.hard += Number(question.difficulty === 1);
        firstDay.forExam += Number(question.isForExam);
        firstDay.all += 1;
      });
    return { score: scoreOf(learner, world, days), firstDay };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function interval(values: readonly number[]): number {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
