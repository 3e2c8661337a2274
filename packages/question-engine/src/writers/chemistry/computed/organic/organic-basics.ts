import { isTie } from "../../../../numbers/rounding.ts";
import { num, percent, words } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { alkaneFormula, alkaneName, type Branch, branchNames, numbered, stem } from "./carbon-chain.ts";

const formulaOf = (parts: readonly (readonly [string, number])[]) =>
  parts
    .filter(([, n]) => n > 0)
    .map(([symbol, n]) => `${symbol}${n === 1 ? "" : n}`)
    .join("");

export const organicBasics: WriterList = [
  computed({
    name: "degree-of-unsaturation",
    topic: "organic-basics",
    difficulty: "EASY",
    write(random) {
      const c = random.int(4, 12);
      const x = random.pick([0, 0, 0, 1, 2]);
      const n = random.pick([0, 0, 1, 2]);
      const o = random.pick([0, 0, 1, 2, 3]);
      const degree = random.int(0, Math.min(6, c - 2));
      const h = 2 * c + 2 + n - x - 2 * degree;
      if (h < 2) return undefined;
      const formula = formulaOf([
        ["C", c],
        ["H", h],
        ["Cl", x],
        ["N", n],
        ["O", o],
      ]);
      return {
        text: `How many rings and $\\pi$ bonds together (the degree of unsaturation) does a compound ${ch(formula)} have?`,
        answer: num(degree),
        distractors: [
          wrong(
            num((2 * c + 2 - h) / 2 === degree ? degree + 1 : Math.max(0, Math.floor((2 * c + 2 - h) / 2))),
            (2 * c + 2 - h) / 2 === degree
              ? "starting from $2C + 4$ hydrogen atoms"
              : "leaving out the nitrogen and chlorine atoms",
          ),
          wrong(num(2 * degree), "giving the number of missing hydrogen atoms"),
          wrong(
            num(degree + (o > 0 ? o : 1)),
            o > 0 ? "counting each oxygen atom as a double bond" : "counting one ring too many",
          ),
          wrong(
            num(Math.abs(c - h / 2) < 1 ? degree + 2 : Math.floor(Math.abs(c - h / 2))),
            "forgetting to add 1",
          ),
          wrong(num(degree + 2), "starting from $2C + 6$ hydrogen atoms"),
        ],
        explanation: [
          `Saturated and without rings, the compound would have $2 \\times ${c} + 2${n > 0 ? ` + ${n}` : ""}${x > 0 ? ` - ${x}` : ""} = ${2 * c + 2 + n - x}$ hydrogen atoms${n > 0 ? " (one more for each N)" : ""}${x > 0 ? " (one fewer for each Cl)" : ""}${o > 0 ? "; oxygen changes nothing" : ""}.`,
          `It has ${h}, so ${2 * degree} are missing: the degree is $${2 * degree} / 2 = ${degree}$.`,
        ],
        verify: () => degree === c - (h + x) / 2 + n / 2 + 1,
      };
    },
  }),
  computed({
    name: "iupac-name-of-a-branched-alkane",
    depth: 2,
    topic: "organic-basics",
    difficulty: "MEDIUM",
    write(random) {
      const carbons = random.int(5, 9);
      const number = random.int(2, 3);
      const branches: Branch[] = [];
      for (let i = 0; i < number; i++) {
        const name = random.pick(["methyl", "methyl", "ethyl", "chloro", "bromo"] as const);
        const edge = name === "ethyl" ? 3 : 2;
        if (carbons + 1 - edge < edge) return undefined;
        branches.push({ name, at: random.int(edge, carbons + 1 - edge) });
      }
      if (branches.some(({ at }) => branches.filter((other) => other.at === at).length > 2)) return undefined;
      const right = numbered(carbons, branches);
      const reverse = right.map(({ at, name }) => ({ at: carbons + 1 - at, name }));
      const name = alkaneName(carbons, right);
      // The chain is written from either end.
      const written = random.chance() ? right : reverse;
      const naive = right.map(({ at, name: group }) => `${at}-${group}`).join("-");
      const show = (text: string) => words(capitalise(text));
      const [first] = right;
      if (!first) return undefined;
      return {
        text: `What is the IUPAC name of ${ch(alkaneFormula(carbons, written))}?`,
        answer: show(name),
        distractors: [
          wrong(show(alkaneName(carbons, reverse)), "numbering the chain from the wrong end"),
          wrong(
            show(`${branchNames(right)}${stem(carbons + 1)}ane`),
            "counting one carbon atom too many in the main chain",
          ),
          wrong(
            show(`${branchNames(right)}${stem(carbons - 1)}ane`),
            "counting one carbon atom too few in the main chain",
          ),
          wrong(
            show(`${branchNames(reverse)}${stem(carbons + 1)}ane`),
            "numbering from the wrong end a chain with one carbon atom too many",
          ),
          wrong(
            show(`${branchNames(reverse)}${stem(carbons - 1)}ane`),
            "numbering from the wrong end a chain with one carbon atom too few",
          ),
          wrong(
            show(`${naive}${stem(carbons)}ane`),
            "not collecting like groups or not putting the groups into alphabetical order",
          ),
        ],
        explanation: [
          `The longest chain has ${carbons} carbon atoms: ${stem(carbons)}ane.`,
          `Numbered from the end that gives the lowest set of locants, the groups are at ${right
            .map(({ at, name: group }) => `C-${at} (${group})`)
            .sort()
            .join(", ")}.`,
          `With the groups in alphabetical order the name is ${show(name)}.`,
        ],
      };
    },
  }),
  computed({
    name: "iupac-name-with-a-functional-group",
    topic: "organic-basics",
    difficulty: "HARD",
    style: "application",
    write(random) {
      const kind = random.pick([
        { suffix: "oic acid", end: "COOH", inChain: 1 },
        { suffix: "al", end: "CHO", inChain: 1 },
        { suffix: "enitrile", end: "CN", inChain: 1 },
        { suffix: "amide", end: "CONH2", inChain: 1 },
      ] as const);
      const carbons = random.int(4, 7);
      const branch = random.pick(["methyl", "chloro", "bromo", "hydroxy", "amino"] as const);
      const at = random.int(2, carbons - 1);
      const second = random.chance(0.5) ? random.int(2, carbons - 1) : 0;
      if (second === at) return undefined;
      const text = { methyl: "CH3", chloro: "Cl", bromo: "Br", hydroxy: "OH", amino: "NH2" } as const;
      let formula = "";
      for (let place = carbons; place >= 2; place--) {
        const here = [...(place === at ? [text[branch]] : []), ...(place === second ? ["CH3"] : [])];
        const hydrogens = (place === carbons ? 3 : 2) - here.length;
        formula += `C${hydrogens === 1 ? "H" : `H${hydrogens}`}${here.map((group) => `(${group})`).join("")}`;
      }
      formula += kind.end;
      const groupNames = (p: number, q: number) => {
        if (q === 0) return `${p}-${branch}`;
        if (branch === "methyl") return `${[p, q].sort((x, y) => x - y).join(",")}-dimethyl`;
        return [`${p}-${branch}`, `${q}-methyl`]
          .sort((x, y) => x.replace(/^\d-/, "").localeCompare(y.replace(/^\d-/, "")))
          .join("-");
      };
      const full = (p: number, q: number, c: number) =>
        words(`${capitalise(groupNames(p, q))}${stem(c)}an${kind.suffix}`);
      const mirror = (place: number) => (place === 0 ? 0 : carbons + 1 - place);
      return {
        text: `What is the IUPAC name of ${ch(formula)}?`,
        answer: full(at, second, carbons),
        distractors: [
          wrong(
            full(mirror(at), mirror(second), carbons),
            "numbering the chain from the end far from the functional group",
          ),
          wrong(
            full(at, second, carbons - 1),
            "leaving the carbon atom of the functional group out of the chain",
          ),
          wrong(
            full(at - 1 || 1, second === 0 ? 0 : second - 1 || 1, carbons),
            "counting the carbon atom next to the functional group as C-1",
          ),
          wrong(
            full(at - 1 || 1, second === 0 ? 0 : second - 1 || 1, carbons - 1),
            "naming the chain and numbering it without the carbon atom of the functional group",
          ),
        ],
        explanation: [
          `The carbon atom of the group ${ch(`-${kind.end}`)} is C-1 and belongs to the main chain, which has ${carbons} carbon atoms: ${stem(carbons)}an${kind.suffix}.`,
          `Counted from there, ${second === 0 ? `the ${branch} group is on C-${at}` : branch === "methyl" ? `the methyl groups are on C-${Math.min(at, second)} and C-${Math.max(at, second)}` : `the ${branch} group is on C-${at} and the methyl group on C-${second}`}.`,
          `The name is ${full(at, second, carbons)}.`,
        ],
      };
    },
  }),
  computed({
    name: "stereoisomers-of-a-chain",
    depth: 5,
    chapter: "stereoisomers",
    topic: "organic-basics",
    difficulty: "HARD",
    write(random) {
      const units = random.int(2, 5);
      const kind = random.pick(["aldose", "chiral", "diene", "both"] as const);
      if (kind === "aldose") {
        const centres = units - 1;
        const formula = `HOCH2${"(CHOH)".repeat(1)}${centres}CHO`;
        const ketose = random.chance(0.4);
        const shown = ketose ? `HOCH2(CHOH)${centres}COCH2OH` : formula;
        return stereo(
          `the open-chain sugar ${ch(centres === 1 ? shown.replace("(CHOH)1", "CH(OH)") : shown)}`,
          centres,
          0,
        );
      }
      if (kind === "chiral") {
        const centres = random.int(1, 3);
        const groups = random.sample(["Cl", "Br", "OH", "I"] as const, centres);
        const formula = `CH3${groups.map((group) => `CH(${group})`).join("")}C2H5`;
        return stereo(ch(formula), centres, 0);
      }
      if (kind === "diene") {
        const tail = random.pick(["C2H5", "CH2Cl", "CH2Br", "CH2OH", "COOH", "CHO"]);
        const bonds = random.int(1, 3);
        return stereo(ch(`CH3${"CH=CH".repeat(bonds)}${tail}`), 0, bonds);
      }
      const group = random.pick(["Cl", "Br", "OH", "I"] as const);
      const tail = random.pick(["C2H5", "COOH", "CHO"]);
      const bonds = random.int(1, 2);
      return stereo(ch(`CH3${"CH=CH".repeat(bonds)}CH(${group})${tail}`), 1, bonds);
    },
  }),
  computed({
    name: "nitrogen-by-kjeldahl",
    depth: 5,
    chapter: "analysis-of-compounds",
    topic: "organic-basics",
    difficulty: "HARD",
    write(random) {
      const sample = random.pick([0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.7]);
      const acid = random.pick([
        { text: "H2SO4", ions: 2 },
        { text: "HCl", ions: 1 },
      ] as const);
      const molarity = random.pick([0.1, 0.2, 0.25, 0.5]);
      const volume = random.step(5, 30, 1);
      const millimoles = volume * molarity * acid.ions;
      const share = (1.4 * millimoles) / sample;
      if (share > 47 || share < 5 || isTie(share, 1)) return undefined;
      const show = (x: number) => percent(x, 1);
      return {
        text: `In Kjeldahl's method, the ammonia from ${num(sample, "g")} of an organic compound neutralises ${num(volume, "mL")} of ${num(molarity, "M")} ${ch(acid.text)}. What is the percentage of nitrogen in the compound, to one decimal?`,
        answer: show(share),
        distractors: [
          wrong(
            show(acid.ions === 2 ? share / 2 : share * 2),
            acid.ions === 2
              ? "letting one mole of sulphuric acid take up one mole of ammonia"
              : "letting one mole of acid take up two moles of ammonia",
          ),
          wrong(show((share * 17) / 14), "giving the percentage of ammonia instead of nitrogen"),
          wrong(show(share * sample), "not dividing by the mass of the sample"),
          wrong(show((share * 28) / 14), "counting a nitrogen molecule for each ammonia molecule"),
          wrong(show(share / 1.4), "leaving out the atomic mass of nitrogen"),
        ],
        explanation: [
          `The acid gives $${volume} \\times ${num(molarity).tex} \\times ${acid.ions} = ${num(millimoles, "mmol").tex}$ of hydrogen ions, which take up as much ammonia.`,
          `This holds $${num(millimoles).tex} \\times 14 = ${num(14 * millimoles, "mg").tex}$ of nitrogen.`,
          `The percentage is $\\frac{${num(14 * millimoles).tex}}{${num(1000 * sample).tex}} \\times 100 = ${show(share).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "carbon-types-in-an-alkane",
    topic: "organic-basics",
    difficulty: "EASY",
    write(random) {
      const carbons = random.int(4, 7);
      const branches: Branch[] = [];
      for (let i = random.int(1, 3); i > 0; i--)
        branches.push({ name: "methyl", at: random.int(2, carbons - 1) });
      if (branches.some(({ at }) => branches.filter((other) => other.at === at).length > 2)) return undefined;
      const loads = Array.from(
        { length: carbons },
        (_, index) => branches.filter(({ at }) => at === index + 1).length,
      );
      const inner = loads.slice(1, -1);
      const counts = {
        primary: 2 + branches.length,
        secondary: inner.filter((n) => n === 0).length,
        tertiary: inner.filter((n) => n === 1).length,
        quaternary: inner.filter((n) => n === 2).length,
      };
      const ask = random.pick(["primary", "secondary", "tertiary"] as const);
      const answer = counts[ask];
      return {
        text: `How many ${ask} carbon atoms are there in ${ch(alkaneFormula(carbons, branches))}?`,
        answer: num(answer),
        distractors: [
          ...(["primary", "secondary", "tertiary", "quaternary"] as const)
            .filter((kind) => kind !== ask)
            .map((kind) => wrong(num(counts[kind]), `counting the ${kind} carbon atoms`)),
          wrong(
            num(ask === "primary" ? 2 : answer + 1),
            ask === "primary" ? "counting only the ends of the main chain" : "counting one atom twice",
          ),
          wrong(num(answer + 2), "counting the atoms beside a branch as well"),
        ],
        explanation: [
          `A primary carbon atom is bound to one other carbon atom, a secondary one to two, a tertiary one to three and a quaternary one to four.`,
          `Here there are ${counts.primary} primary, ${counts.secondary} secondary, ${counts.tertiary} tertiary and ${counts.quaternary} quaternary carbon atoms, so the answer is ${answer}.`,
        ],
        verify: () =>
          counts.primary + counts.secondary + counts.tertiary + counts.quaternary ===
          carbons + branches.length,
      };
    },
  }),
];

function stereo(what: string, centres: number, bonds: number) {
  const elements = centres + bonds;
  const answer = 2 ** elements;
  const parts = [
    ...(centres > 0
      ? [`${centres === 1 ? "one chiral carbon atom" : `${centres} chiral carbon atoms`}`]
      : []),
    ...(bonds > 0
      ? [
          `${bonds === 1 ? "one double bond that can be *cis* or *trans*" : `${bonds} double bonds that can each be *cis* or *trans*`}`.replace(
            /\*/g,
            "",
          ),
        ]
      : []),
  ];
  return {
    text: `What is the total number of stereoisomers${centres > 0 && bonds > 0 ? " (optical and geometrical)" : ""} possible for ${what}?`,
    answer: num(answer),
    distractors: [
      wrong(num(2 * answer), "counting one stereogenic element too many"),
      wrong(num(answer / 2), "counting one stereogenic element too few"),
      wrong(num(4 * answer), "counting two stereogenic elements too many"),
      wrong(
        num(2 * elements),
        "doubling the number of stereogenic elements instead of raising 2 to its power",
      ),
      wrong(num(answer - 1), "taking two of the isomers to be the same, as in a meso compound"),
    ],
    explanation: [
      `The molecule has ${parts.join(" and ")}, and its two ends differ, so no isomers coincide.`,
      `Each element doubles the number: $2^{${elements}} = ${answer}$.`,
    ],
  };
}
