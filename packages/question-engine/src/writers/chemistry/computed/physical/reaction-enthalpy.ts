import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, equation } from "../formula.ts";

/** Enthalpies of formation in kJ/mol, rounded as problems state them. */
const FORMATION: Record<string, number> = {
  CO2: -394,
  H2O: -286,
  CH4: -75,
  C2H4: 52,
  C2H6: -85,
  C3H8: -104,
  C2H2: 227,
  C6H6: 49,
  CH3OH: -239,
  C2H5OH: -278,
};

const FUELS = [
  { formula: "CH4", c: 1, h: 4, o: 0, name: "methane" },
  { formula: "C2H4", c: 2, h: 4, o: 0, name: "ethene" },
  { formula: "C2H6", c: 2, h: 6, o: 0, name: "ethane" },
  { formula: "C3H8", c: 3, h: 8, o: 0, name: "propane" },
  { formula: "C2H2", c: 2, h: 2, o: 0, name: "ethyne" },
  { formula: "C6H6", c: 6, h: 6, o: 0, name: "liquid benzene" },
  { formula: "CH3OH", c: 1, h: 4, o: 1, name: "liquid methanol" },
  { formula: "C2H5OH", c: 2, h: 6, o: 1, name: "liquid ethanol" },
] as const;

/** Mean bond enthalpies in kJ/mol. */
const BONDS: Record<string, number> = {
  "H-H": 436,
  "Cl-Cl": 242,
  "H-Cl": 431,
  "Br-Br": 193,
  "H-Br": 366,
  "F-F": 158,
  "H-F": 565,
  "O=O": 498,
  "O-H": 464,
  "C-H": 414,
  "C-C": 347,
  "C=C": 611,
  "C-Cl": 326,
  "C-Br": 276,
  "N#N": 945,
  "N-H": 391,
  "I-I": 151,
  "H-I": 299,
};

const BOND_REACTIONS = [
  { text: "H2 + Cl2 -> 2HCl", broken: { "H-H": 1, "Cl-Cl": 1 }, made: { "H-Cl": 2 } },
  { text: "H2 + Br2 -> 2HBr", broken: { "H-H": 1, "Br-Br": 1 }, made: { "H-Br": 2 } },
  { text: "H2 + F2 -> 2HF", broken: { "H-H": 1, "F-F": 1 }, made: { "H-F": 2 } },
  { text: "N2 + 3H2 -> 2NH3", broken: { "N#N": 1, "H-H": 3 }, made: { "N-H": 6 } },
  { text: "2H2 + O2 -> 2H2O", broken: { "H-H": 2, "O=O": 1 }, made: { "O-H": 4 } },
  { text: "C2H4 + H2 -> C2H6", broken: { "C=C": 1, "H-H": 1 }, made: { "C-C": 1, "C-H": 2 } },
  { text: "C2H4 + HCl -> C2H5Cl", broken: { "C=C": 1, "H-Cl": 1 }, made: { "C-C": 1, "C-H": 1, "C-Cl": 1 } },
  { text: "C2H4 + HBr -> C2H5Br", broken: { "C=C": 1, "H-Br": 1 }, made: { "C-C": 1, "C-H": 1, "C-Br": 1 } },
  { text: "CH4 + Cl2 -> CH3Cl + HCl", broken: { "C-H": 1, "Cl-Cl": 1 }, made: { "C-Cl": 1, "H-Cl": 1 } },
  { text: "CH4 + Br2 -> CH3Br + HBr", broken: { "C-H": 1, "Br-Br": 1 }, made: { "C-Br": 1, "H-Br": 1 } },
  { text: "C2H4 + Cl2 -> C2H4Cl2", broken: { "C=C": 1, "Cl-Cl": 1 }, made: { "C-C": 1, "C-Cl": 2 } },
  { text: "C2H4 + Br2 -> C2H4Br2", broken: { "C=C": 1, "Br-Br": 1 }, made: { "C-C": 1, "C-Br": 2 } },
] as const;

const bondTex = (bond: string) =>
  `$\\mathrm{${bond.replace("-", "{-}").replace("=", "{=}").replace("#", "{\\equiv}")}}$`;

