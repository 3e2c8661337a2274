import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const diodesAndTransistors: WriterList = [
  computed({
    name: "diode-series-circuit",
    topic: "semiconductors",
    difficulty: "EASY",
    write(random) {
      const [material, drop] = random.pick([
        ["silicon", 0.7],
        ["germanium", 0.3],
      ] as const);
      const ohms = random.pick([100, 200, 250, 500, 1000]);
      const volts = random.int(3, 15);
      const milli = ((volts - drop) / ohms) * 1000;
      return {
        text: `A ${material} diode (forward voltage ${num(drop, "V")}) in series with a resistor of ${num(ohms, "ohm")} is connected in the forward direction to a battery of ${num(volts, "V")}. What current flows?`,
        answer: num(milli, "mA", 1),
        distractors: [
          wrong(num((volts / ohms) * 1000, "mA", 1), "leaving out the voltage across the diode"),
          wrong(num(((volts + drop) / ohms) * 1000, "mA", 1), "adding the voltage of the diode"),
          wrong(num((drop / ohms) * 1000, "mA", 1), "putting the voltage of the diode across the resistor"),
          wrong(num(milli / 2, "mA", 1), "sharing the voltage equally"),
          wrong(num(milli * 10, "mA", 1), "slipping by a power of ten"),
        ],
        explanation: [
          `The resistor gets what the diode leaves: $${bare(volts)} - ${drop} = ${num(volts - drop, "V").tex}$.`,
          `$I = \\frac{${bare(volts - drop)}}{${ohms}}\\ \\mathrm{A} = ${num(milli, "mA", 1).tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount / 1000) * ohms + drop, volts),
      };
    },
  }),
  computed({
    name: "transistor-current-gains",
    chapter: "transistors",
    topic: "semiconductors",
    difficulty: "MEDIUM",
    write(random) {
      const beta = random.pick([19, 24, 39, 49, 79, 99, 124, 199]);
      const base = random.pick([10, 20, 25, 40, 50, 80, 100]); // microamperes
      const collector = (beta * base) / 1000; // milliamperes
      const emitter = collector + base / 1000;
      const alpha = beta / (beta + 1);
      const asked = random.pick(["emitter", "collector", "beta"] as const);
      if (asked === "beta") {
        return {
          text: `In a transistor the current gain in common-base connection is $\\alpha = ${bare(alpha, 3)}$. What is the current gain $\\beta$ in common-emitter connection?`,
          answer: num(beta),
          distractors: ofLikeSize(num(beta), [
            wrong(num(beta + 1), "using $\\frac{1}{1 - \\alpha}$"),
            wrong(num(alpha / (1 + alpha), undefined, 2), "using $\\frac{\\alpha}{1 + \\alpha}$"),
            wrong(num(beta - 1), "subtracting 1 once too often"),
            wrong(num(beta * 2), "being out by a factor 2"),
          ]),
          explanation: [
            "$\\beta = \\frac{I_C}{I_B} = \\frac{\\alpha}{1 - \\alpha}$.",
            `$\\beta = \\frac{${bare(alpha, 3)}}{${bare(1 - alpha, 3)}} = ${beta}$.`,
          ],
          verify: () => nearlyEqual(alpha * (beta + 1), beta),
        };
      }
      const answer = asked === "emitter" ? emitter : collector;
      return {
        text:
          asked === "emitter"
            ? `A transistor with a common-emitter current gain of ${num(beta)} has a base current of ${num(base, "μA")}. What is its emitter current?`
            : `The emitter current of a transistor is ${num(emitter, "mA", 3)} and its common-emitter current gain is ${num(beta)}. What is its collector current?`,
        answer: num(answer, "mA", 3),
        distractors: ofLikeSize(num(answer, "mA", 3), [
          wrong(
            num(asked === "emitter" ? collector : emitter, "mA", 3),
            asked === "emitter" ? "giving the collector current" : "giving the emitter current",
          ),
          wrong(
            num(asked === "emitter" ? collector - base / 1000 : emitter / (beta + 1), "mA", 3),
            asked === "emitter"
              ? "subtracting the base current instead of adding it"
              : "giving the base current",
          ),
          wrong(num(answer * 10, "mA", 3), "slipping by a power of ten"),
          wrong(num(answer / 10, "mA", 3), "slipping by a power of ten the other way"),
        ]),
        explanation:
          asked === "emitter"
            ? [
                `$I_C = \\beta I_B = ${beta} \\times ${base}\\ \\mathrm{\\mu A} = ${num(collector, "mA", 3).tex}$.`,
                `$I_E = I_C + I_B = ${num(emitter, "mA", 3).tex}$.`,
              ]
            : [
                `$I_E = I_C + I_B = I_C\\left(1 + \\frac{1}{\\beta}\\right)$, so $I_C = I_E\\,\\frac{\\beta}{\\beta + 1}$.`,
                `$I_C = ${bare(emitter, 3)} \\times \\frac{${beta}}{${beta + 1}} = ${num(collector, "mA", 3).tex}$.`,
              ],
        verify: () => nearlyEqual(collector / emitter, alpha),
      };
    },
  }),
  computed({
    name: "carriers-after-doping",
    topic: "semiconductors",
    difficulty: "MEDIUM",
    write(random) {
      const intrinsic = random.pick([1, 1.5, 2, 3]); // 10^16 per cubic metre
      const dopant = random.pick([2, 3, 4, 4.5, 5, 8, 9]); // 10^22
      const minority = (intrinsic * intrinsic) / dopant; // 10^10
      const [kind, element, majority, rare] = random.pick([
        ["donor", "phosphorus", "electrons", "holes"],
        ["acceptor", "boron", "holes", "electrons"],
        ["donor", "arsenic", "electrons", "holes"],
        ["acceptor", "indium", "holes", "electrons"],
      ] as const);
      if (!Number.isInteger(Math.round(minority * 1e6) / 1e3)) return undefined;
      const show = (mantissa: number, exponent: number) => {
        const shift = mantissa < 1 ? 1 : 0;
        return tex(
          `${bare(mantissa * 10 ** shift, 2)} \\times 10^{${exponent - shift}}\\ \\mathrm{m^{-3}}`,
          mantissa * 10 ** exponent,
        );
      };
      return {
        text: `Pure silicon has $${intrinsic} \\times 10^{16}$ electrons and as many holes per cubic metre. It is doped with $${dopant} \\times 10^{22}$ ${kind} atoms of ${element} per cubic metre. What is the concentration of ${rare} then?`,
        answer: show(minority, 10),
        distractors: [
          wrong(show(dopant, 22), `giving the concentration of the ${majority}`),
          wrong(show(intrinsic, 16), "taking the minority carriers to be unaffected by doping"),
          wrong(show(dopant / intrinsic, 6), "dividing the concentrations without squaring"),
          wrong(show(2 * minority, 10), "counting both kinds of carriers of the pure crystal"),
          wrong(show(minority, 16), "slipping in the power of ten"),
        ],
        explanation: [
          `Each ${kind} atom gives one ${majority === "holes" ? "hole" : "electron"}, so there are $${dopant} \\times 10^{22}\\ \\mathrm{m^{-3}}$ of them.`,
          `The product $n_en_h = n_i^2$ stays the same at a given temperature.`,
          `The ${rare} number $\\frac{(${intrinsic} \\times 10^{16})^2}{${dopant} \\times 10^{22}} = ${show(minority, 10).tex}$.`,
        ],
        verify: () => nearlyEqual(minority * dopant, intrinsic ** 2),
      };
    },
  }),
  computed({
    name: "zener-regulator-current",
    topic: "semiconductors",
    difficulty: "HARD",
    write(random) {
      const zener = random.pick([5, 6, 8, 9, 10, 12]);
      const supply = zener + random.pick([3, 4, 5, 6, 8, 10, 12]);
      const series = random.pick([100, 200, 250, 400, 500]);
      const load = random.pick([500, 600, 800, 1000, 1200, 2000]);
      const total = ((supply - zener) / series) * 1000;
      const toLoad = (zener / load) * 1000;
      const through = total - toLoad;
      if (through < 2 || !Number.isInteger(Math.round(through * 1e6) / 1e5)) return undefined;
      const asksPower = random.chance(0.4);
      const unit = asksPower ? "mW" : "mA";
      const scale = asksPower ? zener : 1;
      return {
        text: `A supply of ${num(supply, "V")} feeds a Zener diode of ${num(zener, "V")} through a series resistor of ${num(series, "ohm")}; a load of ${num(load, "ohm")} is connected in parallel with the diode. ${asksPower ? "What power is turned into heat in the Zener diode?" : "What current flows in the Zener diode?"}`,
        answer: num(through * scale, unit, 1),
        distractors: [
          wrong(num(total * scale, unit, 1), "leaving out the current of the load"),
          wrong(num(toLoad * scale, unit, 1), "using the current of the load"),
          wrong(num((total + toLoad) * scale, unit, 1), "adding the current of the load"),
          wrong(
            num((supply / series) * 1000 * scale, unit, 1),
            "putting the whole supply voltage across the series resistor",
          ),
          wrong(num((through * scale) / 2, unit, 1), "halving the result"),
        ],
        explanation: [
          `The Zener diode holds ${num(zener, "V")}, so the series resistor has $${supply} - ${zener} = ${num(supply - zener, "V").tex}$ and carries $\\frac{${supply - zener}}{${series}}\\ \\mathrm{A} = ${num(total, "mA").tex}$.`,
          `The load takes $\\frac{${zener}}{${load}}\\ \\mathrm{A} = ${num(toLoad, "mA").tex}$.`,
          `The rest, $${bare(total)} - ${bare(toLoad)} = ${num(through, "mA", 1).tex}$, flows in the diode${asksPower ? `, which takes $${zener} \\times ${bare(through)} = ${num(through * zener, "mW", 1).tex}$` : ""}.`,
        ],
        verify: () => nearlyEqual(zener + (series * (through + toLoad)) / 1000, supply),
      };
    },
  }),
  computed({
    name: "common-emitter-amplifier-gain",
    chapter: "transistors",
    topic: "semiconductors",
    difficulty: "MEDIUM",
    write(random) {
      const beta = random.pick([50, 60, 80, 100, 120, 150]);
      const load = random.pick([1, 2, 2.5, 3, 4, 5]); // kilo-ohms
      const input = random.pick([0.5, 1, 1.5, 2, 2.5]);
      const gain = (beta * load) / input;
      const signal = random.pick([5, 10, 20, 25]); // millivolts
      const out = (gain * signal) / 1000;
      if (!Number.isInteger(gain) || out > 9) return undefined;
      const asked = random.pick(["power", "output"] as const);
      const text = `A transistor amplifier in common-emitter connection has a current gain of ${num(beta)}, an input resistance of ${num(input, "kohm")} and a load resistance of ${num(load, "kohm")}.`;
      return asked === "power"
        ? {
            text: `${text} What is its power gain?`,
            answer: num(beta * gain),
            distractors: ofLikeSize(num(beta * gain), [
              wrong(num(gain), "giving the voltage gain"),
              wrong(num(gain * gain), "squaring the voltage gain"),
              wrong(num(beta * beta), "squaring the current gain"),
              wrong(
                num((beta * beta * input) / load, undefined, 0),
                "turning the ratio of the resistances upside down",
              ),
              wrong(num(2 * beta * gain), "being out by a factor 2"),
              wrong(num((beta * gain) / 2), "putting in a factor $\\frac{1}{2}$"),
            ]),
            explanation: [
              `Voltage gain: $\\beta\\frac{R_L}{R_i} = ${beta} \\times \\frac{${load}}{${input}} = ${bare(gain)}$.`,
              `Power gain = current gain × voltage gain $= ${beta} \\times ${bare(gain)} = ${num(beta * gain).tex}$.`,
            ],
            verify: () => nearlyEqual((beta * beta * load) / input, beta * gain),
          }
        : {
            text: `${text} What is the amplitude of the output voltage for an input signal of ${num(signal, "mV")}?`,
            answer: num(out, "V"),
            distractors: ofLikeSize(num(out, "V"), [
              wrong(num((beta * signal) / 1000, "V"), "multiplying by the current gain only"),
              wrong(
                num((beta * signal * input) / load / 1000, "V"),
                "turning the ratio of the resistances upside down",
              ),
              wrong(num((signal * load) / input / 1000, "V"), "leaving out the current gain"),
              wrong(num(out / 10, "V"), "slipping by a power of ten"),
              wrong(num(out * 2, "V"), "being out by a factor 2"),
            ]),
            explanation: [
              `Voltage gain: $\\beta\\frac{R_L}{R_i} = ${beta} \\times \\frac{${load}}{${input}} = ${bare(gain)}$.`,
              `$V_o = ${bare(gain)} \\times ${signal}\\ \\mathrm{mV} = ${num(out, "V").tex}$ (in opposite phase).`,
            ],
            verify() {
              const baseCurrent = signal / input; // microamperes
              return nearlyEqual((baseCurrent * beta * load) / 1000, out);
            },
          };
    },
  }),
];
