import { mean, range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { fence } from "../code.ts";
import { type Job, schedule, waits } from "./process-scheduling.ts";

export const processes: WriterList = [
  computed({
    name: "first-come-first-served-waiting-time",
    topic: "operating-systems",
    difficulty: "EASY",
    write(random) {
      const n = random.pick([3, 4, 4]);
      const jobs = range(1, n).map(
        (index): Job => ({ name: `P${index}`, arrival: 0, burst: random.int(2, 15) }),
      );
      const ends = schedule(jobs, "FCFS");
      const wait = waits(jobs, ends);
      const average = mean(wait);
      if (!Number.isInteger(average * 4)) return undefined;
      return {
        text: `The processes ${list(jobs.map(({ name }) => name))} are ready at time 0 in this order and need ${list(jobs.map(({ burst }) => burst))} ms of processor time. What is the average waiting time with first-come, first-served scheduling?`,
        answer: num(average, "ms"),
        distractors: [
          wrong(num(mean(ends), "ms"), "averaging the times of completion instead of the waiting times"),
          wrong(num(mean(waits(jobs, schedule(jobs, "SJF"))), "ms"), "running the shortest process first"),
          wrong(
            num(sum(wait) / (n - 1), "ms"),
            "leaving the first process, which does not wait, out of the average",
          ),
          wrong(num(mean(jobs.map(({ burst }) => burst)), "ms"), "averaging the burst times"),
          wrong(num(mean(wait.slice(0, -1)), "ms"), "leaving the last process out of the average"),
          wrong(num(Math.max(...wait), "ms"), "giving the longest waiting time"),
        ],
        explanation: [
          `Each process waits until all before it are done: ${list(wait)} ms.`,
          `The average is $\\frac{${wait.join(" + ")}}{${n}} = ${num(average).tex}$ ms.`,
        ],
        verify: () => sum(jobs.map(({ burst }, index) => burst * (n - 1 - index))) / n === average,
      };
    },
  }),
  computed({
    name: "semaphore-after-operations",
    topic: "operating-systems",
    difficulty: "EASY",
    write(random) {
      const start = random.int(3, 12);
      const downs = random.int(start + 9, start + 30);
      const ups = random.int(3, 12);
      const end = start - downs + ups;
      const [down, up] = random.pick([
        ["P (wait)", "V (signal)"],
        ["wait", "signal"],
        ["down", "up"],
      ] as const);
      return {
        text: `A counting semaphore has the value ${start}. Then ${downs} ${down} operations and ${ups} ${up} operations are carried out on it. If its value may become negative, what is it in the end?`,
        answer: num(end),
        distractors: [
          wrong(num(start + downs - ups), `letting ${down} increase and ${up} decrease the value`),
          wrong(num(ups - downs), "starting from zero"),
          wrong(num(start - downs - ups), "letting both operations decrease the value"),
          wrong(num(downs - ups), "ignoring the initial value and the sign"),
          wrong(num(end + 1), "losing count by one"),
        ],
        explanation: [
          `Every ${down} takes 1 off and every ${up} adds 1.`,
          `$${start} - ${downs} + ${ups} = ${end}$.`,
        ],
      };
    },
  }),
  computed({
    name: "processes-made-by-fork",
    topic: "operating-systems",
    difficulty: "EASY",
    write(random) {
      const forks = random.int(2, 6);
      const asked = random.pick(["lines", "children"] as const);
      const word = random.pick(["hello", "done", "tick", "ready", "ok"]);
      const loop = random.chance();
      const program = loop
        ? [`for (int i = 0; i < ${forks}; i++)`, "    fork();", `printf("${word}\\n");`]
        : [...range(1, forks).map(() => "fork();"), `printf("${word}\\n");`];
      const total = 2 ** forks;
      const key = asked === "lines" ? total : total - 1;
      return {
        text: `${asked === "lines" ? `How many times is \`${word}\` printed` : "How many new processes, not counting the first one, are created"} if every call of \`fork\` succeeds?\n${fence(...program)}`,
        answer: num(key),
        distractors: [
          wrong(
            num(asked === "lines" ? total - 1 : total),
            asked === "lines" ? "counting only the child processes" : "counting the first process too",
          ),
          wrong(num(forks + 1), "letting only the first process execute the calls of fork"),
          wrong(num(2 * forks), "doubling the number of calls instead of the number of processes"),
          wrong(num(forks), "taking one process for each call"),
          wrong(num(2 * total), "counting one call too many"),
        ],
        explanation: [
          `Every process that reaches a \`fork\` becomes two, so ${forks} calls make $2^{${forks}} = ${total}$ processes in all.`,
          asked === "lines"
            ? `Each of them prints once: ${key} times.`
            : `One of them is the first process, so ${key} are new.`,
        ],
      };
    },
  }),
];
