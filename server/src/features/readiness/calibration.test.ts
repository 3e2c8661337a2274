import { type Random, seededRandom } from "@prepfeed/question-engine/random";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../rules/learner-model.ts";
import { believedSkills } from "./believed-skills.ts";
import { expectedMarks, type Levels, type Slot } from "./expected-marks.ts";
import type { Tried } from "./skill-estimate.ts";

const UNITS = ["one", "two", "three", "four"];
const LEVELS: Levels = [
  { difficulty: -1, share: 0.2 },
  { difficulty: 0, share: 0.5 },
  { difficulty: 1, share: 0.3 },
];
const PAPER: Slot[] = UNITS.map((unit) => ({ unit, count: 25, marks: 4, cost: 1, guess: 0.25 }));
const TOPICS = 12;

const normal = (random: Random) => {
  let sum = -6;
  for (let turn = 0; turn < 12; turn++) sum += random.int(0, 1_000_000) / 1_000_000;
  return sum;
};

/**
 * A learner with a skill in each topic that grows with practice: quickly at first, and differently in each unit.
 */
function learner(random: Random) {
  const start = normal(random) * 0.8;
  const skills = new Map<string, number>(
    UNITS.flatMap((unit) => {
      const ofUnit = start + normal(random) * 0.6;
      return Array.from(
        { length: TOPICS },
        (_, topic) => [`${unit} ${topic}`, ofUnit + normal(random) * 0.5] as const,
      );
    }),
  );
  const growth = 0.004 + (0.006 * random.int(0, 100)) / 100;
  return {
    skillIn: (unit: string, topic: number) => skills.get(`${unit} ${topic}`) ?? 0,
    practise(unit: string, topic: number) {
      const key = `${unit} ${topic}`;
      skills.set(key, (skills.get(key) ?? 0) + growth * TOPICS * 0.25);
    },
  };
}

/** Real questions are never exactly as hard as their label. */
const difficultyOf = (called: number, random: Random) => called + normal(random) * 0.5;

function sitPaper(person: ReturnType<typeof learner>, random: Random): number {
  let marks = 0;
  const form = normal(random) * 0.2;
  for (const { unit, count, marks: gain, cost, guess } of PAPER)
    for (let at = 0; at < count; at++) {
      const called = random.weighted([...LEVELS], ({ share }) => share).difficulty;
      const skill = person.skillIn(unit, random.int(0, TOPICS - 1)) + form;
      const isRight = random.chance(chanceOf(skill, difficultyOf(called, random), guess));
      marks += isRight ? gain : -cost;
    }
  return marks;
}

describe("four of five results are within the interval", () => {
  const LEARNERS = 240;
  const FORTNIGHTS = 6;
  const inside = Array<number>(FORTNIGHTS).fill(0);
  const off = Array<number>(FORTNIGHTS).fill(0);
  for (let seed = 0; seed < LEARNERS; seed++) {
    const random = seededRandom(`calibration ${seed}`);
    const person = learner(random);
    const tried: Tried[] = [];
    for (let fortnight = 0; fortnight < FORTNIGHTS; fortnight++) {
      for (let answer = 0; answer < 14 * 12; answer++) {
        const unit = random.pick(UNITS);
        const topic = random.int(0, TOPICS - 1);
        const called = random.pick([-1, 0, 1]);
        const isCorrect = random.chance(
          chanceOf(person.skillIn(unit, topic), difficultyOf(called, random), 0.25),
        );
        tried.unshift({ unit, difficulty: called, guess: 0.25, isCorrect });
        person.practise(unit, topic);
      }
      const { marks, low, high } = expectedMarks(PAPER, LEVELS, believedSkills(tried));
      const result = sitPaper(person, random);
      inside[fortnight] = (inside[fortnight] ?? 0) + Number(result >= low && result <= high) / LEARNERS;
      off[fortnight] = (off[fortnight] ?? 0) + (result - marks) / LEARNERS;
    }
  }

  test.each(inside.map((share, at) => [at + 1, share] as const))("after fortnight %i", (_, share) => {
    expect(share).toBeGreaterThanOrEqual(0.75);
    expect(share).toBeLessThanOrEqual(0.85);
  });

  // The estimate lags a little behind fast learners.
  test("the estimate is not off by more than a fortieth of the marks", () => {
    for (const difference of off) expect(Math.abs(difference)).toBeLessThan(10);
  });
});
