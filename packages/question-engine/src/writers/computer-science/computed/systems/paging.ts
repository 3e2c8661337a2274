import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, table } from "../code.ts";

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

export const paging: WriterList = [
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
      if (frame === page || frame === page + 1) return undefined;
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
