import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { askDeduced, type Clue, type Deduction, deduce } from "../../../../kit/deduction.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list, numberWord, ordinalWord, people } from "../../../../writing/english.ts";
import { cluesOf, deducedSet, type Form, some } from "./deduced-set.ts";

const PLAYERS = range(0, 2);
const ROUNDS = range(0, 4);
const CARDS = range(1, 5);
const ORDERS = permutations(CARDS);
const NOBODY = -1;

/** The card of each player in each round, and what follows from the rules. */
interface Game {
  cards: readonly (readonly number[])[];
  /** Who won each round, and how much that was worth. */
  winners: readonly number[];
  gains: readonly number[];
  scores: readonly number[];
}

interface Played {
  names: readonly string[];
  /** The round in which the card of each player is shown. */
  shown: readonly number[];
  deduction: Deduction<Game>;
}

const cardOf = ({ cards }: Game, player: number, round: number) => cards[player]?.[round] ?? 0;

function gameOf(cards: readonly (readonly number[])[]): Game {
  const winners: number[] = [];
  const gains: number[] = [];
  const scores = [0, 0, 0];
  let waiting = 0;
  for (const round of ROUNDS) {
    const played = cards.map((hand) => hand[round] ?? 0);
    const highest = Math.max(...played);
    const best = PLAYERS.filter((player) => played[player] === highest);
    const winner = best.length === 1 ? (best[0] ?? NOBODY) : NOBODY;
    waiting += sum(played);
    winners.push(winner);
    gains.push(winner === NOBODY ? 0 : waiting);
    if (winner === NOBODY) continue;
    scores[winner] = (scores[winner] ?? 0) + waiting;
    waiting = 0;
  }
  return { cards, winners, gains, scores };
}

const roundsWon = ({ winners }: Game, player: number) => winners.filter((winner) => winner === player).length;
const onTable = (game: Game, round: number) => sum(PLAYERS.map((player) => cardOf(game, player, round)));
const unwon = ({ winners }: Game) => winners.filter((winner) => winner === NOBODY).length;

function cluesAbout(random: Random, names: readonly string[], truth: Game): Clue<Game>[] {
  const same = (says: string, read: (game: Game) => unknown): Clue<Game> => ({
    says,
    fits: (one) => read(one) === read(truth),
  });
  const scores = PLAYERS.map((player) =>
    same(`${names[player]} scored ${truth.scores[player]} points in all.`, ({ scores: all }) => all[player]),
  );
  const sums = ROUNDS.map((round) =>
    same(
      `The three cards of the ${ordinalWord(round + 1)} round add up to ${onTable(truth, round)}.`,
      (one) => onTable(one, round),
    ),
  );
  const wins = PLAYERS.flatMap((x) =>
    PLAYERS.filter((y) => roundsWon(truth, x) > roundsWon(truth, y)).map(
      (y): Clue<Game> => ({
        says: `${names[x]} won more rounds than ${names[y]} did.`,
        fits: (one) => roundsWon(one, x) > roundsWon(one, y),
      }),
    ),
  );
  const higher = ROUNDS.flatMap((round) =>
    PLAYERS.flatMap((x) =>
      PLAYERS.filter((y) => cardOf(truth, x, round) > cardOf(truth, y, round)).map(
        (y): Clue<Game> => ({
          says: `In the ${ordinalWord(round + 1)} round ${names[x]}'s card was higher than ${names[y]}'s.`,
          fits: (one) => cardOf(one, x, round) > cardOf(one, y, round),
        }),
      ),
    ),
  );
  const without = unwon(truth);
  return [
    ...some(random, scores, 2),
    same(
      without === 0
        ? "Every round had a winner."
        : `Exactly ${numberWord(without)} of the rounds had no winner.`,
      unwon,
    ),
    ...some(random, wins, 1),
    ...some(random, sums, 2),
    ...some(random, higher, 12),
  ];
}

