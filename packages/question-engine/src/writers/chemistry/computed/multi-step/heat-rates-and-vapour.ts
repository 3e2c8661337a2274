import { slips } from "../../../../kit/slips.ts";
import { gcd, nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, equation } from "../formula.ts";

export const heatRatesAndVapour: WriterList = [
  computed({
    name: "pure-vapour-pressure-from-two-mixtures",
    depth: 5,
    chapter: "vapour-pressure",
    topic: "solutions",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.step(120, 700, 20), random.step(120, 700, 20)];
      const [x, y] = [random.int(1, 4), random.int(1, 4)];
      const more = random.int(1, 3);
      const first = (x * a + y * b) / (x + y);
      const second = (x * a + (y + more) * b) / (x + y + more);
      if (Math.abs(a - b) < 60 || !isNeat(first) || !isNeat(second)) return undefined;
      const asksFirst = random.chance();
      const result = asksFirst ? a : b;
      const show = (p: number) => num(p, "mm Hg", 0);
      const key = show(result);
      const name = asksFirst ? "A" : "B";
      const change = Math.abs(second - first);
      return {
        text: `A solution of ${x} mol of liquid A and ${y} mol of liquid B has a vapour pressure of ${show(first)}. When ${more} mol more of B is added at the same temperature, the vapour pressure ${second > first ? "rises" : "falls"} by ${show(change)}. If the solution is ideal, what is the vapour pressure of pure ${name}?`,
        answer: key,
        distractors: slips(random, key, (p) => num(p, "mm Hg", 0), [
          [asksFirst ? b : a, `giving the vapour pressure of ${asksFirst ? "B" : "A"}`],
          [second, "giving the vapour pressure of the second solution"],
          [first, "giving the vapour pressure of the first solution"],
          [
            asksFirst ? (first * (x + y)) / x : (first * (x + y)) / y,
            "letting one liquid alone account for the pressure",
          ],
          [asksFirst ? 2 * first - b : 2 * first - a, "taking equal amounts of the two liquids"],
          [second + (second > first ? change : -change), "letting the pressure change by as much again"],
          [
            first + (asksFirst === second > first ? -1 : 1) * change * (x + y),
            "letting the pressure change in proportion to the amount of B",
          ],
          [a + b - first, "taking the two pressures to add up"],
        ]),
        explanation: [
          `By Raoult's law ${equationOf(x, y, x + y, first)}, that is ${sumOf(x, y, first * (x + y))}.`,
          `After the addition $${x === 1 ? "" : x}p_A + ${y + more}p_B = ${num(second * (x + y + more)).tex}$, since the pressure is then ${show(second)} with ${x + y + more} mol.`,
          `Subtracting gives $${more === 1 ? "" : more}p_B = ${num(second * (x + y + more) - first * (x + y)).tex}$, so $p_B = ${show(b).tex}$ and $p_A = ${show(a).tex}$.`,
        ],
        satisfies: (p) => {
          const [pa, pb] = asksFirst ? [p, b] : [a, p];
          return (
            nearlyEqual((x * pa + y * pb) / (x + y), first) &&
            nearlyEqual((x * pa + (y + more) * pb) / (x + y + more), second)
          );
        },
      };
    },
  }),
  computed({
    name: "first-order-followed-by-pressure",
    depth: 5,
    chapter: "rate-laws",
    topic: "chemical-kinetics",
    difficulty: "HARD",
    write(random) {
      const [reaction, name, grows] = random.pick([
        ["SO2Cl2 -> SO2 + Cl2", "SO2Cl2", 2],
        ["C2H5Cl -> C2H4 + HCl", "C2H5Cl", 2],
        ["(CH3)2O -> CH4 + H2 + CO", "(CH3)2O", 3],
        ["CH3N2CH3 -> C2H6 + N2", "CH3N2CH3", 2],
        ["HCOOH -> CO2 + H2", "HCOOH", 2],
      ] as const);
      const start = random.step(80, 640, 16);
      const halves = random.int(1, 4);
      const half = random.pick([5, 8, 10, 12, 15, 20, 25, 30, 40]);
      const left = start / 2 ** halves;
      const total = left + grows * (start - left);
      const result = half;
      if (!isNeat(total)) return undefined;
      const minutes = (t: number) => fixed(t, 1, "min");
      const key = minutes(result);
      const time = half * halves;
      const byTotal = Math.log2(total / start);
      return {
        text: `The gas ${ch(name)} decomposes in a closed vessel by a reaction of the first order, ${equation(reaction)}. Its pressure is ${num(start, "mm Hg")} at first, and after ${num(time, "min")} the total pressure is ${num(total, "mm Hg")}. What is the half-life of the reaction?`,
        answer: key,
        distractors: slips(random, key, minutes, [
          [time, "taking the time given as one half-life"],
          [time / (halves + 1), "counting one half-life too many"],
          [halves > 1 ? time / (halves - 1) : 0, "counting one half-life too few"],
          [roundTo(time / byTotal, 1), "using the total pressure as if it were that of the gas"],
          [result / 2, "halving the half-life once more"],
          [result * 2, "doubling the half-life"],
          [time / 2 ** halves, "dividing the time by the fall of the pressure"],
          [roundTo(result * 1.44, 1), "giving the mean life"],
        ]),
        explanation: [
          `If $x$ mm Hg of the gas has decomposed, the total is $${start} + ${grows === 2 ? "" : "2"}x = ${num(total).tex}$, so $x = ${num(start - left).tex}$ and ${num(left, "mm Hg")} of ${ch(name)} is left.`,
          `From ${start} to ${num(left)} the pressure has been halved ${halves === 1 ? "once" : halves === 2 ? "twice" : `${halves} times`}, in ${num(time, "min")}.`,
          `The half-life is $\\frac{${time}}{${halves}} = ${key.tex}$.`,
        ],
        verify: () => {
          const k = Math.log(2) / (key.number ?? 1);
          const p = start * Math.exp(-k * time);
          return nearlyEqual(p + grows * (start - p), total, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "first-order-reaction-made-warmer",
    depth: 5,
    chapter: "activation-energy",
    topic: "chemical-kinetics",
    difficulty: "HARD",
    write(random) {
      const factor = random.pick([2, 3, 2]);
      const tens = random.int(1, 3);
      const start = random.pick([290, 298, 300, 310]);
      const [share, halves] = random.pick([
        ["75%", 2],
        ["87.5%", 3],
        ["93.75%", 4],
        ["50%", 1],
      ] as const);
      const [done, times] = random.pick([
        ["50%", 1],
        ["75%", 2],
        ["87.5%", 3],
      ] as const);
      const minutes = factor ** tens * times * random.pick([2, 3, 4, 5, 6, 8, 10]);
      const half = minutes / times;
      const later = half / factor ** tens;
      const result = later * halves;
      if (share === done || !isNeat(result, 1) || minutes > 400) return undefined;
      const show = (t: number) => num(t, "min");
      const exactly = (t: number) => fixed(t, 1, "min");
      const key = exactly(result);
      return {
        text: `A first-order reaction is ${done} complete in ${num(minutes, "min")} at ${num(start, "K")}. Its rate is multiplied by ${factor} for every rise of ${num(10, "K")}. How long does it take to be ${share} complete at ${num(start + 10 * tens, "K")}?`,
        answer: key,
        distractors: slips(random, key, exactly, [
          [half * halves, "leaving out the change of temperature"],
          [later * times, `giving the time for ${done} at the higher temperature`],
          [
            (half * halves) / (factor * tens),
            "multiplying the factor by the number of steps instead of raising it to a power",
          ],
          [half * halves * factor ** tens, "letting the reaction become slower"],
          [later * (halves + 1), "counting one half-life too many"],
          [later * Math.max(1, halves - 1), "counting one half-life too few"],
          [result / factor, "counting one step of temperature too many"],
          [(half * halves) / factor, "counting only one step of temperature"],
          [
            (minutes * Number.parseFloat(share)) / Number.parseFloat(done) / factor ** tens,
            "taking the time to be proportional to the percentage",
          ],
        ]),
        explanation: [
          `For ${done}, ${times === 1 ? "one half-life is" : `${times} half-lives are`} needed, so the half-life at ${start} K is ${show(half)}.`,
          `A rise of ${10 * tens} K multiplies the rate by $${factor}^{${tens}} = ${factor ** tens}$, so the half-life becomes $\\frac{${num(half).tex}}{${factor ** tens}} = ${show(later).tex}$.`,
          `For ${share}, ${halves === 1 ? "one half-life is" : `${halves} half-lives are`} needed: ${key}.`,
        ],
        verify: () => {
          const cold = -Math.log(1 - Number.parseFloat(done) / 100) / minutes;
          let k = cold;
          for (let step = 0; step < tens; step++) k *= factor;
          return nearlyEqual(-Math.log(1 - Number.parseFloat(share) / 100) / k, result, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "ionisation-enthalpy-of-a-weak-acid",
    depth: 5,
    chapter: "free-energy",
    topic: "chemical-thermodynamics",
    difficulty: "HARD",
    write(random) {
      const each = random.pick([50, 100, 150, 200, 250]);
      const strength = random.pick([0.5, 0.8, 1, 1.2, 1.5, 2]);
      const rise = random.step(1, 12, 0.2);
      const amount = (each * strength) / 1000;
      const heat = (2 * each * 4.2 * rise) / 1000;
      const per = heat / amount;
      const result = 57.1 - per;
      if (result < 3 || result > 46 || Math.abs(result - per) < 1) return undefined;
      const show = (x: number) => fixed(x, 1, "kJ/mol");
      const key = show(result);
      return {
        text: `When ${num(each, "mL")} of a ${num(strength, "M")} solution of a weak monobasic acid is mixed with ${num(each, "mL")} of ${num(strength, "M")} ${ch("NaOH")}, the temperature rises by ${fixed(rise, 1, "K")}. The solution has the density and the specific heat of water, ${num(4.2, "J g^-1 K^-1")}, and for a strong acid and base the enthalpy of neutralisation is $-57.1\\ \\mathrm{kJ/mol}$. What is the enthalpy of ionisation of the acid?`,
        answer: key,
        distractors: slips(random, key, show, [
          [per, "giving the heat of neutralisation of this acid"],
          [57.1 - per / 2, "warming only one of the two solutions"],
          [57.1 + per, "adding the two heats"],
          [Math.abs(57.1 - 2 * per), "counting the heat twice"],
          [57.1 - heat, "not dividing by the amount of acid"],
          [result / 2, "sharing the difference between acid and base"],
          [57.1, "giving the heat for a strong acid"],
          [2 * result, "doubling the difference"],
        ]),
        explanation: [
          `The ${num(2 * each, "g")} of solution take up $${2 * each} \\times 4.2 \\times ${fixed(rise, 1).tex} = ${num(heat * 1000, "J").tex}$.`,
          `This comes from ${num(amount, "mol", 4)} of acid, so the heat set free is ${fixed(per, 1, "kJ/mol")}.`,
          `A strong acid would give 57.1; the difference was needed to ionise the acid: $57.1 - ${fixed(per, 1).tex} = ${key.tex}$.`,
        ],
        verify: () => {
          // Temperature that the mixture should reach with this enthalpy of ionisation.
          const released = (57.1 - (key.number ?? 0)) * 1000 * amount;
          return Math.abs(released / (2 * each * 4.2) - rise) < 0.02;
        },
      };
    },
  }),
  computed({
    name: "equilibrium-constant-from-enthalpy-and-entropy",
    depth: 5,
    chapter: "free-energy",
    topic: "chemical-thermodynamics",
    difficulty: "HARD",
    write(random) {
      const kelvin = random.pick([300, 400, 500, 600]);
      const entropy = random.sign() * random.step(20, 180, 10);
      const enthalpy = random.sign() * random.int(5, 90);
      const free = enthalpy - (kelvin * entropy) / 1000;
      const unit = (19.15 * kelvin) / 1000;
      const result = -free / unit;
      if (Math.abs(result) < 0.4 || Math.abs(result) > 8) return undefined;
      const show = (x: number) => fixed(x, 2);
      const key = show(result);
      return {
        text: `For a reaction at ${num(kelvin, "K")}, $\\Delta H^\\circ = ${num(enthalpy, "kJ/mol").tex}$ and $\\Delta S^\\circ = ${num(entropy, "J mol^-1 K^-1").tex}$. What is $\\log_{10} K$ for it at this temperature? Take $2.303R = 19.15\\ \\mathrm{J\\,mol^{-1}\\,K^{-1}}$.`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          [
            [-result, "losing the minus sign in $\\Delta G^\\circ = -2.303RT\\log_{10} K$"],
            [
              -(enthalpy + (kelvin * entropy) / 1000) / unit,
              "adding $T\\Delta S^\\circ$ instead of subtracting it",
            ],
            [result * Math.LN10, "giving the natural logarithm"],
            [-enthalpy / unit, "leaving out the entropy"],
            [entropy / 19.15, "leaving out the enthalpy"],
            [result / Math.LN10, "dividing by 2.303 once too often"],
            [result + 1, "slipping by one power of ten"],
            [result - 1, "slipping by one power of ten the other way"],
          ],
          true,
        ),
        explanation: [
          `$\\Delta G^\\circ = \\Delta H^\\circ - T\\Delta S^\\circ = ${enthalpy} - ${kelvin} \\times ${entropy < 0 ? `(${num(entropy / 1000, undefined, 3).tex})` : num(entropy / 1000, undefined, 3).tex} = ${num(free, "kJ/mol").tex}$.`,
          `$\\log_{10} K = -\\frac{\\Delta G^\\circ}{2.303RT} = -\\frac{${free < 0 ? `(${num(free * 1000).tex})` : num(free * 1000).tex}}{19.15 \\times ${kelvin}} = ${key.tex}$.`,
        ],
        verify: () => {
          // K from the exponential, and its logarithm.
          const k = Math.exp((-enthalpy * 1000) / (8.314 * kelvin)) * Math.exp(entropy / 8.314);
          return Math.abs(Math.log10(k) - (key.number ?? 0)) < 0.012;
        },
      };
    },
  }),
  computed({
    name: "ions-in-a-metal-deficient-oxide",
    topic: "states-of-matter",
    difficulty: "HARD",
    write(random) {
      const [metal, low, high] = random.pick([
        ["Fe", 2, 3],
        ["Ni", 2, 3],
        ["Co", 2, 3],
        ["Mn", 2, 3],
        ["Ti", 2, 4],
        ["Cu", 1, 2],
      ] as const);
      const hundredths = low === 1 ? random.intExcept(181, 198, 190) : random.intExcept(84, 95, 90);
      const total = hundredths / 100;
      // Charges: low·(total − h) + high·h = 2.
      const more = (2 - low * total) / (high - low);
      const result = (100 * more) / total;
      if (result > 45) return undefined;
      const show = (x: number) => fixed(x, 1, "%");
      const key = show(result);
      const asksMissing = 100 * (1 - total / (low === 1 ? 2 : 1));
      return {
        text: `Analysis shows that an oxide has the formula $\\mathrm{${metal}_{${total.toFixed(2)}}O}$, since some of its ions $\\mathrm{${metal}^{${low === 1 ? "" : low}+}}$ have been replaced by $\\mathrm{${metal}^{${high}+}}$. What percentage of the metal is present as $\\mathrm{${metal}^{${high}+}}$?`,
        answer: key,
        distractors: slips(random, key, show, [
          [100 - result, `giving the percentage of $\\mathrm{${metal}^{${low === 1 ? "" : low}+}}$`],
          [100 * more, "giving the number of such ions for each hundred oxide ions"],
          [asksMissing, "giving the percentage of missing ions"],
          [result / 2, "counting half of the replaced ions"],
          [
            (100 * asksMissing) / 100 / (total / (low === 1 ? 2 : 1)),
            "comparing the missing ions with those that are left",
          ],
          [(100 * more) / (total - more), "comparing with the other ions instead of with all of them"],
          [2 * result, "counting each of these ions twice"],
          [(100 * more) / (1 + total), "dividing by all the ions of the crystal"],
        ]),
        explanation: [
          `For each ${ch("O^2-")}, let $x$ of the ${total.toFixed(2)} metal ions be $\\mathrm{${metal}^{${high}+}}$. The charges balance: $${high}x + ${low === 1 ? "" : low}(${total.toFixed(2)} - x) = 2$.`,
          high - low === 1
            ? `So $x = ${num(more, undefined, 3).tex}$.`
            : `So $${high - low}x = ${num(2 - low * total, undefined, 2).tex}$ and $x = ${num(more, undefined, 3).tex}$.`,
          `The percentage is $\\frac{${num(more, undefined, 3).tex}}{${total.toFixed(2)}} \\times 100 = ${key.tex}$.`,
        ],
        verify: () => {
          // Counts charges in a crystal of many ions, adding highly charged ions one by one.
          const ions = hundredths * 100;
          let charge = low * ions;
          let raised = 0;
          while (charge < 20000) {
            charge += high - low;
            raised++;
          }
          return Math.abs((100 * raised) / ions - (key.number ?? 0)) < 0.07;
        },
      };
    },
  }),
];

function equationOf(x: number, y: number, all: number, total: number): string {
  const part = (n: number) => {
    const shared = gcd(n, all);
    return `\\frac{${n / shared}}{${all / shared}}`;
  };
  return `$${part(x)}p_A + ${part(y)}p_B = ${num(total).tex}$`;
}

function sumOf(x: number, y: number, total: number): string {
  return `$${x === 1 ? "" : x}p_A + ${y === 1 ? "" : y}p_B = ${num(total).tex}$`;
}
