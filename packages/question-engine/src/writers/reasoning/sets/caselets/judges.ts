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
import { permutations } from "../../../../numbers/permutations.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list, numberWord, people } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { deducedSet } from "./deduced-set.ts";

const JUDGES = range(0, 2);
const ENTRANTS = range(0, 4);
const MARKS = range(1, 5);
const ORDERS = permutations(MARKS);

/** The marks of each judge, one for each entrant, and what each entrant has in all. */
interface Marks {
  of: readonly (readonly number[])[];
  totals: readonly number[];
}

interface Told extends Hint<Marks> {
  says?: string;
  /** A mark that the table shows; without a judge the total. */
  cell?: { entrant: number; judge?: number };
}

interface Contest {
  /** "singer" */
  what: string;
  names: readonly string[];
  judges: readonly string[];
  truth: Marks;
  hints: readonly Told[];
  solved(): Marks;
  /** Whether enough hints must be combined to find the value. */
  hides(read: (one: Marks) => unknown): boolean;
}

const markOf = ({ of }: Marks, judge: number, entrant: number) => of[judge]?.[entrant] ?? 0;
const totalOf = ({ totals }: Marks, entrant: number) => totals[entrant] ?? 0;

function marksOf(of: readonly (readonly number[])[]): Marks {
  return { of, totals: ENTRANTS.map((entrant) => sum(of.map((marks) => marks[entrant] ?? 0))) };
}

/** All marks that agree with the one mark of each judge that the table shows in any case. */
function casesWith(known: readonly number[], truth: Marks): Marks[] {
  const [first = [], second = [], third = []] = known.map((entrant, judge) =>
    ORDERS.filter((order) => order[entrant] === markOf(truth, judge, entrant)),
  );
  return first.flatMap((one) => second.flatMap((two) => third.map((three) => marksOf([one, two, three]))));
}

function cellHint(truth: Marks, entrant: number, judge?: number): Told {
  const read = (marks: Marks) =>
    judge === undefined ? totalOf(marks, entrant) : markOf(marks, judge, entrant);
  return { cell: { entrant, judge }, fits: (one) => read(one) === read(truth) };
}

type Cast = Pick<Contest, "names" | "judges" | "what">;

function alikeHints({ names, judges }: Cast, truth: Marks): Told[] {
  return ENTRANTS.flatMap((entrant) =>
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ].flatMap(([one = 0, other = 1]): Told[] =>
      markOf(truth, one, entrant) === markOf(truth, other, entrant)
        ? [
            {
              says: `${names[entrant]} got the same mark from ${judges[one]} as from ${judges[other]}.`,
              fits: (marks) => markOf(marks, one, entrant) === markOf(marks, other, entrant),
            },
          ]
        : [],
    ),
  );
}

function aheadHints({ names }: Cast, truth: Marks): Told[] {
  return ENTRANTS.flatMap((x) =>
    ENTRANTS.flatMap((y): Told[] => {
      const by = totalOf(truth, x) - totalOf(truth, y);
      if (by <= 0) return [];
      return [
        {
          says: `${names[x]}'s total was ${by} more than ${names[y]}'s.`,
          fits: (marks) => totalOf(marks, x) - totalOf(marks, y) === by,
        },
      ];
    }),
  );
}

function wholeHints({ judges, what }: Cast, truth: Marks): Told[] {
  const topped = (marks: Marks) => new Set(marks.of.map((row) => row.indexOf(5))).size;
  const agreed = (marks: Marks, one: number, other: number) =>
    ENTRANTS.filter((entrant) => markOf(marks, one, entrant) === markOf(marks, other, entrant)).length;
  const [one, other] = [0, 2];
  const count = agreed(truth, one, other);
  return [
    ...(new Set(truth.totals).size === ENTRANTS.length
      ? [
          {
            says: `No two ${what}s had the same total.`,
            fits: (marks: Marks) => new Set(marks.totals).size === 5,
          },
        ]
      : []),
    ...(topped(truth) === 3
      ? [
          {
            says: `No ${what} got the mark 5 from more than one judge.`,
            fits: (marks: Marks) => topped(marks) === 3,
          },
        ]
      : []),
    {
      says:
        count === 0
          ? `${judges[one]} and ${judges[other]} gave the same mark to none of the ${what}s.`
          : `${judges[one]} and ${judges[other]} gave the same mark to exactly ${numberWord(count)} of the ${what}s.`,
      fits: (marks) => agreed(marks, one, other) === count,
    },
  ];
}

const MOST_CELLS = 5;
/** What fewer hints reveal, besides the marks that the table always shows, is too easy to ask. */
const HINTS_TO_JOIN = 3;

