import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, type Wrong, wrong } from "../../../../writing/computed.ts";
import { capitalise, list, numberWord, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { answersLeft, type Clue, chooseClues, namesBoth } from "../deduction.ts";

type Seats = readonly string[];

const SIX = permutations(range(0, 5));
const FOUR = permutations(range(0, 3));
const ordersOf = (names: readonly string[]): Seats[] =>
  (names.length === 6 ? SIX : FOUR).map((order) => order.map((at) => names[at] ?? ""));

const text = (clues: readonly Clue<never>[]) => clues.map((clue) => clue.text).join(" ");

/** How the clues, taken in turn, narrow the arrangements down. */
function narrowing<World>(worlds: readonly World[], clues: readonly Clue<World>[]): string {
  let left = worlds;
  const counts = clues.map((clue) => {
    left = left.filter((world) => clue.holds(world));
    return left.length;
  });
  return `Of the ${worlds.length} possible arrangements, the clues taken in turn leave ${list(counts)}.`;
}

/** Wrong answers, each with a clue that it breaks in the arrangement that comes closest to it. */
function broken<World>(
  worlds: readonly World[],
  clues: readonly Clue<World>[],
  ask: (world: World) => string,
  answer: string,
): Wrong[] {
  const best = new Map<string, { kept: number; first: string }>();
  for (const world of worlds) {
    const failed = clues.filter((clue) => !clue.holds(world));
    const [first] = failed;
    const kept = clues.length - failed.length;
    const held = best.get(ask(world));
    if (first && (!held || held.kept < kept)) best.set(ask(world), { kept, first: first.text });
  }
  return [...best]
    .filter(([value]) => value !== answer)
    .sort(([, a], [, b]) => b.kept - a.kept)
    .map(([value, { first }]) =>
      wrong(value, `an arrangement that breaks the clue “${first.replace(/\.$/, "")}”`),
    );
}

export const arrangements: WriterList = [
  computed({
    name: "row-facing-both-ways",
    depth: 5,
    topic: "seating-arrangement",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 6).map(({ name }) => name);
      const worlds = ordersOf(names);
      const truth = random.pick(worlds);
      const south = random.sample(names, 3);
      // Seats run from west to east; the right hand of those who face north points east.
      const right = (who: string) => (south.includes(who) ? -1 : 1);
      const at = (seats: Seats, who: string) => seats.indexOf(who);
      const pool: Clue<Seats>[] = [];
      for (const a of names)
        for (const b of names) {
          if (a === b) continue;
          const steps = (at(truth, b) - at(truth, a)) * right(a);
          const said: Record<string, string> = {
            "1": "immediately to the right",
            "-1": "immediately to the left",
            "2": "second to the right",
            "-2": "second to the left",
            "3": "third to the right",
            "-3": "third to the left",
          };
          const side = said[`${steps}`];
          if (side)
            pool.push({
              text: `${b} sits ${side} of ${a}.`,
              holds: (seats) => (at(seats, b) - at(seats, a)) * right(a) === steps,
            });
          if (Math.abs(steps) > 1 && a < b)
            pool.push({
              text: `${a} and ${b} are not neighbours.`,
              holds: (seats) => Math.abs(at(seats, a) - at(seats, b)) > 1,
            });
        }
      const ends = names.filter((who) => at(truth, who) % 5 === 0);
      for (const who of ends)
        pool.push({ text: `${who} sits at one of the ends.`, holds: (seats) => at(seats, who) % 5 === 0 });
      const clues = chooseClues(random, worlds, pool, 5);
      if (!clues) return undefined;
      const who = random.pick(south);
      const steps = random.pick([1, 2, -1, -2]);
      const ask = (seats: Seats) => seats[at(seats, who) + steps * right(who)] ?? "";
      const answer = ask(truth);
      if (answer === "" || namesBoth(clues, who, answer)) return undefined;
      const mirrored = truth[at(truth, who) - steps * right(who)];
      const side = `${Math.abs(steps) === 1 ? "immediately" : "second"} to the ${steps > 0 ? "right" : "left"} of ${who}`;
      return {
        text: `${list([...names].sort())} sit in a row that runs from west to east. ${list([...south].sort())} face south, the others face north. ${text(clues)} Who sits ${side}?`,
        answer,
        distractors: [
          ...(mirrored ? [wrong(mirrored, `forgetting that ${who} faces south`)] : []),
          ...broken(worlds, clues, ask, answer).filter(({ value }) => value !== "" && value !== mirrored),
        ],
        explanation: [
          "Facing north, one has east to the right; facing south, one has west to the right.",
          narrowing(worlds, clues),
          `From west to east the row is ${truth.join(", ")}; ${who} faces south, so ${answer} sits ${side}.`,
        ],
        verify: () => answersLeft(worlds, clues, ask).size === 1,
      };
    }),
  }),
  computed({
    name: "three-floors-with-two-flats",
    depth: 5,
    topic: "puzzles",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 6).map(({ name }) => name);
      const worlds = ordersOf(names);
      const truth = random.pick(worlds);
      // Places 0 and 1 are the western and the eastern flat of floor 1, and so on upwards.
      const floor = (w: Seats, who: string) => Math.floor(w.indexOf(who) / 2);
      const east = (w: Seats, who: string) => w.indexOf(who) % 2;
      const pool: Clue<Seats>[] = [];
      for (const a of names)
        for (const b of names) {
          if (a === b) continue;
          const [up, same] = [floor(truth, a) - floor(truth, b), east(truth, a) === east(truth, b)];
          if (up === 1 && same)
            pool.push({
              text: `${a} lives directly above ${b}.`,
              holds: (w) => floor(w, a) - floor(w, b) === 1 && east(w, a) === east(w, b),
            });
          if (up > 0)
            pool.push({
              text: `${a} lives on a higher floor than ${b}.`,
              holds: (w) => floor(w, a) > floor(w, b),
            });
          if (up === 0 && a < b)
            pool.push({
              text: `${a} and ${b} live on the same floor.`,
              holds: (w) => floor(w, a) === floor(w, b),
            });
          if (up !== 0 && !same && a < b)
            pool.push({
              text: `${a} and ${b} live neither on the same floor nor on the same side.`,
              holds: (w) => floor(w, a) !== floor(w, b) && east(w, a) !== east(w, b),
            });
          if (up === 2)
            pool.push({
              text: `Exactly one floor lies between those of ${a} and ${b}.`,
              holds: (w) => Math.abs(floor(w, a) - floor(w, b)) === 2,
            });
        }
      for (const a of names) {
        const side = east(truth, a);
        pool.push({
          text: `${a} lives in ${side ? "an eastern" : "a western"} flat.`,
          holds: (w) => east(w, a) === side,
        });
        if (floor(truth, a) !== 1)
          pool.push({ text: `${a} does not live on floor 2.`, holds: (w) => floor(w, a) !== 1 });
      }
      const clues = chooseClues(random, worlds, pool, 6);
      if (!clues) return undefined;
      const place = random.int(0, 5);
      const ask = (w: Seats) => w[place] ?? "";
      const answer = ask(truth);
      const where = `in the ${place % 2 ? "eastern" : "western"} flat of floor ${Math.floor(place / 2) + 1}`;
      return {
        text: `A house has three floors, numbered from 1 at the bottom to 3 at the top, each with a western and an eastern flat. ${list([...names].sort())} live in it, one in each flat. ${text(clues)} Who lives ${where}?`,
        answer,
        distractors: broken(worlds, clues, ask, answer),
        explanation: [
          narrowing(worlds, clues),
          `From top to bottom (west, east): floor 3: ${truth[4]}, ${truth[5]}; floor 2: ${truth[2]}, ${truth[3]}; floor 1: ${truth[0]}, ${truth[1]}.`,
          `So ${answer} lives ${where}.`,
        ],
        verify: () => answersLeft(worlds, clues, ask).size === 1,
      };
    }),
  }),
  computed({
    name: "birthdays-in-three-months",
    depth: 5,
    topic: "puzzles",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 6).map(({ name }) => name);
      const worlds = ordersOf(names);
      const truth = random.pick(worlds);
      const months = random.pick([
        ["January", "April", "July"],
        ["March", "June", "August"],
        ["February", "May", "October"],
        ["April", "September", "December"],
      ]);
      const [early, late] = random.pick([
        [8, 21],
        [5, 18],
        [11, 26],
        [9, 24],
      ] as const);
      const at = (w: Seats, who: string) => w.indexOf(who);
      const pool: Clue<Seats>[] = [];
      for (const a of names)
        for (const b of names) {
          if (a === b) continue;
          const gap = at(truth, b) - at(truth, a);
          if (gap >= 2)
            pool.push({
              text: `Exactly ${gap === 2 ? "one birthday lies" : `${numberWord(gap - 1)} birthdays lie`} between those of ${a} and ${b}.`,
              holds: (w) => Math.abs(at(w, b) - at(w, a)) === gap,
            });
          if (gap > 0)
            pool.push({
              text: `${a} was born earlier in the year than ${b}.`,
              holds: (w) => at(w, a) < at(w, b),
            });
          if (gap > 0 && Math.floor(at(truth, a) / 2) === Math.floor(at(truth, b) / 2))
            pool.push({
              text: `${a} and ${b} were born in the same month.`,
              holds: (w) => Math.floor(at(w, a) / 2) === Math.floor(at(w, b) / 2),
            });
          if (at(truth, a) === 5 - at(truth, b) && a < b)
            pool.push({
              text: `As many birthdays come before ${a}'s as after ${b}'s.`,
              holds: (w) => at(w, a) === 5 - at(w, b),
            });
        }
      for (const a of names) {
        const isLate = at(truth, a) % 2;
        pool.push({
          text: `${a} was born on the ${isLate ? late : early}th.`.replace("21th", "21st"),
          holds: (w) => at(w, a) % 2 === isLate,
        });
        const month = Math.floor(at(truth, a) / 2);
        const not = (month + 1) % 3;
        pool.push({
          text: `${a} was not born in ${months[not]}.`,
          holds: (w) => Math.floor(at(w, a) / 2) !== not,
        });
      }
      const clues = chooseClues(random, worlds, pool, 6);
      if (!clues) return undefined;
      const place = random.int(0, 5);
      const ask = (w: Seats) => w[place] ?? "";
      const answer = ask(truth);
      const date = (index: number) => `${index % 2 ? late : early} ${months[Math.floor(index / 2)]}`;
      return {
        text: `${list([...names].sort())} have their birthdays on the ${early}th and the ${late}th of ${list(months)}, one on each of these six days. ${text(clues)} Whose birthday is on ${date(place)}?`.replace(
          "21th",
          "21st",
        ),
        answer,
        distractors: broken(worlds, clues, ask, answer),
        explanation: [
          narrowing(worlds, clues),
          `The birthdays are ${truth.map((who, index) => `${date(index)}: ${who}`).join("; ")}.`,
          `So the birthday on ${date(place)} is that of ${answer}.`,
        ],
        verify: () => answersLeft(worlds, clues, ask).size === 1,
      };
    }),
  }),
  computed({
    name: "row-of-four-with-caps",
    depth: 5,
    topic: "seating-arrangement",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 4).map(({ name }) => name);
      const colours = random.sample(["red", "blue", "green", "white", "black", "yellow"], 4);
      const worlds = ordersOf(names).flatMap((seats) => ordersOf(colours).map((caps) => ({ seats, caps })));
      type World = (typeof worlds)[number];
      const truth = random.pick(worlds);
      const clues = chooseClues(random, worlds, capClues(truth, names, colours), 6);
      if (!clues) return undefined;
      const ends = clues.filter((clue) => clue.text.includes("wears")).length;
      if (ends > 2) return undefined;
      const asked = pickAsked(random, truth, clues);
      if (!asked) return undefined;
      const { question, ask } = asked;
      const answer = ask(truth);
      return {
        text: `${list([...names].sort())} sit in a row, all facing north, and each wears a cap of a different colour: ${list([...colours].sort())}. ${text(clues)} ${question}`,
        answer,
        distractors: broken<World>(worlds, clues, ask, answer),
        explanation: [
          narrowing(worlds, clues),
          `From left to right: ${truth.seats.map((who, index) => `${who} (${truth.caps[index]})`).join(", ")}.`,
          `So the answer is ${answer}.`,
        ],
        verify: () => answersLeft(worlds, clues, ask).size === 1,
      };
    }),
  }),
];

