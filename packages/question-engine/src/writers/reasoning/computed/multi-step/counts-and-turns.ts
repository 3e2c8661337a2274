import { COMPASS } from "../../../../kit/compass.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, list, ordinal, people, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const FIVE = permutations(range(0, 4));
const direction = (eighths: number) => capitalise(COMPASS[((eighths % 8) + 8) % 8] ?? "north");

export const countsAndTurns: WriterList = [
  computed({
    name: "clock-hands-as-a-compass",
    depth: 5,
    topic: "direction-sense",
    difficulty: "HARD",
    write(random) {
      // Angles in eighths of a turn, clockwise from the twelve.
      const hourTimes = [
        [12, 0],
        [1, 30],
        [3, 0],
        [4, 30],
        [6, 0],
        [7, 30],
        [9, 0],
        [10, 30],
      ] as const;
      const hourAt = (time: readonly [number, number]) =>
        hourTimes.findIndex(([h, m]) => h === time[0] && m === time[1]);
      const minuteAt = (minutes: number) => minutes / 7.5;
      const first = random.pick(hourTimes.slice(1));
      const givesHour = random.chance();
      const points = random.int(0, 7);
      const turned = points - (givesHour ? hourAt(first) : minuteAt(first[1]));
      const asksHour = !givesHour;
      const second = asksHour
        ? random.pick(hourTimes)
        : ([random.int(1, 12), random.pick([0, 15, 30, 45])] as const);
      if (second[0] === first[0] && second[1] === first[1]) return undefined;
      const angle = asksHour ? hourAt([second[0], second[1]]) : minuteAt(second[1]);
      // A hand on the twelve would leave nothing to turn by.
      if (angle === 0 || turned === points) return undefined;
      const answer = direction(turned + angle);
      const say = (time: readonly [number, number]) => `${time[0]}:${`${time[1]}`.padStart(2, "0")}`;
      const hand = (isHour: boolean) => (isHour ? "hour hand" : "minute hand");
      return {
        text: `A clock lies face up on a table. At ${say(first)} its ${hand(givesHour)} points ${COMPASS[points]}. In which direction does its ${hand(asksHour)} point at ${say([second[0], second[1]])}?`,
        answer,
        distractors: [
          wrong(direction(turned - angle), "turning anticlockwise"),
          wrong(direction(turned + angle + 4), "pointing the opposite way"),
          wrong(direction(angle), "taking the twelve to point north"),
          wrong(
            direction(turned + (asksHour ? minuteAt(second[1]) : Math.round((second[0] % 12) / 1.5))),
            `using the ${hand(!asksHour)} instead`,
          ),
          wrong(direction(turned + angle + 2), "turning by a quarter too much"),
          wrong(direction(turned + angle - 2), "turning by a quarter too little"),
        ],
        explanation: [
          `At ${say(first)} the ${hand(givesHour)} is ${(givesHour ? hourAt(first) : minuteAt(first[1])) * 45}° clockwise from the twelve and points ${COMPASS[points]}, so the twelve points ${direction(turned).toLowerCase()}.`,
          `At ${say([second[0], second[1]])} the ${hand(asksHour)} is ${angle * 45}° clockwise from the twelve.`,
          `From ${direction(turned).toLowerCase()} that is ${answer.toLowerCase()}.`,
        ],
        verify: () => {
          // Degrees from the time itself.
          const degrees = (h: number, m: number, isHour: boolean) => (isHour ? (h % 12) * 30 + m / 2 : m * 6);
          const rotation = points * 45 - degrees(first[0], first[1], givesHour);
          const now = (((rotation + degrees(second[0], second[1], asksHour)) % 360) + 360) % 360;
          return direction(now / 45) === answer;
        },
      };
    },
  }),
  computed({
    name: "month-from-the-sum-of-its-dates",
    depth: 5,
    topic: "calendar-and-clock",
    difficulty: "HARD",
    write(random) {
      const length = random.pick([28, 29, 30, 31]);
      const first = random.int(1, 7);
      const dates = range(0, 4)
        .map((week) => first + 7 * week)
        .filter((date) => date <= length);
      const total = sum(dates);
      const day = random.int(0, 6);
      const asked = random.intExcept(8, 28, ...dates);
      const answer = WEEK[(day + asked - first + 70) % 7] ?? "";
      const name = (shift: number) => WEEK[(day + asked - first + shift + 70) % 7] ?? "";
      const other = dates.length === 5 ? (total - 42) / 4 : (total - 70) / 5;
      const wrongShift = Number.isInteger(other) && other > 0 ? first - other : 3;
      return {
        text: `In a month of ${length} days, the dates of all the ${WEEK[day]}s add up to ${total}. On which day of the week does the ${ordinal(asked)} of this month fall?`,
        answer,
        distractors: [
          wrong(name(1), `placing the first ${WEEK[day]} one day too early`),
          wrong(name(-1), `placing the first ${WEEK[day]} one day too late`),
          wrong(
            name(wrongShift),
            `taking ${dates.length === 5 ? "four" : "five"} ${WEEK[day]}s in the month`,
          ),
          wrong(name(2), "miscounting by two days"),
          wrong(name(-2), "miscounting by two days the other way"),
          wrong(WEEK[day] ?? "", `taking the date for a ${WEEK[day]}`),
        ],
        explanation: [
          `If the first ${WEEK[day]} is on date $f$, four of them add up to $4f + 42$ and five to $5f + 70$.`,
          dates.length === 5
            ? `The sum ${total} gives $f = ${first}$ with five (the fifth, on the ${ordinal(first + 28)}, is still in the month); with four, $f$ would be ${num((total - 42) / 4)}, which is not possible${Number.isInteger((total - 42) / 4) ? " within the first week" : ""}.`
            : `The sum ${total} gives $f = ${first}$ with four; with five, $f$ would be ${num((total - 70) / 5)}, which is not possible${Number.isInteger((total - 70) / 5) ? " in this month" : ""}.`,
          `The ${ordinal(asked)} comes ${plural(asked - first, "day")} after the first ${WEEK[day]}, so it falls on a ${answer}.`,
        ],
        verify: () => {
          // Tries every day for the first of the month.
          const fits = range(0, 6).filter((start) => {
            const on = range(1, length).filter((date) => (start + date - 1) % 7 === day);
            return sum(on) === total;
          });
          return fits.length === 1 && WEEK[((fits[0] ?? 0) + asked - 1) % 7] === answer;
        },
      };
    },
  }),
  computed({
    name: "orders-left-by-comparisons",
    depth: 5,
    topic: "ranking-and-order",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 5).map(({ name }) => name);
      const truth = random.shuffle([0, 1, 2, 3, 4]);
      const place = (order: readonly number[], who: number) => order.indexOf(who);
      const pairs = random.sample(
        truth.flatMap((a, i) => truth.slice(i + 1).map((b) => [a, b] as const)),
        random.int(3, 4),
      );
      const apart = random.chance(0.6) ? random.sample([0, 1, 2, 3, 4], 2) : undefined;
      const neighbours = apart && Math.abs(place(truth, apart[0] ?? 0) - place(truth, apart[1] ?? 0)) === 1;
      const named = new Set([...pairs.flat(), ...(apart ?? [])]);
      if (named.size < 5) return undefined;
      const fits = (order: readonly number[]) =>
        pairs.every(([a, b]) => place(order, a) < place(order, b)) &&
        (!apart ||
          (Math.abs(place(order, apart[0] ?? 0) - place(order, apart[1] ?? 0)) === 1) === neighbours);
      const left = FIVE.filter(fits);
      const amount = left.length;
      if (amount < 3 || amount > 9) return undefined;
      const key = num(amount);
      const without = FIVE.filter((order) =>
        pairs.every(([a, b]) => place(order, a) < place(order, b)),
      ).length;
      const name = (at: number | undefined) => names[at ?? 0] ?? "";
      return {
        text: `Five runners, ${list([...names].sort())}, finish a race at different times. ${pairs.map(([a, b]) => `${name(a)} finishes before ${name(b)}.`).join(" ")}${apart ? ` ${name(apart[0])} and ${name(apart[1])} ${neighbours ? "finish one directly after the other" : "do not finish one directly after the other"}.` : ""} In how many orders can the five have finished?`,
        answer: key,
        distractors: slips(random, key, num, [
          [without, "leaving out the last condition"],
          [amount + 1, "counting one order twice"],
          [amount - 1, "missing one order"],
          [amount + 2, "counting two orders that break a condition"],
          [amount - 2, "missing two orders"],
          [Math.round(amount / 2), "taking a comparison as settled that is still open"],
          [Math.max(1, amount - 3), "missing three orders"],
          [2 * amount, "counting each order in both directions"],
          [
            Math.round(120 / 2 ** pairs.length),
            "halving the 120 orders for each comparison, as if they did not depend on each other",
          ],
        ]),
        explanation: [
          `Of the $5! = 120$ orders, ${amount} agree with all that is said.`,
          `From first to last they are: ${left.map((order) => order.map((at) => name(at)).join(" – ")).join("; ")}.`,
          `So there are ${key} possible orders.`,
        ],
        verify: () => {
          // Builds the orders from the front, placing only those whose betters have finished.
          const count = (done: readonly number[]): number => {
            if (done.length === 5) return fits(done) ? 1 : 0;
            const free = [0, 1, 2, 3, 4].filter((who) => !done.includes(who));
            const ready = free.filter((who) => pairs.every(([a, b]) => b !== who || done.includes(a)));
            return sum(ready.map((who) => count([...done, who])));
          };
          return count([]) === amount;
        },
      };
    }),
  }),
  computed({
    name: "die-rolled-over-a-board",
    depth: 5,
    topic: "cubes-and-dice",
    difficulty: "HARD",
    write(random) {
      const [top, north] = random.sample([1, 2, 3, 4, 5, 6], 2) as [number, number];
      if (top + north === 7) return undefined;
      const east = random.pick(
        [1, 2, 3, 4, 5, 6].filter((n) => ![top, 7 - top, north, 7 - north].includes(n)),
      );
      const opposite: Record<string, string> = { north: "south", south: "north", east: "west", west: "east" };
      const moves: string[] = [];
      while (moves.length < 5) {
        const move = random.pick(["north", "east", "south", "west"]);
        if (move !== opposite[moves.at(-1) ?? ""]) moves.push(move);
      }
      type Die = { top: number; north: number; east: number };
      const roll = (die: Die, to: string): Die => {
        if (to === "north") return { top: 7 - die.north, north: die.top, east: die.east };
        if (to === "south") return { top: die.north, north: 7 - die.top, east: die.east };
        if (to === "east") return { top: 7 - die.east, north: die.north, east: die.top };
        return { top: die.east, north: die.north, east: 7 - die.top };
      };
      const start = { top, north, east };
      const end = moves.reduce(roll, start);
      const asks = random.pick(["top", "north", "east"] as const);
      const amount = end[asks];
      const key = num(amount);
      const early = moves.slice(0, -1).reduce(roll, start)[asks];
      const mirrored = moves.map((move) => opposite[move] ?? move).reduce(roll, start)[asks];
      const say = {
        top: "on the top face",
        north: "on the face that looks north",
        east: "on the face that looks east",
      }[asks];
      const steps: string[] = [];
      let now: Die = start;
      for (const move of moves) {
        now = roll(now, move);
        steps.push(`${move}: top ${now.top}, north ${now.north}, east ${now.east}`);
      }
      return {
        text: `Opposite faces of a die add up to 7. It stands on a board with ${top} on top, ${north} on the face that looks north and ${east} on the face that looks east. It is rolled over its edges, one square at a time: ${moves.join(", ")}. Which number is then ${say}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [7 - amount, "giving the number on the opposite face"],
          [mirrored, "rolling the other way each time"],
          [early, "leaving out the last roll"],
          [start[asks], "taking the face to be where it was at first"],
          [end[asks === "top" ? "north" : "top"], "giving a neighbouring face"],
          [7 - end[asks === "east" ? "north" : "east"], "mixing up two sides"],
          [end[asks === "east" ? "north" : "east"], "mixing up the sides"],
        ]),
        explanation: [
          "A roll to the north brings the top face to the north and the face that looked south to the top; the eastern and western faces stay. The other rolls work alike.",
          `After each roll: ${steps.join("; ")}.`,
          `So ${amount} is ${say}.`,
        ],
        verify: () => {
          // The six faces as arrows in space, turned about an axis at each roll.
          const faces: [number, number, number, number][] = [
            [0, 0, 1, top],
            [0, 0, -1, 7 - top],
            [0, 1, 0, north],
            [0, -1, 0, 7 - north],
            [1, 0, 0, east],
            [-1, 0, 0, 7 - east],
          ];
          let turned = faces;
          for (const move of moves)
            turned = turned.map(([x, y, z, n]): [number, number, number, number] => {
              if (move === "north") return [x, z, -y, n];
              if (move === "south") return [x, -z, y, n];
              if (move === "east") return [z, y, -x, n];
              return [-z, y, x, n];
            });
          const wanted = { top: [0, 0, 1], north: [0, 1, 0], east: [1, 0, 0] }[asks];
          return turned.some(
            ([x, y, z, n]) => x === wanted[0] && y === wanted[1] && z === wanted[2] && n === amount,
          );
        },
      };
    },
  }),
];