function drawPlayed(random: Random): Played | undefined {
  const names = people(random, 3).map(({ name }) => name);
  const truth = gameOf(PLAYERS.map(() => random.pick(ORDERS)));
  if (unwon(truth) === 0 || unwon(truth) > 2) return undefined;
  const shown = random.sample(ROUNDS, 3);
  const [first = [], second = [], third = []] = PLAYERS.map((player) =>
    ORDERS.filter((order) => order[shown[player] ?? 0] === cardOf(truth, player, shown[player] ?? 0)),
  );
  const cases = first.flatMap((one) =>
    second.flatMap((two) => third.map((three) => gameOf([one, two, three]))),
  );
  const deduction = deduce(cases, truth, cluesAbout(random, names, truth));
  return deduction && { names, shown, deduction };
}

const spoken = (names: readonly string[], player: number) =>
  player === NOBODY ? "nobody" : (names[player] ?? "");

function told({ names, deduction: { truth } }: Played): string[] {
  const hands = PLAYERS.map((player) => `${names[player]} played ${list(truth.cards[player] ?? [])}`);
  const won = ROUNDS.map(
    (round) =>
      `the ${ordinalWord(round + 1)} ${spoken(names, truth.winners[round] ?? NOBODY)}${truth.gains[round] ? ` (${truth.gains[round]} points)` : ""}`,
  );
  return [
    `Only one game agrees with all that is known. In the order of the rounds, ${list(hands)}.`,
    `So the rounds went to: ${list(won)}. The scores are ${list(PLAYERS.map((player) => `${names[player]} ${truth.scores[player]}`))}.`,
  ];
}

/** The rounds in which it is not shown what somebody played, and the cards that were played then. */
function hidden({ shown, deduction: { truth } }: Played, player: number) {
  const rounds = ROUNDS.filter((round) => round !== shown[player]);
  return { rounds, cards: rounds.map((round) => cardOf(truth, player, round)) };
}

const twoCards: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const player = random.pick(PLAYERS);
  const { rounds, cards } = hidden(played, player);
  const [one = 0, other = 0] = random.sample(rounds, 2).sort();
  const read = (game: Game) => cardOf(game, player, one) + cardOf(game, player, other);
  return askDeduced(deduction, told(played), {
    text: `What is the sum of the cards that ${names[player]} played in the ${ordinalWord(one + 1)} round and in the ${ordinalWord(other + 1)} round?`,
    read,
    among: cards.flatMap((card) => cards.filter((next) => next > card).map((next) => card + next)),
    slips: [],
    so: `So the sum is $${cardOf(deduction.truth, player, one)} + ${cardOf(deduction.truth, player, other)} = ${read(deduction.truth)}$.`,
  });
};

const whatScore: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const player = random.pick(PLAYERS);
  const { scores, gains } = deduction.truth;
  return askDeduced(deduction, told(played), {
    text: `How many points did ${names[player]} score in all?`,
    read: (one) => one.scores[player] ?? 0,
    slips: [
      ...PLAYERS.map((other) => [scores[other] ?? 0, `taking the score of ${names[other]}`] as const),
      ...gains.map((gain) => [(scores[player] ?? 0) - gain, "leaving a round out"] as const),
    ],
    so: `So the score is $${scores[player]}$.`,
  });
};

const whatWasLost: Form<Played> = (_, played) => {
  const { deduction } = played;
  const left = ({ scores }: Game) => 3 * sum(CARDS) - sum(scores);
  return askDeduced(deduction, told(played), {
    text: "How many points did the three players score together?",
    read: ({ scores }) => sum(scores),
    slips: [
      [3 * sum(CARDS), "counting cards that nobody won"],
      ...ROUNDS.map(
        (round) =>
          [
            3 * sum(CARDS) - onTable(deduction.truth, round),
            `leaving out the cards of the ${ordinalWord(round + 1)} round`,
          ] as const,
      ),
    ],
    so: `Of $${3 * sum(CARDS)}$ points in the cards, $${left(deduction.truth)}$ went to nobody, which leaves $${sum(deduction.truth.scores)}$.`,
  });
};

/** What a round is worth if all are alike. */
const FAIR_SHARE = 9;

const highestGain: Form<Played> = (_, played) => {
  const { deduction } = played;
  const best = ({ gains }: Game) => Math.max(...gains);
  return askDeduced(deduction, told(played), {
    text: "What is the most that a single round brought its winner?",
    read: best,
    among: range(FAIR_SHARE, 3 * sum(CARDS)),
    slips: [
      ...deduction.truth.gains.map((gain) => [gain, "taking another round"] as const),
      ...ROUNDS.map(
        (round) =>
          [onTable(deduction.truth, round), "leaving out cards that had stayed on the table"] as const,
      ),
    ],
    so: `No round brought its winner more than $${best(deduction.truth)}$ points.`,
  });
};

