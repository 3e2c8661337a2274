import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, ordinalWord, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { answersLeft, type Clue, chooseClues, namesBoth } from "../deduction.ts";

type Seats = readonly string[];

const ORDERS = new Map([4, 5, 6].map((n) => [n, permutations(range(0, n - 1))]));
const ordersOf = (names: readonly string[]): Seats[] =>
  (ORDERS.get(names.length) ?? []).map((order) => order.map((at) => names[at] ?? ""));

const SAY = ["", "", "two", "three", "four", "five"];

function rowClues(truth: Seats): Clue<Seats>[] {
  const clues: Clue<Seats>[] = [];
  const n = truth.length;
  const at = (seats: Seats, who: string) => seats.indexOf(who);
  for (const [i, a] of truth.entries())
    for (const [j, b] of truth.entries()) {
      if (i === j) continue;
      if (j - i === 1)
        clues.push({
          text: `${a} sits immediately to the left of ${b}.`,
          holds: (s) => at(s, b) - at(s, a) === 1,
        });
      if (j - i > 1)
        clues.push({ text: `${a} sits somewhere to the left of ${b}.`, holds: (s) => at(s, b) > at(s, a) });
      if (j - i === 2)
        clues.push({
          text: `${b} sits second to the right of ${a}.`,
          holds: (s) => at(s, b) - at(s, a) === 2,
        });
      if (j - i >= 3)
        clues.push({
          text: `Exactly ${SAY[j - i - 1]} people sit between ${a} and ${b}.`,
          holds: (s) => Math.abs(at(s, b) - at(s, a)) === j - i,
        });
      if (i < j && j - i > 1)
        clues.push({
          text: `${a} and ${b} are not neighbours.`,
          holds: (s) => Math.abs(at(s, b) - at(s, a)) > 1,
        });
    }
  for (const [i, a] of truth.entries()) {
    if (i === 0 || i === n - 1)
      clues.push({
        text: `${a} sits at one of the ends.`,
        holds: (s) => at(s, a) === 0 || at(s, a) === n - 1,
      });
    else clues.push({ text: `${a} does not sit at an end.`, holds: (s) => at(s, a) > 0 && at(s, a) < n - 1 });
  }
  return clues;
}

/** Seats round a table go clockwise; facing the centre, the left-hand neighbour is the next seat clockwise. */
function roundClues(truth: Seats): Clue<Seats>[] {
  const clues: Clue<Seats>[] = [];
  const n = truth.length;
  const gap = (s: Seats, a: string, b: string) => (s.indexOf(b) - s.indexOf(a) + n) % n;
  for (const [i, a] of truth.entries())
    for (const [j, b] of truth.entries()) {
      if (i === j) continue;
      const d = (j - i + n) % n;
      if (d === 1)
        clues.push({ text: `${b} sits immediately to the left of ${a}.`, holds: (s) => gap(s, a, b) === 1 });
      if (d === 2)
        clues.push({ text: `${b} sits second to the left of ${a}.`, holds: (s) => gap(s, a, b) === 2 });
      if (d === n - 2)
        clues.push({ text: `${b} sits second to the right of ${a}.`, holds: (s) => gap(s, a, b) === n - 2 });
      if (2 * d === n && i < j)
        clues.push({ text: `${a} sits opposite ${b}.`, holds: (s) => 2 * gap(s, a, b) === n });
      if (d > 1 && d < n - 1 && i < j)
        clues.push({
          text: `${a} and ${b} are not neighbours.`,
          holds: (s) => gap(s, a, b) > 1 && gap(s, a, b) < n - 1,
        });
      if ((d === 1 || d === n - 1) && i < j)
        clues.push({
          text: `${a} and ${b} are neighbours.`,
          holds: (s) => gap(s, a, b) === 1 || gap(s, a, b) === n - 1,
        });
    }
  return clues;
}

