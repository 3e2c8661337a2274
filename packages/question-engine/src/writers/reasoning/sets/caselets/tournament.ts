import type { FigureOf } from "@prepfeed/contract/figures/figure";
import {
  askNumber,
  askWords,
  casesLeft,
  type Hint,
  hintsThatDecide,
  numberedLines,
} from "../../../../kit/deduced.ts";
import { hiddenFrom } from "../../../../kit/deduction.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list, ordinalWord } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { deducedSet } from "./deduced-set.ts";
import {
  allOutcomes,
  at,
  COLUMNS,
  type Column,
  type Outcome,
  outcomeOf,
  PAIRS,
  resultOf,
  TEAMS,
} from "./outcomes.ts";

interface Told extends Hint<Outcome> {
  says?: string;
  cell?: readonly [team: number, column: Column];
  /** The people whom a result is about. */
  pair?: readonly [number, number];
}

/** What is known of a tournament, and what follows. */
interface Tournament {
  names: readonly string[];
  truth: Outcome;
  hints: readonly Told[];
  /** One outcome that the hints alone allow. */
  solved(): Outcome;
  /** Whether enough hints must be combined to find the value. */
  hides(read: (one: Outcome) => unknown): boolean;
}

function cellHints(truth: Outcome): Told[] {
  return TEAMS.flatMap((team) =>
    COLUMNS.map((column) => ({
      cell: [team, column] as const,
      fits: (one) => at(one, column, team) === at(truth, column, team),
    })),
  );
}

function comparisons(names: readonly string[], truth: Outcome): Told[] {
  return TEAMS.flatMap((x) =>
    TEAMS.filter((y) => at(truth, "won", x) > at(truth, "won", y)).map((y) => ({
      says: `The ${names[x]} won more matches than the ${names[y]} did.`,
      fits: (one) => at(one, "won", x) > at(one, "won", y),
    })),
  );
}

/** Results of teams that are named by their place. */
function placeHints(truth: Outcome): Told[] {
  const between = (one: Outcome, high: number, low: number) =>
    resultOf(one, one.order[high] ?? 0, one.order[low] ?? 0);
  return [
    [0, 1],
    [0, 4],
    [1, 2],
    [3, 4],
  ].flatMap(([high = 0, low = 1]): Told[] => {
    const result = between(truth, high, low);
    const [first, second] = [placed(high), placed(low)];
    const fits = (one: Outcome) => between(one, high, low) === result;
    if (result === 1) return [];
    const says =
      result === 0
        ? `The match between the team that finished ${first} and the team that finished ${second} was drawn.`
        : `The team that finished ${second} beat the team that finished ${first}.`;
    return [{ says, fits }];
  });
}

const placed = (place: number) => (place === TEAMS.length - 1 ? "last" : ordinalWord(place + 1));

function resultHints(names: readonly string[], truth: Outcome): Told[] {
  return PAIRS.map(([x, y]) => {
    const result = resultOf(truth, x, y);
    return {
      pair: [x, y] as const,
      says: `${spoken(names, x, y, result)}.`,
      fits: (one) => resultOf(one, x, y) === result,
    };
  });
}

function spoken(names: readonly string[], x: number, y: number, result: number): string {
  const [winner, loser] = result < 0 ? [y, x] : [x, y];
  return `The ${names[winner]} ${result === 0 ? "drew with" : "beat"} the ${names[loser]}`;
}

const MOST_CELLS = 7;
const MOST_RESULTS = 2;
/** What fewer hints reveal is too easy to ask. */
const HINTS_TO_JOIN = 3;

function drawTournament(random: Random): Tournament | undefined {
  const names = random.sample(NAMES, TEAMS.length).sort();
  const truth = random.pick(allOutcomes());
  const draws = sum(truth.drawn) / 2;
  if (draws < 2 || draws > 5) return undefined;
  const pool = [
    ...random.sample(placeHints(truth), Math.min(1, placeHints(truth).length)),
    ...random.sample(comparisons(names, truth), 2),
    ...random.shuffle(cellHints(truth)).slice(0, MOST_CELLS),
    ...random.shuffle(resultHints(names, truth)),
  ];
  const hints = hintsThatDecide(allOutcomes(), pool);
  if (!hints || hints.filter(({ pair }) => pair).length > MOST_RESULTS) return undefined;
  return {
    names,
    truth,
    hints,
    solved: () => casesLeft(allOutcomes(), hints)[0] ?? truth,
    hides: hiddenFrom(allOutcomes(), truth, hints, HINTS_TO_JOIN),
  };
}

const isTold = ({ hints }: Tournament, team: number, column: Column) =>
  hints.some(({ cell }) => cell?.[0] === team && cell[1] === column);
const isResultTold = ({ hints }: Tournament, x: number, y: number) =>
  hints.some(({ pair }) => pair?.[0] === Math.min(x, y) && pair[1] === Math.max(x, y));

