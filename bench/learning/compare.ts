import { NATURES, type Nature, scoreOf } from "./learner.ts";
import { asksInOtherWords, Notebook, OURS, WAYS, type Way } from "./ways.ts";
import { randomOf, type SimulatedQuestion, worldOf } from "./world.ts";

const LEARNERS = 16;
const LENGTHS = [30, 90];

/** Simulated learners sit an unseen paper after days of 20 answers, chosen by the product's own code and by its rivals. */
export async function benchLearning(): Promise<string> {
  const tables = [];
  for (const days of LENGTHS) tables.push(tableOf(days));
  return tables.join("\n\n");
}

function tableOf(days: number): string {
  const ways = Object.keys(WAYS);
  const rows = NATURES.map((nature) => {
    const scores = Object.fromEntries(ways.map((way) => [way, scoresOf(nature, WAYS[way] as Way, days)]));
    const ours = scores[OURS] ?? [];
    const cells = ways.map((way) => {
      const theirs = scores[way] ?? [];
      if (way === OURS) return `**${mean(ours).toFixed(1)}**`;
      const ahead = ours.map((score, i) => score - (theirs[i] ?? 0));
      return `${mean(theirs).toFixed(1)} (${signed(mean(ahead))} ± ${interval(ahead).toFixed(1)})`;
    });
    return `| ${nature.name} | ${cells.join(" | ")} |`;
  });
  return [
    `After ${days} days, ${LEARNERS} learners of each nature: score in percent; in brackets how far the session is ahead, with its 95 % interval.`,
    "",
    `| nature | ${ways.join(" | ")} |`,
    `|---${"|---".repeat(ways.length)}|`,
    ...rows,
  ].join("\n");
}

/** The same learner and the same questions for every way, by seed. */
function scoresOf(nature: Nature, way: Way, days: number): number[] {
  return Array.from({ length: LEARNERS }, (_, seed) => {
    const world = worldOf(randomOf(11_000 + seed));
    const learner = nature.make(randomOf(12_000 + seed));
    const notebook = new Notebook();
    const random = randomOf(13_000 + seed);
    const shown = new Set<SimulatedQuestion>();
    for (let day = 0; day < days; day++)
      way({ world, notebook, day, examDay: days, random }).forEach((question, place) => {
        const isRepeat = shown.has(question) && !asksInOtherWords(way, question);
        shown.add(question);
        const { isCorrect, timeSpent } = learner.answer(question, day, place, isRepeat);
        notebook.note(question, day, isCorrect, timeSpent);
      });
    return scoreOf(learner, world, days);
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function interval(values: readonly number[]): number {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
