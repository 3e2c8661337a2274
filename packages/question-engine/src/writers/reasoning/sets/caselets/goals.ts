import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { askDeduced, askWithoutClue, type Clue, type Deduction, deduce } from "../../../../kit/deduction.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list, numberWord } from "../../../../writing/english.ts";
import { cluesOf, deducedSet, type Form, some } from "./deduced-set.ts";

const TEAMS = range(0, 3);
const MATCHES = TEAMS.flatMap((x) => TEAMS.filter((y) => y > x).map((y) => [x, y] as const));
const MOST_IN_MATCH = 2;
const THREE_MATCHES = range(0, MOST_IN_MATCH).flatMap((x) =>
  range(0, MOST_IN_MATCH).flatMap((y) => range(0, MOST_IN_MATCH).map((z) => [x, y, z] as const)),
);

/** Who scored how often against whom: `4 * x + y` is what x scored against y. */
interface League {
  goals: readonly number[];
  /** Goals against each team, and its points. */
  against: readonly number[];
  points: readonly number[];
}

interface Played {
  names: readonly string[];
  deduction: Deduction<League>;
}

const scored = ({ goals }: League, x: number, y: number) => goals[TEAMS.length * x + y] ?? 0;
const OPPONENTS = TEAMS.map((team) => TEAMS.filter((other) => other !== team));
const opponents = (team: number) => OPPONENTS[team] ?? [];
const goalsFor = (one: League, team: number) => sum(opponents(team).map((other) => scored(one, team, other)));
const conceded = ({ against }: League, team: number) => against[team] ?? 0;
const pointsOf = ({ points }: League, team: number) => points[team] ?? 0;
const isDrawn = (one: League, [x, y]: readonly [number, number]) => scored(one, x, y) === scored(one, y, x);
const draws = (one: League) => MATCHES.filter((match) => isDrawn(one, match)).length;
const inMatch = (one: League, x: number, y: number) => scored(one, x, y) + scored(one, y, x);

function leagueOf(rows: readonly (readonly number[])[]): League {
  const goals = Array<number>(TEAMS.length ** 2).fill(0);
  for (const x of TEAMS)
    for (const [at, y] of opponents(x).entries()) goals[TEAMS.length * x + y] = rows[x]?.[at] ?? 0;
  const points = [0, 0, 0, 0];
  for (const [x, y] of MATCHES) {
    const lead = Math.sign((goals[4 * x + y] ?? 0) - (goals[4 * y + x] ?? 0));
    points[x] = (points[x] ?? 0) + ([0, 1, 3][lead + 1] ?? 0);
    points[y] = (points[y] ?? 0) + ([0, 1, 3][1 - lead] ?? 0);
  }
  const against = TEAMS.map((team) => sum(opponents(team).map((other) => goals[4 * other + team] ?? 0)));
  return { goals, against, points };
}

/** Every way in which the teams can have scored as many goals as the table says. */
function leaguesWith(totals: readonly number[]): League[] {
  const [first = [], second = [], third = [], fourth = []] = totals.map((total) =>
    THREE_MATCHES.filter((row) => sum(row) === total),
  );
  return first.flatMap((a) =>
    second.flatMap((b) => third.flatMap((c) => fourth.map((d) => leagueOf([a, b, c, d])))),
  );
}

