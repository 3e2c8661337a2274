import { count, num, tex, words } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { MULTIPLES } from "../organic/carbon-chain.ts";

const METALS = [
  { symbol: "Ti", name: "titanium", anion: "titanate", z: 22, states: [3] },
  { symbol: "V", name: "vanadium", anion: "vanadate", z: 23, states: [2, 3] },
  { symbol: "Cr", name: "chromium", anion: "chromate", z: 24, states: [2, 3] },
  { symbol: "Mn", name: "manganese", anion: "manganate", z: 25, states: [2, 3] },
  { symbol: "Fe", name: "iron", anion: "ferrate", z: 26, states: [2, 3] },
  { symbol: "Co", name: "cobalt", anion: "cobaltate", z: 27, states: [2, 3] },
  { symbol: "Ni", name: "nickel", anion: "nickelate", z: 28, states: [2] },
  { symbol: "Cu", name: "copper", anion: "cuprate", z: 29, states: [2] },
] as const;

/** Those whose complexes hold the metal in the state of four. */
const HIGHER = [
  { symbol: "Pt", name: "platinum", states: [4] },
  { symbol: "Ir", name: "iridium", states: [3, 4] },
  { symbol: "Re", name: "rhenium", states: [4] },
] as const;

const LIGANDS = [
  { formula: "H2O", name: "aqua", charge: 0, strong: false },
  { formula: "NH3", name: "ammine", charge: 0, strong: true },
  { formula: "CN", name: "cyanido", charge: -1, strong: true },
  { formula: "F", name: "fluorido", charge: -1, strong: false },
  { formula: "Cl", name: "chlorido", charge: -1, strong: false },
] as const;

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];
const MOMENTS = [0, 1.73, 2.83, 3.87, 4.9, 5.92];

const dElectrons = (z: number, charge: number) => z - 18 - charge;
const highSpin = (d: number) => (d <= 5 ? d : 10 - d);
const lowSpin = (d: number) => (d <= 3 ? d : d <= 6 ? 6 - d : d <= 8 ? d - 6 : 10 - d);
const chargeText = (charge: number) =>
  charge === 0 ? "" : `^${Math.abs(charge) === 1 ? "" : Math.abs(charge)}${charge > 0 ? "+" : "-"}`;
const isBracketed = (formula: string) => formula.length > 1 && formula !== "Cl";
const group = (formula: string, n: number) =>
  `${isBracketed(formula) ? `(${formula})` : formula}${n === 1 ? "" : n}`;

