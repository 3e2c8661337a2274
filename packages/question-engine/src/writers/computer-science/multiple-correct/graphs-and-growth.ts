import { range } from "../../../numbers/arithmetic.ts";
import { num } from "../../../numbers/value.ts";
import { list } from "../../../writing/english.ts";
import { judged, multipleCorrect, valued } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { at } from "../computed/code.ts";

const ARE_TRUE = "Which of the following statements is/are TRUE?";

/** T(n) = aT(n/b) + f(n) with f(n) = n^power · (log n)^logs, and its solution by the master theorem. */
interface Recurrence {
  a: number;
  b: number;
  power: number;
  logs: 0 | 1;
}

const growth = (power: number, logs: number) => {
  const base = power === 0 ? "" : power === 1 ? "n" : power === 0.5 ? "\\sqrt{n}" : `n^{${power}}`;
  const tail = logs === 0 ? "" : logs === 1 ? "\\log n" : `\\log^{${logs}} n`;
  return [base, tail].filter((part) => part !== "").join(" ") || "1";
};

/** Nothing where the power of the splitting is no whole number or the theorem is silent. */
function solved({
  a,
  b,
  power,
  logs,
}: Recurrence): { power: number; logs: number; because: string } | undefined {
  const split = Math.log(a) / Math.log(b);
  const exact = [0, 0.5, 1, 2, 3].find((whole) => Math.abs(whole - split) < 1e-9);
  if (exact === undefined) return undefined;
  const said = `$n^{\\log_{${b}} ${a}} = ${growth(exact, 0)}$`;
  if (power === exact)
    return {
      power,
      logs: logs + 1,
      because: `${said} grows as the added term but for logarithms, so one more factor $\\log n$ comes in.`,
    };
  return power > exact
    ? { power, logs, because: `${said} grows more slowly than the added term, which decides.` }
    : { power: exact, logs: 0, because: `${said} grows faster than the added term and decides.` };
}

export const graphsAndGrowth: readonly Writer[] = [
  multipleCorrect({
    name: "several-recurrences-solved",
    depth: 5,
    chapter: "recurrences",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const drawn = range(1, 7).map(() => ({
        a: random.pick([1, 2, 3, 4, 8, 9]),
        b: random.pick([2, 3, 4]),
        power: random.pick([0, 1, 1, 2]),
        logs: random.pick([0, 0, 1] as const),
      }));
      const statements = drawn.flatMap((recurrence) => {
        const answer = solved(recurrence);
        if (!answer) return [];
        const { a, b, power, logs } = recurrence;
        const right = growth(answer.power, answer.logs);
        const wrong = [
          growth(answer.power, answer.logs === 0 ? 1 : answer.logs - 1),
          growth(answer.power + 1, 0),
        ];
        const shown = random.chance() ? right : random.pick(wrong);
        const times = a === 1 ? "" : a;
        return [
          judged(
            `$T(n) = ${times}T(n/${b}) + ${growth(power, logs)}$ gives $T(n) = \\Theta(${shown})$`,
            shown === right,
            `For $T(n) = ${times}T(n/${b}) + ${growth(power, logs)}$: ${answer.because} So $T(n) = \\Theta(${right})$.`,
          ),
        ];
      });
      const openings = statements.map(({ text }) => text.split(" gives ")[0]);
      if (statements.length < 4 || new Set(openings).size < openings.length) return undefined;
      return { text: `In each case $T(1) = 1$. ${ARE_TRUE}`, statements };
    },
  }),
  multipleCorrect({
    name: "several-facts-about-a-directed-graph",
    depth: 5,
    chapter: "graph-walks",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const names = [..."ABCDEF"];
      const pairs = names.flatMap((one) =>
        names.filter((other) => other !== one).map((other) => one + other),
      );
      const arrows = random.sample(pairs, random.int(7, 8)).sort();
      const after = (name: string, without = "") =>
        arrows.filter((arrow) => arrow[0] === name && arrow !== without).map((arrow) => arrow[1] ?? "");
      const reach = (from: string) => {
        const met = new Set([from]);
        for (const name of met) for (const next of after(name)) met.add(next);
        return met;
      };
      const groups = [
        ...new Set(
          names.map((name) =>
            names.filter((other) => reach(name).has(other) && reach(other).has(name)).join(""),
          ),
        ),
      ];
      const steps = new Map([["A", 0]]);
      for (const [name, far] of steps)
        for (const next of after(name)) if (!steps.has(next)) steps.set(next, far + 1);
      const visited: string[] = [];
      const dive = (name: string) => {
        visited.push(name);
        for (const next of after(name)) if (!visited.includes(next)) dive(next);
      };
      dive("A");
      if (steps.size < 5 || groups.length === 1 || groups.length === 6) return undefined;
      const [far] = random.shuffle([...steps.keys()].filter((name) => (steps.get(name) ?? 0) > 1));
      if (!far) return undefined;
      const [one = "A", other = "B"] = random.sample(names, 2);
      const isMutual = reach(one).has(other) && reach(other).has(one);
      const saysNone = random.chance();
      const missing = names.filter((name) => !steps.has(name));
      const third = random.pick(visited.slice(1, 5));
      const [early = "B", late = "C"] = random.sample(visited.slice(1), 2);
      return {
        text: `Consider the directed graph with the vertices A to F and the edges ${arrows.map((arrow) => `${arrow[0]} → ${arrow[1]}`).join(", ")}. Searches begin at A and take the neighbours of a vertex in alphabetical order. ${ARE_TRUE}`,
        workedOut: [
          `The strongly connected components are ${list(groups.map((group) => `{${[...group].join(", ")}}`))}; depth-first search from A visits ${visited.join(", ")}.`,
        ],
        statements: [
          valued(
            random,
            num(groups.length),
            [num(groups.length - 1), num(groups.length + 1)],
            (value) => `The number of strongly connected components is ${value}`,
            `There are ${groups.length} strongly connected components.`,
          ),
          judged(
            `The vertices ${one} and ${other} belong to the same strongly connected component`,
            isMutual,
            isMutual
              ? `From each of ${one} and ${other} the other can be reached.`
              : `One of ${one} and ${other} cannot be reached from the other.`,
          ),
          valued(
            random,
            num(steps.get(far) ?? 0),
            [num((steps.get(far) ?? 0) + 1), num((steps.get(far) ?? 0) - 1)],
            (value) => `In the tree of a breadth-first search, ${far} has depth ${value}, with A at depth 0`,
            `The shortest way from A to ${far} has ${steps.get(far)} edges.`,
          ),
          judged(
            `Depth-first search visits ${third} third`,
            third === at(visited, 2),
            `Depth-first search visits ${at(visited, 2)} third.`,
          ),
          judged(
            `Depth-first search visits ${early} before ${late}`,
            visited.indexOf(early) < visited.indexOf(late),
            `Depth-first search visits ${early} and ${late} in the order ${visited.indexOf(early) < visited.indexOf(late) ? `${early}, ${late}` : `${late}, ${early}`}.`,
          ),
          judged(
            "Every vertex can be reached from A",
            missing.length === 0,
            missing.length === 0
              ? "All six vertices are reached from A."
              : `No way leads from A to ${list(missing)}.`,
          ),
          judged(
            `The graph has ${saysNone ? "no" : "a"} topological ordering`,
            saysNone,
            "A component of more than one vertex holds a cycle, so there is no topological ordering.",
          ),
        ],
      };
    },
  }),
];
