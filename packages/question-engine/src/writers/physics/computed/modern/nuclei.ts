import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { lcm, nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, ratio, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

/** Chains as they run in nature, alpha (a) and beta-minus (b) decays in their order. */
const DECAY_CHAINS = [
  ["U", 238, 92, "abbaaaaabbabba"],
  ["Th", 232, 90, "abbaaaabba"],
  ["Ra", 226, 88, "aaabbabba"],
  ["U", 235, 92, "ababaaaabab"],
  ["Np", 237, 93, "abaabaaabab"],
  ["Pu", 239, 94, "aababaaaabab"],
  ["Rn", 222, 86, "aabbabba"],
] as const;

export const nuclei: WriterList = [
  computed({
    name: "binding-energy-from-mass-defect",
    topic: "modern-physics",
    difficulty: "MEDIUM",
    write(random) {
      const [name, z, a, defect] = random.pick([
        ["He", 2, 4, 0.0304],
        ["Li", 3, 6, 0.0343],
        ["Li", 3, 7, 0.0421],
        ["Be", 4, 9, 0.0624],
        ["B", 5, 10, 0.0695],
        ["C", 6, 12, 0.0989],
        ["N", 7, 14, 0.1124],
        ["O", 8, 16, 0.137],
        ["F", 9, 19, 0.1587],
        ["Ne", 10, 20, 0.1725],
        ["Ca", 20, 40, 0.3672],
        ["Fe", 26, 56, 0.5285],
      ] as const);
      const symbol = `^{${a}}_{${z}}\\mathrm{${name}}`;
      const total = defect * 931.5;
      const per = total / a;
      const asksPer = random.chance();
      return {
        text: `The mass defect of the nucleus $${symbol}$ is ${num(defect, "u", 4)}. What is its binding energy${asksPer ? " per nucleon" : ""}? Take $1\\ \\mathrm{u} = 931.5\\ \\mathrm{MeV}$ and round to one decimal place.`,
        answer: num(asksPer ? per : total, "MeV", 1),
        distractors: ofLikeSize(
          num(asksPer ? per : total, "MeV", 1),
          asksPer
            ? [
                wrong(num(total, "MeV", 1), "giving the binding energy of the whole nucleus"),
                wrong(num(total / z, "MeV", 1), "dividing by the number of protons"),
                wrong(num(total / (a + z), "MeV", 1), "counting the protons twice"),
                wrong(num(per / 2, "MeV", 1), "halving the result"),
              ]
            : [
                wrong(num(per, "MeV", 1), "giving the energy per nucleon"),
                wrong(num(total * a, "MeV", 1), "multiplying by the number of nucleons"),
                wrong(num(total / z, "MeV", 1), "dividing by the number of protons"),
                wrong(num(total / 2, "MeV", 1), "putting in a factor $\\frac{1}{2}$"),
              ],
        ),
        explanation: [
          `$E_b = ${defect} \\times 931.5 = ${num(total, "MeV", 1).tex}$.`,
          ...(asksPer
            ? [`There are ${a} nucleons: $\\frac{${bare(total)}}{${a}} = ${num(per, "MeV", 1).tex}$.`]
            : []),
        ],
        verify: () => nearlyEqual((asksPer ? per * a : total) / 931.5, defect),
      };
    },
  }),
  computed({
    name: "two-radioactive-substances",
    chapter: "radioactivity",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const unit = random.int(2, 10);
      const [h1, h2] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [2, 4],
        [3, 4],
        [1, 4],
        [2, 6],
        [3, 6],
      ] as const);
      const steps = random.int(1, 3);
      const time = lcm(h1, h2) * steps;
      const [n1, n2] = [time / h1, time / h2];
      if (n1 - n2 > 6 || n1 > 12) return undefined;
      const start = random.pick([1, 2, 4]);
      // Substance 1 starts `start` times as large as substance 2.
      const answer = ratio(start, 2 ** (n1 - n2));
      return {
        text: `Two radioactive substances $X$ and $Y$ have half-lives of ${h1 * unit} and ${h2 * unit} minutes. At first there are ${start === 1 ? "equally many" : start === 2 ? "twice as many" : "four times as many"} nuclei of $X$ as of $Y$. What is the ratio of the numbers of nuclei of $X$ and $Y$ that are left after ${time * unit} minutes?`,
        answer,
        distractors: [
          wrong(ratio(start * 2 ** (n1 - n2), 1), "exchanging the two substances"),
          wrong(ratio(start * h1, h2), "taking the ratio of the half-lives"),
          wrong(ratio(start * n2, n1), "dividing by the numbers of half-lives instead of powers of two"),
          wrong(
            start === 1 ? ratio(1, 2 ** n1) : ratio(1, 2 ** (n1 - n2)),
            start === 1 ? "leaving out the decay of $Y$" : "taking equal numbers at the start",
          ),
          wrong(
            ratio(start * (2 ** n1 - 1), 2 ** (n1 - n2) * (2 ** n2 - 1)),
            "comparing the numbers that have decayed",
          ),
        ],
        explanation: [
          `The ${time * unit} minutes are ${n1} half-lives of $X$ and ${n2} of $Y$.`,
          `$\\frac{N_X}{N_Y} = ${start} \\times \\frac{2^{-${n1}}}{2^{-${n2}}} = \\frac{${start}}{2^{${n1 - n2}}}$, that is ${answer}.`,
        ],
        verify: () =>
          nearlyEqual(
            (start * 0.5 ** ((time * unit) / (h1 * unit))) / 0.5 ** ((time * unit) / (h2 * unit)),
            answer.number ?? 0,
          ),
      };
    },
  }),
  computed({
    name: "alpha-beta-decay-chain",
    chapter: "radioactivity",
    topic: "modern-physics",
    difficulty: "EASY",
    write(random) {
      const [symbol, a, z, chain] = random.pick(DECAY_CHAINS);
      const decays = chain.slice(0, random.int(chain.indexOf("b") + 1, chain.length));
      const alpha = decays.split("a").length - 1;
      const beta = decays.length - alpha;
      const show = (mass: number, charge: number) => tex(`A = ${mass},\\ Z = ${charge}`);
      const [mass, charge] = [a - 4 * alpha, z - 2 * alpha + beta];
      const several = (count: number, name: string) =>
        `${count} ${name} ${count === 1 ? "particle" : "particles"}`;
      return {
        text: `In a chain of decays, starting with the nucleus $^{${a}}_{${z}}\\mathrm{${symbol}}$, ${several(alpha, "alpha")} and ${several(beta, "beta-minus")} are sent out. What are the mass number and the atomic number of the nucleus that is left?`,
        answer: show(mass, charge),
        distractors: [
          wrong(show(mass, z - 2 * alpha - beta), "lowering the atomic number in beta decay"),
          wrong(show(mass, z - 2 * alpha), "leaving out the beta particles"),
          wrong(show(a - 2 * alpha, charge), "giving an alpha particle a mass number of 2"),
          wrong(show(mass - beta, charge), "lowering the mass number in beta decay"),
          wrong(
            show(a - 2 * alpha, z - 2 * alpha),
            "giving an alpha particle a mass number of 2 and leaving out the beta particles",
          ),
          wrong(
            show(a - 2 * alpha, z - 2 * alpha - beta),
            "giving an alpha particle a mass number of 2 and lowering the atomic number in beta decay",
          ),
        ],
        explanation: [
          "An alpha particle carries off mass number 4 and charge 2; a beta-minus particle leaves the mass number as it is and raises the atomic number by 1.",
          `$A = ${a} - 4 \\times ${alpha} = ${mass}$ and $Z = ${z} - 2 \\times ${alpha} + ${beta} = ${charge}$.`,
          `So ${show(mass, charge)}.`,
        ],
        verify: () => mass + 4 * alpha === a && charge + 2 * alpha - beta === z,
      };
    },
  }),
];
