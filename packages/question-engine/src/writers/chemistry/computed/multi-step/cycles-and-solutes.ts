import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { bracketed, fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

/** In kJ/mol: sublimation, ionisation in all, bond of the halogen, electron gain, formation. */
const SALTS = [
  {
    salt: "NaCl",
    metal: "sodium",
    halogen: "chlorine",
    halides: 1,
    sublimation: 108,
    ionisation: 496,
    bond: 242,
    gain: -349,
    formation: -411,
  },
  {
    salt: "KCl",
    metal: "potassium",
    halogen: "chlorine",
    halides: 1,
    sublimation: 90,
    ionisation: 419,
    bond: 242,
    gain: -349,
    formation: -437,
  },
  {
    salt: "LiF",
    metal: "lithium",
    halogen: "fluorine",
    halides: 1,
    sublimation: 161,
    ionisation: 520,
    bond: 158,
    gain: -328,
    formation: -616,
  },
  {
    salt: "NaF",
    metal: "sodium",
    halogen: "fluorine",
    halides: 1,
    sublimation: 108,
    ionisation: 496,
    bond: 158,
    gain: -328,
    formation: -577,
  },
  {
    salt: "MgCl2",
    metal: "magnesium",
    halogen: "chlorine",
    halides: 2,
    sublimation: 148,
    ionisation: 2189,
    bond: 242,
    gain: -349,
    formation: -641,
  },
  {
    salt: "CaCl2",
    metal: "calcium",
    halogen: "chlorine",
    halides: 2,
    sublimation: 178,
    ionisation: 1735,
    bond: 242,
    gain: -349,
    formation: -796,
  },
  {
    salt: "MgF2",
    metal: "magnesium",
    halogen: "fluorine",
    halides: 2,
    sublimation: 148,
    ionisation: 2189,
    bond: 158,
    gain: -328,
    formation: -1124,
  },
] as const;

const SOLUTES = [
  { name: "ethylene glycol", mass: 62 },
  { name: "urea", mass: 60 },
  { name: "glucose", mass: 180 },
] as const;

export const cyclesAndSolutes: WriterList = [
  computed({
    name: "lattice-by-a-cycle",
    depth: 5,
    chapter: "enthalpy-cycles",
    topic: "chemical-thermodynamics",
    difficulty: "HARD",
    write(random) {
      const { salt, metal, halogen, halides, ...usual } = random.pick(SALTS);
      const about = (value: number) => value + 2 * random.int(-2, 2);
      const [sublimation, ionisation, bond] = [
        about(usual.sublimation),
        about(usual.ionisation),
        about(usual.bond),
      ];
      const [gain, formation] = [about(usual.gain), about(usual.formation)];
      const atoms = (halides * bond) / 2;
      const amount = sublimation + ionisation + atoms + halides * gain - formation;
      const show = (x: number) => num(x, "kJ/mol");
      const key = show(amount);
      return {
        text: `For ${ch(salt)} these enthalpies are known, in kJ/mol: sublimation of ${metal} ${sublimation}, ${halides === 2 ? `first and second ionisation of ${metal} together` : `ionisation of ${metal}`} ${ionisation}, dissociation of ${halogen} molecules ${bond}, electron gain of ${halogen} atoms $${gain}$, formation of solid ${ch(salt)} $${formation}$. What is the enthalpy change when solid ${ch(salt)} is separated into its gaseous ions?`,
        answer: key,
        distractors: slips(random, key, show, [
          [
            amount + (halides === 1 ? bond / 2 : -bond / 2),
            halides === 1 ? "taking the whole bond for one atom" : "taking half the bond for two atoms",
          ],
          [amount - 2 * halides * gain, "taking the electron gain as absorbed"],
          [amount + 2 * formation, "adding the enthalpy of formation with the wrong sign"],
          [amount - halides * gain, "leaving out the electron gain"],
          [amount + formation, "leaving out the enthalpy of formation"],
          [
            halides === 2 ? amount - gain : amount - sublimation,
            halides === 2 ? "counting the electron gain of one atom only" : "leaving out the sublimation",
          ],
          [amount - atoms, "leaving out the dissociation of the halogen"],
        ]),
        explanation: [
          `The elements give the gaseous ions with $${sublimation} + ${ionisation} + ${atoms} + ${halides === 2 ? "2 \\times " : ""}(${gain}) = ${num(amount + formation).tex}\\ \\mathrm{kJ/mol}$${halides === 1 ? ", half a mole of bonds being broken" : ""}.`,
          `They give the solid with $${formation}\\ \\mathrm{kJ/mol}$, and the solid goes over to the ions with the difference.`,
          `$${num(amount + formation).tex} - ${bracketed(formation)} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(formation + amount - halides * gain - atoms - ionisation, sublimation),
      };
    },
  }),
  computed({
    name: "resonance-energy-from-combustions",
    depth: 5,
    chapter: "enthalpy-cycles",
    topic: "chemical-thermodynamics",
    difficulty: "HARD",
    write(random) {
      const [hydrogen, ring] = [-286 + random.int(-1, 1), -3920 + random.int(-4, 4)];
      const [single, threefold] = [-random.int(116, 122), -random.int(202, 211)];
      const cyclohexene = ring + single - hydrogen;
      const benzene = ring + threefold - 3 * hydrogen;
      const amount = threefold - 3 * single;
      const show = (x: number) => num(x, "kJ/mol");
      const key = show(amount);
      return {
        text: `The enthalpies of combustion of hydrogen, cyclohexane, cyclohexene and benzene are $${hydrogen}$, $${ring}$, $${cyclohexene}$ and $${benzene}\\ \\mathrm{kJ/mol}$ respectively. What is the magnitude of the resonance energy of benzene, if each of three isolated double bonds is hydrogenated with the same enthalpy change as that of cyclohexene?`,
        answer: key,
        distractors: slips(random, key, show, [
          [-threefold, "giving the heat of hydrogenation of benzene"],
          [-3 * single, "giving the heat of hydrogenation of three double bonds"],
          [-threefold + single, "comparing benzene with one double bond"],
          [-3 * single - threefold, "adding the two heats"],
          [amount / 3, "sharing the energy among the double bonds"],
          [-2 * single + threefold, "counting two double bonds in the ring"],
          [-single, "giving the heat of hydrogenation of cyclohexene"],
        ]),
        explanation: [
          `Hydrogenation of cyclohexene: $${cyclohexene} + (${hydrogen}) - (${ring}) = ${single}\\ \\mathrm{kJ/mol}$; of three such double bonds $${3 * single}\\ \\mathrm{kJ/mol}$.`,
          `Hydrogenation of benzene: $${benzene} + 3(${hydrogen}) - (${ring}) = ${threefold}\\ \\mathrm{kJ/mol}$.`,
          `Benzene is more stable by $${-3 * single} - ${-threefold} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(benzene - 3 * cyclohexene + 2 * ring, amount),
      };
    },
  }),
  computed({
    name: "ice-that-separates",
    depth: 5,
    chapter: "freezing-points",
    topic: "solutions",
    difficulty: "HARD",
    write(random) {
      const { name, mass } = random.pick(SOLUTES);
      const [moles, left] = [random.pick([0.25, 0.5, 0.75, 1]), random.step(100, 400, 50)];
      const fall = (1860 * moles) / left;
      const amount = random.step(20, 150, 5);
      if (fall > 10 || fall < 1) return undefined;
      const water = left + amount;
      const show = (x: number) => num(x, "g", 0);
      const key = show(amount);
      return {
        text: `A solution of ${num(moles * mass, "g")} of ${name} (molar mass ${num(mass, "g/mol")}) in ${num(water, "g")} of water is cooled to $-${num(fall, undefined, 3).tex}^\\circ\\mathrm{C}$. What mass of ice has separated by then? Take $K_f = 1.86\\ \\mathrm{K\\,kg/mol}$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [left, "giving the mass of water that is still liquid"],
          [Math.abs(left - amount), "taking the mass of ice away from the liquid"],
          [amount + moles * mass, "adding the mass of the solute"],
          [Math.abs(amount - moles * mass), "counting the solute as a part of the liquid water"],
          [water - (1000 * moles) / fall, "leaving out the constant of water"],
          [water - left / 2, "counting the solute as two particles the wrong way round"],
        ]),
        explanation: [
          `At this temperature the liquid that is left has the molality $\\frac{${num(fall, undefined, 3).tex}}{1.86} = ${num(fall / 1.86, undefined, 2).tex}\\ \\mathrm{mol/kg}$.`,
          `The ${num(moles, "mol")} of ${name} are still dissolved, so there are $\\frac{1000 \\times 1.86 \\times ${moles}}{${num(fall, undefined, 3).tex}} = ${left}\\ \\mathrm{g}$ of liquid water.`,
          `The ice is $${water} - ${left} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual((1.86 * moles * 1000) / (water - amount), fall, 1e-9),
      };
    },
  }),
  computed({
    name: "ph-from-a-freezing-point",
    depth: 5,
    chapter: "freezing-points",
    topic: "solutions",
    difficulty: "HARD",
    write(random) {
      const [molarity, alpha] = [
        random.pick([0.01, 0.02, 0.05, 0.1, 0.2]),
        random.pick([0.1, 0.15, 0.2, 0.3, 0.4]),
      ];
      const ions = molarity * alpha;
      // With the logarithms as given; other digits would need further ones.
      const power = Math.floor(Math.log10(ions) + 1e-9);
      const digit = Math.round(ions / 10 ** power);
      const log = { 1: 0, 2: 0.3, 3: 0.48, 4: 0.6, 6: 0.78, 8: 0.9 }[digit];
      if (log === undefined || !nearlyEqual(digit * 10 ** power, ions, 1e-9)) return undefined;
      const fall = 1.86 * molarity * (1 + alpha);
      const amount = -power - log;
      const show = (x: number) => fixed(x, 2);
      const key = show(amount);
      return {
        text: `A ${num(molarity, "M")} solution of a weak monobasic acid freezes at $-${num(fall, undefined, 5).tex}^\\circ\\mathrm{C}$. What is the pH of the solution, if its molality is taken to be equal to its molarity? Take $K_f = 1.86\\ \\mathrm{K\\,kg/mol}$, $\\log_{10} 2 = 0.30$ and $\\log_{10} 3 = 0.48$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [-Math.log10(molarity), "taking the acid as completely ionised"],
          [-Math.log10(molarity * (1 + alpha)), "taking the van 't Hoff factor for the degree of ionisation"],
          [-Math.log10(alpha), "leaving out the concentration"],
          [-power + log, "adding the logarithm instead of subtracting it"],
          [-Math.log10(ions / 2), "sharing the ions between the two kinds"],
          [-Math.log10(molarity * alpha * alpha), "squaring the degree of ionisation"],
          [amount + 1, "slipping by one power of ten"],
          [amount - 1, "slipping by one power of ten the other way"],
        ]),
        explanation: [
          `The van 't Hoff factor is $\\frac{${num(fall, undefined, 5).tex}}{1.86 \\times ${molarity}} = ${num(1 + alpha).tex}$, so the degree of ionisation is $${alpha}$.`,
          `$[\\mathrm{H^+}] = ${molarity} \\times ${alpha} = ${num(ions).tex}\\ \\mathrm{M}$.`,
          `$\\mathrm{pH} = -\\log_{10} ${num(ions).tex} = ${key.tex}$.`,
        ],
        verify: () => Math.abs(10 ** -amount / ions - 1) < 0.02,
      };
    },
  }),
];
