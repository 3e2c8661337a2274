import { slips } from "../../../../kit/slips.ts";
import { range, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list, numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, fence, spaced, table } from "../code.ts";
import { endsOf, timeline } from "./priority-run.ts";

/** The references that fault, counted from 1: the page that goes is the first in the list. */
function faultsAt(pages: readonly number[], frames: number, kind: "lru" | "fifo" | "best"): number[] {
  let held: number[] = [];
  const when: number[] = [];
  for (const [now, page] of pages.entries()) {
    if (held.includes(page)) {
      if (kind === "lru") held = [...held.filter((other) => other !== page), page];
      continue;
    }
    when.push(now + 1);
    if (held.length === frames) {
      const next = (other: number) => {
        const later = pages.indexOf(other, now + 1);
        return later < 0 ? 999 : later;
      };
      const goes = kind === "best" ? held.reduce((a, b) => (next(b) > next(a) ? b : a)) : at(held, 0);
      held = held.filter((other) => other !== goes);
    }
    held.push(page);
  }
  return when;
}

const faults = (pages: readonly number[], frames: number, kind: "lru" | "fifo" | "best") =>
  faultsAt(pages, frames, kind).length;

export const memoryAndProcesses: WriterList = [
  computed({
    name: "access-time-from-a-reference-string",
    depth: 5,
    chapter: "virtual-memory",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const frames = random.int(3, 4);
      const pages: number[] = [];
      while (pages.length < 20) {
        const page = random.int(0, frames + 2);
        if (page !== pages.at(-1)) pages.push(page);
      }
      const [lru, fifo, best] = [
        faults(pages, frames, "lru"),
        faults(pages, frames, "fifo"),
        faults(pages, frames, "best"),
      ];
      const useLru = random.chance(0.7);
      const missed = useLru ? lru : fifo;
      const other = useLru ? fifo : lru;
      const access = random.pick([50, 80, 100, 200]);
      const service = random.pick([20, 40, 50, 80, 100, 200]);
      const mean = (count: number) => ((20 - count) * access) / 20 / 1000 + (count / 20) * service;
      const show = (x: number) => fixed(x, 2, "μs");
      const key = show(mean(missed));
      if (missed === other || best === missed) return undefined;
      return {
        text: `A process with ${numberWord(frames)} empty frames refers to the pages\n${fence(spaced(pages))}\nand pages are replaced by the rule ${useLru ? "least recently used (LRU)" : "first in, first out (FIFO)"}. A reference to a page in memory takes ${num(access, "ns")}, a page fault takes ${num(service, "μs")} in all. What is the mean time of a reference over this string, to two decimals?`,
        answer: key,
        distractors: slips(random, key, show, [
          [mean(other), `replacing by ${useLru ? "first in, first out" : "least recently used"}`],
          [mean(best), "replacing the page that is needed latest, which is the best possible"],
          [mean(Math.max(1, missed - frames)), "leaving out the faults that fill the empty frames"],
          [mean(20 - missed), "taking the hits for the faults"],
          [mean(missed + 1), "counting one fault too many"],
          [mean(missed - 1), "missing one fault"],
          [mean(missed + 2), "counting two faults too many"],
          [mean(faults(pages, frames - 1, useLru ? "lru" : "fifo")), "using one frame too few"],
          [mean(faults(pages, frames + 1, useLru ? "lru" : "fifo")), "using one frame too many"],
        ]),
        explanation: [
          `Followed step by step, the references number ${list(faultsAt(pages, frames, useLru ? "lru" : "fifo"))} fault, which makes ${missed} faults in 20; those that fill the empty frames count too.`,
          `The mean is $\\frac{${20 - missed}}{20} \\times ${access}\\ \\mathrm{ns} + \\frac{${missed}}{20} \\times ${num(service, "μs").tex} = ${key.tex}$.`,
        ],
        verify: () => {
          // Time stamps instead of an ordered list.
          const stamp = new Map<number, number>();
          let time = 0;
          for (const [now, page] of pages.entries()) {
            if (stamp.has(page)) {
              time += access / 1000;
              if (useLru) stamp.set(page, now);
              continue;
            }
            time += service;
            if (stamp.size === frames) {
              const [oldest] = [...stamp].reduce((a, b) => (b[1] < a[1] ? b : a));
              stamp.delete(oldest);
            }
            stamp.set(page, now);
          }
          return Math.abs(time / 20 - (key.number ?? 0)) < 0.006;
        },
      };
    },
  }),
  computed({
    name: "cache-misses-of-an-array-walk",
    depth: 5,
    chapter: "caches",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const line = random.pick([16, 32, 64]);
      const lines = random.pick([8, 16, 32, 64]);
      const size = 4;
      const perLine = line / size;
      const fits = lines * perLine;
      const stride = random.pick([1, 2, 4, 8]);
      const items = fits * random.pick([1, 2, 4]) * (random.chance(0.3) ? 1 : 0.5);
      const rounds = random.int(2, 4);
      if (items < 32 || items > 2048 || stride >= perLine * 2 || items % stride !== 0) return undefined;
      const touched = Math.ceil(items / Math.max(stride, perLine));
      const keepsAll = items <= fits;
      const amount = keepsAll ? touched : touched * rounds;
      // The number of misses must not already be in the text.
      if ([line, lines, items].includes(amount)) return undefined;
      const key = num(amount);
      const reads = (items / stride) * rounds;
      return {
        text: `A direct-mapped data cache has ${lines} lines of ${line} bytes and is empty at first. An array \`a\` of ${items} integers of 4 bytes begins at an address that is a multiple of the size of the cache, and this loop runs with all other variables in registers:\n${fence(`for (k = 0; k < ${rounds}; k++)`, `  for (i = 0; i < ${items}; i += ${stride})`, "    s += a[i];")}\nHow many cache misses do the reads of \`a\` cause?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            keepsAll ? touched * rounds : touched,
            keepsAll
              ? "forgetting that the lines stay in the cache between the rounds"
              : "taking the array to stay in the cache between the rounds",
          ],
          [reads, "counting every read as a miss"],
          [items / stride, "counting one miss for every element read in one round"],
          [lines, "giving the number of lines of the cache"],
          [amount * 2, "counting two elements less to a line than there are"],
          [amount / 2, "taking the lines to be twice as long"],
          [
            keepsAll ? touched + rounds : touched * (rounds - 1),
            keepsAll ? "adding one miss a round" : "leaving out one round",
          ],
          [reads - amount, "giving the number of hits"],
        ]),
        explanation: [
          `A line holds $${line} \\div 4 = ${perLine}$ integers, so a round with steps of ${stride} touches ${touched} lines, each with one miss when it is not in the cache.`,
          keepsAll
            ? `The array takes ${num((items * 4) / line)} lines and fits into the ${lines} lines of the cache, so later rounds only hit.`
            : `The array takes ${num((items * 4) / line)} lines, more than the ${lines} of the cache. Lines a cache size apart drive each other out, so every round misses them all again: $${touched} \\times ${rounds}$.`,
          `There are ${key} misses.`,
        ],
        verify: () => {
          const held = new Array<number>(lines).fill(-1);
          let misses = 0;
          for (let k = 0; k < rounds; k++)
            for (let i = 0; i < items; i += stride) {
              const block = Math.floor((i * 4) / line);
              if (held[block % lines] === block) continue;
              held[block % lines] = block;
              misses++;
            }
          return misses === amount;
        },
      };
    },
  }),
  computed({
    name: "memory-for-two-level-page-tables",
    depth: 5,
    chapter: "virtual-memory",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const page = random.pick([1, 2, 4, 8]);
      const entry = random.pick([4, 8]);
      const perTable = (page * 1024) / entry;
      const used = perTable * random.int(1, 4) + random.int(1, perTable - 1);
      const inner = Math.ceil(used / perTable);
      const amount = (inner + 1) * page;
      const size = used * page;
      const show = (x: number) => num(x, "KB", 0);
      const key = show(amount);
      if (size > 60000) return undefined;
      return {
        text: `Addresses are translated by two levels of page tables. A page has ${num(page, "KB")}, an entry of either level takes ${entry} bytes, and every table, inner or outer, fills exactly one page. A process uses the lowest ${num(size, "KB")} of its address space and nothing else. How much memory do its page tables take, if inner tables exist only where they are needed?`,
        answer: key,
        distractors: slips(random, key, show, [
          [inner * page, "forgetting the outer table"],
          [Math.ceil((used * entry) / 1024), "counting only the entries that are in use, in one table"],
          [(inner + 2) * page, "counting one inner table too many"],
          [perTable * page, "building every inner table"],
          [(perTable + 1) * page, "building every inner table and the outer one"],
          [(Math.floor(used / perTable) + 1) * page - page, "rounding the number of inner tables down"],
          [2 * page, "taking one table for each level"],
          [(inner + 1) * entry, "counting one entry for each table"],
        ]),
        explanation: [
          `The process uses $${num(size).tex} \\div ${page} = ${num(used).tex}$ pages, and a table holds $${page} \\times 1024 \\div ${entry} = ${perTable}$ entries.`,
          `So ${inner} inner tables are needed ($${num(used).tex} \\div ${perTable}$, rounded up), and one outer table.`,
          `Together $${inner + 1} \\times ${page}$, that is ${key}.`,
        ],
        verify: () => {
          const needed = new Set(range(0, used - 1).map((number) => Math.floor(number / perTable)));
          return (needed.size + 1) * page === amount;
        },
      };
    },
  }),
  computed({
    name: "values-left-by-a-race",
    depth: 5,
    chapter: "semaphores",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const start = random.int(2, 9);
      const [a, b] = [random.int(1, 9), random.int(2, 5)];
      const kinds = [
        { text: `x = x + ${a};`, run: (x: number) => x + a },
        { text: `x = x - ${a};`, run: (x: number) => x - a },
        { text: `x = x * ${b};`, run: (x: number) => x * b },
      ];
      const [one, two, three] = [
        random.pick(kinds),
        at(kinds, 2),
        { text: `x = x + ${a + b};`, run: (x: number) => x + a + b },
      ];
      const isThree = random.chance(0.6);
      const steps = isThree ? [one, two, three] : [one, two];
      if (one === two) return undefined;
      const results = outcomes(
        start,
        steps.map(({ run }) => run),
      );
      const amount = results.size;
      const key = num(amount);
      const orders = isThree ? 6 : 2;
      const serial = serialOutcomes(
        start,
        steps.map(({ run }) => run),
      ).size;
      const names = ["P", "Q", "R"];
      return {
        text: `The shared variable \`x\` is ${start}. ${isThree ? "Three" : "Two"} processes run at the same time, without any lock, and each executes its statement once:\n${table(
          ["process", "statement"],
          steps.map(({ text }, index) => [at(names, index), text]),
        )}\nA statement reads \`x\` into a register, computes, and writes the register back; the read and the write are atomic, but other processes may run in between. How many different values can \`x\` have when ${isThree ? "all" : "both"} are done?`,
        answer: key,
        distractors: slips(random, key, num, [
          [serial, "counting only runs in which the statements follow one another whole"],
          [orders, "counting the orders of the statements instead of the values"],
          [amount + 1, "counting one value twice"],
          [amount - 1, "missing one value"],
          [steps.length, "counting only lost updates, one value for each last writer"],
          [steps.length + serial, "adding both kinds of runs although some values agree"],
          [2 ** steps.length, "letting each update be lost or kept by itself"],
          [amount + serial, "counting the values of whole runs twice"],
          [amount + 2, "counting orders that no run can have"],
        ]),
        explanation: [
          `Each process writes its own result of some value that was in \`x\` when it read it, so updates that came in between are lost.`,
          `Going through all runs, \`x\` can end as ${[...results].sort((p, q) => p - q).join(", ")}.`,
          `These are ${amount} values; runs in which the statements follow one another whole give only ${serial} of them.`,
        ],
        verify: () => {
          // All interleavings of reads and writes, written out as sequences.
          const ends = new Set<number>();
          const marks = steps.flatMap((_, index) => [index, index]);
          const go = (left: readonly number[], x: number, held: readonly (number | undefined)[]) => {
            if (left.length === 0) ends.add(x);
            for (const who of new Set(left)) {
              const next = [...left];
              next.splice(next.indexOf(who), 1);
              const register = held[who];
              if (register === undefined)
                go(
                  next,
                  x,
                  held.map((value, index) => (index === who ? x : value)),
                );
              else go(next, at(steps, who).run(register), held);
            }
          };
          go(
            marks,
            start,
            steps.map(() => undefined),
          );
          return ends.size === amount;
        },
      };
    },
  }),
  computed({
    name: "priority-scheduling-with-pre-emption",
    depth: 5,
    chapter: "process-scheduling",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const names = ["P1", "P2", "P3", "P4"];
      const arrive = [0, random.int(1, 2), random.int(2, 4), random.int(3, 6)];
      const burst = names.map(() => random.int(2, 7));
      const rank = random.shuffle([1, 2, 3, 4]);
      const ends = endsOf(arrive, burst, (index) => at(rank, index), true);
      const plain = endsOf(arrive, burst, (index) => at(rank, index), false);
      const upside = endsOf(arrive, burst, (index) => -at(rank, index), true);
      const asksTurn = random.chance();
      const mean = (done: readonly number[], turn = asksTurn) =>
        sum(done.map((end, index) => end - at(arrive, index) - (turn ? 0 : at(burst, index)))) / 4;
      const amount = mean(ends);
      const key = fixed(amount, 2, "ms");
      const first = arrive.map((_, index) => index);
      const fcfs = endsOf(arrive, burst, (index) => first.indexOf(index), false);
      if (mean(plain) === amount) return undefined;
      return {
        text: `Four processes arrive as follows (times in ms; a smaller number means a higher priority):\n${table(
          ["process", "arrival", "burst", "priority"],
          names.map((name, index) => [name, at(arrive, index), at(burst, index), at(rank, index)]),
        )}\nPre-emptive priority scheduling is used, and switching takes no time. What is the average ${asksTurn ? "turnaround" : "waiting"} time?`,
        answer: key,
        distractors: slips(random, key, (x) => fixed(x, 2, "ms"), [
          [mean(plain), "letting a process finish once it has begun"],
          [mean(upside), "taking the larger number as the higher priority"],
          [mean(ends, !asksTurn), `giving the average ${asksTurn ? "waiting" : "turnaround"} time`],
          [mean(fcfs), "serving the processes in the order of arrival"],
          [
            asksTurn ? sum(ends) / 4 : mean(ends) + sum(arrive) / 4,
            "forgetting to subtract the arrival times",
          ],
          [(amount * 4) / 3, "dividing by three processes"],
          [amount + 0.5, "counting a switch too late by one unit twice"],
          [Math.max(0.25, amount - 0.5), "counting a switch too early by one unit twice"],
        ]),
        explanation: [
          `The processor runs ${timeline(arrive, burst, rank)}, so they end as follows: ${list(names.map((name, index) => `${name} at ${at(ends, index)}`))} ms.`,
          asksTurn
            ? `Turnaround is the end less the arrival: ${names.map((_, index) => at(ends, index) - at(arrive, index)).join(", ")} ms, on average ${key}.`
            : `Waiting is the end less arrival and burst: ${names.map((_, index) => at(ends, index) - at(arrive, index) - at(burst, index)).join(", ")} ms, on average ${key}.`,
        ],
        verify: () => {
          // From event to event instead of millisecond by millisecond.
          const left = [...burst];
          const done = [0, 0, 0, 0];
          let time = 0;
          while (left.some((rest) => rest > 0)) {
            const ready = range(0, 3).filter((i) => at(arrive, i) <= time && at(left, i) > 0);
            const coming = arrive.filter((when) => when > time);
            const who = ready.sort((p, q) => at(rank, p) - at(rank, q))[0];
            if (who === undefined) {
              time = Math.min(...coming);
              continue;
            }
            const slice = Math.min(at(left, who), ...coming.map((when) => when - time));
            left[who] = at(left, who) - slice;
            time += slice;
            if (left[who] === 0) done[who] = time;
          }
          return roundTo(mean(done), 2) === key.number && isNeat(amount, 2);
        },
      };
    },
  }),
];

/** Final values when each process reads at some moment and writes at some later one. */
function outcomes(start: number, runs: readonly ((x: number) => number)[]): Set<number> {
  type State = { x: number; held: readonly (number | undefined)[]; done: readonly boolean[] };
  const ends = new Set<number>();
  const open: State[] = [{ x: start, held: runs.map(() => undefined), done: runs.map(() => false) }];
  for (let state = open.pop(); state; state = open.pop()) {
    const { x, held, done } = state;
    if (done.every(Boolean)) ends.add(x);
    for (const [who, step] of runs.entries()) {
      if (done[who]) continue;
      const register = held[who];
      if (register === undefined)
        open.push({ x, done, held: held.map((value, index) => (index === who ? x : value)) });
      else open.push({ x: step(register), held, done: done.map((value, index) => value || index === who) });
    }
  }
  return ends;
}

function serialOutcomes(start: number, runs: readonly ((x: number) => number)[]): Set<number> {
  if (runs.length === 0) return new Set([start]);
  return new Set(
    runs.flatMap((step, who) => [
      ...serialOutcomes(
        step(start),
        runs.filter((_, index) => index !== who),
      ),
    ]),
  );
}