function cluesAbout(random: Random, names: readonly string[], truth: League): Clue<League>[] {
  const clue = (says: string, fits: (one: League) => boolean): Clue<League>[] =>
    fits(truth) ? [{ says, fits }] : [];
  const same = (says: string, read: (one: League) => unknown) =>
    clue(says, (one) => read(one) === read(truth));
  const perTeam = TEAMS.flatMap((team) => [
    ...same(`The ${names[team]} had ${conceded(truth, team)} goals scored against them in all.`, (one) =>
      conceded(one, team),
    ),
    ...same(`The ${names[team]} got ${pointsOf(truth, team)} points in all.`, (one) => pointsOf(one, team)),
    ...clue(`The ${names[team]} scored in each of their matches.`, (one) =>
      opponents(team).every((other) => scored(one, team, other) > 0),
    ),
    ...clue(
      `The ${names[team]} scored different numbers of goals in their three matches.`,
      (one) => new Set(opponents(team).map((other) => scored(one, team, other))).size === 3,
    ),
  ]);
  const perPair = TEAMS.flatMap((x) =>
    opponents(x).flatMap((y) => [
      ...clue(`The ${names[x]} beat the ${names[y]}.`, (one) => scored(one, x, y) > scored(one, y, x)),
      ...clue(
        `The ${names[x]} got more points than the ${names[y]}.`,
        (one) => pointsOf(one, x) > pointsOf(one, y),
      ),
    ]),
  );
  const whole = [
    ...same(
      `Exactly ${numberWord(draws(truth))} of the six matches ${draws(truth) === 1 ? "was" : "were"} drawn.`,
      draws,
    ),
    ...clue("No match ended without a goal.", (one) => MATCHES.every(([x, y]) => inMatch(one, x, y) > 0)),
    ...clue(
      "No two teams got the same number of points.",
      ({ points }) => new Set(points).size === TEAMS.length,
    ),
    ...clue(
      "No two matches had the same number of goals.",
      (one) => new Set(MATCHES.map(([x, y]) => inMatch(one, x, y))).size === MATCHES.length,
    ),
  ].filter(({ says }) => !says.includes("zero"));
  return [...some(random, whole, 2), ...some(random, perTeam, 4), ...random.shuffle(perPair)];
}

function drawPlayed(random: Random): Played | undefined {
  const names = random.sample(NAMES, TEAMS.length).sort();
  const truth = leagueOf(TEAMS.map(() => random.pick(THREE_MATCHES)));
  const totals = TEAMS.map((team) => goalsFor(truth, team));
  if (Math.min(...totals) < 2 || Math.max(...totals) > 6 || draws(truth) > 2) return undefined;
  const deduction = deduce(leaguesWith(totals), truth, cluesAbout(random, names, truth));
  return deduction && { names, deduction };
}

const score = (one: League, x: number, y: number) => `${scored(one, x, y)}–${scored(one, y, x)}`;

function told({ names, deduction: { truth } }: Played): string[] {
  const results = MATCHES.map(([x, y]) => `${names[x]} against ${names[y]} ${score(truth, x, y)}`);
  const points = TEAMS.map((team) => `the ${names[team]} ${pointsOf(truth, team)}`);
  return [
    `Only these scores agree with the table and the clues: ${list(results)}.`,
    `The points are then: ${list(points)}.`,
  ];
}

const whatScore: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const [x, y] = random.pick(MATCHES);
  const [one, other] = [scored(deduction.truth, x, y), scored(deduction.truth, y, x)];
  const near = [
    [other, one],
    [one, other + 1],
    [one + 1, other],
    [one - 1, other],
    [one, other - 1],
    [one + 1, other + 1],
  ].filter((pair) => pair.every((goals) => goals >= 0 && goals <= MOST_IN_MATCH));
  return askDeduced(deduction, told(played), {
    text: `How did the match between the ${names[x]} and the ${names[y]} end, with the goals of the ${names[x]} first?`,
    read: (league) => score(league, x, y),
    slips: near.map((pair) => [pair.join("–"), "a slip in sharing out the goals"]),
    so: `So the match ended ${score(deduction.truth, x, y)}.`,
  });
};

const howManyAgainst: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const x = random.pick(TEAMS);
  const [y = 0, z = 0] = random.sample(opponents(x), 2);
  const both = (one: League) => scored(one, x, y) + scored(one, x, z);
  return askDeduced(deduction, told(played), {
    text: `How many goals did the ${names[x]} score in their matches against the ${names[y]} and the ${names[z]} together?`,
    read: both,
    among: range(0, 2 * MOST_IN_MATCH),
    slips: [
      [
        scored(deduction.truth, y, x) + scored(deduction.truth, z, x),
        "counting the goals scored against them",
      ],
      [scored(deduction.truth, x, y), `counting those against the ${names[y]} only`],
    ],
    so: `So the number is $${scored(deduction.truth, x, y)} + ${scored(deduction.truth, x, z)} = ${both(deduction.truth)}$.`,
  });
};

/** Eight points from three matches are impossible. */
const POSSIBLE_POINTS = [...range(0, 7), 9];

