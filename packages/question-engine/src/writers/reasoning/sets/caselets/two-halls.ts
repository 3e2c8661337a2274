import { askDeduced, askWithoutClue, type Clue, type Deduction, deduce } from "../../../../kit/deduction.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list, numberWord, people } from "../../../../writing/english.ts";
import { cluesOf, deducedSet, type Form } from "./deduced-set.ts";

const SPEAKERS = range(0, 5);
const HALLS = ["the Blue Hall", "the Green Hall"] as const;
const HOURS_IN_HALL = 6;
const OPENS = 9;
const LENGTHS = [1, 1, 2, 2, 3, 3];

/** Of each speaker the hall, the hour after the opening and how long the talk took. */
interface Programme {
  halls: readonly number[];
  starts: readonly number[];
  lengths: readonly number[];
}

let programmes: Programme[] | undefined;

/** Every way to fill both halls for six hours without a break in which the first speaker, as the text says, has the first hall. */
function allProgrammes(): Programme[] {
  programmes ??= programmesOf(fillingsOfBoth());
  return programmes;
}

const programmesOf = (fillings: readonly number[][]) =>
  permutations(SPEAKERS).flatMap((order) =>
    fillings
      .filter((lengths) => (startsOf(lengths)[order.indexOf(0)] ?? 0) < HOURS_IN_HALL)
      .map((lengths) => programmeOf(order, lengths)),
  );

/** The lengths of the talks in their order, of which some fill the first hall. */
const fillingsOfBoth = () =>
  [...new Set(permutations(LENGTHS).map((lengths) => lengths.join("")))]
    .map((lengths) => [...lengths].map(Number))
    .filter((lengths) => startsOf(lengths).includes(HOURS_IN_HALL));

const startsOf = (lengths: readonly number[]) =>
  lengths.map((_, at) => lengths.slice(0, at).reduce((total, length) => total + length, 0));

function programmeOf(order: readonly number[], lengths: readonly number[]): Programme {
  const starts = startsOf(lengths);
  const place = SPEAKERS.map((speaker) => order.indexOf(speaker));
  const start = (at: number) => starts[at] ?? 0;
  return {
    halls: place.map((at) => (start(at) < HOURS_IN_HALL ? 0 : 1)),
    starts: place.map((at) => start(at) % HOURS_IN_HALL),
    lengths: place.map((at) => lengths[at] ?? 0),
  };
}

const startOf = ({ starts }: Programme, speaker: number) => starts[speaker] ?? 0;
const lengthOf = ({ lengths }: Programme, speaker: number) => lengths[speaker] ?? 0;
const endOf = (one: Programme, speaker: number) => startOf(one, speaker) + lengthOf(one, speaker);
const hallOf = ({ halls }: Programme, speaker: number) => halls[speaker] ?? 0;
const overlap = (one: Programme, x: number, y: number) =>
  Math.max(0, Math.min(endOf(one, x), endOf(one, y)) - Math.max(startOf(one, x), startOf(one, y)));
const inHall = ({ halls }: Programme, hall: number) => halls.filter((other) => other === hall).length;
const clock = (hour: number) => `${OPENS + hour}:00`;

interface Held {
  names: readonly string[];
  deduction: Deduction<Programme>;
}

function pairClues(names: readonly string[], truth: Programme, x: number, y: number): Clue<Programme>[] {
  const clue = (says: string, fits: (one: Programme) => boolean) => (fits(truth) ? [{ says, fits }] : []);
  const shared = overlap(truth, x, y);
  return [
    ...clue(
      `${names[x]} began to speak at the moment when ${names[y]} ended.`,
      (one) => startOf(one, x) === endOf(one, y),
    ),
    ...clue(
      `${names[y]} began while ${names[x]} was speaking, and ended no later than ${names[x]}.`,
      (one) => startOf(one, x) < startOf(one, y) && endOf(one, y) <= endOf(one, x),
    ),
    ...clue(
      `${names[x]}'s talk was longer than ${names[y]}'s.`,
      (one) => lengthOf(one, x) > lengthOf(one, y),
    ),
    ...clue(
      `${names[x]} and ${names[y]} began at the same time.`,
      (one) => startOf(one, x) === startOf(one, y),
    ),
    ...clue(
      `${names[x]} and ${names[y]} spoke in the same hall.`,
      (one) => hallOf(one, x) === hallOf(one, y),
    ),
    ...clue(
      `Some time passed between the end of ${names[x]}'s talk and the beginning of ${names[y]}'s.`,
      (one) => endOf(one, x) < startOf(one, y),
    ),
    ...(shared > 0
      ? clue(
          `There ${shared === 1 ? "was exactly one hour" : `were exactly ${numberWord(shared)} hours`} in which ${names[x]} and ${names[y]} were both speaking.`,
          (one) => overlap(one, x, y) === shared,
        )
      : []),
  ];
}

