import { mean, range, sum } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { list, numberWord, plural } from "../../../../english.ts";
import { permutations } from "../../../../kit/permutations.ts";
import { num } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, fence, table } from "../code.ts";

interface Job {
  name: string;
  arrival: number;
  burst: number;
}

type Policy = "FCFS" | "SJF" | "SRTF" | { quantum: number };

/** Runs the jobs unit by unit and says when each ends, in the order of the jobs. */
function schedule(jobs: readonly Job[], policy: Policy): number[] {
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

const waits = (jobs: readonly Job[], ends: readonly number[]) =>
  jobs.map(({ arrival, burst }, index) => at(ends, index) - arrival - burst);
const jobTable = (jobs: readonly Job[]) =>
  table(
    ["Process", "Arrival", "Burst"],
    jobs.map(({ name, arrival, burst }) => [name, arrival, burst]),
  );

type Replacement = "FIFO" | "LRU" | "OPT";
function pageFaults(pages: readonly number[], frames: number, policy: Replacement): number {
  const memory: number[] = [];
  let faults = 0;
  for (const [now, page] of pages.entries()) {
    const found = memory.indexOf(page);
    if (found >= 0) {
      if (policy === "LRU") memory.push(...memory.splice(found, 1));
      continue;
    }
    faults++;
    if (memory.length === frames) {
      const nextUse = (held: number) =>
        pages.indexOf(held, now) < 0 ? Number.MAX_SAFE_INTEGER : pages.indexOf(held, now);
      const victim =
        policy === "OPT"
          ? memory.reduce((worst, held) => (nextUse(held) > nextUse(worst) ? held : worst))
          : at(memory, 0);
      memory.splice(memory.indexOf(victim), 1);
    }
    memory.push(page);
  }
  return faults;
}

export const operatingSystems: WriterList = [
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
          wrong(num(sum(wait), "ms"), "adding the waiting times without dividing"),
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
  computed({
    name: "page-faults",
    topic: "operating-systems",
    difficulty: "MEDIUM",
    write(random) {
      const frames = random.int(3, 4);
      const pages: number[] = [];
      while (pages.length < 12) {
        const next = random.int(1, frames + 2);
        if (next !== pages.at(-1)) pages.push(next);
      }
      const policy = random.pick(["FIFO", "LRU"] as const);
      const key = pageFaults(pages, frames, policy);
      const other = policy === "FIFO" ? "LRU" : "FIFO";
      const distinct = new Set(pages).size;
      if (pageFaults(pages, frames, other) === key && random.chance(0.8)) return undefined;
      return {
        text: `A process has ${numberWord(frames)} page frames, all empty at first, and refers to its pages in the order ${pages.join(", ")}. How many page faults occur with ${policy} replacement?`,
        answer: num(key),
        distractors: [
          wrong(num(pageFaults(pages, frames, other)), `using ${other} replacement`),
          wrong(num(pageFaults(pages, frames, "OPT")), "using optimal replacement"),
          wrong(num(key - frames), "not counting the faults that fill the empty frames"),
          wrong(num(12 - key), "counting the hits"),
          wrong(num(distinct), "counting each page only once"),
          wrong(num(key + 1), "losing count by one"),
        ],
        explanation: [
          policy === "FIFO"
            ? "FIFO throws out the page that was loaded longest ago, however recently it was used."
            : "LRU throws out the page that has not been used for the longest time.",
          `Faults occur at the references marked with a star: ${marked(pages, frames, policy)}.`,
          `These are ${key} faults; the other ${12 - key} references are hits.`,
        ],
        verify() {
          if (policy === "FIFO") return true;
          const faults = pages.filter((page, now) => {
            const last = pages.lastIndexOf(page, now - 1);
            return now === 0 || last < 0 || new Set(pages.slice(last + 1, now)).size >= frames;
          });
          return faults.length === key;
        },
      };
    },
  }),
  computed({
    name: "physical-address-by-paging",
    topic: "operating-systems",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.pick([256, 512, 1024, 2048]);
      const frames = random.sample(range(2, 15), 5);
      const page = random.int(1, 4);
      const offset = random.int(5, size - 5);
      const logical = page * size + offset;
      const frame = at(frames, page);
      const physical = frame * size + offset;
      return {
        text: `Pages are ${size} bytes long. The page table of a process is:\n${table(
          ["Page", "Frame"],
          frames.map((held, index) => [index, held]),
        )}\nWhich physical address belongs to the logical address ${logical}?`,
        answer: num(physical),
        distractors: [
          wrong(num(at(frames, page - 1) * size + offset), "numbering the pages from 1"),
          wrong(num(frame * size + logical), "adding the whole logical address instead of the offset"),
          wrong(num((frame - 1) * size + offset), "numbering the frames from 1"),
          wrong(num(logical + frame), "adding the frame number to the address"),
          wrong(num(frame * size + page), "adding the page number instead of the offset"),
        ],
        explanation: [
          `$${logical} = ${page} \\times ${size} + ${offset}$, so it is page ${page}, offset ${offset}.`,
          `Page ${page} is in frame ${frame}: $${frame} \\times ${size} + ${offset} = ${num(physical).tex}$.`,
        ],
        verify: () => physical % size === logical % size && Math.floor(physical / size) === frame,
      };
    },
  }),
  computed({
    name: "resources-that-exclude-deadlock",
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
    name: "disk-head-movement",
    topic: "operating-systems",
    difficulty: "MEDIUM",
    write(random) {
      const head = random.int(40, 140);
      const requests = random.sample(
        range(5, 195).filter((track) => track !== head),
        6,
      );
      const path = (order: readonly number[]) =>
        order.reduce(({ at: here, moved }, track) => ({ at: track, moved: moved + Math.abs(track - here) }), {
          at: head,
          moved: 0,
        }).moved;
      const nearest = () => {
        const left = [...requests];
        const order: number[] = [];
        let here = head;
        while (left.length > 0) {
          const next = left.reduce((best, track) =>
            Math.abs(track - here) < Math.abs(best - here) ? track : best,
          );
          left.splice(left.indexOf(next), 1);
          order.push(next);
          here = next;
        }
        return order;
      };
      const distances = new Set(
        [head, ...requests].flatMap((a) =>
          requests.filter((b) => b !== a).map((b) => `${a} ${Math.abs(a - b)}`),
        ),
      );
      // Two requests equally near would leave the choice open.
      if (distances.size < 36) return undefined;
      const up = requests.filter((track) => track > head).sort((a, b) => a - b);
      const down = requests.filter((track) => track < head).sort((a, b) => b - a);
      if (up.length === 0 || down.length === 0) return undefined;
      const orders = { FCFS: requests, SSTF: nearest(), LOOK: [...up, ...down], SCAN: [...up, 199, ...down] };
      const policy = random.pick(["FCFS", "SSTF", "LOOK", "SCAN"] as const);
      const key = path(orders[policy]);
      const said = {
        FCFS: "first-come, first-served scheduling",
        SSTF: "shortest-seek-time-first scheduling",
        LOOK: "LOOK scheduling, which moves towards higher numbers first",
        SCAN: "SCAN (elevator) scheduling, which moves towards higher numbers first and up to the last cylinder",
      }[policy];
      const short = {
        FCFS: "serving the requests in the order of their coming",
        SSTF: "always going to the nearest request",
        LOOK: "turning at the last request, as LOOK does",
        SCAN: "running up to the last cylinder, as SCAN does",
      };
      return {
        text: `The head of a disk with cylinders 0 to 199 stands at ${head}. Requests for the cylinders ${requests.join(", ")} are waiting, in this order. Over how many cylinders does the head move in all with ${said}?`,
        answer: num(key),
        distractors: [
          ...(["SSTF", "LOOK", "FCFS", "SCAN"] as const)
            .filter((other) => other !== policy)
            .map((other) => wrong(num(path(orders[other])), short[other])),
          wrong(num(path([...down, ...up])), "moving towards the lower numbers first"),
          wrong(
            num(path([...up, 199, 0, ...[...down].reverse()])),
            "going back to cylinder 0 first, as C-SCAN does",
          ),
        ],
        explanation: [
          `The head visits ${[head, ...orders[policy]].join(" → ")}.`,
          `The distances are ${orders[policy].map((track, index) => Math.abs(track - at([head, ...orders[policy]], index))).join(" + ")} = ${key}.`,
        ],
        verify: () =>
          policy !== "LOOK" ||
          at(up, up.length - 1) - head + at(up, up.length - 1) - at(down, down.length - 1) === key,
      };
    },
  }),
  computed({
    name: "round-robin-average-time",
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
        text: `The processes below (times in ms) are scheduled by the pre-emptive shortest-remaining-time-first rule; of two that need equally long, the one that arrived earlier goes first. What is the average waiting time?\n${jobTable(jobs)}`,
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
  computed({
    name: "bankers-safe-sequence",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const n = 4;
      const held = range(1, n).map(() => random.int(0, 4));
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
    name: "access-time-with-a-translation-buffer",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const tlb = random.step(5, 20, 5);
      const memory = random.step(80, 200, 20);
      const rate = random.pick([80, 90, 95, 98]);
      const levels = random.int(1, 3);
      const miss = 100 - rate;
      const time = tlb + memory + (miss * levels * memory) / 100;
      return {
        text: `Looking up the translation look-aside buffer takes ${num(tlb, "ns")} and succeeds for ${rate}% of the addresses; an access to main memory takes ${num(memory, "ns")}. Page tables have ${plural(levels, "level")} and lie in main memory. What is the effective time to read a byte, without page faults?`,
        answer: num(time, "ns"),
        distractors: [
          wrong(
            num(tlb + (miss * (levels + 1) * memory) / 100, "ns"),
            "forgetting the access to the byte itself when the buffer hits",
          ),
          wrong(
            num((rate * (tlb + memory) + miss * (levels + 1) * memory) / 100, "ns"),
            "leaving out the time of the buffer on a miss",
          ),
          wrong(
            num(tlb + memory + (miss * (levels + 1) * memory) / 100, "ns"),
            "counting one memory access too many on a miss",
          ),
          wrong(
            num(tlb + memory + (rate * levels * memory) / 100, "ns"),
            "exchanging the hit and the miss ratio",
          ),
          wrong(num(tlb + (levels + 1) * memory, "ns"), "walking through the page table every time"),
        ],
        explanation: [
          `A hit takes $${tlb} + ${memory} = ${tlb + memory}$ ns; a miss takes ${plural(levels, "further memory access", "further memory accesses")} for the page table, $${tlb} + ${levels + 1} \\times ${memory} = ${tlb + (levels + 1) * memory}$ ns.`,
          `$${rate / 100} \\times ${tlb + memory} + ${miss / 100} \\times ${tlb + (levels + 1) * memory} = ${num(time).tex}$ ns.`,
        ],
        verify: () =>
          Math.abs((rate * (tlb + memory) + miss * (tlb + (levels + 1) * memory)) / 100 - time) < 1e-9,
      };
    },
  }),
  computed({
    name: "size-of-a-page-table",
    topic: "operating-systems",
    difficulty: "MEDIUM",
    write(random) {
      const address = random.pick([28, 30, 32, 34, 36]);
      const page = random.int(10, 14);
      const entry = random.pick([2, 4, 8]);
      const bits = address - page + Math.log2(entry);
      if (bits < 20) return undefined;
      const show = (power: number) =>
        power >= 30
          ? `${2 ** (power - 30)} GB`
          : power >= 20
            ? `${2 ** (power - 20)} MB`
            : `${2 ** (power - 10)} KB`;
      return {
        text: `A system has ${address}-bit virtual addresses of bytes, pages of ${2 ** (page - 10)} KB and page-table entries of ${entry} bytes. How large is the single-level page table of a process?`,
        answer: show(bits),
        distractors: [
          wrong(show(address - page), "giving the number of entries without their size"),
          wrong(show(address - page + 3), "taking entries of eight bytes"),
          wrong(show(bits + 1), "counting one bit too many for the page number"),
          wrong(show(bits - 1), "counting one bit too few for the page number"),
          wrong(
            show(page + Math.log2(entry)),
            "multiplying the size of a page, not the number of pages, by the size of an entry",
          ),
        ],
        explanation: [
          `A page of ${2 ** (page - 10)} KB takes ${page} bits of offset, so there are $2^{${address} - ${page}} = 2^{${address - page}}$ pages.`,
          `With ${entry} bytes each: $2^{${address - page}} \\times ${entry} = 2^{${bits}}$ bytes, that is, ${show(bits)}.`,
        ],
      };
    },
  }),
];

function marked(pages: readonly number[], frames: number, policy: Replacement): string {
  return pages
    .map((page, now) => {
      const isFault =
        pageFaults(pages.slice(0, now + 1), frames, policy) > pageFaults(pages.slice(0, now), frames, policy);
      return `${page}${isFault ? "*" : ""}`;
    })
    .join(", ");
}

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
