import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, table } from "../code.ts";

export const deadlock: WriterList = [
  computed({
    name: "resources-that-exclude-deadlock",
    depth: 5,
    chapter: "deadlock",
    topic: "operating-systems",
    difficulty: "MEDIUM",
    write(random) {
      const processes = random.int(3, 8);
      const need = random.int(2, 6);
      const least = processes * (need - 1) + 1;
      if (random.chance(0.4)) {
        const total = random.int(need + 3, 20);
        const most = Math.floor((total - 1) / (need - 1));
        return {
          text: `A system has ${total} identical printers, which processes ask for one at a time and hold until they have all they need. Each process needs at most ${need} of them. What is the largest number of processes for which a deadlock can never occur?`,
          answer: num(most),
          distractors: [
            wrong(num(Math.floor(total / need)), "serving all processes fully at the same time"),
            wrong(num(most + 1), "allowing every process to be one printer short with none left"),
            wrong(num(total - need), "subtracting instead of dividing"),
            wrong(num(most - 1), "being one process too careful"),
            wrong(num(Math.floor(total / need) + 1), "rounding the quotient up"),
          ],
          explanation: [
            `At worst each of the $n$ processes holds ${need - 1} and waits for one more. No deadlock can occur if then at least one printer is still free: $${need - 1}n + 1 \\le ${total}$.`,
            `So $n \\le \\frac{${total - 1}}{${need - 1}}$, and the largest whole number is ${most}.`,
          ],
          satisfies: (n) => (need - 1) * n + 1 <= total && (need - 1) * (n + 1) + 1 > total,
        };
      }
      return {
        text: `${numberWord(processes).replace(/^./, (letter) => letter.toUpperCase())} processes share identical units of a resource, asked for one at a time. Each needs at most ${need} units. What is the smallest number of units with which a deadlock can never occur?`,
        answer: num(least),
        distractors: [
          wrong(num(processes * (need - 1)), "giving the number with which a deadlock can just still happen"),
          wrong(num(processes * need), "providing for all processes at the same time"),
          wrong(num(processes * need - 1), "leaving only one process one unit short"),
          wrong(num(processes + need - 1), "adding the numbers instead of multiplying"),
          wrong(num((processes - 1) * need + 1), "exchanging the roles of processes and units"),
        ],
        explanation: [
          `At worst each process holds $${need} - 1 = ${need - 1}$ units and waits for one more: $${processes} \\times ${need - 1} = ${processes * (need - 1)}$ units are held.`,
          `One unit more lets some process finish and give all its units back: $${processes * (need - 1)} + 1 = ${least}$.`,
        ],
        satisfies: (units) => units === least,
      };
    },
  }),
  computed({
    name: "bankers-safe-sequence",
    depth: 5,
    chapter: "deadlock",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const n = 4;
      const held = range(1, n).map(() => random.int(1, 4));
      const needs = range(1, n).map(() => random.int(1, 9));
      const free = random.int(1, 3);
      const works = (order: readonly number[]) => {
        let now = free;
        for (const index of order) {
          if (at(needs, index) > now) return false;
          now += at(held, index);
        }
        return true;
      };
      const orders = permutations(range(0, n - 1));
      const safe = orders.filter(works);
      if (safe.length === 0 || safe.length > 6) return undefined;
      const key = random.pick(safe);
      const show = (order: readonly number[]) => order.map((index) => `P${index + 1}`).join(", ");
      const bad = random.shuffle(orders.filter((order) => !works(order)));
      const stuckAt = (order: readonly number[]) => {
        let now = free;
        for (const index of order) {
          if (at(needs, index) > now) return `P${index + 1}`;
          now += at(held, index);
        }
        return "";
      };
      const late = bad.filter((order) => order[0] === key[0]);
      let now = free;
      const steps = key.map((index) => {
        const line = `P${index + 1} needs ${needs[index]} of the ${now} free and gives back ${held[index]}`;
        now += at(held, index);
        return line;
      });
      return {
        text: `Four processes share one kind of resource, of which ${plural(free, "unit is", "units are")} free. Which order of completion shows that the state is safe?\n${table(
          ["Process", "Holds", "Still needs"],
          range(0, n - 1).map((index) => [`P${index + 1}`, at(held, index), at(needs, index)]),
        )}`,
        answer: show(key),
        distractors: [...late, ...bad]
          .slice(0, 6)
          .map((order) => wrong(show(order), `letting ${stuckAt(order)} run before enough units are free`)),
        explanation: [
          `With ${plural(free, "unit")} free at first: ${steps.join("; ")}.`,
          `So the order ${show(key)} works.`,
        ],
        verify: () => works(key),
      };
    },
  }),
  computed({
    name: "least-free-units-for-a-safe-state",
    depth: 5,
    chapter: "deadlock",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const processes = range(0, 3);
      const held = processes.map(() => [random.int(0, 3), random.int(0, 2)] as const);
      const needs = processes.map(() => [random.int(1, 6), random.int(0, 4)] as const);
      const freeY = random.int(0, 2);
      const isSafe = (freeX: number) => {
        let [x, y] = [freeX, freeY];
        let waiting = processes;
        for (;;) {
          const next = waiting.find((index) => at(needs, index)[0] <= x && at(needs, index)[1] <= y);
          if (next === undefined) return waiting.length === 0;
          x += at(held, next)[0];
          y += at(held, next)[1];
          waiting = waiting.filter((index) => index !== next);
        }
      };
      const least = range(0, 8).find(isSafe);
      const smallest = Math.min(...needs.map(([x]) => x));
      if (least === undefined || least < 2 || least === smallest) return undefined;
      const order = safeOrder(least, freeY, held, needs);
      if (!order) return undefined;
      let [x, y] = [least, freeY];
      const steps = order.map((index) => {
        const line = `P${index + 1} needs (${at(needs, index).join(", ")}) of (${x}, ${y})`;
        x += at(held, index)[0];
        y += at(held, index)[1];
        return `${line} and leaves (${x}, ${y})`;
      });
      const key = num(least);
      return {
        text: `Four processes hold, and may still ask for, the following numbers of units of two kinds of resource, written $(X, Y)$.\n${table(
          ["Process", "Allocation", "Need"],
          processes.map((index) => [
            `P${index + 1}`,
            ...[held, needs].map((rows) => `(${at(rows, index).join(", ")})`),
          ]),
        )}\nOf $Y$, ${freeY === 0 ? "no unit is" : plural(freeY, "unit is", "units are")} free. The smallest number of free units of $X$ for which the state is safe is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [smallest, "providing only for the process that needs least of $X$, whatever it needs of $Y$"],
          [Math.max(...needs.map(([some]) => some)), "providing for the process that needs most of $X$"],
          [least - 1, "letting a process begin that is one unit short"],
          [least + 1, "overlooking units that a finished process gives back"],
          [least + 2, "not counting what the first process gives back"],
          [at(needs, 0)[0], "looking at P1 alone"],
        ]),
        explanation: [
          `With ${least} free, the processes can end in the order ${order.map((index) => `P${index + 1}`).join(", ")}: ${steps.join("; ")}.`,
          `With ${least - 1} free, every order gets stuck, so ${least} is the smallest number.`,
        ],
        verify: () =>
          Math.min(...permutations(processes).map((some) => freeNeeded(some, freeY, held, needs))) === least,
      };
    },
  }),
];

type Units = readonly (readonly [x: number, y: number])[];

/** How much of X must be free for all to end in this order; endless where Y does not suffice. */
function freeNeeded(order: readonly number[], freeY: number, held: Units, needs: Units): number {
  let [most, givenX, y] = [0, 0, freeY];
  for (const index of order) {
    if (at(needs, index)[1] > y) return Number.POSITIVE_INFINITY;
    most = Math.max(most, at(needs, index)[0] - givenX);
    givenX += at(held, index)[0];
    y += at(held, index)[1];
  }
  return most;
}

function safeOrder(freeX: number, freeY: number, held: Units, needs: Units): number[] | undefined {
  return permutations(range(0, held.length - 1)).find(
    (order) => freeNeeded(order, freeY, held, needs) <= freeX,
  );
}