function drawContest(random: Random): Contest | undefined {
  const cast = {
    what: random.pick(["singer", "dancer", "cook", "painter"]),
    names: people(random, 5)
      .map(({ name }) => name)
      .sort(),
    judges: random.sample(JUDGE_NAMES, 3),
  };
  const truth = marksOf(JUDGES.map(() => random.pick(ORDERS)));
  const known = random.sample(ENTRANTS, 3);
  const shown = known.map((entrant, judge) => cellHint(truth, entrant, judge));
  const marks = JUDGES.flatMap((judge) =>
    ENTRANTS.filter((entrant) => entrant !== known[judge]).map((entrant) => cellHint(truth, entrant, judge)),
  );
  const some = (hints: readonly Told[], count: number) => random.sample(hints, Math.min(count, hints.length));
  const pool = [
    ...some(wholeHints(cast, truth), 2),
    ...some(alikeHints(cast, truth), 1),
    ...some(aheadHints(cast, truth), 2),
    ...some(
      ENTRANTS.map((entrant) => cellHint(truth, entrant)),
      2,
    ),
    ...some(marks, MOST_CELLS),
  ];
  const cases = casesWith(known, truth);
  const found = hintsThatDecide(cases, pool);
  if (!found || found.filter(({ says }) => says).length < 3) return undefined;
  const hints = [...shown, ...found];
  return {
    ...cast,
    truth,
    hints,
    solved: () => casesLeft(cases, hints)[0] ?? truth,
    hides: hiddenFrom(cases, truth, found, HINTS_TO_JOIN),
  };
}

const isShown = ({ hints }: Contest, entrant: number, judge?: number) =>
  hints.some(({ cell }) => cell?.entrant === entrant && cell.judge === judge);

function told({ names, judges, truth }: Contest): string {
  const rows = JUDGES.map(
    (judge) =>
      `${judges[judge]} gave ${list(ENTRANTS.map((entrant) => `${names[entrant]} ${markOf(truth, judge, entrant)}`))}`,
  );
  const totals = list(ENTRANTS.map((entrant) => `${names[entrant]} ${totalOf(truth, entrant)}`));
  return `Only one set of marks agrees with all that is known: ${rows.join("; ")}. The totals are ${totals}.`;
}

type Form = (random: Random, contest: Contest) => SetQuestion | undefined;

const twoMarks: Form = (random, contest) => {
  const { names, judges, truth, solved } = contest;
  const entrant = random.pick(ENTRANTS);
  const [one = 0, other = 1] = random.sample(JUDGES, 2).sort();
  const both = (marks: Marks) => markOf(marks, one, entrant) + markOf(marks, other, entrant);
  if (!contest.hides(both) || [one, other].some((judge) => isShown(contest, entrant, judge)))
    return undefined;
  const answer = both(truth);
  return askNumber({
    text: `What is the sum of the marks that ${judges[one]} and ${judges[other]} gave ${names[entrant]}?`,
    answer,
    among: range(2, 2 * MARKS.length),
    slips: [[totalOf(truth, entrant), "counting all three marks"]],
    explanation: [told(contest), `So the sum is $${answer}$.`],
    verify: () => both(solved()) === answer,
  });
};

const whoGotThem: Form = (random, contest) => {
  const { names, judges, truth, solved, what } = contest;
  const judge = random.pick(JUDGES);
  const open = ENTRANTS.filter((entrant) => !isShown(contest, entrant, judge));
  const [one = 0, other = 1] = random.sample(open, 2);
  const [mark, next] = [markOf(truth, judge, one), markOf(truth, judge, other)];
  const says = (first: number, second: number) => `${names[first]} and ${names[second]}`;
  const read = ({ of }: Marks) => says(of[judge]?.indexOf(mark) ?? 0, of[judge]?.indexOf(next) ?? 0);
  if (!contest.hides(read)) return undefined;
  const pairs = open.flatMap((first) =>
    open.filter((second) => second !== first).map((second) => says(first, second)),
  );
  return askWords({
    text: `To which two ${what}s did ${judges[judge]} give the marks ${mark} and ${next}, in this order?`,
    answer: read(truth),
    slips: random.shuffle(pairs).map((pair) => [pair, "putting other marks there"]),
    explanation: [told(contest), `The marks ${mark} and ${next} went to ${read(truth)}.`],
    verify: () => read(solved()) === read(truth),
  });
};

const whatTotal: Form = (random, contest) => {
  const { names, truth, solved } = contest;
  const entrant = random.pick(ENTRANTS);
  if (!contest.hides((marks) => totalOf(marks, entrant))) return undefined;
  const answer = totalOf(truth, entrant);
  return askNumber({
    text: `What was ${names[entrant]}'s total?`,
    answer,
    among: range(3, 15),
    slips: ENTRANTS.map((other) => [totalOf(truth, other), `taking the total of ${names[other]}`] as const),
    explanation: [told(contest), `So the total asked for is $${answer}$.`],
    verify: () => totalOf(solved(), entrant) === answer,
  });
};

/** The first if the marks are added in another way; undefined if two are equal. */
function bestBy(marks: Marks, amount: (marks: Marks, entrant: number) => number): number | undefined {
  const amounts = ENTRANTS.map((entrant) => amount(marks, entrant));
  const best = Math.max(...amounts);
  return amounts.indexOf(best) === amounts.lastIndexOf(best) ? amounts.indexOf(best) : undefined;
}

