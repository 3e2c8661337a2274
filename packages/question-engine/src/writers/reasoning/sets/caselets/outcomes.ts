import { range } from "../../../../numbers/arithmetic.ts";

export const TEAMS = range(0, 4);
export const PAIRS = TEAMS.flatMap((x) => TEAMS.filter((y) => y > x).map((y) => [x, y] as const));
export const COLUMNS = ["won", "drawn", "lost", "points"] as const;
export type Column = (typeof COLUMNS)[number];

/** How all matches ended, and what each team has of it. */
export interface Outcome extends Record<Column, readonly number[]> {
  /** For each pair 1 when the first won, -1 when the second did, 0 for a draw. */
  results: readonly number[];
  /** The same for any two teams: `5 * x + y` says how x fared against y. */
  against: readonly number[];
  /** The teams from the first place to the last. */
  order: readonly number[];
}

/** For a defeat, a draw and a win. */
const POINTS_FOR = [0, 1, 3] as const;

let outcomes: Outcome[] | undefined;

/** The ways in which ten matches can end so that no two teams have as many points. */
export function allOutcomes(): Outcome[] {
  outcomes ??= endings().map(outcomeOf);
  return outcomes;
}

/** Match by match; a plain loop, as there are 59,049 ways to look at. */
function endings(): number[][] {
  const found: number[][] = [];
  const results = PAIRS.map(() => 0);
  const points = TEAMS.map(() => 0);
  const add = (team: number, result: number, times: 1 | -1) => {
    points[team] = (points[team] ?? 0) + times * (POINTS_FOR[result + 1] ?? 0);
  };
  const play = (match: number): void => {
    const pair = PAIRS[match];
    if (!pair) {
      if (points.every((amount, team) => points.indexOf(amount) === team)) found.push([...results]);
      return;
    }
    for (let result = -1; result <= 1; result++) {
      results[match] = result;
      add(pair[0], result, 1);
      add(pair[1], -result, 1);
      play(match + 1);
      add(pair[0], result, -1);
      add(pair[1], -result, -1);
    }
  };
  play(0);
  return found;
}

function countOf(against: readonly number[], wanted: number): number[] {
  const counts = TEAMS.map(() => 0);
  for (const [at, result] of against.entries()) {
    const team = Math.floor(at / TEAMS.length);
    if (result === wanted) counts[team] = (counts[team] ?? 0) + 1;
  }
  return counts;
}

export function outcomeOf(results: readonly number[]): Outcome {
  const against = Array<number>(TEAMS.length ** 2).fill(2);
  for (const [at, [x, y]] of PAIRS.entries()) {
    const result = results[at] ?? 0;
    against[TEAMS.length * x + y] = result;
    against[TEAMS.length * y + x] = -result;
  }
  const [lost, drawn, won] = [-1, 0, 1].map((wanted) => countOf(against, wanted)) as [
    number[],
    number[],
    number[],
  ];
  const points = TEAMS.map((team) => 3 * (won[team] ?? 0) + (drawn[team] ?? 0));
  const order = [...TEAMS].sort((x, y) => (points[y] ?? 0) - (points[x] ?? 0));
  return { results, against, order, won, drawn, lost, points };
}

export const at = (outcome: Outcome, column: Column, team: number) => outcome[column][team] ?? 0;
/** 1 when the first beat the second. */
export const resultOf = ({ against }: Outcome, x: number, y: number) => against[TEAMS.length * x + y] ?? 0;
