import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;

export const computerFundamentals: WriterList = [
  computed({
    name: "units-of-memory",
    topic: "computer-fundamentals",
    difficulty: "EASY",
    write(random) {
      const step = random.int(0, 3);
      const [small, large] = [UNITS[step] ?? "bytes", UNITS[step + 1] ?? "KB"];
      const n = random.pick([2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 32]);
      if (random.chance()) {
        return {
          text: `How many ${small} are ${n} ${large}, if each unit is 1024 times the next smaller one?`,
          answer: num(1024 * n),
          distractors: [
            wrong(num(1000 * n), "taking 1000 instead of 1024"),
            wrong(num(8 * 1024 * n), "multiplying by eight as if bits were asked for"),
            wrong(num(512 * n), "taking $2^9$ instead of $2^{10}$"),
            wrong(num(1024 * (n + 1)), "counting one unit too many"),
          ],
          explanation: `One ${large} is $2^{10} = 1024$ ${small}, so ${n} ${large} are $${n} \\times 1024 = ${num(1024 * n).tex}$ ${small}.`,
        };
      }
      const many = random.pick([8, 16, 24, 32, 40, 48, 64]);
      return {
        text: `How many ${large} are ${1024 * many} ${small}, if each unit is 1024 times the next smaller one?`,
        answer: num(many),
        distractors: [
          wrong(num(2 * many), "dividing by $2^9$ instead of $2^{10}$"),
          wrong(num(many / 2), "dividing by $2^{11}$ instead of $2^{10}$"),
          wrong(num(8 * many), "multiplying by eight as if bits were asked for"),
          wrong(num(many / 8), "dividing by eight as if bits were given"),
          wrong(num(4 * many), "dividing by $2^8$ instead of $2^{10}$"),
          wrong(num(many / 4), "dividing by $2^{12}$ instead of $2^{10}$"),
        ],
        explanation: `One ${large} is $2^{10} = 1024$ ${small}, and $\\frac{${1024 * many}}{1024} = ${many}$.`,
      };
    },
  }),
  computed({
    name: "cycles-of-a-clock",
    topic: "computer-fundamentals",
    difficulty: "EASY",
    write(random) {
      const ghz = random.pick([0.5, 0.8, 1, 1.25, 1.6, 2, 2.5, 4, 5]);
      const period = 1 / ghz;
      const cycles = random.int(3, 12);
      const time = cycles * period;
      return {
        text: `A processor runs at ${num(ghz, "GHz")}. How long does an operation of ${cycles} clock cycles take?`,
        answer: num(time, "ns"),
        distractors: [
          wrong(num(cycles * ghz, "ns"), "multiplying by the clock rate instead of dividing"),
          wrong(num(period, "ns"), "giving the length of one cycle"),
          wrong(num(10 * time, "ns"), "a slip in the power of ten"),
          wrong(num(cycles, "ns"), `taking a cycle of ${num(1, "ns")}`),
          wrong(num(time + period, "ns"), "counting one cycle too many"),
        ],
        explanation: `One cycle takes $\\frac{1}{${ghz} \\times 10^9}\\ \\mathrm{s} = ${num(period, "ns").tex}$, so ${cycles} cycles take $${num(time, "ns").tex}$.`,
      };
    },
  }),
  computed({
    name: "size-of-a-bitmap",
    topic: "computer-fundamentals",
    difficulty: "MEDIUM",
    write(random) {
      const [w, h] = random.pick([
        [640, 480],
        [800, 600],
        [1024, 768],
        [1280, 1024],
        [512, 512],
        [256, 128],
        [320, 200],
        [1600, 1200],
      ] as const);
      const bits = random.pick([1, 4, 8, 16, 24]);
      const bytes = (w * h * bits) / 8;
      const kb = bytes / 1024;
      if (!Number.isInteger(kb * 4)) return undefined;
      const colours = random.chance(0.4) && bits < 24;
      return {
        text: `How much memory does an uncompressed picture of $${w} \\times ${h}$ pixels take ${colours ? `if every pixel can have one of ${2 ** bits} colours` : `at ${plural(bits, "bit")} per pixel`}? Take $1\\ \\mathrm{KB} = 1024$ bytes.`,
        answer: num(kb, "KB"),
        distractors: [
          wrong(num(kb * 8, "KB"), "forgetting to divide by eight bits per byte"),
          wrong(num(bytes / 1000, "KB"), "taking 1000 bytes to the KB"),
          wrong(
            num(bits === 8 ? kb * 3 : (w * h) / 1024, "KB"),
            bits === 8 ? "taking three bytes per pixel" : "taking one byte per pixel",
          ),
          wrong(num(kb / 8, "KB"), "dividing by eight twice"),
          wrong(num(kb * 2, "KB"), "counting every pixel twice"),
        ],
        explanation: [
          `${colours ? `The ${2 ** bits} colours need ${plural(bits, "bit")} per pixel. ` : ""}$${w} \\times ${h} \\times ${bits} = ${num(w * h * bits).tex}$ bits.`,
          `Divided by 8 and by 1024 this is $${num(kb, "KB").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "capacity-of-a-hard-disk",
    topic: "computer-fundamentals",
    difficulty: "MEDIUM",
    write(random) {
      const surfaces = random.pick([2, 4, 8, 16]);
      const tracks = random.pick([512, 1024, 2048, 4096]);
      const sectors = random.pick([32, 64, 128, 256]);
      const key = (surfaces * tracks * sectors * 512) / 1024 ** 2;
      if (key < 8) return undefined;
      const byPlatters = random.chance();
      return {
        text: `A hard disk has ${byPlatters ? `${surfaces / 2 === 1 ? "1 platter" : `${surfaces / 2} platters`}, both sides of which are used` : `${surfaces} recording surfaces`}, with ${tracks} tracks per surface, ${sectors} sectors per track and 512 bytes per sector. What is its capacity? Take $1\\ \\mathrm{MB} = 2^{20}$ bytes.`,
        answer: num(key, "MB"),
        distractors: [
          wrong(
            num(byPlatters ? key / 2 : key * 2, "MB"),
            byPlatters ? "counting only one side of each platter" : "counting each surface twice",
          ),
          wrong(
            num(byPlatters ? key * 2 : key / 2, "MB"),
            byPlatters
              ? "counting four sides to a platter"
              : "taking surfaces for platters the wrong way round",
          ),
          wrong(num(key / surfaces, "MB"), "giving the capacity of a single surface"),
          wrong(num(key * 8, "MB"), "giving the number of megabits"),
        ],
        explanation: [
          `$${surfaces} \\times ${tracks} \\times ${sectors} \\times 512 = ${num(surfaces * tracks * sectors * 512).tex}$ bytes${byPlatters ? `, with ${surfaces} surfaces` : ""}.`,
          `Divided by $2^{20}$ this is $${num(key, "MB").tex}$.`,
        ],
        verify: () =>
          Math.log2(surfaces) + Math.log2(tracks) + Math.log2(sectors) + 9 - 20 === Math.log2(key),
      };
    },
  }),
  computed({
    name: "size-of-a-sound-recording",
    topic: "computer-fundamentals",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.pick([8, 16, 22.05, 44.1, 48]);
      const bits = random.pick([8, 16, 24]);
      const channels = random.int(1, 2);
      const seconds = random.pick([10, 20, 30, 40, 50, 60]);
      const kb = (rate * bits * channels * seconds) / 8;
      const packed = random.chance(0.4);
      const ratio = random.pick([4, 5, 10]);
      const mb = kb / 1000 / (packed ? ratio : 1);
      return {
        text: `A sound is recorded for ${num(seconds, "s")} ${channels === 1 ? "in mono" : "in stereo"} at ${num(rate, "kHz")} with ${bits} bits per sample${packed ? `, and then compressed to one ${ratio === 4 ? "quarter" : ratio === 5 ? "fifth" : "tenth"} of its size` : ", without compression"}. How large is the file? Take $1\\ \\mathrm{MB} = 10^6$ bytes.`,
        answer: num(mb, "MB", 3),
        distractors: [
          wrong(
            num(channels === 2 ? mb / 2 : mb * 2, "MB", 3),
            channels === 2 ? "recording only one channel" : "recording two channels",
          ),
          wrong(num(mb * 8, "MB", 3), "forgetting to divide by eight bits per byte"),
          wrong(
            num(packed ? mb * ratio : mb / 8, "MB", 3),
            packed ? "forgetting the compression" : "dividing by eight twice",
          ),
          wrong(num((mb * 8) / bits, "MB", 3), "taking one byte per sample"),
          wrong(num(mb * 1.5, "MB", 3), "taking half as many bits again"),
        ],
        explanation: [
          `Bits: $${rate} \\times 10^3 \\times ${bits} \\times ${channels} \\times ${seconds} = ${num(rate * 1000 * bits * channels * seconds).tex}$.`,
          `Divided by 8 these are $${num(kb * 1000).tex}$ bytes${packed ? `, and a ${ratio === 4 ? "quarter" : ratio === 5 ? "fifth" : "tenth"} of that` : ""}: $${num(mb, "MB", 3).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "disk-access-time",
    topic: "computer-fundamentals",
    difficulty: "HARD",
    write(random) {
      const rpm = random.pick([3000, 6000, 7500, 10000, 12000, 15000]);
      const seek = random.int(3, 12);
      const sectors = random.pick([50, 100, 200, 250]);
      const turn = 60000 / rpm;
      const transfer = turn / sectors;
      const total = seek + turn / 2 + transfer;
      return {
        text: `A hard disk turns ${rpm} times a minute and has ${sectors} sectors per track; the average seek takes ${num(seek, "ms")}. What is the average time to read one sector at random?`,
        answer: num(total, "ms", 3),
        distractors: [
          wrong(
            num(seek + turn + transfer, "ms", 3),
            "waiting for a whole turn instead of half a turn on average",
          ),
          wrong(num(seek + turn / 2, "ms", 3), "forgetting the time to read the sector"),
          wrong(num(turn / 2 + transfer, "ms", 3), "forgetting the seek"),
          wrong(num(seek + transfer, "ms", 3), "forgetting the wait for the sector"),
          wrong(num(seek + turn / 2 + turn, "ms", 3), "reading the whole track"),
          wrong(num(seek + (turn + transfer) / 2, "ms", 3), "halving the time to read the sector as well"),
          wrong(num(seek + turn / 2 + 2 * transfer, "ms", 3), "counting the time to read the sector twice"),
          wrong(num(seek + turn, "ms", 3), "waiting for a whole turn and forgetting the time to read"),
        ],
        explanation: [
          `One turn takes $\\frac{60000}{${rpm}} = ${num(turn, "ms").tex}$; on average half a turn, $${num(turn / 2, "ms").tex}$, passes until the sector comes.`,
          `Reading it takes $\\frac{1}{${sectors}}$ of a turn, $${num(transfer, "ms", 3).tex}$. Together with the seek: $${num(total, "ms", 3).tex}$.`,
        ],
      };
    },
  }),
];
