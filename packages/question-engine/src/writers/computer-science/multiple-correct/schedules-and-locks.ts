import { range } from "../../../numbers/arithmetic.ts";
import { permutations } from "../../../numbers/permutations.ts";
import type { Random } from "../../../numbers/random.ts";
import { list } from "../../../writing/english.ts";
import { judged, multipleCorrect } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { at, fence, table } from "../computed/code.ts";
import {
  drawSteps,
  interleaved,
  precedences,
  respects,
  type Step,
  showEdges,
  showSchedule,
  showStep,
} from "../computed/data-and-algorithms/databases/schedule.ts";

const ARE_TRUE = "Which of the following statements is/are TRUE?";

/** Three transactions, each in its own order and committed at its end, one step at a time. */
function drawSchedule(random: Random): Step[] {
  return interleaved(
    random,
    range(1, 3).map((by): Step[] => [
      ...drawSteps(random, by, ["x", "y"], random.int(2, 3)),
      { by, does: "C", item: "" },
    ]),
  );
}

/** The transaction that reads or writes an item that another one wrote last, and the positions of both. */
function dependencies(schedule: readonly Step[]) {
  return schedule.flatMap((step, place) => {
    if (step.does === "C") return [];
    const writer = schedule.slice(0, place).findLast(({ does, item }) => does === "W" && item === step.item);
    return writer && writer.by !== step.by ? [{ step, place, from: writer.by }] : [];
  });
}

const ORDERS = permutations([1, 2, 3]);

/** All that can be printed by processes that run a statement at a time. */
function outputs(
  processes: readonly (readonly string[])[],
  start: Readonly<Record<string, number>>,
): Set<string> {
  const found = new Set<string>();
  const run = (places: readonly number[], values: Readonly<Record<string, number>>, text: string) => {
    let isStuck = true;
    for (const [index, statements] of processes.entries()) {
      const statement = statements[at(places, index)];
      if (!statement) continue;
      const [, action, name = ""] = /^(P|V)\((\w)\)$/.exec(statement) ?? [];
      if (action === "P" && (values[name] ?? 0) === 0) continue;
      isStuck = false;
      const change = action === "P" ? -1 : action === "V" ? 1 : 0;
      run(
        places.map((place, other) => (other === index ? place + 1 : place)),
        action ? { ...values, [name]: (values[name] ?? 0) + change } : values,
        text + (/^print\("(.)"\)$/.exec(statement)?.[1] ?? ""),
      );
    }
    if (isStuck) found.add(text);
  };
  run(
    processes.map(() => 0),
    start,
    "",
  );
  return found;
}

