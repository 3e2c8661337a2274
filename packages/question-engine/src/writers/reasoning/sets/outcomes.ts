import { range } from "../../../arithmetic.ts";

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
  outcomes ??= range(0, 3 ** PAIRS.length - 1)
    .map((code) => PAIRS.map((_, at) => (Math.floor(code / 3 ** at) % 3) - 1))
    .filter(hasOwnPointsEach)
    .map(outcomeOf);
  return outcomes;
}

function hasOwnPointsEach(results: readonly number[]): boolean {
  const points = [0, 0, 0, 0, 0];
  for (const [at, [x, y]] of PAIRS.entries()) {
    const result = results[at] ?? 0;
    points[x] = (points[x] ?? 0) + (POINTS_FOR[result + 1] ?? 0);
    points[y] = (points[y] ?? 0) + (POINTS_FOR[1 - result] ?? 0);
  }
  return new Set(points).size === TEAMS.length;
}

export function outcomeOf(results: readonly number[]): Outcome {
  const against = Array<number>(TEAMS.length ** 2).fill(2);
  for (const [at, [x, y]] of PAIRS.entries()) {
    const result = results[at] ?? 0;
    against[TEAMS.length * x + y] = result;
    against[TEAMS.length * y + x] = -result;
  }
  const count = (wanted: number) =>
    TEAMS.map((team) => TEAMS.filter((other) => against[TEAMS.length * team + other] === wanted).length);
  const [won, drawn, lost] = [count(1), count(0), count(-1)];
  const points = TEAMS.map((team) => 3 * (won[team] ?? 0) + (drawn[team] ?? 0));
  const order = [...TEAMS].sort((x, y) => (points[y] ?? 0) - (points[x] ?? 0));
  return { results, against, order, won, drawn, lost, points };
}

export const at = (outcome: Outcome, column: Column, team: number) => outcome[column][team] ?? 0;
/** 1 when the first beat the second. */
export const resultOf = ({ against }: Outcome, x: number, y: number) => against[TEAMS.length * x + y] ?? 0;