interface Row {
  seats: Seats;
  caps: Seats;
}

function capClues(truth: Row, names: readonly string[], colours: readonly string[]): Clue<Row>[] {
  const seat = (w: Row, who: string) => w.seats.indexOf(who);
  const cap = (w: Row, colour: string) => w.caps.indexOf(colour);
  const clues: Clue<Row>[] = [];
  for (const who of names)
    for (const colour of colours) {
      const gap = cap(truth, colour) - seat(truth, who);
      if (gap === 0) continue;
      clues.push({
        text: `${who} does not wear the ${colour} cap.`,
        holds: (w) => cap(w, colour) !== seat(w, who),
      });
      if (gap === 1)
        clues.push({
          text: `${who} sits immediately to the left of the one in the ${colour} cap.`,
          holds: (w) => cap(w, colour) - seat(w, who) === 1,
        });
      if (gap === -2)
        clues.push({
          text: `${who} sits second to the right of the one in the ${colour} cap.`,
          holds: (w) => seat(w, who) - cap(w, colour) === 2,
        });
      if (Math.abs(gap) === 2)
        clues.push({
          text: `Exactly one person sits between ${who} and the one in the ${colour} cap.`,
          holds: (w) => Math.abs(seat(w, who) - cap(w, colour)) === 2,
        });
    }
  for (const colour of colours) {
    const isEnd = cap(truth, colour) % 3 === 0;
    clues.push({
      text: isEnd ? `The ${colour} cap is at one of the ends.` : `The ${colour} cap is not at an end.`,
      holds: (w) => (cap(w, colour) % 3 === 0) === isEnd,
    });
  }
  for (const [a, b] of names.flatMap((one) => names.map((two) => [one, two] as const)))
    if (seat(truth, a) > seat(truth, b))
      clues.push({
        text: `${a} sits somewhere to the right of ${b}.`,
        holds: (w) => seat(w, a) > seat(w, b),
      });
  return clues;
}

function pickAsked(
  random: Random,
  truth: Row,
  clues: readonly Clue<Row>[],
): { question: string; ask: (w: Row) => string } | undefined {
  const place = random.int(0, 3);
  const [who, colour] = [truth.seats[place] ?? "", truth.caps[place] ?? ""];
  if (namesBoth(clues, who, colour)) return undefined;
  return random.chance()
    ? {
        question: `What is the colour of ${who}'s cap?`,
        ask: (w) => capitalise(w.caps[w.seats.indexOf(who)] ?? ""),
      }
    : { question: `Who wears the ${colour} cap?`, ask: (w) => w.seats[w.caps.indexOf(colour)] ?? "" };
}
