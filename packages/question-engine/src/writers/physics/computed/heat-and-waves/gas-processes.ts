import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, num, ratio } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const gasProcesses: WriterList = [
  computed({
    name: "rms-speed-and-temperature",
    depth: 2,
    topic: "thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const [up, down] = random.pick([
        [2, 1],
        [3, 2],
        [1, 2],
        [2, 3],
        [4, 3],
        [5, 4],
        [6, 5],
      ] as const);
      const kelvin =
        down * down * random.int(Math.ceil(260 / (down * down)), Math.floor(400 / (down * down)));
      const after = (kelvin / down ** 2) * up ** 2;
      if (after < 60) return undefined;
      const speed = random.step(240, 600, 10);
      if ((speed * up) % down !== 0 || kelvin === 273) return undefined;
      const answer = (speed * up) / down;
      const celsius = [kelvin - 273, after - 273] as const;
      return {
        text: `The root-mean-square speed of the molecules of an ideal gas is ${num(speed, "m/s")} at ${num(celsius[0], "°C")}. What is it at ${num(celsius[1], "°C")}? (Take $0\\,^\\circ\\mathrm{C} = 273\\ \\mathrm{K}$.)`,
        answer: num(answer, "m/s"),
        distractors: [
          wrong(num((speed * up * up) / down ** 2, "m/s", 0), "forgetting the square root"),
          wrong(num((speed * down) / up, "m/s", 0), "turning the ratio upside down"),
          wrong(
            num(speed * Math.sqrt(Math.abs(celsius[1] / celsius[0])), "m/s", 0),
            "putting in the temperatures in degrees Celsius",
          ),
          wrong(num((speed * up ** 3) / down ** 3, "m/s", 0), "using a power of $\\frac{3}{2}$"),
        ],
        explanation: [
          `In kelvins the temperatures are $${kelvin}\\ \\mathrm{K}$ and $${after}\\ \\mathrm{K}$, and $v_{rms} = \\sqrt{\\frac{3RT}{M}} \\propto \\sqrt{T}$.`,
          `$v = ${speed} \\times \\sqrt{\\frac{${after}}{${kelvin}}} = ${speed} \\times ${fraction(up, down).tex} = ${num(answer, "m/s").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount / speed) ** 2, after / kelvin),
      };
    },
  }),
  computed({
    name: "isobaric-heat-shares",
    topic: "thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const [kind, freedom] = random.pick([
        ["monatomic", 3],
        ["diatomic", 5],
      ] as const);
      const unit = freedom === 3 ? 5 : 7;
      const heat = unit * random.step(20, 200, 10);
      const work = (heat * 2) / (freedom + 2);
      const asksWork = random.chance();
      return {
        text: `An ideal ${kind} gas${kind === "diatomic" ? " (rigid molecules)" : ""} expands at constant pressure and takes in ${num(heat, "J")} of heat. ${asksWork ? "How much work does it do" : "By how much does its internal energy increase"}?`,
        answer: num(asksWork ? work : heat - work, "J"),
        distractors: [
          wrong(
            num(asksWork ? heat - work : work, "J"),
            asksWork ? "giving the increase in internal energy" : "giving the work",
          ),
          wrong(
            num(heat, "J"),
            asksWork
              ? "turning all the heat into work, as at constant temperature"
              : "turning all the heat into internal energy, as at constant volume",
          ),
          wrong(num(heat / 2, "J"), "sharing the heat equally"),
          wrong(
            num(freedom === 3 ? (heat * (asksWork ? 2 : 5)) / 7 : (heat * (asksWork ? 2 : 3)) / 5, "J", 0),
            `treating the gas as ${freedom === 3 ? "diatomic" : "monatomic"}`,
          ),
        ],
        explanation: [
          `For a ${kind} gas $C_V = \\frac{${freedom}}{2}R$ and $C_P = \\frac{${freedom + 2}}{2}R$.`,
          `At constant pressure the share $\\frac{C_V}{C_P} = \\frac{${freedom}}{${freedom + 2}}$ of the heat goes into internal energy and $\\frac{R}{C_P} = \\frac{2}{${freedom + 2}}$ into work.`,
          `Here that is $${heat} \\times \\frac{${asksWork ? 2 : freedom}}{${freedom + 2}} = ${num(asksWork ? work : heat - work, "J").tex}$.`,
        ],
        verify() {
          const rise = heat / ((freedom + 2) / 2); // nRΔT
          return nearlyEqual(rise, work) && nearlyEqual((freedom / 2) * rise, heat - work);
        },
      };
    },
  }),
  computed({
    name: "adiabatic-compression",
    chapter: "processes-of-gases",
    topic: "thermodynamics",
    difficulty: "HARD",
    write(random) {
      // Compressed to 1/2^f, where f is the number of degrees of freedom, the gas gets four times as hot.
      const [kind, freedom] = random.pick([
        ["monatomic", 3],
        ["diatomic", 5],
      ] as const);
      const shrink = 2 ** freedom;
      const kelvin = random.step(200, 400, 20);
      const moles = random.int(1, 4);
      const rise = 3 * kelvin;
      const kilojoules = (capacity: number, change: number) =>
        num((moles * capacity * (25 / 3) * change) / 1000, "kJ");
      const answer = kilojoules(freedom / 2, rise);
      return {
        text: `${["One mole", "Two moles", "Three moles", "Four moles"][moles - 1]} of an ideal ${kind} gas ($\\gamma = \\frac{${freedom + 2}}{${freedom}}$) at ${num(kelvin, "K")} ${moles === 1 ? "is" : "are"} compressed reversibly and adiabatically to $\\frac{1}{${shrink}}$ of the original volume. How much work is done on the gas? Take $R = \\frac{25}{3}\\ \\mathrm{J/(mol\\,K)}$.`,
        answer,
        distractors: [
          wrong(kilojoules(freedom / 2 + 1, rise), "using $C_P$ instead of $C_V$"),
          wrong(
            kilojoules(freedom / 2, kelvin),
            "letting the temperature double instead of growing four-fold",
          ),
          wrong(kilojoules(1, rise), "using $nR\\,\\Delta T$"),
          wrong(
            kilojoules(freedom / 2, kelvin + rise),
            "using the final temperature instead of the rise in temperature",
          ),
          wrong(
            kilojoules(freedom === 3 ? 2.5 : 1.5, rise),
            `using the $C_V$ of a ${freedom === 3 ? "diatomic" : "monatomic"} gas`,
          ),
        ],
        explanation: [
          `Adiabatic: $TV^{\\gamma - 1}$ is constant, with $\\gamma - 1 = \\frac{2}{${freedom}}$, so $T_2 = ${kelvin} \\times ${shrink}^{2/${freedom}} = ${kelvin} \\times 4 = ${num(4 * kelvin, "K").tex}$.`,
          `No heat flows, so the work done on the gas becomes internal energy: $W = nC_V\\,\\Delta T$ with $C_V = \\frac{${freedom}}{2}R$.`,
          `$W = ${moles} \\times \\frac{${freedom}}{2} \\times \\frac{25}{3} \\times ${rise}\\ \\mathrm{J} = ${answer.tex}$.`,
        ],
        verify() {
          const gamma = 1 + 2 / freedom;
          const after = kelvin * shrink ** (gamma - 1);
          return nearlyEqual(
            answer.number ?? 0,
            (moles * (25 / 3) * (after - kelvin)) / (gamma - 1) / 1000,
            1e-3,
          );
        },
      };
    },
  }),
  computed({
    name: "rectangular-cycle-efficiency",
    depth: 5,
    chapter: "processes-of-gases",
    topic: "thermodynamics",
    difficulty: "HARD",
    write(random) {
      const p = random.int(2, 5); // pressure ratio
      const v = random.int(2, 5); // volume ratio
      const [kind, freedom] = random.pick([
        ["monatomic", 3],
        ["diatomic", 5],
      ] as const);
      // In units of pV at the start.
      const work = (p - 1) * (v - 1);
      const heatUp = (freedom * (p - 1)) / 2;
      const expand = ((freedom + 2) * p * (v - 1)) / 2;
      const [top, bottom] = [2 * work, freedom * (p - 1) + (freedom + 2) * p * (v - 1)];
      return {
        text: `An ideal ${kind} gas${freedom === 5 ? " (rigid molecules)" : ""} goes through the cycle $ABCD$: at constant volume from $A\\,(p, V)$ to $B\\,(${p}p, V)$, at constant pressure to $C\\,(${p}p, ${v}V)$, at constant volume to $D\\,(p, ${v}V)$ and at constant pressure back to $A$. What is the efficiency of the cycle?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(
            fraction(2 * work, (freedom + 2) * p * (v - 1)),
            "leaving out the heat taken in at constant volume",
          ),
          wrong(fraction(p * v - 1, p * v), "using the Carnot formula with the extreme temperatures"),
          wrong(fraction(2 * p * (v - 1), bottom), "counting the work of the expansion only"),
          wrong(
            fraction(2 * work, freedom * (p * v - 1)),
            "taking the heat to be the change of internal energy",
          ),
        ],
        explanation: [
          `The work is the area of the rectangle: $(${p} - 1)p \\times (${v} - 1)V = ${work === 1 ? "" : work}pV$.`,
          `Heat is taken in on $AB$, $\\frac{${freedom}}{2}V\\,\\Delta p = ${bare(heatUp)}pV$, and on $BC$, $\\frac{${freedom + 2}}{2} \\times ${p}p \\times ${v - 1 === 1 ? "" : v - 1}V = ${bare(expand)}pV$.`.replace(
            "= 1pV",
            "= pV",
          ),
          `$\\eta = \\frac{W}{Q} = \\frac{${work}}{${bare(heatUp + expand)}} = ${fraction(top, bottom).tex}$.`,
        ],
        verify() {
          const out = (freedom * (p - 1) * v) / 2 + ((freedom + 2) * (v - 1)) / 2;
          return nearlyEqual(heatUp + expand - out, work);
        },
      };
    },
  }),
  computed({
    name: "gamma-of-a-mixture",
    depth: 5,
    chapter: "kinetic-theory",
    topic: "thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const mono = random.int(1, 6);
      const di = random.int(1, 6);
      const [top, bottom] = [5 * mono + 7 * di, 3 * mono + 5 * di];
      const gases = random.pick([
        ["helium", "nitrogen"],
        ["argon", "oxygen"],
        ["neon", "hydrogen"],
        ["helium", "oxygen"],
      ] as const);
      return {
        text: `In a vessel, ${num(mono, "mol")} of ${gases[0]} and ${num(di, "mol")} of ${gases[1]} are mixed. What is $\\gamma = \\frac{C_P}{C_V}$ of the mixture, if the gases are ideal and the diatomic molecules rigid?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(
            fraction(mono * 25 + di * 21, 15 * (mono + di)),
            "averaging the two values of $\\gamma$ by the numbers of moles",
          ),
          wrong(fraction(23, 15), "averaging the two values of $\\gamma$"),
          wrong(fraction(5 * di + 7 * mono, 3 * di + 5 * mono), "exchanging the two gases"),
          wrong(
            fraction(5 * mono + 9 * di, 3 * mono + 7 * di),
            "counting vibrations of the diatomic molecules",
          ),
          wrong(fraction(top, top - bottom), "dividing by $R$ instead of $C_V$"),
        ],
        explanation: [
          `The heat capacities add: $C_V \\propto ${mono} \\times \\frac{3}{2}R + ${di} \\times \\frac{5}{2}R$, $C_P \\propto ${mono} \\times \\frac{5}{2}R + ${di} \\times \\frac{7}{2}R$.`,
          `$\\gamma = \\frac{5 \\times ${mono} + 7 \\times ${di}}{3 \\times ${mono} + 5 \\times ${di}} = ${fraction(top, bottom).tex}$.`,
        ],
        verify() {
          const mixed = mono / (5 / 3 - 1) + di / (7 / 5 - 1);
          return nearlyEqual(1 + (mono + di) / mixed, top / bottom);
        },
      };
    },
  }),
  computed({
    name: "gas-law-in-two-states",
    topic: "thermodynamics",
    difficulty: "EASY",
    write(random) {
      const kelvin = random.pick([250, 280, 300, 320, 350, 400]);
      const [up, down] = random.pick([
        [3, 2],
        [4, 3],
        [5, 4],
        [6, 5],
        [2, 1],
      ] as const);
      const pressure = down * random.int(1, 8) * 20;
      const after = (kelvin * up) / down;
      if (!Number.isInteger(after)) return undefined;
      const answer = (pressure * up) / down;
      const [c1, c2] = [kelvin - 273, after - 273];
      return {
        text: `A gas in a rigid closed cylinder has a pressure of ${num(pressure, "kPa")} at ${num(c1, "°C")}. What is its pressure at ${num(c2, "°C")}? (Take $0\\,^\\circ\\mathrm{C} = 273\\ \\mathrm{K}$ and the gas as ideal.)`,
        answer: num(answer, "kPa"),
        distractors: [
          wrong(num((pressure * down) / up, "kPa", 0), "letting the pressure fall as the temperature rises"),
          wrong(
            num(Math.abs((pressure * c2) / c1), "kPa", 0),
            "putting in the temperatures in degrees Celsius",
          ),
          wrong(num((pressure * up ** 2) / down ** 2, "kPa", 0), "squaring the ratio of temperatures"),
          wrong(num(pressure, "kPa"), "taking the pressure to stay the same"),
        ],
        explanation: [
          `At constant volume $\\frac{p}{T}$ is constant, with $T$ in kelvins: $${kelvin}\\ \\mathrm{K}$ and $${after}\\ \\mathrm{K}$.`,
          `$p = ${pressure} \\times \\frac{${after}}{${kelvin}} = ${num(answer, "kPa").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount * kelvin, pressure * after),
      };
    },
  }),
  computed({
    name: "speeds-of-two-gases",
    depth: 5,
    chapter: "kinetic-theory",
    topic: "thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const [light, heavy, lightMass, heavyMass] = random.pick([
        ["hydrogen", "oxygen", 2, 32],
        ["helium", "methane", 4, 16],
        ["hydrogen", "helium", 2, 4],
        ["helium", "sulphur dioxide", 4, 64],
        ["methane", "sulphur dioxide", 16, 64],
        ["hydrogen", "nitrogen", 2, 28],
      ] as const);
      const times = random.pick([1, 2, 4, 9]);
      const squared = heavyMass / lightMass / times; // (v light / v heavy)²
      const root = Math.sqrt(squared);
      if (!Number.isInteger(root * 6) || root === 1) return undefined;
      const [top, bottom] = [Math.round(root * 6), 6];
      const kelvin = random.pick([100, 200, 300]);
      return {
        text: `What is the ratio of the root-mean-square speed of the molecules of ${light} (molar mass ${num(lightMass, "g/mol")}) at ${num(kelvin, "K")} to that of ${heavy} (${num(heavyMass, "g/mol")}) at ${num(kelvin * times, "K")}?`,
        answer: ratio(top, bottom),
        distractors: [
          wrong(ratio(top * top, bottom * bottom), "forgetting the square root"),
          wrong(ratio(bottom, top), "turning the ratio upside down"),
          wrong(ratio(heavyMass, lightMass), "taking the ratio of the molar masses"),
          wrong(ratio(top * times, bottom), "taking the temperatures the wrong way round"),
          wrong(ratio(1, 1), "taking all gases to have the same speed"),
        ],
        explanation: [
          "$v_{rms} = \\sqrt{\\frac{3RT}{M}}$.",
          `$\\frac{v_1}{v_2} = \\sqrt{\\frac{T_1}{T_2} \\cdot \\frac{M_2}{M_1}} = \\sqrt{\\frac{${kelvin}}{${kelvin * times}} \\times \\frac{${heavyMass}}{${lightMass}}} = \\sqrt{${fraction(top * top, bottom * bottom).tex}}$, that is ${ratio(top, bottom)}.`,
        ],
        verify: () =>
          nearlyEqual((kelvin / lightMass) * bottom ** 2, ((kelvin * times) / heavyMass) * top ** 2),
      };
    },
  }),
];