/** The whole outcome, for explanations. */
function told({ names, truth }: Tournament): string[] {
  const standings = truth.order.map(
    (team) =>
      `the ${names[team]} with ${at(truth, "points", team)} (won ${at(truth, "won", team)}, drawn ${at(truth, "drawn", team)}, lost ${at(truth, "lost", team)})`,
  );
  const results = PAIRS.map(([x, y]) => spoken(names, x, y, resultOf(truth, x, y)).replace("The", "the"));
  return [
    `What is known leaves one way in which the ten matches can have ended: ${list(results)}.`,
    `So the final order, by points, was ${list(standings)}.`,
  ];
}

type Form = (random: Random, tournament: Tournament) => SetQuestion | undefined;

/** Eleven points are impossible. */
const POSSIBLE_POINTS = [...range(0, 10), 12];

const HOW_MANY: Record<Column, (name: string) => string> = {
  won: (name) => `How many matches did the ${name} win?`,
  drawn: (name) => `How many matches of the ${name} were drawn?`,
  lost: (name) => `How many matches did the ${name} lose?`,
  points: (name) => `How many points did the ${name} get in all?`,
};

const howMany =
  (columns: readonly Column[]): Form =>
  (random, tournament) => {
    const { names, truth, solved } = tournament;
    const [team, column] = [random.pick(TEAMS), random.pick(columns)];
    if (!tournament.hides((one) => at(one, column, team))) return undefined;
    const answer = at(truth, column, team);
    return askNumber({
      text: HOW_MANY[column](names[team] ?? ""),
      answer,
      among: column === "points" ? POSSIBLE_POINTS : range(0, 4),
      slips: TEAMS.map(
        (other) => [at(truth, column, other), `taking the number of the ${names[other]}`] as const,
      ),
      explanation: [...told(tournament), `For the ${names[team]} the number is $${answer}$.`],
      verify: () => at(solved(), column, team) === answer,
    });
  };

const whoFinished: Form = (random, tournament) => {
  const { names, truth, solved } = tournament;
  const place = random.int(0, 4);
  const team = truth.order[place] ?? 0;
  if (!tournament.hides(({ order }) => order[place])) return undefined;
  return askWords({
    text: `Which team finished ${placed(place)}?`,
    answer: names[team] ?? "",
    slips: truth.order.map((other, rank) => [
      names[other] ?? "",
      `taking the team that finished ${placed(rank)}`,
    ]),
    explanation: [...told(tournament), `The ${names[team]} finished ${placed(place)}.`],
    verify: () => solved().order[place] === team,
  });
};

const howManyDraws: Form = (_, tournament) => {
  const { truth, solved } = tournament;
  const answer = sum(truth.drawn) / 2;
  if (!tournament.hides(({ drawn }) => sum(drawn))) return undefined;
  return askNumber({
    text: "How many of the ten matches were drawn?",
    answer,
    among: range(0, PAIRS.length),
    slips: [
      [2 * answer, "counting each drawn match for both of its teams"],
      [PAIRS.length - answer, "counting the matches that were won"],
    ],
    explanation: [
      ...told(tournament),
      `The numbers of drawn matches add up to $${sum(truth.drawn)}$, and each match counts for two teams: $${answer}$ in all.`,
    ],
    verify: () => solved().results.filter((result) => result === 0).length === answer,
  });
};

const whichWasDrawn: Form = (random, tournament) => {
  const { names, truth, solved } = tournament;
  const isDraw = ([x, y]: readonly [number, number]) => resultOf(truth, x, y) === 0;
  const drawn = PAIRS.filter((pair) => isDraw(pair) && !isResultTold(tournament, ...pair));
  const pair = drawn.length > 0 ? random.pick(drawn) : undefined;
  if (!pair || !tournament.hides((one) => resultOf(one, ...pair))) return undefined;
  const match = ([x, y]: readonly [number, number]) => `${names[x]} and ${names[y]}`;
  // A person said to have won or lost all matches, or drawn none, is obviously wrong.
  const isClear = (team: number) =>
    COLUMNS.some(
      (column) =>
        isTold(tournament, team, column) &&
        (column === "points"
          ? [0, 3, 6, 9, 12].includes(at(truth, column, team)) && at(truth, "drawn", team) === 0
          : at(truth, column, team) === (column === "drawn" ? 0 : TEAMS.length - 1)),
    );
  const others = random.shuffle(
    PAIRS.filter((other) => !isDraw(other) && !isResultTold(tournament, ...other) && !other.some(isClear)),
  );
  return askWords({
    text: "Which of these matches was drawn?",
    answer: match(pair),
    slips: others.map((other) => [
      match(other),
      `overlooking that ${spoken(names, ...other, resultOf(truth, ...other)).replace("The", "the")}`,
    ]),
    explanation: [...told(tournament), `Of the matches named, only that between ${match(pair)} was drawn.`],
    verify: () =>
      resultOf(solved(), ...pair) === 0 && others.every((other) => resultOf(solved(), ...other) !== 0),
  });
};