export const schedulesAndLocks: readonly Writer[] = [
  multipleCorrect({
    name: "several-properties-of-a-schedule",
    depth: 5,
    chapter: "schedules",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const schedule = drawSchedule(random);
      const edges = precedences(schedule);
      if (edges.length < 2) return undefined;
      const fits = ORDERS.filter((order) => respects(order, edges));
      const commits = (by: number) => schedule.findIndex((step) => step.by === by && step.does === "C");
      const met = dependencies(schedule);
      const reads = met.filter(({ step }) => step.does === "R");
      const unsafe = reads.find(({ step, from }) => commits(step.by) < commits(from));
      const dirty = reads.find(({ place, from }) => commits(from) > place);
      const loose = met.find(({ place, from }) => commits(from) > place);
      if (reads.length === 0) return undefined;
      const order = random.pick(fits.length > 0 && random.chance() ? fits : ORDERS);
      const shown = order.map((by) => `T${by}`).join(" → ");
      const arrows = list(showEdges(edges));
      const says = (step: Step) => `\`${showStep(step)}\``;
      // Never both: accepting the second means accepting the first.
      const serialisable = judged(
        "The schedule is conflict serializable",
        fits.length > 0,
        fits.length > 0
          ? "The graph has no cycle, so the schedule is conflict serializable."
          : "The graph has a cycle, so the schedule is not conflict serializable.",
      );
      const equivalent = judged(
        `The schedule is conflict equivalent to the serial schedule ${shown}`,
        fits.includes(order),
        fits.includes(order)
          ? `The order ${shown} respects all edges.`
          : `The order ${shown} goes against an edge of the graph.`,
      );
      const [from = 1, to = 2] = random.sample([1, 2, 3], 2);
      const isEdge = edges.includes(`${from}${to}`);
      return {
        text: `Consider the following schedule of three transactions, in which \`R1(x)\` means that T1 reads x, \`W1(x)\` that T1 writes x, and \`C1\` that T1 commits.\n${fence(showSchedule(schedule))}\n${ARE_TRUE}`,
        workedOut: [`The precedence graph has the edges ${arrows}.`],
        statements: [
          random.pick([serialisable, equivalent]),
          judged(
            `The precedence graph has an edge from T${from} to T${to}`,
            isEdge,
            `An edge from T${from} to T${to} is ${isEdge ? "among them" : "not among them"}.`,
          ),
          judged(
            "The schedule is recoverable",
            !unsafe,
            unsafe
              ? `T${unsafe.step.by} reads in ${says(unsafe.step)} what T${unsafe.from} has written and commits before T${unsafe.from}, so the schedule is not recoverable.`
              : "Whoever reads from another transaction commits after it, so the schedule is recoverable.",
          ),
          judged(
            "The schedule avoids cascading aborts",
            !dirty,
            dirty
              ? `In ${says(dirty.step)} a value is read whose writer T${dirty.from} has not committed, so an abort can cascade.`
              : "Only committed values of others are read, so aborts do not cascade.",
          ),
          judged(
            "The schedule is strict",
            !loose,
            loose
              ? `In ${says(loose.step)} an item is used that T${loose.from} has written and not yet committed, so the schedule is not strict.`
              : "No item is read or overwritten before its last writer has committed, so the schedule is strict.",
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-serialisable-schedules",
    depth: 5,
    chapter: "schedules",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const transactions = range(1, 3).map((by) => drawSteps(random, by, ["x", "y"], 2));
      const drawn = range(1, 9).map(() => interleaved(random, transactions));
      const different = drawn.filter(
        (one, place) => drawn.findIndex((other) => showSchedule(other) === showSchedule(one)) === place,
      );
      const statements = different.map((schedule) => {
        const edges = precedences(schedule);
        const order = ORDERS.find((some) => respects(some, edges));
        const shown = `\`${showSchedule(schedule)}\``;
        const graph = edges.length > 0 ? `has the edges ${list(showEdges(edges))}` : "has no edges";
        return judged(
          shown,
          order !== undefined,
          order
            ? `The graph of ${shown} ${graph}; the order ${order.map((by) => `T${by}`).join(", ")} respects them.`
            : `The graph of ${shown} ${graph}, which make a cycle.`,
        );
      });
      const right = statements.filter(({ holds }) => holds).length;
      if (right < 2 || statements.length - right < 2) return undefined;
      return {
        text: `Consider the following three transactions, where \`R1(x)\` means that T1 reads x, and \`W1(x)\` that T1 writes x.\n${fence(...transactions.map((steps, place) => `T${place + 1}: ${showSchedule(steps)}`))}\nWhich of these schedules is/are conflict serializable?`,
        workedOut: [
          "A schedule is conflict serializable if its precedence graph, with an edge for each conflict, has no cycle.",
        ],
        statements,
      };
    },
  }),
  multipleCorrect({
    name: "several-requests-to-the-banker",
    depth: 5,
    chapter: "deadlock",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const names = range(1, 4).map((process) => `P${process}`);
      const held = names.map(() => [random.int(0, 3), random.int(0, 3)]);
      const need = names.map(() => [random.int(0, 5), random.int(0, 4)]);
      const free = [random.int(1, 3), random.int(1, 3)];
      /** An order in which all can end, the first that is found. */
      const safeOrder = (
        left: readonly number[],
        has: number[][],
        wants: number[][],
      ): number[] | undefined => {
        const done: number[] = [];
        const open = [...left];
        for (;;) {
          const next = names.findIndex(
            (_, process) =>
              !done.includes(process) && at(wants, process).every((units, kind) => units <= at(open, kind)),
          );
          if (next < 0) return done.length === names.length ? done : undefined;
          done.push(next);
          for (const [kind, units] of at(has, next).entries()) open[kind] = at(open, kind) + units;
        }
      };
      const order = safeOrder(free, held, need);
      const ask = () => {
        const process = random.pick(
          names.flatMap((_, index) => (at(need, index).some((units) => units > 0) ? [index] : [])),
        );
        const asked = at(need, process).map((units) => random.int(0, Math.min(2, units)));
        const fitsFree = asked.every((units, kind) => units <= at(free, kind));
        const change = (rows: number[][], sign: 1 | -1) =>
          rows.map((row, index) =>
            index === process ? row.map((units, kind) => units + sign * at(asked, kind)) : row,
          );
        const after =
          fitsFree &&
          safeOrder(
            free.map((units, kind) => units - at(asked, kind)),
            change(held, 1),
            change(need, -1),
          );
        const shown = `(${asked.join(", ")})`;
        return judged(
          `A request of ${names[process]} for ${shown} can be granted at once`,
          Array.isArray(after),
          !fitsFree
            ? `The request of ${names[process]} for ${shown} is for more than is free, so it must wait.`
            : after
              ? `After granting ${shown} to ${names[process]}, all can still end in the order ${after.map((index) => names[index]).join(", ")}, so the request is granted.`
              : `After granting ${shown} to ${names[process]}, no order lets all processes end, so the request must wait.`,
        );
      };
      const requests = range(1, 4).map(ask);
      const asked = new Set(requests.map(({ text }) => text));
      if (!order || asked.size < 4 || [...asked].some((text) => text.includes("(0, 0)"))) return undefined;
      const first = random.int(0, 3);
      const last = random.intExcept(0, 3, first);
      // Who gives nothing back and asks for nothing more is as good as not there.
      const canEnd = safeOrder(
        free,
        held.map((row, index) => (index === last ? [0, 0] : row)),
        need.map((row, index) => (index === last ? [0, 0] : row)),
      );
      const canBegin = at(need, first).every((units, kind) => units <= at(free, kind));
      return {
        text: `An operating system uses the banker's algorithm for two kinds of resources, $X$ and $Y$; all numbers of units are given as $(X, Y)$, and $(${free[0]}, ${free[1]})$ are free. The processes hold and may still ask for these units.\n${table(
          ["Process", "Allocation", "Need"],
          names.map((name, process) => [
            name,
            ...[held, need].map((rows) => `(${at(rows, process).join(", ")})`),
          ]),
        )}\n${ARE_TRUE}`,
        workedOut: [
          `All processes can end in the order ${order.map((index) => names[index]).join(", ")}, so the present state is safe.`,
        ],
        statements: [
          ...requests,
          judged(
            `A safe sequence can end with ${names[last]}`,
            canEnd !== undefined,
            canEnd
              ? `The others can all end while ${names[last]} keeps what it holds, so it can be the last.`
              : `While ${names[last]} keeps what it holds, the others cannot all end, so it cannot be the last.`,
          ),
          judged(
            `A safe sequence can begin with ${names[first]}`,
            canBegin && safeOrder(free, held, need) !== undefined,
            canBegin
              ? `The free units cover what ${names[first]} needs, and the others can end after it.`
              : `The free units do not cover what ${names[first]} needs, so it cannot end first.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-outputs-with-semaphores",
    depth: 5,
    chapter: "semaphores",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const [s, t] = ["S", "T"];
      const start = { S: random.int(0, 1), T: random.int(0, 1) };
      const print = (letter: string) => `print("${letter}")`;
      const locked = (letter: string, by: string, frees: string) => [
        `P(${by})`,
        print(letter),
        `V(${frees})`,
      ];
      const draw = (letters: string) => {
        const [one = "a", two = "b"] = letters;
        return random.pick([
          [...locked(one, s, t), print(two)],
          [print(one), ...locked(two, t, s)],
          [...locked(one, t, s), ...locked(two, s, t)],
          [print(one), `V(${s})`, print(two)],
          [...locked(one, t, t), ...locked(two, s, t)],
        ]);
      };
      const processes = [draw("ab"), draw("cd")];
      const all = outputs(processes, start);
      const whole = [...all].filter((text) => text.length === 4);
      const orders = ["abcd", "acbd", "acdb", "cabd", "cadb", "cdab"];
      const waits = processes.flat();
      if (!waits.includes("P(S)") || !waits.includes("P(T)")) return undefined;
      if (whole.length === 0 || whole.length === orders.length) return undefined;
      const blocked = all.size > whole.length;
      const rows = range(0, Math.max(...processes.map(({ length }) => length)) - 1).map((line) =>
        processes.map((statements) => statements[line] ?? ""),
      );
      return {
        text: `Two processes run concurrently, sharing two counting semaphores with the initial values $S = ${start.S}$ and $T = ${start.T}$. \`P\` waits until the value is positive and lowers it by 1; \`V\` raises it by 1.\n${table(["Process 1", "Process 2"], rows)}\n${ARE_TRUE}`,
        workedOut: [
          `Trying every order in which the statements can run, all four letters can come out as ${list(whole.sort().map((text) => `\`${text}\``))}.`,
        ],
        statements: [
          ...orders.map((text) =>
            judged(
              `The output \`${text}\` is possible`,
              whole.includes(text),
              whole.includes(text)
                ? `The output \`${text}\` is among these.`
                : `The output \`${text}\` is not among these: a semaphore forbids this order.`,
            ),
          ),
          judged(
            "Both processes always run to their end",
            !blocked,
            blocked
              ? `In some order the processes stop early, with only \`${[...all].filter((text) => text.length < 4).sort()[0] || "nothing"}\` printed, so they do not always end.`
              : "In every order all four letters are printed, so both processes end.",
          ),
        ],
      };
    },
  }),
];