export const reactionEnthalpy: WriterList = [
  computed({
    name: "heat-from-burning-an-amount",
    topic: "chemical-thermodynamics",
    difficulty: "EASY",
    write(random) {
      const { name, mass, heat } = random.pick([
        { name: "methane", mass: 16, heat: 890 },
        { name: "ethanol", mass: 46, heat: 1367 },
        { name: "propane", mass: 44, heat: 2220 },
        { name: "carbon", mass: 12, heat: 394 },
        { name: "hydrogen", mass: 2, heat: 286 },
        { name: "methanol", mass: 32, heat: 726 },
        { name: "glucose", mass: 180, heat: 2800 },
      ]);
      const moles = random.pick([0.2, 0.25, 0.5, 1.5, 2, 2.5, 3, 4, 5]);
      const grams = moles * mass;
      const findHeat = random.chance(0.6);
      return {
        text: findHeat
          ? `The enthalpy of combustion of ${name} (molar mass ${num(mass, "g/mol")}) is ${num(-heat, "kJ/mol")}. How much heat is given off when ${num(grams, "g")} of it burns completely?`
          : `The enthalpy of combustion of ${name} (molar mass ${num(mass, "g/mol")}) is ${num(-heat, "kJ/mol")}. What mass of it must burn completely to give off ${num(heat * moles, "kJ")} of heat?`,
        answer: findHeat ? num(heat * moles, "kJ", 1) : num(grams, "g", 1),
        distractors: findHeat
          ? [
              wrong(num(heat * grams, "kJ", 1), "multiplying by the mass instead of the number of moles"),
              wrong(num(heat / moles, "kJ", 1), "dividing by the number of moles"),
              wrong(num(heat / mass, "kJ", 1), "finding the heat from one gram"),
              wrong(num(heat, "kJ", 1), "giving the heat from one mole"),
            ]
          : [
              wrong(num(mass / moles, "g", 1), "dividing the molar mass by the number of moles"),
              wrong(num(moles, "g", 1), "giving the number of moles as grams"),
              wrong(num(mass * (moles + 1), "g", 1), "taking one mole too many"),
              wrong(num(mass * moles * 2, "g", 1), "doubling the amount"),
            ],
        explanation: [
          findHeat
            ? `The mass of ${num(grams, "g")} is $${num(grams).tex} / ${mass} = ${num(moles, "mol").tex}$.`
            : `The heat needs $${num(heat * moles).tex} / ${heat} = ${num(moles, "mol").tex}$.`,
          findHeat
            ? `It gives off $${num(moles).tex} \\times ${heat} = ${num(heat * moles, "kJ", 1).tex}$.`
            : `Its mass is $${num(moles).tex} \\times ${mass} = ${num(grams, "g", 1).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "calorimeter-temperature-rise",
    topic: "chemical-thermodynamics",
    difficulty: "EASY",
    write(random) {
      const water = random.step(100, 500, 50);
      const rise = random.step(2, 20, 1);
      const joules = water * 4.2 * rise;
      const start = random.int(18, 28);
      return {
        text: `A spirit burner warms ${num(water, "g")} of water from ${num(start, "°C")} to ${num(start + rise, "°C")}. How much heat has the water taken up? The specific heat of water is $4.2\\ \\mathrm{J\\,g^{-1}\\,K^{-1}}$.`,
        answer: num(joules / 1000, "kJ", 2),
        distractors: [
          wrong(
            num((water * 4.2 * (start + rise)) / 1000, "kJ", 2),
            "using the final temperature instead of the rise",
          ),
          wrong(num((water * rise) / 1000, "kJ", 2), "leaving out the specific heat"),
          wrong(num((water * rise) / 4200, "kJ", 2), "dividing by the specific heat"),
          wrong(num((water * 4.2 * (rise + 273)) / 1000, "kJ", 2), "adding 273 to a temperature difference"),
        ],
        explanation: [
          `$q = m c \\Delta T = ${water} \\times 4.2 \\times ${rise}\\ \\mathrm{J}$.`,
          `This is ${num(joules, "J")}, that is, ${num(joules / 1000, "kJ", 2)}.`,
        ],
        satisfies: (kJ) => Math.abs((kJ * 1000) / (water * 4.2) - rise) < 0.01,
      };
    },
  }),
  computed({
    name: "reaction-enthalpy-from-bonds",
    topic: "chemical-thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const { text, broken, made } = random.pick(BOND_REACTIONS);
      // Books differ a little in these values: they are data of the question.
      const shift = random.pick([-6, -3, 0, 2, 4]);
      const energy = (bond: string) => (BONDS[bond] ?? 0) + (bond === "H-H" || bond === "C=C" ? shift : 0);
      const total = (bonds: object) =>
        Object.entries(bonds).reduce((sum, [bond, times]) => sum + energy(bond) * times, 0);
      const listed = [...Object.keys(broken), ...Object.keys(made)].filter(
        (bond, at, all) => all.indexOf(bond) === at,
      );
      const [into, out] = [total(broken), total(made)];
      const once = (bonds: object) => Object.keys(bonds).reduce((sum, bond) => sum + energy(bond), 0);
      const sumTex = (bonds: object) =>
        Object.entries(bonds)
          .map(([bond, times]) => (times === 1 ? `${energy(bond)}` : `${times} \\times ${energy(bond)}`))
          .join(" + ");
      return {
        text: `Bond enthalpies in kJ/mol: ${listed.map((bond) => `${bondTex(bond)} ${energy(bond)}`).join(", ")}. What is the enthalpy change of the gas reaction ${equation(text)}?`,
        answer: num(into - out, "kJ"),
        distractors: [
          wrong(num(out - into, "kJ"), "subtracting the bonds broken from the bonds made"),
          wrong(num(once(broken) - once(made), "kJ"), "counting every kind of bond once only"),
          wrong(num(into + out, "kJ"), "adding both sums"),
          wrong(num((into - out) / 2, "kJ"), "halving the result"),
          wrong(num(-into, "kJ"), "leaving out the bonds that are made"),
        ],
        explanation: [
          `Bonds broken: $${sumTex(broken)} = ${num(into, "kJ").tex}$; bonds made: $${sumTex(made)} = ${num(out, "kJ").tex}$.`,
          `$\\Delta H = ${into} - ${out} = ${num(into - out, "kJ").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "combustion-from-formation-enthalpies",
    topic: "chemical-thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const { formula, c, h, name } = random.pick(FUELS);
      const shift = random.pick([-2, -1, 0, 1, 2]);
      const f = (FORMATION[formula] ?? 0) + shift;
      const value = c * -394 + (h / 2) * -286 - f;
      return {
        text: `The standard enthalpies of formation of ${ch("CO2")}(g), ${ch("H2O")}(l) and ${name}, ${ch(formula)}, are ${num(-394, "kJ/mol")}, ${num(-286, "kJ/mol")} and ${num(f, "kJ/mol")}. What is the standard enthalpy of combustion of ${name}?`,
        answer: num(value, "kJ/mol"),
        distractors: [
          wrong(
            num(value + 2 * f, "kJ/mol"),
            "adding the enthalpy of formation of the fuel instead of subtracting it",
          ),
          wrong(num(-394 - 286 - f, "kJ/mol"), "leaving out the coefficients of the products"),
          wrong(num(-value, "kJ/mol"), "subtracting the products from the reactants"),
          wrong(num(c * -394 + h * -286 - f, "kJ/mol"), "making one water molecule from each hydrogen atom"),
          wrong(num(value + f, "kJ/mol"), "leaving out the enthalpy of formation of the fuel"),
        ],
        explanation: [
          `One mole of the fuel gives ${num(c, "mol")} of ${ch("CO2")} and ${num(h / 2, "mol")} of ${ch("H2O")}; oxygen, an element, counts zero.`,
          `$\\Delta H = ${c} \\times (-394) + ${h / 2} \\times (-286) - (${f}) = ${num(value, "kJ/mol").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "internal-energy-of-a-gas-reaction",
    topic: "chemical-thermodynamics",
    difficulty: "HARD",
    write(random) {
      const { text, change, h } = random.pick([
        { text: "N2(g) + 3H2(g) -> 2NH3(g)", change: -2, h: -92 },
        { text: "C3H8(g) + 5O2(g) -> 3CO2(g) + 4H2O(l)", change: -3, h: -2220 },
        { text: "CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)", change: -2, h: -890 },
        { text: "2SO2(g) + O2(g) -> 2SO3(g)", change: -1, h: -198 },
        { text: "CaCO3(s) -> CaO(s) + CO2(g)", change: 1, h: 178 },
        { text: "PCl5(g) -> PCl3(g) + Cl2(g)", change: 1, h: 88 },
        { text: "2CO(g) + O2(g) -> 2CO2(g)", change: -1, h: -566 },
        { text: "N2O4(g) -> 2NO2(g)", change: 1, h: 58 },
        { text: "C(s) + H2O(g) -> CO(g) + H2(g)", change: 1, h: 131 },
        { text: "2H2(g) + O2(g) -> 2H2O(l)", change: -3, h: -572 },
        { text: "2NH3(g) -> N2(g) + 3H2(g)", change: 2, h: 92 },
      ]);
      // Water is liquid only below its boiling point.
      const t = random.pick(text.includes("H2O(l)") ? [298, 300, 350] : [300, 400, 500]);
      const rt = 0.0083 * t;
      const answer = h - change * rt;
      const show = (x: number) => num(x, "kJ", 2);
      const left = Math.abs(change);
      return {
        text: `At ${num(t, "K")}, $\\Delta H = ${num(h, "kJ").tex}$ for ${equation(text)}. What is $\\Delta U$? Take $R = 8.3\\ \\mathrm{J\\,K^{-1}\\,mol^{-1}}$ and treat the gases as ideal.`,
        answer: show(answer),
        distractors: [
          wrong(show(h + change * rt), "adding $\\Delta n_g RT$ instead of subtracting it"),
          wrong(show(h - (change + 1) * rt), "counting one mole of gas wrongly"),
          wrong(show(h - (change - 1) * rt), "counting a solid or liquid among the gases"),
          wrong(show(h - change * rt * 1000), "leaving $RT$ in joules"),
        ],
        explanation: [
          `Only gases count: $\\Delta n_g = ${change}$, so $\\Delta n_g RT = ${change} \\times 0.0083 \\times ${t} = ${show(change * rt).tex}$.`,
          `$\\Delta U = \\Delta H - \\Delta n_g RT = ${h} ${change > 0 ? "-" : "+"} ${num(left * rt, undefined, 2).tex} = ${show(answer).tex}$.`,
        ],
        verify: () => {
          const gas = (side: string) =>
            [...side.matchAll(/(\d*)[A-Z][A-Za-z0-9]*\(g\)/g)].reduce(
              (sum, [, n]) => sum + Number(n || 1),
              0,
            );
          const [before = "", after = ""] = text.split("->");
          return gas(after) - gas(before) === change;
        },
      };
    },
  }),
  computed({
    name: "hess-law-of-three-equations",
    topic: "chemical-thermodynamics",
    difficulty: "HARD",
    write(random) {
      const { formula, c, h, name, o } = random.pick(FUELS);
      const [carbon, hydrogen] = [random.pick([-393, -394, -395]), random.pick([-285, -286, -287])];
      const burn = c * carbon + (h / 2) * hydrogen - (FORMATION[formula] ?? 0) + random.int(-3, 3);
      const value = c * carbon + (h / 2) * hydrogen - burn;
      return {
        text: `The enthalpies of combustion of carbon (graphite), hydrogen and ${name}, ${ch(formula)}, are ${num(carbon, "kJ/mol")}, ${num(hydrogen, "kJ/mol")} and ${num(burn, "kJ/mol")} (water formed as a liquid). What is the enthalpy of formation of ${name} from its elements?`,
        answer: num(value, "kJ/mol"),
        distractors: [
          wrong(
            num(-value, "kJ/mol"),
            "subtracting the combustion of the elements from that of the compound",
          ),
          wrong(
            num(carbon + hydrogen - burn, "kJ/mol"),
            "leaving out the coefficients of carbon and hydrogen",
          ),
          wrong(
            num(c * carbon + h * hydrogen - burn, "kJ/mol"),
            `counting ${h} instead of ${h / 2} for the amount of hydrogen molecules in moles`,
          ),
          wrong(
            num(c * carbon + (h / 2) * hydrogen + burn, "kJ/mol"),
            "not reversing the combustion of the compound",
          ),
        ],
        explanation: [
          `Formation: ${c === 1 ? "1 mole" : `${c} moles`} of carbon and ${h / 2 === 1 ? "1 mole" : `${h / 2} moles`} of ${ch("H2")}${o ? " (with oxygen, which counts zero)" : ""} give one mole of ${ch(formula)}.`,
          "By Hess's law it equals burning the elements and then undoing the combustion of the compound.",
          `$\\Delta_f H = ${c} \\times (${carbon}) + ${h / 2} \\times (${hydrogen}) - (${burn}) = ${num(value, "kJ/mol").tex}$.`,
        ],
        verify: () => value + burn === c * carbon + (h / 2) * hydrogen,
      };
    },
  }),
];
