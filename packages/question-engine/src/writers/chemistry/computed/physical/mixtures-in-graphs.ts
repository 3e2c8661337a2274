import { type Place, throughPoints } from "../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const grams = (amount: number) => num(amount, "g");

/** Volumes of base, as parts of what the acid needs; close together where the curve is steep. */
const PARTS = [
  0, 0.02, 0.05, 0.1, 0.18, 0.25, 0.4, 0.5, 0.65, 0.75, 0.85, 0.92, 0.96, 0.985, 0.995, 1, 1.005, 1.015, 1.04,
  1.08, 1.15, 1.25, 1.4,
];

/** The pH of a weak acid of this strength after so much of the base that it needs, by halving. */
function phAfter(part: number, strength: number, concentration: number): number {
  const [acid, dilution] = [10 ** -strength, 1 / (1 + part)];
  const [all, sodium] = [concentration * dilution, concentration * part * dilution];
  let [low, high] = [0, 14];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    const hydrogen = 10 ** -middle;
    const charge = hydrogen + sodium - 1e-14 / hydrogen - (all * acid) / (acid + hydrogen);
    if (charge > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export const mixturesInGraphs: WriterList = [
  computed({
    name: "figure-buffer-from-a-titration-curve",
    topic: "acids-bases-salts",
    difficulty: "HARD",
    write(random) {
      const strength = random.step(46, 66, 1) / 10;
      const needed = random.pick([8, 12, 16, 20, 24]);
      const [ratio, logarithm] = random.pick([
        [2, 0.3],
        [0.5, -0.3],
        [10, 1],
        [0.1, -1],
        [4, 0.6],
        [0.25, -0.6],
      ] as const);
      const acid = random.pick([0.05, 0.1, 0.2, 0.4]);
      const salt = roundTo(acid * ratio, 4);
      const answer = roundTo(strength + logarithm, 2);
      if (salt < 0.01 || salt > 1) return undefined;
      const read = (part: number): Place => [
        roundTo(part * needed, 2),
        roundTo(phAfter(part, strength, 0.1), 2),
      ];
      const marked = ([0.25, 0.5, 0.75, 1] as const).map((part) => ({
        at: read(part),
        shown: roundTo(read(part)[1], 1),
      }));
      const [quarter = 0, , threeQuarters = 0, end = 0] = marked.map(({ shown }) => shown);
      if (marked[1]?.shown !== strength) return undefined;
      const show = (amount: number) => fixed(amount, 2);
      const key = show(answer);
      return {
        text: `The graph shows the pH while a solution of a weak monobasic acid HA is titrated with sodium hydroxide; at the point S all of the acid is just neutralised. What is the pH of a solution that contains ${num(acid, "mol/L")} of HA and ${num(salt, "mol/L")} of its sodium salt?${Number.isInteger(logarithm) ? "" : " Take $\\log 2 = 0.30$."}`,
        figure: {
          type: "graph",
          x: {
            quantity: "Volume of base",
            unit: "mL",
            from: 0,
            to: roundTo(1.5 * needed, 1),
            step: needed / 8,
          },
          y: { quantity: "pH", from: 0, to: 14, step: 1 },
          curves: [throughPoints(PARTS.map(read))],
          points: marked.map(({ at, shown }, index) => ({ at, label: `${"PQRS"[index]}: ${shown}` })),
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [strength - logarithm, "turning the ratio of salt to acid round"],
          [strength, "leaving out the ratio of salt to acid"],
          [end + logarithm, "taking the pH at the point S for the $pK_a$"],
          [end / 2 + logarithm, "halving the pH at the point S"],
          [threeQuarters + logarithm, "reading the $pK_a$ off at R"],
          [quarter + logarithm, "reading the $pK_a$ off at P"],
          [strength / 2 + logarithm, "taking half of the $pK_a$"],
          [end - logarithm, "taking the pH at the point S and turning the ratio round"],
        ]),
        explanation: [
          `S lies at ${needed} mL, so at ${needed / 2} mL, the point Q, half of the acid is neutralised. There acid and salt are equally concentrated, and the pH is the $pK_a$: ${strength.toFixed(1)}.`,
          `For the mixture $\\mathrm{pH} = pK_a + \\log\\frac{[\\text{salt}]}{[\\text{acid}]} = ${strength.toFixed(1)} + \\log\\frac{${salt}}{${acid}} = ${strength.toFixed(1)} ${logarithm < 0 ? "-" : "+"} ${Math.abs(logarithm).toFixed(2)} = ${key.tex}$.`,
        ],
        verify: () => {
          // From the balance of charges in the mixture, without the approximation.
          const part = ratio / (1 + ratio);
          return Math.abs(phAfter(part, strength, 0.2) - answer) < 0.02;
        },
      };
    },
  }),
  computed({
    name: "figure-crystals-from-a-solubility-curve",
    topic: "solutions",
    difficulty: "HARD",
    write: patiently((random) => {
      const levels = [random.pick([10, 20])];
      for (const _ of [1, 2, 3, 4])
        levels.push((levels.at(-1) ?? 0) + random.step(10, 15, 5) + 5 * levels.length);
      const soluble = (celsius: number) => levels[celsius / 20] ?? 0;
      const hot = random.pick([60, 80]);
      const cold = random.pick([0, 20, 40]);
      const water = random.pick([200, 250, 300, 400, 500]);
      const boiled = random.pick([50, 100]);
      const [much, little] = [soluble(hot), soluble(cold)];
      const solution = water * (1 + much / 100);
      const answer = (water * much - (water - boiled) * little) / 100;
      if (!Number.isInteger(answer) || !Number.isInteger(solution) || hot - cold < 40) return undefined;
      const key = grams(answer);
      return {
        text: `The graph shows the solubility of a salt in water; it crystallises without water. From ${grams(solution)} of its solution saturated at ${num(hot, "°C")}, ${grams(boiled)} of water are boiled away, and the rest is cooled to ${num(cold, "°C")}. What mass of the salt crystallises in all?`,
        figure: {
          type: "graph",
          x: { quantity: "Temperature", unit: "°C", from: 0, to: 90, step: 10 },
          y: {
            quantity: "Solubility",
            unit: "g/100 g water",
            from: 0,
            to: (levels.at(-1) ?? 0) + 10,
            step: 10,
          },
          curves: [throughPoints(levels.map((level, at): Place => [20 * at, level]))],
          points: levels.map((level, at) => ({
            at: [20 * at, level] as Place,
            ...(at > 0 && { label: `${level}` }),
          })),
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, grams, [
          [(water * (much - little)) / 100, "leaving out the water that was boiled away"],
          [(solution * (much - little)) / 100, "taking the mass of the solution for that of the water"],
          [((water - boiled) * (much - little)) / 100, "counting the salt for the water that is left only"],
          [((water - boiled) * little) / 100, "giving the salt that stays dissolved"],
          [(boiled * much) / 100, "counting only the salt set free by the water boiled away"],
          [
            (solution * much - (solution - boiled) * little) / 100,
            "taking the solution for water and then boiling some away",
          ],
          [(water * much) / 100, "giving all of the dissolved salt"],
          [answer - (boiled * (much - little)) / 100, "subtracting the salt of the water boiled away"],
        ]),
        explanation: [
          `At ${num(hot, "°C")} there are ${much} g of salt with each 100 g of water, so the solution holds $${solution} \\times \\frac{100}{${100 + much}} = ${water}\\ \\mathrm{g}$ of water and ${num((water * much) / 100)} g of salt.`,
          `After boiling, $${water} - ${boiled} = ${water - boiled}\\ \\mathrm{g}$ of water are left. At ${num(cold, "°C")} they hold $${water - boiled} \\times \\frac{${little}}{100} = ${num(((water - boiled) * little) / 100).tex}\\ \\mathrm{g}$.`,
          `The rest crystallises: $${num((water * much) / 100).tex} - ${num(((water - boiled) * little) / 100).tex} = ${key.tex}$.`,
        ],
        verify: () => {
          const salt = solution - water;
          const kept = ((water - boiled) / 100) * little;
          return nearlyEqual(salt - kept, answer, 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "figure-pressure-above-condensed-vapour",
    depth: 5,
    chapter: "vapour-pressure",
    topic: "solutions",
    difficulty: "HARD",
    write: patiently((random) => {
      const [light, heavy] = [random.step(200, 600, 50), random.step(50, 300, 50)];
      const part = random.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8]);
      const total = part * light + (1 - part) * heavy;
      const vapour = (part * light) / total;
      const answer = vapour * light + (1 - vapour) * heavy;
      if (light <= heavy || !isNeat(answer) || !isNeat(vapour, 3)) return undefined;
      const show = (amount: number) => num(amount, "mmHg");
      const key = show(answer);
      const back = 1 - vapour;
      return {
        text: `The graph shows the vapour pressure of ideal mixtures of the liquids A and B at one temperature. Some of the vapour above a mixture with $x_A = ${part}$ is drawn off and condensed completely. What is the vapour pressure of the liquid so obtained, at the same temperature?`,
        figure: {
          type: "graph",
          x: { quantity: "Mole fraction of A", from: 0, to: 1, step: 0.1 },
          y: { quantity: "Vapour pressure", unit: "mmHg", from: 0, to: light + 50, step: 50 },
          curves: [{ pieces: [{ kind: "line", from: [0, heavy], to: [1, light] }] }],
          points: [{ at: [0, heavy] }, { at: [1, light] }],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [total, "giving the vapour pressure of the first mixture"],
          [back * light + vapour * heavy, "exchanging A and B in the vapour"],
          [part * light, "giving the partial pressure of A"],
          [vapour * light, "leaving out B in the condensed liquid"],
          [light, "taking the vapour to be pure A"],
          [(light + heavy) / 2, "taking equal amounts of both"],
          [(total + light) / 2, "taking the mean of the mixture and pure A"],
          [(light * heavy) / total, "mixing up the equations for the liquid and for the vapour"],
        ]),
        explanation: [
          `The line ends at the vapour pressures of the pure liquids: ${heavy} mmHg for B and ${light} mmHg for A. Above the mixture there are $${part} \\times ${light} + ${roundTo(1 - part, 2)} \\times ${heavy} = ${num(total).tex}\\ \\mathrm{mmHg}$.`,
          `Of the vapour, A makes up $\\frac{${num(part * light).tex}}{${num(total).tex}} = ${num(vapour, undefined, 3).tex}$, and so it does of the condensed liquid.`,
          `Its vapour pressure is $${num(vapour, undefined, 3).tex} \\times ${light} + ${num(back, undefined, 3).tex} \\times ${heavy} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual((part * light ** 2 + (1 - part) * heavy ** 2) / total, answer, 1e-9),
      };
    }),
  }),
  computed({
    name: "figure-weak-acid-by-three-lines",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write: patiently((random) => {
      const [strong, salt, ofAcid] = [
        random.step(380, 440, 4),
        random.step(110, 150, 4),
        random.step(70, 104, 2),
      ];
      const limit = strong + ofAcid - salt;
      const share = random.pick([2, 3, 4, 5, 8, 10, 12, 15, 20]);
      const read = (limit * share) / 100;
      if (!isNeat(read, 1) || salt - ofAcid < 30) return undefined;
      const show = (amount: number) => fixed(amount, 1, "%");
      const key = show(share);
      const part = (whole: number) => (100 * read) / whole;
      const line = (name: string, from: number, fall: number) => ({
        name,
        pieces: [{ kind: "line" as const, from: [0, from] as Place, to: [0.3, from - fall] as Place }],
      });
      return {
        text: `The graph shows the molar conductivities of the strong electrolytes HX, MX and MA against the square root of the concentration, in water at $25^\\circ\\mathrm{C}$. A solution of the weak acid HA has the molar conductivity ${num(read, "S cm^2/mol")}. What is the degree of dissociation of HA in it?`,
        figure: {
          type: "graph",
          x: { quantity: "√c", unit: "(mol/L)^½", from: 0, to: 0.35, step: 0.05 },
          y: {
            quantity: "Λ",
            unit: "S cm²/mol",
            from: 0,
            to: 500,
            ticks: [strong, salt, ofAcid].map((at) => ({ at, label: `${at}` })),
          },
          curves: [line("HX", strong, 40), line("MX", salt, 24), line("MA", ofAcid, 20)],
          points: [strong, salt, ofAcid].map((at) => ({ at: [0, at] as Place })),
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [part(strong), "comparing with the strong acid"],
          [part(ofAcid), "comparing with the salt of the acid"],
          [part(strong + ofAcid), "forgetting to take the salt MX away"],
          [part(strong + salt - ofAcid), "exchanging the two salts"],
          [part(strong - salt), "leaving out the ion of the weak acid"],
          [part(salt), "comparing with the salt MX"],
          [2 * share, "counting both ions of the acid"],
          [share / 2, "sharing the conductivity between the two ions"],
        ]),
        explanation: [
          `Where the lines meet the axis stand the limiting molar conductivities. By Kohlrausch's law $\\Lambda^\\circ(\\mathrm{HA}) = \\Lambda^\\circ(\\mathrm{HX}) + \\Lambda^\\circ(\\mathrm{MA}) - \\Lambda^\\circ(\\mathrm{MX}) = ${strong} + ${ofAcid} - ${salt} = ${limit}\\ \\mathrm{S\\,cm^2/mol}$.`,
          `The degree of dissociation is $\\frac{${num(read).tex}}{${limit}}$, or ${key}.`,
        ],
        verify: () => {
          // Ion by ion, with any share of the common ion.
          const metal = 50;
          const [other, anion] = [salt - metal, ofAcid - metal];
          return nearlyEqual((read / (strong - other + anion)) * 100, share, 1e-9);
        },
      };
    }),
  }),
];
