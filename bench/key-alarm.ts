import { seededRandom } from "@prepfeed/question-engine/random";
import { chanceOf } from "../server/src/rules/learner-model.ts";
import { type Chosen, suspicionOf } from "../server/src/rules/statistics/alarm.ts";

const RUNS = 800;
const SIZES = [30, 60, 120];
/** When a question is examined in its first 240 answers: see `addToQuestions`. */
const EXAMINED = [60, 72, 87, 104, 125, 150, 180, 216];
/** A rest score comes from so many other answers, of questions of every level. */
const OTHERS = 20;
const LETTERS = ["A", "B", "C", "D"];

interface Item {
  name: string;
  difficulty: number;
  /** What is marked right; the true answer is A. */
  key: string;
  /** How much likelier than the other wrong options B is chosen by somebody who does not know the answer. */
  temptation: number;
}

const ITEMS: Item[] = [
  { name: "wrong key, medium", difficulty: 0, key: "C", temptation: 1 },
  { name: "wrong key, hard", difficulty: 1.5, key: "C", temptation: 1 },
  { name: "wrong key, hard, with a tempting option", difficulty: 1.5, key: "B", temptation: 4 },
  { name: "right key, medium", difficulty: 0, key: "A", temptation: 1 },
  { name: "right key, hard", difficulty: 1.5, key: "A", temptation: 1 },
  { name: "right key, hard, with a tempting option", difficulty: 1.5, key: "A", temptation: 4 },
];

/** How often the alarm rules suspect a key, by the learner model of the product. */
export function benchKeyAlarm(): string {
  const rows = ITEMS.map((item, at) => {
    const cells = SIZES.map((people) => {
      const { fraction } = seededRandom(31_000 + 10 * at + people);
      const suspected = Array.from({ length: RUNS }, () => suspects(item, people, fraction));
      return shareOf(suspected);
    });
    const { fraction } = seededRandom(32_000 + at);
    const ever = Array.from({ length: RUNS }, () => isEverSuspected(item, fraction));
    return `| ${item.name} | ${[...cells, shareOf(ever)].join(" | ")} |`;
  });
  return [
    `Share of ${RUNS} simulated questions whose key the alarm suspects (rules A or B), by the number of answers.`,
    "",
    `| question | ${SIZES.join(" | ")} | at any examination up to 240 |`,
    `|---${"|---".repeat(SIZES.length + 1)}|`,
    ...rows,
  ].join("\n");
}

const shareOf = (suspected: boolean[]) =>
  `${((100 * suspected.filter(Boolean).length) / suspected.length).toFixed(1)} %`;

function suspects(item: Item, people: number, fraction: () => number): boolean {
  return suspicionOf(choicesOf(item, people, fraction), (choice) => choice === item.key) !== undefined;
}

function isEverSuspected(item: Item, fraction: () => number): boolean {
  const chosen = choicesOf(item, EXAMINED.at(-1) ?? 0, fraction);
  return EXAMINED.some((people) => suspicionOf(chosen.slice(0, people), (choice) => choice === item.key));
}

function choicesOf({ difficulty, temptation }: Item, people: number, fraction: () => number): Chosen[] {
  return Array.from({ length: people }, () => {
    const skill = normal(fraction);
    const others = Array.from({ length: OTHERS }, () => fraction() < chanceOf(skill, normal(fraction)));
    const bin = Math.min(19, others.filter(Boolean).length);
    return { choice: choiceOf(skill, difficulty, temptation, fraction), bin, people: 1 };
  });
}

/** Who knows the answer gives it; everybody else guesses, and may be tempted. */
function choiceOf(skill: number, difficulty: number, temptation: number, fraction: () => number): string {
  if (fraction() < chanceOf(skill, difficulty, 0)) return "A";
  const weights = LETTERS.map((letter) => (letter === "B" ? temptation : 1));
  const drawn = fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  const upTo = (place: number) => weights.slice(0, place + 1).reduce((sum, weight) => sum + weight, 0);
  return LETTERS.find((_, place) => drawn < upTo(place)) ?? "D";
}

/** By Box and Muller. */
const normal = (fraction: () => number) =>
  Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());