function cluesAbout(random: Random, names: readonly string[], truth: Programme): Clue<Programme>[] {
  const pairs = SPEAKERS.flatMap((x) =>
    SPEAKERS.filter((y) => y !== x).flatMap((y) => pairClues(names, truth, x, y)),
  );
  const hall = random.int(0, 1);
  const last = SPEAKERS.filter((speaker) => endOf(truth, speaker) === HOURS_IN_HALL);
  const singles: Clue<Programme>[] = [
    {
      says: `There were ${numberWord(inHall(truth, hall))} talks in ${HALLS[hall]}.`,
      fits: (other) => inHall(other, hall) === inHall(truth, hall),
    },
    {
      says: `Neither ${names[last[0] ?? 0]} nor ${names[last[1] ?? 1]} was the first speaker of a hall.`,
      fits: (other) => last.every((speaker) => startOf(other, speaker) > 0),
    },
  ];
  return [...singles, ...random.shuffle(pairs)];
}

function drawHeld(random: Random): Held | undefined {
  const names = people(random, 6)
    .map(({ name }) => name)
    .sort();
  const truth = random.pick(allProgrammes());
  const clues = cluesAbout(random, names, truth);
  const deduction = deduce(
    allProgrammes(),
    truth,
    clues.filter(({ fits }) => fits(truth)),
  );
  return deduction && { names, deduction };
}

function told({ names, deduction: { truth } }: Held): string[] {
  const lines = HALLS.map((hall, at) => {
    const speakers = SPEAKERS.filter((speaker) => hallOf(truth, speaker) === at).sort(
      (x, y) => startOf(truth, x) - startOf(truth, y),
    );
    const talks = speakers.map(
      (speaker) => `${names[speaker]} (${clock(startOf(truth, speaker))} to ${clock(endOf(truth, speaker))})`,
    );
    return `in ${hall} ${list(talks)}`;
  });
  return [`Only one programme agrees with all the clues: ${lines.join("; ")}.`];
}

const whenBegan: Form<Held> = (random, held) => {
  const { names, deduction } = held;
  const speaker = random.pick(SPEAKERS);
  return askDeduced(deduction, told(held), {
    text: `At what time did ${names[speaker]} begin to speak?`,
    read: (one) => clock(startOf(one, speaker)),
    slips: range(0, 5).map((hour) => [clock(hour), "a slip in one of the lengths"]),
    so: `So it was at ${clock(startOf(deduction.truth, speaker))}.`,
  });
};

const howLong: Form<Held> = (random, held) => {
  const { names, deduction } = held;
  const [x = 0, y = 1] = random.sample(SPEAKERS, 2);
  const total = (one: Programme) => lengthOf(one, x) + lengthOf(one, y);
  return askDeduced(deduction, told(held), {
    text: `How many hours did the talks of ${names[x]} and ${names[y]} take together?`,
    read: total,
    among: range(2, 6),
    slips: [],
    so: `Together they took $${lengthOf(deduction.truth, x)} + ${lengthOf(deduction.truth, y)} = ${total(deduction.truth)}$ hours.`,
  });
};