const howManyPoints: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const team = random.pick(TEAMS);
  return askDeduced(deduction, told(played), {
    text: `How many points did the ${names[team]} get?`,
    read: (one) => pointsOf(one, team),
    among: POSSIBLE_POINTS,
    slips: TEAMS.map((other) => [
      pointsOf(deduction.truth, other),
      `taking the points of the ${names[other]}`,
    ]),
    so: `So the number is $${pointsOf(deduction.truth, team)}$.`,
  });
};

const howManyConceded: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const team = random.pick(TEAMS);
  return askDeduced(deduction, told(played), {
    text: `How many goals were scored against the ${names[team]} in their three matches?`,
    read: (one) => conceded(one, team),
    among: range(0, 3 * MOST_IN_MATCH),
    slips: [
      [goalsFor(deduction.truth, team), "counting the goals that they scored"],
      ...opponents(team).map(
        (other) => [conceded(deduction.truth, other), `taking those against the ${names[other]}`] as const,
      ),
    ],
    so: `The number is $${conceded(deduction.truth, team)}$.`,
  });
};

const mostInOne: Form<Played> = (_, played) => {
  const { deduction } = played;
  const most = (one: League) => Math.max(...MATCHES.map(([x, y]) => inMatch(one, x, y)));
  return askDeduced(deduction, told(played), {
    text: "How many goals were scored in the match that had the most of them?",
    read: most,
    among: range(1, 2 * MOST_IN_MATCH),
    slips: [],
    so: `There were $${most(deduction.truth)}$ goals in it.`,
  });
};

const widestWin: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const lead = (one: League, x: number, y: number) => scored(one, x, y) - scored(one, y, x);
  const wins = TEAMS.flatMap((x) => opponents(x).map((y) => [x, y] as const));
  const says = ([x, y]: readonly [number, number]) => `The ${names[x]} against the ${names[y]}`;
  const widest = (one: League) => {
    const best = Math.max(...wins.map(([x, y]) => lead(one, x, y)));
    const those = wins.filter(([x, y]) => lead(one, x, y) === best);
    return those.length === 1 && those[0] ? says(those[0]) : "several";
  };
  if (widest(deduction.truth) === "several") return undefined;
  return askDeduced(deduction, told(played), {
    text: "Which team won by the greatest number of goals, and against whom?",
    read: widest,
    slips: random
      .shuffle(wins)
      .map(([x, y]) => [says([x, y]), `overlooking that this match ended ${score(deduction.truth, x, y)}`]),
    so: `So it was: ${widest(deduction.truth)}.`,
  });
};

const boundWithoutClue: Form<Played> = (random, { names, deduction }) => {
  const team = random.pick(TEAMS);
  return random.chance()
    ? askWithoutClue(random, deduction, {
        what: `the number of points of the ${names[team]}`,
        read: (one) => pointsOf(one, team),
        among: POSSIBLE_POINTS,
      })
    : askWithoutClue(random, deduction, {
        what: `the number of goals scored against the ${names[team]}`,
        read: (one) => conceded(one, team),
        among: range(0, 3 * MOST_IN_MATCH),
      });
};

const NAMES = [
  "Archers",
  "Bulls",
  "Comets",
  "Dynamos",
  "Eagles",
  "Hornets",
  "Kites",
  "Lions",
  "Rovers",
  "Tigers",
];

function tableOf({ names, deduction: { truth } }: Played): FigureOf<"table"> {
  return {
    type: "table",
    title: "Goals scored",
    columns: ["Team", "Goals scored in all"],
    rows: TEAMS.map((team) => [names[team] ?? "", goalsFor(truth, team)]),
  };
}

export const leagueWithGoals = deducedSet<Played>({
  name: "league-with-goals",
  draw: drawPlayed,
  forms: [whatScore, howManyAgainst, howManyPoints, howManyConceded, mostInOne, widestWin, boundWithoutClue],
  shows: (played) => ({
    text: [
      `Four teams, the ${list(played.names)}, played a league in which each met each of the others exactly once. A team got 3 points for a win, 1 point for a draw and none for a defeat. No team scored more than ${numberWord(MOST_IN_MATCH)} goals in a match, and the table shows how many goals each scored in all.`,
      cluesOf(played.deduction),
    ].join("\n"),
    figure: tableOf(played),
  }),
});
