import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, given, molarMass } from "../formula.ts";

const percentage = (x: number) => fixed(x, 1, "%");
const within = (x: number) => (x > 0 && x < 100 ? x : 0);

export const amountsAndAnalysis: WriterList = [
  computed({
    name: "gases-from-a-second-cell",
    depth: 5,
    chapter: "electrolysis",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const [metal, charge, mass, salt] = random.pick([
        ["silver", 1, 108, "AgNO3"],
        ["copper", 2, 63.5, "CuSO4"],
        ["zinc", 2, 65, "ZnSO4"],
        ["chromium", 3, 52, "Cr2(SO4)3"],
      ] as const);
      const faraday = random.pick([0.02, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.24, 0.3]);
      const deposit = (faraday * mass) / charge;
      const asks = random.pick(["both", "oxygen", "hydrogen"] as const);
      const share = { both: 0.75, oxygen: 0.25, hydrogen: 0.5 }[asks];
      const result = faraday * share * 22400;
      if (!isNeat(result, 0) || !isNeat(deposit, 3)) return undefined;
      const mL = (x: number) => num(x, "mL", 0);
      const key = mL(result);
      const said = {
        both: "the total volume of gas set free",
        oxygen: "the volume of oxygen set free",
        hydrogen: "the volume of hydrogen set free",
      }[asks];
      return {
        text: `The same current flows through a solution of ${ch(salt)} and, in series with it, through dilute sulphuric acid between platinum electrodes. By the time ${num(deposit, "g", 3)} of ${metal} has been deposited, what is ${said} from the acid, measured at STP (${num(22.4, "L/mol")})? The atomic mass of ${metal} is ${mass}.`,
        answer: key,
        distractors: slips(random, key, mL, [
          [(faraday / charge) * share * 22400, `taking one electron for each atom of ${metal}`],
          [faraday * 0.5 * 22400, "counting the hydrogen only"],
          [faraday * 0.25 * 22400, "counting the oxygen only"],
          [faraday * 0.75 * 22400, "counting both gases"],
          [faraday * 22400, "letting each mole of electrons set one mole of gas free"],
          [result * 2, "taking half the electrons for each molecule of gas"],
          [result / 2, "taking twice the electrons for each molecule of gas"],
          [faraday * 1.5 * 22400, "counting one mole of hydrogen for each mole of electrons"],
        ]),
        explanation: [
          `The amount of ${metal} is $\\frac{${num(deposit, undefined, 3).tex}}{${mass}} = ${num(faraday / charge, "mol", 4).tex}$, which needs ${num(faraday, "mol")} of electrons (${charge} for each atom).`,
          `The same charge sets free $\\frac{1}{2} \\times ${faraday} = ${num(faraday / 2, "mol", 3).tex}$ of hydrogen and $\\frac{1}{4} \\times ${faraday} = ${num(faraday / 4, "mol", 4).tex}$ of oxygen.`,
          `The volume asked for is $${num(faraday * share, undefined, 4).tex} \\times 22{,}400 = ${key.tex}$.`,
        ],
        verify: () => {
          // Water split by the charge: 2H₂O gives 2H₂ and O₂ for four electrons.
          const electrons = (deposit / mass) * charge;
          const rounds = electrons / 4;
          const gas = { both: 3 * rounds, oxygen: rounds, hydrogen: 2 * rounds }[asks];
          return nearlyEqual(gas * 22400, result, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "iron-in-an-ore-by-permanganate",
    depth: 5,
    chapter: "electrolysis",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const ore = random.step(1, 4, 0.1);
      const [whole, part] = random.pick([
        [250, 25],
        [100, 20],
        [100, 25],
        [200, 20],
        [500, 50],
      ] as const);
      const strength = random.pick([0.01, 0.02, 0.025, 0.04, 0.05]);
      const used = random.step(8, 30, 0.5);
      const iron = ((5 * strength * used) / 1000) * (whole / part);
      const result = (100 * iron * 56) / ore;
      if (result < 20 || result > 70) return undefined;
      const key = percentage(result);
      return {
        text: `A sample of ${num(ore, "g", 1)} of iron ore is dissolved in dilute acid, all its iron is brought to ${ch("Fe^2+")}, and the solution is made up to ${num(whole, "mL")}. A portion of ${num(part, "mL")} needs ${num(used, "mL")} of ${num(strength, "M", 3)} ${ch("KMnO4")} in acid. What percentage of the ore is iron? (Atomic mass of Fe: 56.)`,
        answer: key,
        distractors: slips(random, key, percentage, [
          [within(result / 5), "letting one permanganate ion oxidise one iron ion"],
          [within((result * part) / whole), "forgetting that only a part of the solution was titrated"],
          [within((result * 3) / 5), "counting three electrons for each permanganate ion"],
          [within((result * 160) / 112), `giving the percentage of ${ch("Fe2O3")}`],
          [within((result * 72) / 56), `giving the percentage of ${ch("FeO")}`],
          [within(result / 2), "counting two electrons for each iron ion"],
          [within(100 - result), "giving the percentage of what is not iron"],
          [within(result * 1.4), "counting seven electrons for each permanganate ion"],
        ]),
        explanation: [
          `In acid $\\mathrm{MnO_4^{-} + 8H^{+} + 5e^{-} \\rightarrow Mn^{2+} + 4H_2O}$, so one mole oxidises five moles of ${ch("Fe^2+")}.`,
          `The portion holds $5 \\times ${strength} \\times ${used} = ${num(5 * strength * used, "mmol", 3).tex}$ of iron, the whole solution ${num(whole / part)} times as much, ${num(iron * 1000, "mmol", 3)}.`,
          `That is ${num(iron * 56, "g", 3)} of iron, and $\\frac{${num(iron * 56, undefined, 3).tex}}{${num(ore, undefined, 1).tex}} \\times 100 = ${key.tex}$.`,
        ],
        verify: () => {
          // Equivalents of the permanganate against equivalents of iron.
          const equivalents = (strength * 5 * used) / 1000 / part;
          return Math.abs(((equivalents * whole * 56) / ore) * 100 - (key.number ?? 0)) < 0.06;
        },
      };
    },
  }),
  computed({
    name: "ammonium-salt-by-back-titration",
    depth: 5,
    topic: "mole-concept",
    difficulty: "HARD",
    write(random) {
      const [salt, ammonia] = random.pick([
        ["NH4Cl", 1],
        ["(NH4)2SO4", 2],
        ["NH4NO3", 1],
      ] as const);
      const base = random.pick([0.5, 1, 0.8, 0.4]);
      const volume = random.pick([50, 60, 75, 100]);
      const acid = random.pick([0.25, 0.5, 1]);
      const back = random.step(10, 60, 2);
      const isSulphuric = random.chance();
      const ions = isSulphuric ? 2 : 1;
      const used = base * volume - acid * back * ions;
      const sample = random.step(1, 5, 0.1);
      const pure = ((used / ammonia) * molarMass(salt)) / 1000;
      const result = (100 * pure) / sample;
      if (used <= 4 || result < 25 || result > 85) return undefined;
      const key = percentage(result);
      const part = (mmol: number) => within((100 * ((mmol / ammonia) * molarMass(salt))) / 1000 / sample);
      return {
        text: `An impure sample of ${num(sample, "g", 1)} of ${ch(salt)} is boiled with ${num(volume, "mL")} of ${num(base, "M")} ${ch("NaOH")} until no more ammonia comes off. The base left over needs ${num(back, "mL")} of ${num(acid, "M")} ${ch(isSulphuric ? "H2SO4" : "HCl")}. What percentage of the sample is ${ch(salt)}, if the impurity does not react? ${given(salt)}`,
        answer: key,
        distractors: slips(random, key, percentage, [
          [part(acid * back * ions), "taking the base left over for the base used"],
          [
            part(base * volume - acid * back * (isSulphuric ? 1 : 2)),
            isSulphuric
              ? "counting one hydrogen ion for each molecule of the acid"
              : "counting two hydrogen ions for each molecule of the acid",
          ],
          [
            within(ammonia === 2 ? result * 2 : result / 2),
            ammonia === 2
              ? "counting one ammonium ion in each formula unit"
              : "letting two units of the salt need one of the base",
          ],
          [part(base * volume), "forgetting the back titration"],
          [within(ammonia === 2 ? result / 2 : result * 2), "getting the ratio of salt to base upside down"],
          [within(100 - result), "giving the percentage of the impurity"],
          [within((100 * used * 17) / 1000 / sample), "giving the percentage of ammonia"],
          [within((result + 100) / 2), "taking the mean with a pure sample"],
        ]),
        explanation: [
          `The base was $${base} \\times ${volume} = ${num(base * volume, "mmol").tex}$; left over was $${acid} \\times ${back}${isSulphuric ? " \\times 2" : ""} = ${num(acid * back * ions, "mmol").tex}$, so ${num(used, "mmol")} was used.`,
          `Each ammonium ion uses one hydroxide ion, so there were ${num(used / ammonia, "mmol", 3)} of ${ch(salt)}${ammonia === 2 ? ", which holds two ammonium ions" : ""}: $${num(used / ammonia, undefined, 3).tex} \\times 10^{-3} \\times ${molarMass(salt)} = ${num(pure, "g", 3).tex}$.`,
          `The percentage is $\\frac{${num(pure, undefined, 3).tex}}{${num(sample, undefined, 1).tex}} \\times 100 = ${key.tex}$.`,
        ],
        verify: () => {
          // A sample of that purity, followed through the two reactions.
          const mmol = ((sample * (key.number ?? 0)) / 100 / molarMass(salt)) * 1000;
          const rest = base * volume - mmol * ammonia;
          return Math.abs(rest / (acid * ions) - back) < 0.2;
        },
      };
    },
  }),
  computed({
    name: "oxygen-for-a-mixture-of-hydrocarbons",
    depth: 5,
    chapter: "unsaturated-hydrocarbons",
    topic: "hydrocarbons",
    difficulty: "HARD",
    write(random) {
      const [first, second] = random.pick([
        [
          ["methane", 1, 4],
          ["ethene", 2, 4],
        ],
        [
          ["methane", 1, 4],
          ["ethyne", 2, 2],
        ],
        [
          ["methane", 1, 4],
          ["propane", 3, 8],
        ],
        [
          ["ethane", 2, 6],
          ["propene", 3, 6],
        ],
        [
          ["methane", 1, 4],
          ["propene", 3, 6],
        ],
        [
          ["ethene", 2, 4],
          ["butane", 4, 10],
        ],
        [
          ["ethyne", 2, 2],
          ["propane", 3, 8],
        ],
      ] as const);
      const [x, y] = [random.step(10, 60, 2), random.step(10, 60, 2)];
      const total = x + y;
      const carbon = x * first[1] + y * second[1];
      const need = (gas: readonly [string, number, number]) => gas[1] + gas[2] / 4;
      const result = x * need(first) + y * need(second);
      if (x === y || !isNeat(result) || total % 10 !== 0) return undefined;
      const mL = (v: number) => num(v, "mL", 1);
      const key = mL(result);
      const formula = (gas: readonly [string, number, number]) =>
        ch(`C${gas[1] === 1 ? "" : gas[1]}H${gas[2]}`);
      return {
        text: `A volume of ${num(total, "mL")} of a mixture of ${first[0]} and ${second[0]} is burnt completely and gives ${num(carbon, "mL")} of carbon dioxide. What volume of oxygen was used up, all volumes being measured at the same temperature and pressure?`,
        answer: key,
        distractors: slips(random, key, mL, [
          [y * need(first) + x * need(second), "interchanging the two gases"],
          [(total / 2) * (need(first) + need(second)), "taking equal volumes of the two gases"],
          [carbon, "counting only the oxygen that goes into carbon dioxide"],
          [x * need(first), `leaving out the ${second[0]}`],
          [y * need(second), `leaving out the ${first[0]}`],
          [total * need(second), `treating the whole mixture as ${second[0]}`],
          [total * need(first), `treating the whole mixture as ${first[0]}`],
          [
            x * (first[1] + first[2] / 2) + y * (second[1] + second[2] / 2),
            "counting one molecule of oxygen for every two hydrogen atoms",
          ],
          [result / 2, "counting atoms of oxygen instead of molecules"],
        ]),
        explanation: [
          `Let $x$ mL be ${first[0]} (${formula(first)}) and the rest ${second[0]} (${formula(second)}). The carbon gives $${first[1] === 1 ? "" : first[1]}x + ${second[1]}(${total} - x) = ${carbon}$, so $x = ${x}$ and there are ${num(y, "mL")} of ${second[0]}.`,
          `One volume needs ${num(need(first))} volumes of oxygen for ${first[0]} and ${num(need(second))} for ${second[0]} (carbon atoms plus a quarter of the hydrogen atoms).`,
          `Together $${x} \\times ${num(need(first)).tex} + ${y} \\times ${num(need(second)).tex} = ${key.tex}$.`,
        ],
        verify: () => {
          // Every whole split of the mixture, and the one that gives the carbon dioxide.
          const fits: number[] = [];
          for (let one = 0; one <= total; one++) {
            if (one * first[1] + (total - one) * second[1] !== carbon) continue;
            const water = (one * first[2] + (total - one) * second[2]) / 2;
            fits.push(carbon + water / 2);
          }
          return fits.length === 1 && fits[0] === result;
        },
      };
    },
  }),
  computed({
    name: "silver-chloride-from-a-complex",
    depth: 5,
    chapter: "isomers-of-complexes",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    write(random) {
      const [start, end, atoms] = random.pick([
        ["CrCl3", "6H2O", 3],
        ["CoCl3", "6NH3", 3],
        ["CoCl3", "5NH3", 2],
        ["CoCl3", "4NH3", 1],
        ["PtCl4", "6NH3", 4],
        ["PtCl4", "5NH3", 3],
        ["PtCl4", "4NH3", 2],
        ["CrCl3", "5NH3", 2],
      ] as const);
      const outside = start === "CrCl3" && end === "6H2O" ? random.int(1, 3) : atoms;
      const molal = random.pick([0.01, 0.02, 0.05, 0.1, 0.2]);
      const drop = 1.86 * molal * (outside + 1);
      const volume = random.pick([50, 100, 200, 250]);
      const molar = random.pick([0.05, 0.1, 0.2, 0.25]);
      const amount = (volume * molar) / 1000;
      const result = amount * outside * 143.5;
      const show = (x: number) => fixed(x, 2, "g");
      const key = show(result);
      const all = Number(start.at(-1));
      if (result < 0.5) return undefined;
      return {
        text: `A compound of the composition $\\mathrm{${start.replace(/(\d)/, "_$1")} \\cdot ${end.replace(/([A-Z])(\d)$/, "$1_$2").replace("H2O", "H_2O")}}$ dissolves in water as one complex ion and chloride ions. Its ${num(molal, "mol/kg")} solution freezes at $-${fixed(drop, 3).tex}^\\circ\\mathrm{C}$. What is the mass of ${ch("AgCl")} precipitated by excess ${ch("AgNO3")} from ${num(volume, "mL")} of its ${num(molar, "M")} solution? ($K_f$ of water: ${num(1.86, "K kg/mol")}; molar mass of ${ch("AgCl")}: ${num(143.5, "g/mol")}.)`,
        answer: key,
        distractors: slips(random, key, show, [
          [amount * (outside + 1) * 143.5, "taking every ion in the solution to be chloride"],
          [amount * all * 143.5, "precipitating all the chlorine in the compound"],
          [amount * Math.max(1, outside - 1) * 143.5, "taking one chloride ion too few"],
          [amount * 143.5, "taking one mole of silver chloride for each mole of the compound"],
          [(amount * outside * 143.5) / 2, "taking two silver ions for each chloride ion"],
          [amount * (all - outside) * 143.5, "precipitating the chlorine inside the complex"],
          [amount * (outside + 2) * 143.5, "taking two chloride ions too many"],
          [amount * outside * 108, "giving the mass of the silver only"],
          [amount * outside * 35.5, "giving the mass of the chlorine only"],
        ]),
        explanation: [
          `The van 't Hoff factor is $\\frac{${fixed(drop, 3).tex}}{1.86 \\times ${molal}} = ${outside + 1}$, so each formula unit gives ${outside + 1} ions: one complex ion and ${outside} chloride ${outside === 1 ? "ion" : "ions"}.`,
          `The portion holds $${num(volume / 1000, "L", 3).tex} \\times ${num(molar, "M").tex} = ${num(amount, "mol", 4).tex}$ of the compound, and gives ${num(amount * outside, "mol", 4)} of ${ch("AgCl")}.`,
          `Its mass is $${num(amount * outside, undefined, 4).tex} \\times 143.5 = ${key.tex}$${all > outside ? "; the coordinated chlorine is not precipitated" : ""}.`,
        ],
        verify: () => {
          // Tries each number of free chloride ions and keeps the one whose freezing point fits.
          const fits = [0, 1, 2, 3, 4].filter((free) => Math.abs(1.86 * molal * (1 + free) - drop) < 1e-9);
          return (
            fits.length === 1 &&
            Math.abs(roundTo((fits[0] ?? 0) * amount * 143.5, 2) - (key.number ?? 0)) < 0.006
          );
        },
      };
    },
  }),
  computed({
    name: "starting-mass-for-two-steps-with-yields",
    depth: 5,
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    write(random) {
      const [from, mass1, to, mass2, middle] = random.pick([
        ["benzene", 78, "aniline", 93, "nitrobenzene"],
        ["toluene", 92, "benzoyl chloride", 140.5, "benzoic acid"],
        ["phenol", 94, "aspirin", 180, "salicylic acid"],
        ["ethyne", 26, "ethanoic acid", 60, "ethanal"],
        ["propan-1-ol", 60, "propan-2-ol", 60, "propene"],
        ["chlorobenzene", 112.5, "picric acid", 229, "phenol"],
      ] as const);
      const [one, two] = [
        random.pick([50, 60, 64, 70, 75, 80, 90]),
        random.pick([50, 60, 64, 70, 75, 80, 90]),
      ];
      const amount = random.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5, 1]);
      const product = amount * mass2;
      const result = (amount * mass1 * 10000) / (one * two);
      const show = (x: number) => fixed(x, 1, "g");
      const key = show(result);
      return {
        text: `In the laboratory ${from} (molar mass ${num(mass1, "g/mol")}) is turned into ${middle} with a yield of ${one}%, and this into ${to} (molar mass ${num(mass2, "g/mol")}) with a yield of ${two}%; each mole gives one mole of the next compound. What mass of ${from} is needed for ${num(product, "g", 3)} of ${to}?`,
        answer: key,
        distractors: slips(random, key, show, [
          [amount * mass1, "leaving the yields out of account"],
          [(amount * mass1 * one * two) / 10000, "multiplying by the yields instead of dividing"],
          [(amount * mass1 * 100) / one, "leaving out the yield of the second step"],
          [(amount * mass1 * 100) / two, "leaving out the yield of the first step"],
          [
            (product * 10000) / (one * two),
            "dividing the mass of the product by the yields without turning it into moles",
          ],
          [(result * 100) / one, "dividing by the first yield twice"],
          [(result * 100) / two, "dividing by the second yield twice"],
          [(amount * mass1 * 200) / (one + two), "using the mean of the two yields"],
          [(amount * mass1 * 100) / Math.max(10, one + two - 100), "adding the losses of the two steps"],
        ]),
        explanation: [
          `The product is $\\frac{${num(product, undefined, 3).tex}}{${mass2}} = ${num(amount, "mol").tex}$.`,
          `Both steps together yield $${one / 100} \\times ${two / 100} = ${num((one * two) / 10000, undefined, 4).tex}$ of what is possible, so ${num((amount * 10000) / (one * two), "mol", 3)} of ${from} is needed.`,
          `Its mass is $${num((amount * 10000) / (one * two), undefined, 3).tex} \\times ${mass1} \\approx ${key.tex}$.`,
        ],
        verify: () => {
          const made = (((key.number ?? 0) / mass1) * one) / 100;
          return Math.abs(((made * two) / 100) * mass2 - product) < 0.012 * product + 0.05;
        },
      };
    },
  }),
];