export const dBlockAndCoordination: WriterList = [
  computed({
    name: "spin-only-magnetic-moment",
    topic: "d-block-and-coordination",
    difficulty: "MEDIUM",
    write(random) {
      const { symbol, z, states } = random.pick(METALS);
      const charge = random.pick(states);
      const d = dElectrons(z, charge);
      const n = highSpin(d);
      const show = (unpaired: number) => num(MOMENTS[unpaired] ?? 0, "BM", 2);
      if (random.chance()) {
        const ions = METALS.flatMap((metal) =>
          metal.states.map((state) => ({
            ion: `${metal.symbol}${chargeText(state)}`,
            d: dElectrons(metal.z, state),
          })),
        );
        // Two ions with the same moment would both obviously be wrong.
        const others = random
          .shuffle(ions.filter((other) => highSpin(other.d) !== n))
          .filter((one, at, all) => all.findIndex((other) => highSpin(other.d) === highSpin(one.d)) === at);
        return {
          text: `Which of these free ions has a spin-only magnetic moment of ${show(n)}?`,
          answer: words(ch(`${symbol}${chargeText(charge)}`)),
          distractors: others.map(({ ion, d: electrons }) =>
            wrong(
              words(ch(ion)),
              `overlooking that $3\\mathrm{d}^{${electrons}}$ has ${count(highSpin(electrons), "unpaired electron")}`,
            ),
          ),
          explanation: [
            `$\\sqrt{n(n + 2)} = ${show(n).tex}$ holds for $n = ${n}$ unpaired electrons.`,
            `${ch(`${symbol}${chargeText(charge)}`)} is $3\\mathrm{d}^{${d}}$, with ${count(n, "unpaired electron")}.`,
          ],
        };
      }
      const atom = Math.min(5, highSpin(Math.min(10, z - 20)));
      return {
        text: `What is the spin-only magnetic moment of the free gaseous ion ${ch(`${symbol}${chargeText(charge)}`)} ($Z = ${z}$)?`,
        answer: show(n),
        distractors: [
          wrong(show(atom), "removing electrons from 3d in the wrong number, as if the 4s electrons stayed"),
          wrong(show(Math.min(5, n + 1)), "counting one unpaired electron too many"),
          wrong(show(Math.max(0, n - 1)), "counting one unpaired electron too few"),
          wrong(num(n, "BM", 2), "giving the number of unpaired electrons itself"),
          wrong(num(n * (n + 2), "BM", 2), "forgetting the square root"),
        ],
        explanation: [
          `The 4s electrons leave first: ${ch(`${symbol}${chargeText(charge)}`)} is $3\\mathrm{d}^{${d}}$, with ${count(n, "unpaired electron")}.`,
          `$\\mu = \\sqrt{n(n + 2)} = \\sqrt{${n * (n + 2)}} = ${show(n).tex}$.`,
        ],
        verify: () => Math.abs(Math.sqrt(n * (n + 2)) - (MOMENTS[n] ?? 0)) < 0.01,
      };
    },
  }),
  computed({
    name: "oxidation-state-in-a-complex",
    topic: "d-block-and-coordination",
    difficulty: "EASY",
    write(random) {
      const state = random.pick([2, 3, 4]);
      const metal = random.pick(
        [...METALS, ...HIGHER].filter((one) => one.states.some((own) => own === state)),
      );
      const [a, b] = random.sample(LIGANDS, 2);
      if (!a || !b) return undefined;
      const na = random.int(1, 5);
      const nb = 6 - na;
      const charge = state + na * a.charge + nb * b.charge;
      if (Math.abs(charge) > 4) return undefined;
      const formula = `[${metal.symbol}${group(a.formula, na)}${group(b.formula, nb)}]${chargeText(charge)}`;
      const show = (x: number) => tex(x > 0 ? `+${x}` : `${x}`, x);
      const anions = -na * a.charge - nb * b.charge;
      return {
        text: `What is the oxidation number of ${metal.name} in ${ch(formula)}?`,
        answer: show(state),
        distractors: [
          wrong(show(charge), "giving the charge of the complex"),
          ...(anions <= 4 ? [wrong(show(anions), "leaving the charge of the complex out of account")] : []),
          // States that these metals can have: any other would soon be known as a wrong option.
          ...[2, 3, 4].map((other) =>
            wrong(
              show(other),
              `counting too ${other > state ? "many" : "few"} negative charges on the ligands`,
            ),
          ),
        ],
        explanation: [
          anions === 0
            ? "All the ligands are neutral and count 0, so the metal alone carries the charge."
            : `The neutral ligands count 0 and each of the negative ligands $-1$, together $${-anions}$.`,
          `$x ${anions === 0 ? "" : `- ${anions} `}= ${charge}$, so $x = ${show(state).tex}$.`,
        ],
        satisfies: (x) => x - anions === charge,
      };
    },
  }),
  computed({
    name: "name-of-a-complex",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    style: "application",
    write(random) {
      const metal = random.pick(METALS);
      const state = random.pick(metal.states);
      const [a, b] = random.sample(LIGANDS, 2).sort((p, q) => p.name.localeCompare(q.name));
      if (!a || !b) return undefined;
      const na = random.int(1, 5);
      const nb = 6 - na;
      const charge = state + na * a.charge + nb * b.charge;
      if (charge === 0 || Math.abs(charge) > 3) return undefined;
      const isAnion = charge < 0;
      const formula = `[${metal.symbol}${group(a.formula, na)}${group(b.formula, nb)}]${chargeText(charge)}`;
      const part = (n: number, name: string) => (MULTIPLES[n] ?? "") + name;
      const plain = (first: string, second: string, stem: string, number: number) =>
        `${first}${second}${stem}(${ROMAN[Math.abs(number)] ?? ""}) ion`;
      const full = (...parts: Parameters<typeof plain>) => words(capitalise(plain(...parts)));
      const [pa, pb] = [part(na, a.name), part(nb, b.name)];
      const [stem, otherStem] = isAnion ? [metal.anion, metal.name] : [metal.name, metal.anion];
      return {
        text: `What is the IUPAC name of the complex ion ${ch(formula)}?`,
        answer: full(pa, pb, stem, state),
        distractors: [
          wrong(
            full(pa, pb, otherStem, state),
            isAnion
              ? "using the name of the metal although the complex is an anion"
              : 'using the ending "-ate" although the complex is a cation',
          ),
          wrong(full(pb, pa, stem, state), "not naming the ligands in alphabetical order"),
          wrong(
            full(pa, pb, stem, Math.abs(charge) === state ? state + 1 : Math.abs(charge)),
            "writing a wrong oxidation number of the metal",
          ),
          wrong(
            full(part(nb, a.name), part(na, b.name), stem, state),
            "exchanging the numbers of the ligands",
          ),
        ],
        explanation: [
          `Ligands are named in alphabetical order, without regard to prefixes: ${pa}, then ${pb}.`,
          `The metal has the oxidation number $+${state}$, and in ${isAnion ? `an anion it takes the ending "-ate": ${metal.anion}` : `a cation it keeps its name: ${metal.name}`}.`,
          `The name is ${plain(pa, pb, stem, state)}.`,
        ],
      };
    },
  }),
  computed({
    name: "unpaired-electrons-in-an-octahedral-complex",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    write(random) {
      const metal = random.pick(METALS.filter(({ z }) => z >= 24 && z <= 27));
      const state = random.pick(metal.states);
      const ligand = random.pick(LIGANDS.filter(({ formula }) => ["CN", "F", "H2O"].includes(formula)));
      const d = dElectrons(metal.z, state);
      if (
        d < 4 ||
        d > 7 ||
        (metal.symbol === "Co" && state === 3 && ligand.formula === "H2O") ||
        (metal.symbol === "Co" && state === 2 && ligand.formula === "CN")
      )
        return undefined;
      const charge = state + 6 * ligand.charge;
      const formula = `[${metal.symbol}${group(ligand.formula, 6)}]${chargeText(charge)}`;
      const low = ligand.strong;
      const n = low ? lowSpin(d) : highSpin(d);
      const other = low ? highSpin(d) : lowSpin(d);
      const eg = low ? Math.max(0, d - 6) : d <= 5 ? d - 3 : 2;
      const t2g = d - eg;
      // In units of Δo, pairing energy left out.
      const cfse = 0.6 * eg - 0.4 * t2g;
      const otherEg = low ? (d <= 5 ? d - 3 : 2) : Math.max(0, d - 6);
      const otherCfse = 0.6 * otherEg - 0.4 * (d - otherEg);
      const ask = random.pick(["unpaired", "cfse", "split"] as const);
      const field = low ? "strong-field" : "weak-field";
      const split = (t: number, e: number) => tex(`t_{2g}^{${t}}\\,e_g^{${e}}`);
      const stabil = (x: number) => tex(`${Math.round(x * 10) / 10}\\,\\Delta_o`, x);
      const shared = [
        `${metal.name.charAt(0).toUpperCase()}${metal.name.slice(1)} is in the state $+${state}$, $3\\mathrm{d}^{${d}}$, and ${ch(ligand.formula === "CN" ? "CN^-" : ligand.formula === "F" ? "F^-" : "H2O")} is a ${field} ligand.`,
        `The electrons are arranged as ${split(t2g, eg)}.`,
      ];
      if (ask === "unpaired") {
        return {
          text: `How many unpaired electrons does the octahedral complex ${ch(formula)} have, with ${ch(ligand.formula === "CN" ? "CN^-" : ligand.formula === "F" ? "F^-" : "H2O")} as a ${field} ligand?`,
          answer: num(n),
          distractors: [
            wrong(
              num(other),
              low ? "filling the orbitals as in a weak field" : "pairing the electrons as in a strong field",
            ),
            wrong(num(d), "counting all d electrons"),
            wrong(num(n + 1), "counting one unpaired electron too many"),
            wrong(num(Math.abs(n - 1)), "pairing one electron too many"),
            wrong(num(n + 2), "spreading the electrons over two orbitals too many"),
          ],
          explanation: [
            ...shared,
            `This leaves ${n === 0 ? "no unpaired electron" : count(n, "unpaired electron")}.`,
          ],
        };
      }
      if (ask === "split") {
        return {
          text: `How are the d electrons of ${ch(formula)} arranged over the orbitals of the octahedral field?`,
          answer: split(t2g, eg),
          distractors: [
            wrong(
              split(d - otherEg, otherEg),
              low ? "filling the orbitals as in a weak field" : "filling the orbitals as in a strong field",
            ),
            wrong(split(eg, t2g), "exchanging the two sets of orbitals"),
            wrong(split(Math.min(6, t2g + 1), eg), "counting one d electron too many"),
            wrong(split(t2g - 1, eg + 1), "promoting one electron"),
            wrong(split(t2g - 1, eg), "counting one d electron too few"),
          ],
          explanation: shared,
        };
      }
      return {
        text: `What is the crystal field stabilisation energy of ${ch(formula)}, in terms of $\\Delta_o$ and leaving out the pairing energy?`,
        answer: stabil(cfse),
        distractors: [
          wrong(
            stabil(otherCfse),
            low ? "filling the orbitals as in a weak field" : "filling the orbitals as in a strong field",
          ),
          wrong(stabil(-0.4 * d), "putting all d electrons into the lower set"),
          wrong(stabil(0.4 * eg - 0.6 * t2g), "exchanging the factors 0.4 and 0.6"),
          wrong(stabil(cfse - 0.4), "counting one electron too many in the lower set"),
          wrong(stabil(cfse + 0.6), "counting one electron too many in the upper set"),
        ],
        explanation: [...shared, `$${t2g} \\times (-0.4) + ${eg} \\times 0.6 = ${stabil(cfse).tex}$.`],
      };
    },
  }),
  computed({
    name: "ions-from-a-coordination-compound",
    topic: "d-block-and-coordination",
    difficulty: "MEDIUM",
    write(random) {
      const metal = random.pick([
        { symbol: "Co", state: 3 },
        { symbol: "Cr", state: 3 },
        { symbol: "Pt", state: 4 },
      ]);
      const outside = random.int(1, metal.state);
      const inside = metal.state - outside;
      const ammines = 6 - inside;
      const empirical = `${metal.symbol}Cl${metal.state}·${ammines}NH3`;
      const moles = random.pick([0.1, 0.2, 0.25, 0.5, 1, 2]);
      const complex = `[${metal.symbol}(NH3)${ammines}${inside === 0 ? "" : group("Cl", inside)}]Cl${outside === 1 ? "" : outside}`;
      const show = (x: number) => num(x, "mol", 2);
      const ask = random.pick(["silver", "ions"] as const);
      return {
        text:
          ask === "silver"
            ? `The compound ${ch(empirical)} is a complex in which the metal has the coordination number 6 and all the ammonia is coordinated. How many moles of ${ch("AgCl")} does ${num(moles, "mol")} of it precipitate with excess ${ch("AgNO3")} solution?`
            : `The compound ${ch(empirical)} is a complex in which the metal has the coordination number 6 and all the ammonia is coordinated. How many moles of ions does ${num(moles, "mol")} of it furnish on dissolution in water?`,
        answer: show(moles * (ask === "silver" ? outside : outside + 1)),
        distractors: [
          wrong(
            show(moles * (ask === "silver" ? metal.state : metal.state + 1)),
            "letting all the chlorine be present as free chloride ions",
          ),
          wrong(
            show(moles * (ask === "silver" ? outside + 1 : outside)),
            ask === "silver" ? "counting the complex ion too" : "leaving out the complex ion",
          ),
          wrong(
            show(moles * (ask === "silver" ? inside : 2)),
            ask === "silver"
              ? "counting the chlorine bound to the metal"
              : "taking every salt to give two ions",
          ),
          wrong(show(moles * ammines), "counting the ammonia molecules"),
          wrong(show(moles * (outside + 2)), "counting one bound chlorine as free"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation: [
          `Of the six places, ${ammines} are taken by ammonia, so ${inside === 0 ? "no chlorine is" : inside === 1 ? "one chlorine is" : `${inside} chlorines are`} bound to the metal: ${ch(complex)}.`,
          `Each formula unit gives ${outside === 1 ? "one chloride ion" : `${outside} chloride ions`} and one complex ion, so the amount is ${show(moles * (ask === "silver" ? outside : outside + 1))}.`,
        ],
      };
    },
  }),
];
