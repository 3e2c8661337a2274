import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { count, fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const atomsAndJunctions: WriterList = [
  computed({
    name: "work-function-from-matter-waves",
    depth: 5,
    chapter: "photoelectric-effect",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const times = random.pick([2, 3, 4]);
      const work = random.step(15, 50, 1) / 10;
      const slow = random.step(2, 20, 1) / 10;
      const [first, second] = [roundTo(work + slow, 1), roundTo(work + slow * times * times, 1)];
      if (second > 20) return undefined;
      const show = (x: number) => fixed(x, 1, "eV");
      const key = show(work);
      const by = (ratio: number) => (ratio * first - second) / (ratio - 1);
      return {
        text: `Photons of energy ${num(first, "eV")} set free electrons from a metal; the fastest have the de Broglie wavelength $\\lambda$. With photons of ${num(second, "eV")} the fastest electrons have the wavelength $\\frac{\\lambda}{${times}}$. What is the work function of the metal?`,
        answer: key,
        distractors: slips(random, key, show, [
          [by(times), "taking the wavelength to vary inversely as the energy"],
          [slow, "giving the kinetic energy of the slower electrons"],
          [second - first, "subtracting the energies of the photons"],
          [by(times ** 3), "raising the ratio to the third power"],
          [(first + second) / (times * times), "adding the energies of the photons"],
          [first - slow / 2, "halving the kinetic energy"],
          [first / 2, "halving the energy of the first photons"],
          [second / times - slow, "dividing the larger energy by the ratio of the wavelengths"],
        ]),
        explanation: [
          `Since $\\lambda = \\frac{h}{\\sqrt{2mK}}$, the second kinetic energy is $${times * times}$ times the first.`,
          `With $K = E - W$: $${bare(second)} - W = ${times * times}(${bare(first)} - W)$.`,
          `$W = \\frac{${times * times} \\times ${bare(first)} - ${bare(second)}}{${times * times - 1}} = ${key.tex}$.`,
        ],
        verify: () => {
          const wave = (photon: number) => 1.2264 / Math.sqrt(photon - (key.number ?? 0));
          return nearlyEqual(wave(first) / wave(second), times, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "alpha-particle-from-binding-energies",
    depth: 5,
    chapter: "nuclei",
    topic: "modern-physics",
    difficulty: "HARD",
    write: patiently((random) => {
      const mass = random.step(208, 240, 2);
      const before = random.step(755, 785, 1) / 100;
      const after = random.step(760, 792, 1) / 100;
      const rest = mass - 4;
      const released = rest * after + 28.3 - mass * before;
      const amount = (released * rest) / mass;
      if (released < 4 || released > 9) return undefined;
      const show = (x: number) => fixed(x, 2, "MeV");
      const key = show(amount);
      return {
        text: `A nucleus of mass number ${mass} at rest emits an alpha particle. The binding energy per nucleon is ${num(before, "MeV")} in this nucleus and ${num(after, "MeV")} in the daughter nucleus; the binding energy of the alpha particle is ${num(28.3, "MeV")}. What is the kinetic energy of the alpha particle? Take the masses to be as the mass numbers.`,
        answer: key,
        distractors: ofLikeSize(
          key,
          slips(random, key, show, [
            [released, "giving all of the energy to the alpha particle"],
            [(released * 4) / mass, "giving the energy of the daughter nucleus"],
            [released / 2, "sharing the energy equally"],
            [(released * mass) / rest, "turning the ratio of the masses upside down"],
            [(released * (rest - 4)) / mass, "taking the mass of the alpha particle off twice"],
            [(released * rest) / mass + 1, "a slip of 1 MeV in the binding energies"],
            [2 * amount, "doubling the energy"],
          ]),
        ),
        explanation: [
          `The energy that is released is the gain in binding energy: $${rest} \\times ${bare(after)} + 28.3 - ${mass} \\times ${bare(before)} = ${bare(released)}\\ \\mathrm{MeV}$.`,
          `The momenta are equal and opposite, so the kinetic energies are inversely as the masses, $${rest} : 4$.`,
          `The alpha particle has $\\frac{${rest}}{${mass}} \\times ${bare(released)} = ${key.tex}$.`,
        ],
        verify: () => {
          // Equal momenta, and energies that add up.
          const momentum = Math.sqrt((2 * released) / (1 / 4 + 1 / rest));
          return Math.abs((momentum * momentum) / 8 - (key.number ?? 0)) < 0.006;
        },
      };
    }),
  }),
  computed({
    name: "volume-by-a-tracer",
    depth: 5,
    chapter: "radioactivity",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const half = random.pick([3, 4, 5, 6, 8, 10, 12, 15]);
      const halves = random.pick([1, 2, 3]);
      const litres = random.step(35, 60, 1) / 10;
      const sample = random.pick([4, 5, 8, 10, 12, 15, 16, 20]);
      const decay = 2 ** halves;
      const start = roundTo((sample * litres * 1000 * decay) / 1000, 4);
      if (!isNeat(start, 1)) return undefined;
      const time = half * halves;
      const show = (x: number) => fixed(x, 1, "L");
      const key = show(litres);
      const left = (start * 1000) / sample / 1000;
      return {
        text: `A solution of a radioactive substance with a half-life of ${count(half, "hour")} is poured into a vessel of liquid and mixed with it; its activity is ${num(start, "kBq")}. After ${count(time, "hour")} a sample of ${num(1, "cm^3")} of the mixture has an activity of ${num(sample, "Bq")}. What is the volume of the mixture?`,
        answer: key,
        distractors: ofLikeSize(
          key,
          slips(random, key, show, [
            [left, "leaving out the decay"],
            [litres * decay * decay, "multiplying by the decay instead of dividing"],
            [litres / 2, "counting one half-life too many"],
            [litres * 2, "counting one half-life too few"],
            [left / (halves + 1), "taking the activity to fall in proportion to the time"],
            [left * Math.exp(-halves), "taking the half-life for the mean life"],
            [litres + 1, "a slip of one litre"],
          ]),
        ),
        explanation: [
          `In ${count(time, "hour")} there ${halves === 1 ? "is one half-life" : `are ${halves} half-lives`}, so the activity falls to $\\frac{${bare(start)}}{${decay}} = ${bare(start / decay)}\\ \\mathrm{kBq}$.`,
          `Each cubic centimetre has $${sample}\\ \\mathrm{Bq}$, so the volume is $\\frac{${bare((start / decay) * 1000)}}{${sample}} = ${bare(litres * 1000)}\\ \\mathrm{cm^3} = ${key.tex}$.`,
        ],
        verify: () => {
          const rate = Math.LN2 / half;
          return nearlyEqual(start * 1000 * Math.exp(-rate * time), sample * litres * 1000, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "zener-regulator-with-a-changing-supply",
    depth: 5,
    topic: "semiconductors",
    difficulty: "HARD",
    write(random) {
      const zener = random.pick([5, 6, 8, 10, 12]);
      const least = zener + random.int(3, 8);
      const most = least + random.int(3, 10);
      const keeps = random.pick([2, 5, 10]);
      const load = random.pick([10, 15, 20, 25, 30, 40, 45, 50]);
      const resistor = ((least - zener) / (keeps + load)) * 1000;
      const current = ((most - zener) / resistor) * 1000;
      const power = (current - load) * zener;
      const asksPower = random.chance();
      if (!isNeat(resistor) || !isNeat(power) || power > 1500) return undefined;
      const show = (x: number) => num(x, asksPower ? "mW" : "ohm");
      const key = show(asksPower ? power : resistor);
      const by = (volts: number, milli: number) => (volts / milli) * 1000;
      return {
        text: `A load that takes ${num(load, "mA")} is joined across a Zener diode of ${num(zener, "V")}, which is fed through a series resistor from a supply that varies between ${num(least, "V")} and ${num(most, "V")}. The diode regulates as long as at least ${num(keeps, "mA")} flows in it. ${asksPower ? "With the largest series resistor that is allowed, what is the greatest power that the diode has to bear?" : "What is the largest series resistor that is allowed?"}`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          asksPower
            ? [
                [current * zener, "leaving out the current of the load"],
                [keeps * zener, "taking the least supply voltage"],
                [(current - load) * most, "multiplying by the supply voltage"],
                [(current - load) * (most - zener), "multiplying by the voltage of the resistor"],
                [(current - load - keeps) * zener, "taking the least current off as well"],
                [(current + load) * zener, "adding the current of the load"],
                [power + keeps * zener, "adding the least current"],
              ]
            : [
                [by(most - zener, keeps + load), "using the greatest supply voltage"],
                [by(least - zener, load), "leaving out the current of the diode"],
                [by(least, keeps + load), "putting the whole supply across the resistor"],
                [by(least - zener, keeps), "leaving out the current of the load"],
                [by(zener, keeps + load), "using the voltage of the diode"],
                [by(most - least, keeps + load), "using the change of the supply"],
                [by(most, keeps + load), "putting the greatest supply across the resistor"],
              ],
        ),
        explanation: [
          `The danger is at the lowest supply: then $${least} - ${zener} = ${least - zener}\\ \\mathrm{V}$ must drive $${keeps} + ${load} = ${keeps + load}\\ \\mathrm{mA}$, so $R = ${num(resistor, "ohm").tex}$ at most.`,
          ...(asksPower
            ? [
                `At ${num(most, "V")} the resistor carries $\\frac{${most - zener}}{${bare(resistor)}}\\ \\mathrm{A} = ${num(current, "mA").tex}$, of which $${bare(current)} - ${load} = ${num(current - load, "mA").tex}$ flows in the diode.`,
                `Its power is $${zener} \\times ${bare(current - load)} = ${key.tex}$.`,
              ]
            : []),
        ],
        verify: () => {
          const inDiode = (supply: number) => ((supply - zener) / resistor) * 1000 - load;
          return nearlyEqual(inDiode(least), keeps, 1e-6) && nearlyEqual(inDiode(most) * zener, power, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "diodes-that-open-and-close-branches",
    depth: 5,
    topic: "semiconductors",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b, c] = [random.int(2, 12), random.int(2, 12), random.int(2, 12)];
      const series = random.int(1, 8);
      const drop = random.pick([0.5, 0.7, 0.3]);
      const emf = random.int(5, 20);
      // The diodes beside a and b conduct, the one beside c does not.
      const pair = (a * b) / (a + b);
      const total = (emf - drop) / (series + pair);
      const inA = (total * b) / (a + b);
      if (a === b || !isNeat(pair) || !isNeat(inA, 2) || !isNeat(total, 2)) return undefined;
      const show = (x: number) => fixed(x, 2, "A");
      const key = show(inA);
      const three = 1 / (1 / a + 1 / b + 1 / c);
      return {
        text: `A battery of ${num(emf, "V")} and of negligible internal resistance drives a current through a resistor of ${num(series, "ohm")} and then through three branches in parallel. Each branch is a diode in series with a resistor; the resistors are of ${num(a, "ohm")}, ${num(b, "ohm")} and ${num(c, "ohm")} respectively; the first two diodes are forward biased, the third is reverse biased. A conducting diode has a constant drop of ${num(drop, "V")}. What current flows in the resistor of ${num(a, "ohm")}?`,
        answer: key,
        distractors: slips(random, key, show, [
          [((emf - drop) / (series + three)) * (three / a), "letting the third branch conduct as well"],
          [(emf / (series + pair)) * (b / (a + b)), "leaving out the drop of the diodes"],
          [total - inA, "giving the current of the other branch"],
          [total, "giving the current of the battery"],
          [
            ((emf - 2 * drop) / (series + pair)) * (b / (a + b)),
            "counting the drop twice, once for each diode",
          ],
          [(emf - drop) / (series + a), "leaving out the second branch"],
          [total / 2, "dividing the current equally"],
          [total / 3, "dividing the current among three branches"],
        ]),
        explanation: [
          `The third diode blocks, so the resistors of $${a}\\ \\Omega$ and $${b}\\ \\Omega$ are in parallel: $${bare(pair)}\\ \\Omega$.`,
          `Both branches lose the same $${drop}\\ \\mathrm{V}$ in their diodes, so the battery drives $\\frac{${emf} - ${drop}}{${series} + ${bare(pair)}} = ${bare(total)}\\ \\mathrm{A}$.`,
          `The resistor of $${a}\\ \\Omega$ takes $\\frac{${b}}{${a + b}}$ of it: ${key}.`,
        ],
        verify: () => {
          // Voltage across the branches by the potential at their junction.
          const junction = (emf / series + drop / a + drop / b) / (1 / series + 1 / a + 1 / b);
          return nearlyEqual((junction - drop) / a, inA, 1e-6);
        },
      };
    }),
  }),
];