const whatIsTrue: Form = (random, tournament) => {
  const { names, truth, solved } = tournament;
  const open = random.shuffle(PAIRS.filter((pair) => !isResultTold(tournament, ...pair)));
  const won = open.find((pair) => resultOf(truth, ...pair) !== 0);
  if (!won || !tournament.hides((one) => resultOf(one, ...won))) return undefined;
  const turned = open
    .filter((pair) => pair !== won)
    .map((pair) => {
      const result = resultOf(truth, ...pair);
      return { pair, claimed: result === 0 ? random.sign() : -result };
    });
  return askWords({
    text: "Which one of the following statements is true?",
    answer: spoken(names, ...won, resultOf(truth, ...won)),
    slips: turned.map(({ pair, claimed }) => [
      spoken(names, ...pair, claimed),
      `overlooking that ${spoken(names, ...pair, resultOf(truth, ...pair)).replace("The", "the")}`,
    ]),
    explanation: [...told(tournament), `So this is true: ${spoken(names, ...won, resultOf(truth, ...won))}.`],
    verify: () => {
      const found = solved();
      return (
        resultOf(found, ...won) === resultOf(truth, ...won) &&
        turned.every(({ pair, claimed }) => resultOf(found, ...pair) !== claimed)
      );
    },
  });
};

/** A match that ends otherwise, and the gap between first and last. */
const ifItHadBeenDrawn: Form = (random, tournament) => {
  const { names, truth, solved } = tournament;
  const won = PAIRS.filter((pair) => resultOf(truth, ...pair) !== 0);
  const pair = random.pick(won);
  const gap = ({ points }: Outcome) => Math.max(...points) - Math.min(...points);
  const changed = (outcome: Outcome) =>
    outcomeOf(outcome.results.map((result, place) => (PAIRS[place] === pair ? 0 : result)));
  const answer = gap(changed(truth));
  if (answer === gap(truth) || !tournament.hides((one) => gap(changed(one)))) return undefined;
  const text = `If the match between the ${names[pair[0]]} and the ${names[pair[1]]} had been drawn, and all others had ended as they did, by how many points would the highest total have exceeded the lowest?`;
  const points = changed(truth).points;
  return askNumber({
    text,
    answer,
    slips: [
      [gap(truth), "leaving the totals as they were"],
      [Math.max(...points), "giving the highest total"],
      [Math.min(...points), "giving the lowest total"],
    ],
    explanation: [
      ...told(tournament),
      `With that match drawn, the winner has two points fewer and the loser one more: ${list(TEAMS.map((team) => `${names[team]} ${points[team]}`))}.`,
      `The difference is $${Math.max(...points)} - ${Math.min(...points)} = ${answer}$.`,
    ],
    verify: () => gap(changed(solved())) === answer,
  });
};

const pointsOfTwo: Form = (random, tournament) => {
  const { names, truth, solved } = tournament;
  const [x = 0, y = 1] = random.sample(TEAMS, 2).sort();
  const together = (outcome: Outcome) => at(outcome, "points", x) + at(outcome, "points", y);
  const answer = together(truth);
  if (!tournament.hides(together)) return undefined;
  return askNumber({
    text: `How many points did the ${names[x]} and the ${names[y]} get together?`,
    answer,
    slips: TEAMS.filter((team) => team !== x).map(
      (team) =>
        [
          at(truth, "points", x) + at(truth, "points", team),
          `taking the ${names[team]} for one of the two`,
        ] as const,
    ),
    explanation: [
      ...told(tournament),
      `Together they got $${at(truth, "points", x)} + ${at(truth, "points", y)} = ${answer}$ points.`,
    ],
    verify: () => together(solved()) === answer,
  });
};

const FORMS: readonly Form[] = [
  howMany(["points"]),
  howMany(["won", "drawn", "lost"]),
  whoFinished,
  howManyDraws,
  whichWasDrawn,
  whatIsTrue,
  ifItHadBeenDrawn,
  pointsOfTwo,
];

const NAMES = [
  "Bisons",
  "Cobras",
  "Falcons",
  "Herons",
  "Jaguars",
  "Otters",
  "Panthers",
  "Ravens",
  "Stallions",
  "Wolves",
];
const HEADS: Record<Column, string> = { won: "Won", drawn: "Drawn", lost: "Lost", points: "Points" };

function tableOf({ names, truth, ...rest }: Tournament): FigureOf<"table"> {
  const tournament = { names, truth, ...rest };
  return {
    type: "table",
    title: "The final standings, as far as they are known",
    columns: ["Team", ...COLUMNS.map((column) => HEADS[column])],
    rows: TEAMS.map((team) => [
      names[team] ?? "",
      ...COLUMNS.map((column) => (isTold(tournament, team, column) ? at(truth, column, team) : "–")),
    ]),
  };
}

export const tournament = deducedSet<Tournament>({
  name: "tournament-with-points",
  draw: drawTournament,
  forms: FORMS,
  shows(drawn) {
    const said = drawn.hints.flatMap(({ says }) => says ?? []);
    const text = [
      `Five teams, the ${list(drawn.names)}, played a tournament in which each team met each of the others exactly once. A team got 3 points for a win, 1 point for a draw and no point for a defeat. At the end no two teams had the same number of points.`,
      "The table shows what is known of the final standings, with a dash for what is missing.",
      ...(said.length > 0 ? [`It is also known that:\n${numberedLines(said)}`] : []),
    ].join("\n");
    return { text, figure: tableOf(drawn) };
  },
});