const howFarApart: Form<Held> = (random, held) => {
  const { names, deduction } = held;
  const [x = 0, y = 1] = random.sample(SPEAKERS, 2);
  const gap = (one: Programme) => Math.abs(startOf(one, x) - startOf(one, y));
  if (gap(deduction.truth) === 0) return undefined;
  return askDeduced(deduction, told(held), {
    text: `How many hours lie between the beginning of ${names[x]}'s talk and that of ${names[y]}'s?`,
    read: gap,
    among: range(0, 5),
    slips: [],
    so: `The two talks begin $${gap(deduction.truth)}$ hours apart.`,
  });
};

const whoSpokeThen: Form<Held> = (random, held) => {
  const { names, deduction } = held;
  const [hall, hour] = [random.int(0, 1), random.int(1, 4)];
  const speaking = (one: Programme) =>
    SPEAKERS.find(
      (speaker) =>
        hallOf(one, speaker) === hall && startOf(one, speaker) <= hour && endOf(one, speaker) > hour,
    ) ?? 0;
  return askDeduced(deduction, told(held), {
    text: `Who was speaking in ${HALLS[hall]} at ${OPENS + hour}:30?`,
    read: (one) => names[speaking(one)] ?? "",
    slips: names.map((name, speaker) => [
      name,
      `overlooking that this talk was in ${HALLS[hallOf(deduction.truth, speaker)]} from ${clock(startOf(deduction.truth, speaker))}`,
    ]),
    so: `So it was ${names[speaking(deduction.truth)]}.`,
  });
};

const whoHeardWhom: Form<Held> = (random, held) => {
  const { names, deduction } = held;
  const others = (one: Programme, x: number) =>
    SPEAKERS.filter((y) => y !== x && overlap(one, x, y) > 0).length;
  const speaker = random.pick(SPEAKERS);
  return askDeduced(deduction, told(held), {
    text: `How many of the others were speaking, for some time at least, while ${names[speaker]} was speaking?`,
    read: (one) => others(one, speaker),
    among: range(0, 4),
    slips: [],
    so: `The number of them is $${others(deduction.truth, speaker)}$.`,
  });
};

const whichHallAndLength: Form<Held> = (random, held) => {
  const { names, deduction } = held;
  const claim = (one: Programme, speaker: number) =>
    `${names[speaker]} spoke for ${numberWord(lengthOf(one, speaker))} ${lengthOf(one, speaker) === 1 ? "hour" : "hours"} in ${HALLS[hallOf(one, speaker)]}`;
  const speaker = random.pick(SPEAKERS);
  const wrongs = SPEAKERS.map((other) => {
    const turned = {
      ...deduction.truth,
      lengths: deduction.truth.lengths.map((length) => (length % 3) + 1),
    };
    return [claim(turned, other), `overlooking that ${claim(deduction.truth, other)}`] as const;
  });
  return askDeduced(deduction, told(held), {
    text: "Which one of the following statements is true?",
    read: (one) => claim(one, speaker),
    slips: random.shuffle(wrongs),
    so: `So it is true that ${claim(deduction.truth, speaker)}.`,
  });
};

const boundWithoutClue: Form<Held> = (random, { names, deduction }) => {
  const speaker = random.pick(SPEAKERS);
  return askWithoutClue(random, deduction, {
    what: `the number of hours from ${clock(0)} to the beginning of ${names[speaker]}'s talk`,
    read: (one) => startOf(one, speaker),
    among: range(0, 5),
  });
};

export const talksInTwoHalls = deducedSet<Held>({
  name: "talks-in-two-halls",
  draw: drawHeld,
  forms: [whenBegan, howLong, howFarApart, whoSpokeThen, whoHeardWhom, whichHallAndLength, boundWithoutClue],
  shows: ({ names, deduction }) => ({
    text: [
      `Six speakers, ${list(names)}, gave one talk each at a meeting that took place in ${HALLS[0]} and ${HALLS[1]} from ${clock(0)} to ${clock(HOURS_IN_HALL)}. In both halls one talk followed another without a break during all six hours. ${names[0]} spoke in ${HALLS[0]}. Two of the talks took one hour each, two took two hours each and two took three hours each.`,
      cluesOf(deduction),
    ].join("\n"),
  }),
});