const best =
  (ask: (contest: Contest) => { text: string; amount: (marks: Marks, entrant: number) => number }): Form =>
  (_, contest) => {
    const { names, truth, solved } = contest;
    const { text, amount } = ask(contest);
    const entrant = bestBy(truth, amount);
    if (entrant === undefined || !contest.hides((marks) => bestBy(marks, amount))) return undefined;
    const counts = list(ENTRANTS.map((other) => `${names[other]} ${amount(truth, other)}`));
    return askWords({
      text,
      answer: names[entrant] ?? "",
      slips: ENTRANTS.map((other) => [
        names[other] ?? "",
        `overlooking that ${names[other]} has only ${amount(truth, other)} then`,
      ]),
      explanation: [told(contest), `Counted in this way they have: ${counts}. So it is ${names[entrant]}.`],
      verify: () => bestBy(solved(), amount) === entrant,
    });
  };

const withoutLowest = best(({ what }) => ({
  text: `If the lowest of each ${what}'s three marks were left out of the total, who would have the highest total?`,
  amount: (marks, entrant) =>
    totalOf(marks, entrant) - Math.min(...JUDGES.map((judge) => markOf(marks, judge, entrant))),
}));

const oneCountsTwice = best(({ judges }) => ({
  text: `If the marks of ${judges[0]} were counted twice, who would have the highest total?`,
  amount: (marks, entrant) => totalOf(marks, entrant) + markOf(marks, 0, entrant),
}));

const howManyHigher: Form = (random, contest) => {
  const { judges, truth, solved, what } = contest;
  const [one = 0, other = 1] = random.sample(JUDGES, 2);
  const count = (marks: Marks) =>
    ENTRANTS.filter((entrant) => markOf(marks, one, entrant) > markOf(marks, other, entrant)).length;
  const answer = count(truth);
  if (!contest.hides(count)) return undefined;
  const same = ENTRANTS.filter(
    (entrant) => markOf(truth, one, entrant) === markOf(truth, other, entrant),
  ).length;
  return askNumber({
    text: `To how many of the ${what}s did ${judges[one]} give a higher mark than ${judges[other]} did?`,
    answer,
    among: range(0, 4),
    slips: [
      [answer + same, "counting also those who got equal marks from both"],
      [5 - answer - same, "counting those to whom the other gave more"],
    ],
    explanation: [told(contest), `The number of such ${what}s is $${answer}$.`],
    verify: () => count(solved()) === answer,
  });
};

const spread: Form = (_, contest) => {
  const { truth, solved, what } = contest;
  const gap = ({ totals }: Marks) => Math.max(...totals) - Math.min(...totals);
  const answer = gap(truth);
  if (!contest.hides(gap)) return undefined;
  return askNumber({
    text: `What is the difference between the highest and the lowest total of the five ${what}s?`,
    answer,
    among: range(1, 12),
    slips: [
      [Math.max(...truth.totals), "giving the highest total"],
      [Math.min(...truth.totals), "giving the lowest total"],
    ],
    explanation: [
      told(contest),
      `The difference is $${Math.max(...truth.totals)} - ${Math.min(...truth.totals)} = ${answer}$.`,
    ],
    verify: () => gap(solved()) === answer,
  });
};

const FORMS: readonly Form[] = [
  twoMarks,
  whoGotThem,
  whatTotal,
  withoutLowest,
  oneCountsTwice,
  howManyHigher,
  spread,
];
const JUDGE_NAMES = [
  "Mr Bose",
  "Ms Dutta",
  "Mr Iyer",
  "Ms Kaul",
  "Mr Nair",
  "Ms Rao",
  "Mr Sinha",
  "Ms Thapar",
];

function tableOf(contest: Contest): FigureOf<"table"> {
  const { names, judges, truth, what } = contest;
  return {
    type: "table",
    title: "The marks, as far as they are known",
    columns: [what.charAt(0).toUpperCase() + what.slice(1), ...judges, "Total"],
    rows: ENTRANTS.map((entrant) => [
      names[entrant] ?? "",
      ...JUDGES.map((judge) => (isShown(contest, entrant, judge) ? markOf(truth, judge, entrant) : "–")),
      isShown(contest, entrant) ? totalOf(truth, entrant) : "–",
    ]),
  };
}

export const judgesAndMarks = deducedSet<Contest>({
  name: "marks-of-three-judges",
  draw: drawContest,
  forms: FORMS,
  shows: (contest) => ({
    text: [
      `Five ${contest.what}s, ${list(contest.names)}, took part in a contest with three judges, ${list(contest.judges)}. Each judge gave the marks 1, 2, 3, 4 and 5 to the five ${contest.what}s, each mark to one of them. The total of a ${contest.what} is the sum of the three marks. The table shows some of the marks and totals, with a dash for each of the others.`,
      `It is also known that:\n${numberedLines(contest.hints.flatMap(({ says }) => says ?? []))}`,
    ].join("\n"),
    figure: tableOf(contest),
  }),
});