const whatSum: Form<Played> = (random, played) => {
  const { shown, deduction } = played;
  const round = random.pick(ROUNDS);
  const known = PLAYERS.filter((player) => shown[player] === round);
  const sure = sum(known.map((player) => cardOf(deduction.truth, player, round)));
  const open = PLAYERS.length - known.length;
  return askDeduced(deduction, told(played), {
    text: `What is the sum of the three cards that were played in the ${ordinalWord(round + 1)} round?`,
    read: (one) => onTable(one, round),
    among: range(sure + open, sure + open * CARDS.length),
    slips: ROUNDS.map((other) => [onTable(deduction.truth, other), "taking another round"]),
    so: `The three cards add up to $${onTable(deduction.truth, round)}$.`,
  });
};

const inWhichRounds: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const player = random.pick(PLAYERS);
  const { rounds, cards } = hidden(played, player);
  const [card = 1, other = 2] = random.sample(cards, 2).sort();
  const says = (first: number, second: number) =>
    `The ${ordinalWord(first + 1)} and the ${ordinalWord(second + 1)}`;
  const read = ({ cards: all }: Game) =>
    says(all[player]?.indexOf(card) ?? 0, all[player]?.indexOf(other) ?? 0);
  const pairs = rounds.flatMap((first) =>
    rounds.filter((second) => second !== first).map((second) => says(first, second)),
  );
  return askDeduced(deduction, told(played), {
    text: `In which two rounds did ${names[player]} play the card ${card} and the card ${other}, in this order?`,
    read,
    slips: random.shuffle(pairs).map((pair) => [pair, "putting other cards there"]),
    so: `So the rounds were: ${read(deduction.truth)}.`,
  });
};

const whoWonWhich: Form<Played> = (random, played) => {
  const { names, deduction } = played;
  const { winners } = deduction.truth;
  const says = (round: number, winner: number) => `${names[winner]} won the ${ordinalWord(round + 1)} round`;
  const right = random.pick(ROUNDS.filter((round) => winners[round] !== NOBODY));
  const claims = ROUNDS.flatMap((round) =>
    PLAYERS.filter((player) => player !== winners[round]).map((player) => [round, player] as const),
  );
  return askDeduced(deduction, told(played), {
    text: "Which one of the following statements is true?",
    read: (one) => (one.winners[right] === winners[right] ? says(right, winners[right] ?? 0) : "another"),
    slips: random
      .shuffle(claims)
      .map(([round, player]) => [
        says(round, player),
        `overlooking that ${winners[round] === NOBODY ? "nobody" : names[winners[round] ?? 0]} did`,
      ]),
    so: `So it is true that ${says(right, winners[right] ?? 0)}.`,
  });
};

function tableOf({ names, shown, deduction: { truth } }: Played): FigureOf<"table"> {
  return {
    type: "table",
    title: "The cards, as far as they are known",
    columns: ["Player", ...ROUNDS.map((round) => `Round ${round + 1}`)],
    rows: PLAYERS.map((player) => [
      names[player] ?? "",
      ...ROUNDS.map((round) => (shown[player] === round ? cardOf(truth, player, round) : "–")),
    ]),
  };
}

export const cardsInRounds = deducedSet<Played>({
  name: "cards-played-in-five-rounds",
  draw: drawPlayed,
  forms: [twoCards, whatScore, whatWasLost, highestGain, whatSum, inWhichRounds, whoWonWhich],
  shows: (played) => ({
    text: [
      `${list(played.names)} each hold five cards, numbered 1 to 5, and play five rounds. In each round each of them lays down one card, which is not used again. Whoever laid the highest card alone wins the round and scores the sum of all the cards on the table, which are then taken away. If two or three laid the highest card, the round has no winner: nobody scores, and its cards stay on the table for whoever wins next. Cards that are left after the fifth round count for nobody.`,
      "The table shows three of the cards, with a dash for each of the others.",
      cluesOf(played.deduction),
    ].join("\n"),
    figure: tableOf(played),
  }),
});