function nearestOthers(truth: Seats, answer: string, hidden: readonly string[]): string[] {
  const place = truth.indexOf(answer);
  return truth
    .filter((who) => who !== answer && !hidden.includes(who))
    .sort((a, b) => Math.abs(truth.indexOf(a) - place) - Math.abs(truth.indexOf(b) - place));
}

export const seatingArrangement: WriterList = [
  computed({
    name: "row-of-five",
    form: "elementary",
    topic: "seating-arrangement",
    difficulty: "EASY",
    write: patiently((random) => {
      const names = people(random, 5).map(({ name }) => name);
      const worlds = ordersOf(names);
      const truth = random.pick(worlds);
      const clues = chooseClues(
        random,
        worlds,
        rowClues(truth).filter(({ text }) => !text.includes("not")),
        4,
      );
      if (!clues) return undefined;
      const place = random.int(0, 4);
      const asks =
        [
          "at the left end",
          "second from the left",
          "in the middle",
          "second from the right",
          "at the right end",
        ][place] ?? "";
      const answer = truth[place] ?? "";
      return {
        text: `${list([...names].sort())} sit in a row, all facing north. ${clues.map(({ text }) => text).join(" ")} Who sits ${asks}?`,
        answer,
        distractors: nearestOthers(truth, answer, []).map((who) =>
          wrong(who, `an arrangement that breaks one of the clues about ${who}`),
        ),
        explanation: [
          `The clues leave only one order, from left to right: ${truth.join(", ")}.`,
          `So ${answer} sits ${asks}.`,
        ],
        verify: () => answersLeft(worlds, clues, (seats) => seats[place] ?? "").size === 1,
      };
    }),
  }),
  computed({
    name: "row-of-six-with-gaps",
    form: "elementary",
    topic: "seating-arrangement",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const names = people(random, 6).map(({ name }) => name);
      const worlds = ordersOf(names);
      const truth = random.pick(worlds);
      const clues = chooseClues(random, worlds, rowClues(truth), 5);
      if (!clues) return undefined;
      const at = random.int(1, 4);
      const side = random.chance();
      const who = truth[at] ?? "";
      const answer = truth[side ? at - 1 : at + 1] ?? "";
      if (namesBoth(clues, who, answer)) return undefined;
      return {
        text: `Six friends, ${list([...names].sort())}, sit in a row facing north. ${clues.map(({ text }) => text).join(" ")} Who sits immediately to the ${side ? "left" : "right"} of ${who}?`,
        answer,
        distractors: [
          wrong(truth[side ? at + 1 : at - 1] ?? "", "mixing up left and right"),
          ...nearestOthers(truth, answer, [who]).map((other) =>
            wrong(other, "an arrangement that breaks one of the clues"),
          ),
        ],
        explanation: [
          `The clues leave only one order, from left to right: ${truth.join(", ")}.`,
          `So ${answer} sits immediately to the ${side ? "left" : "right"} of ${who}.`,
        ],
        verify: () =>
          answersLeft(worlds, clues, (seats) => seats[seats.indexOf(who) + (side ? -1 : 1)] ?? "").size === 1,
      };
    }),
  }),
  computed({
    name: "round-table-of-six",
    topic: "seating-arrangement",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const names = people(random, 6).map(({ name }) => name);
      const [fixed = "", ...others] = names;
      const worlds = ordersOf(others).map((order) => [fixed, ...order]);
      const truth = random.pick(worlds);
      const clues = chooseClues(random, worlds, roundClues(truth), 4);
      if (!clues) return undefined;
      const at = random.int(0, 5);
      const who = truth[at] ?? "";
      const ask = random.pick([
        { by: 3, say: "sits opposite" },
        { by: 2, say: "sits second to the left of" },
        { by: 4, say: "sits second to the right of" },
        { by: 1, say: "sits immediately to the left of" },
      ]);
      const answer = truth[(at + ask.by) % 6] ?? "";
      if (namesBoth(clues, who, answer)) return undefined;
      return {
        text: `Six people, ${list([...names].sort())}, sit round a circular table, equally spaced and facing the centre. ${clues.map(({ text }) => text).join(" ")} Who ${ask.say} ${who}?`,
        answer,
        distractors: [
          wrong(
            truth[(at + 6 - ask.by) % 6] ?? "",
            "mixing up left and right (facing the centre, left is clockwise)",
          ),
          wrong(truth[(at + ask.by + 1) % 6] ?? "", "being one seat out"),
          wrong(truth[(at + ask.by + 5) % 6] ?? "", "counting one seat wrongly"),
          wrong(truth[(at + ask.by + 2) % 6] ?? "", "an arrangement that breaks a clue"),
        ].filter(({ value }) => value !== who),
        explanation: [
          `Facing the centre, the left-hand neighbour is the next one clockwise. The clues leave only one order, clockwise: ${truth.join(", ")}.`,
          `So ${answer} ${ask.say} ${who}.`,
        ],
        verify: () =>
          answersLeft(worlds, clues, (seats) => seats[(seats.indexOf(who) + ask.by) % 6] ?? "").size === 1,
      };
    }),
  }),
  computed({
    name: "two-facing-rows",
    depth: 5,
    topic: "seating-arrangement",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 8).map(({ name }) => name);
      const [north, south] = [names.slice(0, 4), names.slice(4)];
      const worlds = ordersOf(north).flatMap((back) => ordersOf(south).map((front) => ({ back, front })));
      type Rows = (typeof worlds)[number];
      const truth = random.pick(worlds);
      // Seats are numbered from west to east; the southern row faces north, the northern row faces south.
      const seat = (w: Rows, who: string) =>
        w.back.includes(who) ? w.back.indexOf(who) : w.front.indexOf(who);
      const pool: Clue<Rows>[] = [];
      for (const a of names)
        for (const b of names) {
          if (a === b) continue;
          const same = north.includes(a) === north.includes(b);
          const [i, j] = [seat(truth, a), seat(truth, b)];
          if (!same && i === j && north.includes(a))
            pool.push({ text: `${a} faces ${b}.`, holds: (w) => seat(w, a) === seat(w, b) });
          if (!same && Math.abs(i - j) === 1)
            pool.push({
              text: `${a} faces one of the neighbours of ${b}.`,
              holds: (w) => Math.abs(seat(w, a) - seat(w, b)) === 1,
            });
          if (same) {
            const left = north.includes(a) ? 1 : -1; // facing south, left is east
            if (i - j === left)
              pool.push({
                text: `${a} sits immediately to the left of ${b}.`,
                holds: (w) => seat(w, a) - seat(w, b) === left,
              });
            if (j - i === 2 * left)
              pool.push({
                text: `${a} sits second to the right of ${b}.`,
                holds: (w) => seat(w, b) - seat(w, a) === 2 * left,
              });
            if (Math.abs(i - j) > 1 && a < b)
              pool.push({
                text: `${a} and ${b} are not neighbours.`,
                holds: (w) => Math.abs(seat(w, a) - seat(w, b)) > 1,
              });
          }
          if ((i === 0 || i === 3) && a < b)
            pool.push({ text: `${a} sits at an end of a row.`, holds: (w) => seat(w, a) % 3 === 0 });
        }
      const clues = chooseClues(random, worlds, pool, 6);
      if (!clues) return undefined;
      const who = random.pick(names);
      const at = seat(truth, who);
      const [own, other] = north.includes(who) ? [truth.back, truth.front] : [truth.front, truth.back];
      const answer = other[at] ?? "";
      if (namesBoth(clues, who, answer)) return undefined;
      return {
        text: `Eight people sit in two parallel rows of four, each facing a person of the other row. ${list([...north].sort())} sit in the northern row and face south; ${list([...south].sort())} sit in the southern row and face north. ${clues.map(({ text }) => text).join(" ")} Who faces ${who}?`,
        answer,
        distractors: [
          wrong(other[3 - at] ?? "", "mixing up left and right in one of the rows"),
          ...other
            .filter((name) => name !== answer)
            .map((name) => wrong(name, `seating ${name} against one of the clues`)),
          ...own
            .filter((name) => name !== who)
            .map((name) => wrong(name, "choosing someone from the same row")),
        ],
        explanation: [
          "The left hand of those who face south points east, of those who face north west.",
          `The clues leave only one arrangement. From west to east, northern row: ${truth.back.join(", ")}; southern row: ${truth.front.join(", ")}.`,
          `So ${answer} faces ${who}.`,
        ],
        verify: () =>
          answersLeft(worlds, clues, (w) => (north.includes(who) ? w.front : w.back)[seat(w, who)] ?? "")
            .size === 1,
      };
    }),
  }),
  computed({
    name: "round-table-some-facing-out",
    depth: 5,
    topic: "seating-arrangement",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 6).map(({ name }) => name);
      const [fixed = "", ...others] = names;
      const worlds = ordersOf(others).map((order) => [fixed, ...order]);
      const truth = random.pick(worlds);
      const out = random.sample(names, 3);
      const faces = (who: string) => (out.includes(who) ? -1 : 1); // the left-hand side: clockwise when facing in
      const gap = (s: Seats, a: string, b: string) => (s.indexOf(b) - s.indexOf(a) + 6) % 6;
      const pool: Clue<Seats>[] = [];
      for (const a of names)
        for (const b of names) {
          if (a === b) continue;
          const turned = (((gap(truth, a, b) * faces(a)) % 6) + 6) % 6;
          const side = (steps: number, say: string) => {
            if (turned === steps)
              pool.push({
                text: `${b} sits ${say} of ${a}.`,
                holds: (s) => (((gap(s, a, b) * faces(a)) % 6) + 6) % 6 === steps,
              });
          };
          side(1, "immediately to the left");
          side(5, "immediately to the right");
          side(2, "second to the left");
          side(4, "second to the right");
          if (gap(truth, a, b) === 3 && a < b)
            pool.push({ text: `${a} and ${b} sit at opposite places.`, holds: (s) => gap(s, a, b) === 3 });
          if (gap(truth, a, b) > 1 && gap(truth, a, b) < 5 && a < b)
            pool.push({
              text: `${a} and ${b} are not neighbours.`,
              holds: (s) => gap(s, a, b) > 1 && gap(s, a, b) < 5,
            });
        }
      const clues = chooseClues(random, worlds, pool, 5);
      if (!clues) return undefined;
      const who = random.pick(out);
      const at = truth.indexOf(who);
      const steps = random.pick([1, 2]);
      const answer = truth[(at + 6 - steps) % 6] ?? "";
      if (namesBoth(clues, who, answer)) return undefined;
      return {
        text: `${list([...names].sort())} sit round a circular table, equally spaced. ${list([...out].sort())} face outwards, the others face the centre. ${clues.map(({ text }) => text).join(" ")} Who sits ${steps === 1 ? "immediately" : ordinalWord(2)} to the left of ${who}?`,
        answer,
        distractors: [
          wrong(truth[(at + steps) % 6] ?? "", `forgetting that ${who} faces outwards`),
          wrong(truth[(at + 3) % 6] ?? "", "taking the opposite place"),
          wrong(truth[(at + 6 - (3 - steps)) % 6] ?? "", "counting one seat wrongly"),
          wrong(truth[(at + 3 - steps) % 6] ?? "", "an arrangement that breaks a clue"),
        ],
        explanation: [
          "For those who face the centre, left is clockwise; for those who face outwards, left is anticlockwise.",
          `The clues leave only one order, clockwise: ${truth.join(", ")}.`,
          `${who} faces outwards, so going anticlockwise, ${answer} sits ${steps === 1 ? "immediately" : "second"} to the left.`,
        ],
        verify: () => answersLeft(worlds, clues, (s) => s[(s.indexOf(who) + 6 - steps) % 6] ?? "").size === 1,
      };
    }),
  }),
];
