import { mean, range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, table } from "../code.ts";

export interface Job {
  name: string;
  arrival: number;
  burst: number;
}

type Policy = "FCFS" | "SJF" | "SRTF" | { quantum: number };

/** Runs the jobs unit by unit and says when each ends, in the order of the jobs. */
export function schedule(jobs: readonly Job[], policy: Policy): number[] {
  const left = jobs.map(({ burst }) => burst);
  const ends = jobs.map(() => 0);
  const queue: number[] = [];
  let running = -1;
  let used = 0;
  for (let time = 0; left.some((rest) => rest > 0); time++) {
    for (const [index, job] of jobs.entries()) if (job.arrival === time) queue.push(index);
    if (running >= 0) {
      const done = at(left, running) === 0;
      const expired = typeof policy === "object" && used === policy.quantum;
      if (done) running = -1;
      else if (expired || policy === "SRTF") {
        queue.push(running);
        running = -1;
      }
    }
    if (running < 0 && queue.length > 0) {
      const key = (index: number) =>
        policy === "SJF" || policy === "SRTF" ? at(left, index) * 1000 + at(jobs, index).arrival : 0;
      const best = queue.reduce((first, index) => (key(index) < key(first) ? index : first));
      queue.splice(queue.indexOf(best), 1);
      running = best;
      used = 0;
    }
    if (running >= 0) {
      left[running] = at(left, running) - 1;
      used++;
      if (left[running] === 0) ends[running] = time + 1;
    }
  }
  return ends;
}

export const waits = (jobs: readonly Job[], ends: readonly number[]) =>
  jobs.map(({ arrival, burst }, index) => at(ends, index) - arrival - burst);
const jobTable = (jobs: readonly Job[]) =>
  table(
    ["Process", "Arrival", "Burst"],
    jobs.map(({ name, arrival, burst }) => [name, arrival, burst]),
  );

export const processScheduling: WriterList = [
  computed({
    name: "round-robin-average-time",
    depth: 5,
    chapter: "process-scheduling",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const quantum = random.int(2, 4);
      const arrivals = [0, random.int(1, 3), random.int(4, 6), random.int(7, 8)];
      const jobs = arrivals.map(
        (arrival, index): Job => ({ name: `P${index + 1}`, arrival, burst: random.int(3, 9) }),
      );
      const policy: Policy = { quantum };
      const ends = schedule(jobs, policy);
      const wait = waits(jobs, ends);
      const turn = jobs.map(({ arrival }, index) => at(ends, index) - arrival);
      // A new arrival and a process whose quantum ends at the same time: the new one first, as the question says.
      const asked = random.pick(["waiting", "turnaround"] as const);
      const key = mean(asked === "waiting" ? wait : turn);
      const fcfs = schedule(jobs, "FCFS");
      const srtf = schedule(jobs, "SRTF");
      const other = (list: readonly number[]) =>
        mean(
          asked === "waiting"
            ? waits(jobs, list)
            : jobs.map(({ arrival }, index) => at(list, index) - arrival),
        );
      return {
        text: `The processes below (times in ms) are scheduled round robin with a time quantum of ${num(quantum, "ms")}. A process that arrives just when another one's quantum ends enters the ready queue first. What is the average ${asked} time?\n${jobTable(jobs)}`,
        answer: num(key, "ms"),
        distractors: [
          wrong(num(other(fcfs), "ms"), "running every process to its end (first-come, first-served)"),
          wrong(
            num(mean(asked === "waiting" ? turn : wait), "ms"),
            asked === "waiting" ? "giving the average turnaround time" : "giving the average waiting time",
          ),
          wrong(num(other(srtf), "ms"), "always running the process with the shortest time left"),
          wrong(num(mean(ends), "ms"), "averaging the times of completion"),
        ],
        explanation: [
          `Completion: ${jobs.map(({ name }, index) => `${name} at ${ends[index]}`).join(", ")} ms.`,
          `Turnaround (completion less arrival): ${turn.join(", ")}; waiting (turnaround less burst): ${wait.join(", ")}.`,
          `The average ${asked} time is $${num(key, "ms").tex}$.`,
        ],
        verify: () => roundRobin(jobs, quantum).join() === ends.join(),
      };
    },
  }),
  computed({
    name: "shortest-remaining-time-first",
    depth: 5,
    chapter: "process-scheduling",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const arrivals = [0, random.int(1, 2), random.int(3, 4), random.int(5, 6)];
      const bursts = random.sample(range(2, 12), 4);
      const jobs = arrivals.map(
        (arrival, index): Job => ({ name: `P${index + 1}`, arrival, burst: at(bursts, index) }),
      );
      const ends = schedule(jobs, "SRTF");
      const wait = waits(jobs, ends);
      const key = mean(wait);
      const sjf = mean(waits(jobs, schedule(jobs, "SJF")));
      if (sjf === key) return undefined;
      return {
        text: `The processes below (times in ms) are scheduled by the pre-emptive shortest-remaining-time-first rule; of two with equal remaining time, the one that arrived earlier goes first. What is the average waiting time?\n${jobTable(jobs)}`,
        answer: num(key, "ms"),
        distractors: [
          wrong(num(sjf, "ms"), "not pre-empting a running process (shortest job first)"),
          wrong(
            num(mean(waits(jobs, schedule(jobs, "FCFS"))), "ms"),
            "serving the processes in order of arrival",
          ),
          wrong(
            num(mean(jobs.map(({ arrival }, index) => at(ends, index) - arrival)), "ms"),
            "giving the average turnaround time",
          ),
          wrong(
            num(mean(ends.map((end, index) => end - at(bursts, index))), "ms"),
            "forgetting to subtract the times of arrival",
          ),
        ],
        explanation: [
          `At every arrival the process with the least time left goes on. Completion: ${jobs.map(({ name }, index) => `${name} at ${ends[index]}`).join(", ")} ms.`,
          `Waiting is completion less arrival less burst: ${wait.join(", ")}.`,
          `The average is $\\frac{${wait.join(" + ")}}{4} = ${num(key).tex}$ ms.`,
        ],
        verify: () => Math.max(...ends) >= sum(bursts) && key <= sjf,
      };
    },
  }),
];

/** Round robin by whole quanta, as a check on the clocked simulation. */
function roundRobin(jobs: readonly Job[], quantum: number): number[] {
  const left = jobs.map(({ burst }) => burst);
  const ends = jobs.map(() => 0);
  const queue: number[] = [];
  let admitted = 0;
  let time = 0;
  const admit = () => {
    while (admitted < jobs.length && at(jobs, admitted).arrival <= time) queue.push(admitted++);
  };
  admit();
  while (left.some((rest) => rest > 0)) {
    const next = queue.shift();
    if (next === undefined) {
      time++;
      admit();
      continue;
    }
    const slice = Math.min(quantum, at(left, next));
    time += slice;
    left[next] = at(left, next) - slice;
    admit();
    if (left[next] === 0) ends[next] = time;
    else queue.push(next);
  }
  return ends;
}
