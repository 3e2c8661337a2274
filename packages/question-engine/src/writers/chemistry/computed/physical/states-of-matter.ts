import { roundTo } from "../../../../numbers/arithmetic.ts";
import { num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, molarMass } from "../formula.ts";

const GASES = ["O2", "N2", "CO2", "CH4", "SO2", "H2", "NH3"] as const;
/** Pairs of them that join to a solid salt when they meet. */
const REACT = new Set(["NH3 CO2", "CO2 NH3", "NH3 SO2", "SO2 NH3"]);
/** Gases that stay gases from 200 K upwards, at any pressure asked about. */
const FAR_FROM_LIQUID = ["H2", "He", "N2", "O2", "Ne", "Ar", "CH4"] as const;

export const statesOfMatter: WriterList = [
  computed({
    name: "gas-law-of-two-quantities",
    topic: "states-of-matter",
    difficulty: "EASY",
    write(random) {
      const factor = random.pick([1.25, 1.5, 2, 2.5, 3, 4, 5]);
      const gas = ch(random.pick(FAR_FROM_LIQUID));
      const law = random.pick(["boyle", "charles", "pressure"] as const);
      const start = random.step(200, 400, 20);
      const celsius = start - 273;
      if (law === "boyle") {
        const p = random.pick([1, 1.2, 2, 2.4, 3, 4]);
        const v = random.step(2, 20, 2);
        return {
          text: `${gas} fills ${num(v, "L")} at ${num(p, "atm")}. What volume does it fill at ${num(p * factor, "atm")} and the same temperature, to two decimals at most?`,
          answer: num(v / factor, "L", 2),
          distractors: [
            wrong(num(v * factor, "L", 2), "letting the volume grow with the pressure"),
            wrong(num(v / factor / factor, "L", 2), "dividing by the ratio of the pressures twice"),
            wrong(num(v / (p * factor), "L", 2), "dividing by the new pressure without the old one"),
            wrong(num(v - v / factor, "L", 2), "giving the decrease of the volume"),
          ],
          explanation: [
            "By Boyle's law $p_1 V_1 = p_2 V_2$.",
            `$V_2 = \\frac{${num(p).tex} \\times ${v}}{${num(p * factor).tex}} = ${num(v / factor, "L", 2).tex}$.`,
          ],
        };
      }
      const end = start * factor;
      if (end > 1200) return undefined;
      const size = random.step(2, 20, 2);
      const [unit, what, other] =
        law === "charles" ? (["L", "volume", "pressure"] as const) : (["atm", "pressure", "volume"] as const);
      return {
        text: `A sample of ${gas} has a ${what} of ${num(size, unit)} at ${num(celsius, "°C")}. What is its ${what} at ${num(end - 273, "°C")} and the same ${other}? (Take $0\\,^\\circ\\mathrm{C} = 273\\ \\mathrm{K}$.)`,
        answer: num(size * factor, unit),
        distractors: [
          wrong(
            num(Math.abs((size * (end - 273)) / celsius), unit),
            "using Celsius temperatures in the ratio",
          ),
          wrong(num(size / factor, unit), "inverting the ratio of the temperatures"),
          wrong(num(size * factor * factor, unit), "multiplying by the ratio of the temperatures twice"),
          wrong(num(size * (factor - 1), unit), "giving the increase only"),
        ],
        explanation: [
          `At constant ${other}, the ${what} is proportional to the absolute temperature: $T_1 = ${start}\\ \\mathrm{K}$ and $T_2 = ${num(end, "K").tex}$.`,
          `$${num(size).tex} \\times \\frac{${num(end).tex}}{${start}} = ${num(size * factor, unit).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "partial-pressure-of-a-gas",
    topic: "states-of-matter",
    difficulty: "EASY",
    write(random) {
      const [a, b] = random.sample(GASES, 2);
      if (!a || !b || REACT.has(`${a} ${b}`)) return undefined;
      const [x, y] = [random.int(1, 6), random.int(1, 6)];
      const each = random.pick([0.5, 0.8, 1, 1.2, 1.5, 2]);
      const total = roundTo(each * (x + y), 3);
      return {
        text: `A vessel contains ${num(x, "mol")} of ${ch(a)} and ${num(y, "mol")} of ${ch(b)}, which do not react, at a total pressure of ${num(total, "bar")}. What is the partial pressure of ${ch(a)}?`,
        answer: num(each * x, "bar"),
        distractors: [
          wrong(num(each * y, "bar"), `giving the partial pressure of ${ch(b)}`),
          wrong(num((total * x) / y, "bar"), `dividing by the moles of ${ch(b)} instead of all moles`),
          wrong(num(total / 2, "bar"), "sharing the pressure equally"),
          wrong(
            num((total * x * molarMass(a)) / (x * molarMass(a) + y * molarMass(b)), "bar"),
            "sharing the pressure by mass instead of by moles",
          ),
        ],
        explanation: [
          `By Dalton's law the partial pressure is the mole fraction times the total pressure.`,
          `$p = \\frac{${x}}{${x} + ${y}} \\times ${num(total).tex} = ${num(each * x, "bar").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "molar-mass-of-a-vapour",
    topic: "states-of-matter",
    difficulty: "MEDIUM",
    write(random) {
      const t = random.pick([300, 320, 350, 400, 450, 500]);
      const p = random.pick([0.82, 1.23, 1.64, 2.05, 2.46]);
      const m = random.pick([28, 30, 32, 44, 46, 58, 60, 64, 71, 74, 78, 88]);
      const density = roundTo((p * m) / (0.082 * t), 3);
      const findMass = random.chance(0.6);
      return {
        text: findMass
          ? `A gas has a density of ${num(density, "g/L", 3)} at ${num(t - 273, "°C")} and ${num(p, "atm")}. What is its molar mass, to the nearest whole number? Take $R = 0.082\\ \\mathrm{L\\,atm\\,K^{-1}\\,mol^{-1}}$ and $0\\,^\\circ\\mathrm{C} = 273\\ \\mathrm{K}$.`
          : `What is the density of a gas of molar mass ${num(m, "g/mol")} at ${num(t - 273, "°C")} and ${num(p, "atm")}? Take $R = 0.082\\ \\mathrm{L\\,atm\\,K^{-1}\\,mol^{-1}}$ and $0\\,^\\circ\\mathrm{C} = 273\\ \\mathrm{K}$.`,
        answer: findMass ? num(m, "g/mol", 0) : num(density, "g/L", 2),
        distractors: findMass
          ? [
              wrong(
                num((density * 0.082 * (t - 273)) / p, "g/mol", 0),
                "leaving the temperature in degrees Celsius",
              ),
              wrong(
                num(density * 0.082 * t * p, "g/mol", 0),
                "multiplying by the pressure instead of dividing",
              ),
              wrong(num(density * 22.4, "g/mol", 0), "taking the molar volume at STP"),
              wrong(num(density * 0.082 * t, "g/mol", 0), "leaving out the pressure"),
            ]
          : [
              wrong(
                num((p * m) / (0.082 * (t - 273)), "g/L", 2),
                "leaving the temperature in degrees Celsius",
              ),
              wrong(num(m / 22.4, "g/L", 2), "taking the molar volume at STP"),
              wrong(num(m / (p * 0.082 * t), "g/L", 2), "dividing by the pressure instead of multiplying"),
              wrong(num(m / (0.082 * t), "g/L", 2), "leaving out the pressure"),
            ],
        explanation: [
          `From $pV = nRT$, the density is $d = \\frac{pM}{RT}$, with $T = ${t}\\ \\mathrm{K}$.`,
          findMass
            ? `$M = \\frac{dRT}{p} = \\frac{${num(density, undefined, 3).tex} \\times 0.082 \\times ${t}}{${p}} = ${num(m, "g/mol").tex}$.`
            : `$d = \\frac{${p} \\times ${m}}{0.082 \\times ${t}} = ${num(density, "g/L", 2).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "graham-law-of-diffusion",
    topic: "states-of-matter",
    difficulty: "MEDIUM",
    write(random) {
      const { light, heavy, root } = random.pick([
        { light: "H2", heavy: "O2", root: 4 },
        { light: "CH4", heavy: "SO2", root: 2 },
        { light: "He", heavy: "CH4", root: 2 },
        { light: "He", heavy: "SO2", root: 4 },
        { light: "O2", heavy: "HI", root: 2 },
      ]);
      const masses: Record<string, number> = { He: 4, H2: 2, O2: 32, CH4: 16, SO2: 64, HI: 128 };
      const time = random.step(10, 90, 5);
      const forward = random.chance();
      const value = forward ? time * root : time / root;
      const [known, asked] = forward ? [light, heavy] : [heavy, light];
      return {
        text: `A certain volume of ${ch(known)} takes ${num(time, "s")} to escape through a tiny hole. How long does the same volume of ${ch(asked)} take under the same conditions? (Molar masses in g/mol: ${ch(light)} ${masses[light] ?? 0}, ${ch(heavy)} ${masses[heavy] ?? 0}.)`,
        answer: num(value, "s"),
        distractors: [
          wrong(num(forward ? time / root : time * root, "s"), "letting the heavier gas escape faster"),
          wrong(
            num(forward ? time * root * root : time / root / root, "s"),
            "taking the ratio of the molar masses without its square root",
          ),
          wrong(num(time, "s"), "thinking that equal volumes take equal times"),
          wrong(
            num(forward ? time * Math.sqrt(root) : time / Math.sqrt(root), "s", 1),
            "taking the square root twice",
          ),
        ],
        explanation: [
          "By Graham's law the rate is proportional to $\\frac{1}{\\sqrt{M}}$, so the time is proportional to $\\sqrt{M}$.",
          `$t = ${time} \\times \\sqrt{\\frac{${masses[asked] ?? 0}}{${masses[known] ?? 0}}} = ${num(value, "s").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "formula-from-a-lattice",
    topic: "states-of-matter",
    difficulty: "MEDIUM",
    write(random) {
      const lattice = random.pick(["cubic close-packed", "hexagonal close-packed"] as const);
      const { holes, text, per } = random.pick([
        { holes: "all the octahedral voids", text: "one octahedral void", per: [1, 1] },
        { holes: "half of the octahedral voids", text: "one octahedral void", per: [1, 2] },
        { holes: "all the tetrahedral voids", text: "two tetrahedral voids", per: [2, 1] },
        { holes: "half of the tetrahedral voids", text: "two tetrahedral voids", per: [1, 1] },
        { holes: "one third of the tetrahedral voids", text: "two tetrahedral voids", per: [2, 3] },
        { holes: "two thirds of the octahedral voids", text: "one octahedral void", per: [2, 3] },
        { holes: "one quarter of the tetrahedral voids", text: "two tetrahedral voids", per: [1, 2] },
        { holes: "one third of the octahedral voids", text: "one octahedral void", per: [1, 3] },
      ] as const);
      const [cations, anions] = per;
      const [m, x] = random.pick([
        ["A", "B"],
        ["M", "X"],
        ["P", "Q"],
      ] as const);
      const write = (p: number, q: number) => {
        const divisor = p % 2 === 0 && q % 2 === 0 ? 2 : p % 3 === 0 && q % 3 === 0 ? 3 : 1;
        return tex(
          `\\mathrm{${m}${p / divisor === 1 ? "" : `_{${p / divisor}}`}${x}${q / divisor === 1 ? "" : `_{${q / divisor}}`}}`,
        );
      };
      const tetrahedral = text.includes("tetrahedral");
      return {
        text: `In a crystal the atoms of ${x} form a ${lattice} lattice and the atoms of ${m} occupy ${holes}. What is the formula of the compound?`,
        answer: write(cations, anions),
        distractors: [
          wrong(write(anions, cations), "exchanging the two elements"),
          wrong(
            tetrahedral ? write(cations, 2 * anions) : write(2 * cations, anions),
            tetrahedral
              ? "counting one tetrahedral void for each lattice atom"
              : "counting two octahedral voids for each lattice atom",
          ),
          wrong(write(cations, anions + 1), "counting one lattice atom too many"),
          wrong(write(cations + 1, anions), "counting one void too many"),
          wrong(
            write(4 * cations, anions),
            "counting the voids of the whole unit cell against one lattice atom",
          ),
        ],
        explanation: [
          `Close packing has ${text} for each atom of the lattice.`,
          `With ${holes} filled, the ratio ${m} : ${x} is $${cations} : ${anions}$, so the formula is ${write(cations, anions)}.`,
        ],
      };
    },
  }),
  computed({
    name: "density-of-a-cubic-crystal",
    topic: "states-of-matter",
    difficulty: "MEDIUM",
    write(random) {
      const { lattice, z } = random.pick([
        { lattice: "face-centred", z: 4 },
        { lattice: "body-centred", z: 2 },
        { lattice: "simple", z: 1 },
      ]);
      const edge = random.pick([200, 250, 300, 400, 500]);
      const mass = random.pick([24, 27, 40, 48, 56, 60, 75, 90, 108, 120]);
      const density = (z * mass * 10) / (6 * (edge / 100) ** 3);
      if (density < 1 || density > 22) return undefined;
      const findMass = random.chance(0.4);
      const shown = roundTo(density, 2);
      const of = (cells: number, factor = 1) =>
        num((cells * mass * 10 * factor) / (6 * (edge / 100) ** 3), "g/cm^3", 2);
      if (findMass) {
        const back = (cells: number) => num((shown * 6 * (edge / 100) ** 3) / (10 * cells), "g/mol", 0);
        return {
          text: `A metal has a ${lattice} cubic unit cell of edge ${num(edge, "pm")} and a density of ${num(shown, "g/cm^3")}. What is its molar mass, to the nearest whole number? Take $N_A = 6 \\times 10^{23}\\ \\mathrm{mol^{-1}}$.`,
          answer: back(z),
          distractors: [4, 2, 1, 8]
            .filter((cells) => cells !== z)
            .map((cells) =>
              wrong(back(cells), `taking ${cells === 1 ? "one atom" : `${cells} atoms`} per unit cell`),
            ),
          explanation: [
            `A ${lattice} cubic cell contains ${z === 1 ? "one atom" : `${z} atoms`}, and its volume is $(${num(edge / 100).tex} \\times 10^{-8}\\ \\mathrm{cm})^3$.`,
            `$M = \\frac{d N_A a^3}{Z} = \\frac{${num(shown).tex} \\times 6 \\times 10^{23} \\times ${num((edge / 100) ** 3, undefined, 3).tex} \\times 10^{-24}}{${z}} = ${back(z).tex}$.`,
          ],
          verify: () => Math.abs((back(z).number ?? 0) - mass) < 1,
        };
      }
      return {
        text: `A metal of molar mass ${num(mass, "g/mol")} has a ${lattice} cubic unit cell of edge ${num(edge, "pm")}. What is its density, to two decimals? Take $N_A = 6 \\times 10^{23}\\ \\mathrm{mol^{-1}}$.`,
        answer: of(z),
        distractors: [
          ...[4, 2, 1, 8]
            .filter((cells) => cells !== z)
            .map((cells) =>
              wrong(of(cells), `taking ${cells === 1 ? "one atom" : `${cells} atoms`} per unit cell`),
            ),
        ],
        explanation: [
          `A ${lattice} cubic cell contains ${z === 1 ? "one atom" : `${z} atoms`}, and its volume is $(${num(edge / 100).tex} \\times 10^{-8}\\ \\mathrm{cm})^3 = ${num((edge / 100) ** 3, undefined, 3).tex} \\times 10^{-24}\\ \\mathrm{cm^3}$.`,
          `$d = \\frac{Z M}{N_A a^3} = \\frac{${z} \\times ${mass}}{6 \\times 10^{23} \\times ${num((edge / 100) ** 3, undefined, 3).tex} \\times 10^{-24}} = ${of(z).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "radius-in-a-cubic-cell",
    topic: "states-of-matter",
    difficulty: "MEDIUM",
    write(random) {
      const { lattice, edgeOf, rule, part, times } = random.pick([
        {
          lattice: "face-centred",
          edgeOf: 2 * Math.SQRT2,
          rule: "\\sqrt{2}\\,a = 4r",
          part: "1.414",
          times: 4,
        },
        {
          lattice: "body-centred",
          edgeOf: 4 / Math.sqrt(3),
          rule: "\\sqrt{3}\\,a = 4r",
          part: "1.732",
          times: 4,
        },
        { lattice: "simple", edgeOf: 2, rule: "a = 2r", part: "", times: 2 },
      ]);
      const edge = random.step(280, 560, 4);
      const askDistance = random.chance(0.4);
      const factor = askDistance ? 2 : 1;
      const what = askDistance ? "distance between the centres of nearest neighbours" : "radius of an atom";
      const show = (per: number) => num((factor * edge) / per, "pm", 1);
      return {
        text: `A metal crystallises in a ${lattice} cubic lattice with a unit cell of edge ${num(edge, "pm")}. What is the ${what}, to one decimal? (Take $\\sqrt{2} = 1.414$ and $\\sqrt{3} = 1.732$ as needed.)`,
        answer: show(edgeOf),
        distractors: [
          wrong(
            show(2 * Math.SQRT2),
            "using the rule for a face-centred cell, in which atoms touch along the face diagonal",
          ),
          wrong(
            show(4 / Math.sqrt(3)),
            "using the rule for a body-centred cell, in which atoms touch along the space diagonal",
          ),
          wrong(show(2), "using the rule for a simple cubic cell, in which atoms touch along the edge"),
          wrong(
            num((factor === 1 ? 2 : 1) * (edge / edgeOf), "pm", 1),
            askDistance
              ? "giving the radius instead of the distance"
              : "giving the distance of the centres instead of the radius",
          ),
        ],
        explanation: [
          `In a ${lattice} cubic cell the atoms touch so that $${rule}$.`,
          `$r = \\frac{${part ? `${part} \\times ` : ""}${edge}}{${times}} = ${num(edge / edgeOf, "pm", 1).tex}$${askDistance ? `, and the nearest centres are $2r = ${show(edgeOf).tex}$ apart` : ""}.`,
        ],
      };
    },
  }),
  computed({
    name: "gases-of-two-joined-vessels",
    topic: "states-of-matter",
    difficulty: "HARD",
    write(random) {
      const [a, b] = random.sample(GASES, 2);
      if (!a || !b || REACT.has(`${a} ${b}`)) return undefined;
      const [v, w] = [random.int(1, 6), random.int(1, 6)];
      const [p, q] = [random.int(1, 9), random.int(1, 9)];
      const end = (p * v + q * w) / (v + w);
      if (v === w || p === q || roundTo(end, 1) !== roundTo(end, 6)) return undefined;
      const t = random.pick([1.2, 1.25, 1.5, 2]);
      const hot = end * t;
      return {
        text: `A ${num(v, "L")} vessel with ${ch(a)} at ${num(p, "bar")} and a ${num(w, "L")} vessel with ${ch(b)} at ${num(q, "bar")}, both at ${num(300, "K")}, are joined by a thin tube. The gases mix without reacting, and the whole is heated to ${num(300 * t, "K")}. What is the final pressure?`,
        answer: num(hot, "bar"),
        distractors: [
          wrong(num(end, "bar"), "forgetting the heating"),
          wrong(num(((p + q) / 2) * t, "bar"), "taking the plain mean of the pressures"),
          wrong(num((p + q) * t, "bar"), "adding the pressures"),
          wrong(num(end / t, "bar"), "dividing by the ratio of the temperatures"),
          wrong(
            num(((p * w + q * v) / (v + w)) * t, "bar"),
            "weighing each pressure with the other vessel's volume",
          ),
        ],
        explanation: [
          `At ${num(300, "K")} each gas spreads over $${v} + ${w} = ${num(v + w, "L").tex}$: $p = \\frac{${p} \\times ${v} + ${q} \\times ${w}}{${v + w}} = ${num(end, "bar").tex}$.`,
          `Heating at constant volume multiplies it by $\\frac{${300 * t}}{300}$: $${num(end).tex} \\times ${t} = ${num(hot, "bar").tex}$.`,
        ],
        verify: () => Math.abs((((p * v) / 300 + (q * w) / 300) * 300 * t) / (v + w) - hot) < 1e-9,
      };
    },
  }),
];
