import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const pageTables: WriterList = [
  computed({
    name: "access-time-with-a-translation-buffer",
    depth: 5,
    chapter: "virtual-memory",
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
        text: `A TLB has an access time of ${num(tlb, "ns")} and a hit ratio of ${rate}%; an access to main memory takes ${num(memory, "ns")}. Page tables have ${levels === 1 ? "one level" : `${numberWord(levels)} levels`} and lie in main memory. What is the effective memory access time, without page faults?`,
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
      const address = random.pick([24, 26, 28, 30, 32, 34, 36]);
      const page = random.int(10, 14);
      const entry = random.pick([2, 4, 8]);
      const bits = address - page + Math.log2(entry);
      if (bits < 14) return undefined;
      const show = (power: number) =>
        power >= 30
          ? `${2 ** (power - 30)} GB`
          : power >= 20
            ? `${2 ** (power - 20)} MB`
            : `${2 ** (power - 10)} KB`;
      return {
        text: `A byte-addressable system has ${address}-bit virtual addresses, a page size of ${2 ** (page - 10)} KB and page-table entries of ${entry} bytes. What is the size of the single-level page table of a process?`,
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
