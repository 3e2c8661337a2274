import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

const timesAs = (factor: number) => (factor === 2 ? "twice" : `${factor} times`);

export const heatAndFluids: WriterList = [
  computed({
    name: "bubble-rising-through-a-lake",
    depth: 5,
    chapter: "surface-tension",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write(random) {
      const bottom = random.pick([4, 5, 7, 8, 10, 12]);
      const warmer = bottom + random.step(7, 24, 1);
      const [cold, warm] = [bottom + 273, warmer + 273];
      const depth = random.step(10, 60, 5);
      // V2 / V1 = (p1 / p0)(T2 / T1), with p0 = 10⁵ Pa and 10⁴ Pa for each metre of water.
      const small = (cold / 100) * random.pick([2, 4, 6]);
      const large = (small * (10 + depth) * warm) / (10 * cold);
      const grows = large / small;
      const show = (x: number) => fixed(x, 1, "m");
      const key = show(depth);
      return {
        text: `An air bubble of ${num(small, "mm^3", 3)} rises from the bottom of a lake, where the water is at ${num(bottom, "°C")}, to the surface, where it is at ${num(warmer, "°C")} and the pressure is $1.0 \\times 10^5\\ \\mathrm{Pa}$. Its volume there is ${num(large, "mm^3", 3)}. How deep is the lake? Take $g = 10\\ \\mathrm{m/s^2}$ and the density of water as ${num(1000, "kg/m^3")}.`,
        answer: key,
        distractors: slips(random, key, show, [
          [10 * (grows - 1), "leaving the temperatures out of account"],
          [10 * ((grows * cold) / warm), "forgetting to take away the pressure of the air"],
          [10 * ((grows * warm) / cold - 1), "turning the ratio of the temperatures round"],
          [10 * ((grows * bottom) / warmer - 1), "using temperatures in degrees Celsius"],
          [depth - 10, "taking the pressure of the air off twice"],
          [depth + 20, "adding the pressure of the air instead of taking it away"],
          [depth / 2, "taking the mean pressure along the way"],
          [10 * grows, "leaving out both the temperatures and the pressure of the air"],
        ]),
        explanation: [
          `For the same air $\\frac{p_1V_1}{T_1} = \\frac{p_2V_2}{T_2}$, so $p_1 = 10^5 \\times \\frac{${bare(large, 3)}}{${bare(small, 3)}} \\times \\frac{${cold}}{${warm}} = ${bare((10 + depth) / 10)} \\times 10^5\\ \\mathrm{Pa}$.`,
          `The water accounts for $(${bare((10 + depth) / 10)} - 1) \\times 10^5 = ${bare(depth / 10)} \\times 10^5\\ \\mathrm{Pa}$.`,
          `$h = \\frac{${bare(depth / 10)} \\times 10^5}{1000 \\times 10} = ${key.tex}$.`,
        ],
        satisfies: (h) => nearlyEqual(((1e5 + 1e4 * h) * 1) / cold, (1e5 * grows) / warm, 1e-6),
      };
    },
  }),
  computed({
    name: "light-ball-dropped-into-a-lake",
    depth: 5,
    chapter: "fluids",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write(random) {
      const dense = random.pick([250, 400, 500, 625, 800]);
      const speed = random.pick([2, 3, 4, 5, 6, 8, 10, 12, 14]);
      const height = (speed * speed) / 20;
      const slows = 10 * (1000 / dense - 1);
      const depth = (speed * speed) / (2 * slows);
      const under = (2 * speed) / slows;
      const asksTime = random.chance();
      const amount = asksTime ? under : depth;
      if (!isNeat(amount, 2) || !isNeat(height, 2)) return undefined;
      const unit = asksTime ? "s" : "m";
      const show = (x: number) => fixed(x, 2, unit);
      const key = show(amount);
      const share = dense / 1000;
      return {
        text: `A ball of density ${num(dense, "kg/m^3")} is dropped from ${num(height, "m")} above a deep lake and enters the water without splashing. ${asksTime ? "How long does it stay under water before it comes up again?" : "How deep below the surface does it go?"} Neglect the drag of the water, and take its density as ${num(1000, "kg/m^3")} and $g = 10\\ \\mathrm{m/s^2}$.`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          asksTime
            ? [
                [under / 2, "counting only the way down"],
                [(2 * speed) / 10, "using $g$ as the retardation under water"],
                [speed / 5 / share, "using $g$ times the ratio of the densities as the retardation"],
                [(2 * speed * (1 - share)) / 10, "multiplying by the difference of the densities"],
                [under + speed / 10, "adding the time of the fall through the air"],
                [2 * under, "counting the way down and up twice"],
                [(2 * speed * share) / 10, "leaving out the weight of the ball"],
              ]
            : [
                [height, "using $g$ as the retardation under water"],
                [height * share, "leaving out the weight of the ball"],
                [height / share, "using $g$ times the ratio of the densities as the retardation"],
                [2 * depth, "forgetting the factor 2 in $v^2 = 2as$"],
                [depth / 2, "halving the depth"],
                [height * (1 - share), "multiplying by the difference of the densities"],
                [height + depth, "adding the height above the water"],
              ],
        ),
        explanation: [
          `It enters the water at $\\sqrt{2 \\times 10 \\times ${bare(height)}} = ${num(speed, "m/s").tex}$.`,
          `Upthrust less weight gives a retardation $\\left(\\frac{1000}{${dense}} - 1\\right) \\times 10 = ${num(slows, "m/s^2").tex}$.`,
          asksTime
            ? `The ball comes up with the same speed, so the time is $\\frac{2 \\times ${speed}}{${bare(slows)}} = ${key.tex}$.`
            : `The depth is $\\frac{${speed}^2}{2 \\times ${bare(slows)}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Work of weight and upthrust along the whole way must vanish; time from mean speeds.
          if (!asksTime) return nearlyEqual(dense * (height + amount), 1000 * amount, 1e-6);
          return nearlyEqual((depth / (speed / 2)) * 2, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "bullet-melts-in-part",
    depth: 5,
    topic: "heat-and-temperature",
    difficulty: "HARD",
    write(random) {
      const start = random.pick([27, 77, 127, 177]);
      const speed = random.step(250, 500, 10);
      const share = random.pick([40, 50, 60, 75, 80]);
      const heat = ((speed * speed) / 2) * (share / 100);
      const warm = 125 * (327 - start);
      const amount = (100 * (heat - warm)) / 25000;
      if (amount < 4 || amount > 96 || !isNeat(amount, 1)) return undefined;
      const show = (x: number) => fixed(x, 1, "%");
      const key = show(amount);
      const part = (x: number) => (x > 0 && x < 100 ? x : 0);
      return {
        text: `A lead bullet at ${num(start, "°C")} moving at ${num(speed, "m/s")} is stopped by a wall, and ${share}% of its kinetic energy heats the bullet itself. What part of the bullet melts? For lead: melting point ${num(327, "°C")}, specific heat ${num(125, "J kg^-1 K^-1")}, latent heat of fusion $2.5 \\times 10^4\\ \\mathrm{J\\,kg^{-1}}$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [part((100 * heat) / 25000), "forgetting the heat that warms the bullet to its melting point"],
          [part((100 * ((speed * speed) / 2 - warm)) / 25000), "using the whole kinetic energy"],
          [part((100 * (heat - 125 * 327)) / 25000), "warming the bullet from zero degrees"],
          [part(100 - amount), "giving the part that stays solid"],
          [part((100 * warm) / heat), "giving the part of the heat that warms the bullet"],
          [part((100 * (heat - warm)) / heat), "giving the part of the heat that melts lead"],
          [amount / 2, "taking twice the latent heat"],
          [part(amount * 2), "taking half of the latent heat"],
          [
            part((100 * (2 * heat - warm)) / 25000),
            "forgetting the factor $\\frac{1}{2}$ in the kinetic energy",
          ],
        ]),
        explanation: [
          `For each kilogram, the heat is $${share / 100} \\times \\frac{1}{2} \\times ${speed}^2 = ${num(heat, "J").tex}$.`,
          `Warming to the melting point takes $125 \\times (327 - ${start}) = ${num(warm, "J").tex}$, which is less, so melting begins.`,
          `The rest, ${num(heat - warm, "J")}, melts $\\frac{${bare(heat - warm)}}{25{,}000} = ${bare(amount / 100, 3)}$ of the bullet, that is ${key}.`,
        ],
        verify: () => {
          // Heat spent in small steps, first on warming and then on melting.
          let [left, warmth, melted] = [heat, start, 0];
          const step = heat / 1000;
          while (left > step / 2) {
            if (warmth < 327 - 1e-9) warmth += step / 125;
            else melted += step / 25000;
            left -= step;
          }
          melted += ((warmth - 327) * 125) / 25000;
          return nearlyEqual(100 * melted, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "heat-for-two-steps-of-a-gas",
    depth: 5,
    chapter: "processes-of-gases",
    topic: "thermodynamics",
    difficulty: "HARD",
    write(random) {
      const [kind, cv] = random.pick([
        ["monatomic", 1.5],
        ["diatomic", 2.5],
      ] as const);
      const moles = random.pick([1, 2, 3, 4]);
      const start = random.pick([200, 250, 300, 400]);
      const press = random.pick([1.5, 2, 3]);
      const volume = random.pick([1.5, 2, 3, 4]);
      const middle = start * press;
      const end = middle * volume;
      // In units of R, per the whole amount.
      const one = moles * cv * (middle - start);
      const two = moles * (cv + 1) * (end - middle);
      const show = (x: number) => fixed((8.3 * x) / 1000, 2, "kJ");
      const key = show(one + two);
      // What lies half-way between two hundredths is rounded now up, now down.
      const isHalfway = Math.abs(((8.3 * (one + two)) % 10) - 5) < 1e-6;
      if (end > 1600 || isHalfway) return undefined;
      return {
        text: `A cylinder with a piston contains ${moles} mol of a ${kind} ideal gas at ${num(start, "K")}. The gas is heated at constant volume until its pressure is ${timesAs(press)} as large, and then at constant pressure until its volume is ${timesAs(volume)} as large. How much heat does it take up in all? Take $R = 8.3\\ \\mathrm{J\\,mol^{-1}\\,K^{-1}}$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [moles * cv * (end - start), "giving the rise of the internal energy only"],
          [moles * (cv + 1) * (end - start), "using $C_p$ for both steps"],
          [
            moles * (cv + 1) * (middle - start) + moles * cv * (end - middle),
            "using $C_p$ and $C_v$ the wrong way round",
          ],
          [two, "leaving out the step at constant volume"],
          [
            one + moles * (cv + 1) * start * (volume - 1),
            "beginning the second step at the first temperature",
          ],
          [moles * (end - middle), "giving the work only"],
          [one + moles * (cv + 1) * end, "using the last temperature instead of its rise"],
          [one + moles * (cv + 2) * (end - middle), "adding the work once more in the second step"],
        ]),
        explanation: [
          `At constant volume the temperature goes from ${start} K to $${press} \\times ${start} = ${bare(middle)}$ K, then at constant pressure to $${volume} \\times ${bare(middle)} = ${bare(end)}$ K.`,
          `With $C_v = ${cv}R$ and $C_p = ${cv + 1}R$, the heats are $${moles} \\times ${cv}R \\times ${bare(middle - start)} = ${bare(one)}R$ and $${moles} \\times ${cv + 1}R \\times ${bare(end - middle)} = ${bare(two)}R$.`,
          `Together $${bare(one + two)}R = ${key.tex}$.`,
        ],
        verify: () => {
          // First law: rise of internal energy plus the area under the second step.
          const v1 = (moles * 8.3 * start) / 1e5;
          const work = press * 1e5 * (volume * v1 - v1);
          const inner = moles * cv * 8.3 * (end - start);
          return nearlyEqual((work + inner) / 1000, key.number ?? 0, 2e-3);
        },
      };
    },
  }),
  computed({
    name: "energy-in-a-rod-held-while-heated",
    depth: 5,
    chapter: "elasticity",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write(random) {
      const [metal, young, alpha] = random.pick([
        ["steel", 2, 1.2],
        ["copper", 1.2, 1.7],
        ["brass", 0.9, 2],
        ["aluminium", 0.7, 2.4],
        ["iron", 2, 1.2],
      ] as const);
      const rise = random.pick([20, 25, 30, 40, 50]);
      const area = random.pick([1, 2, 2.5, 4, 5]);
      const length = random.pick([0.5, 1, 1.5, 2, 3, 4]);
      const strain = alpha * 1e-5 * rise;
      const force = young * 1e11 * area * 1e-4 * strain;
      const amount = (force * strain * length) / 2;
      if (amount < 0.3) return undefined;
      const show = (x: number) => fixed(x, 2, "J");
      const key = show(amount);
      return {
        text: `A ${metal} rod ${num(length, "m")} long with a cross-section of ${num(area, "cm^2")} is held between two rigid walls and heated by ${num(rise, "K")}. How much elastic energy does it store? For ${metal}, Young's modulus is $${young} \\times 10^{11}\\ \\mathrm{Pa}$ and the coefficient of linear expansion $${alpha} \\times 10^{-5}\\ \\mathrm{K^{-1}}$.`.replace(
          /^A (aluminium|iron)/,
          "An $1",
        ),
        answer: key,
        distractors: slips(random, key, show, [
          [2 * amount, "forgetting the factor $\\frac{1}{2}$"],
          [amount / length, "leaving out the length of the rod"],
          [amount / 2, "taking the factor $\\frac{1}{2}$ twice"],
          [4 * amount, "doubling the strain"],
          [amount * length, "counting the length of the rod twice"],
          [amount / area, "leaving out the area of the cross-section"],
          [9 * amount, "using the expansion in volume, with three times the coefficient"],
          [amount / 4, "halving the strain"],
          [amount / 9, "using a third of the coefficient of expansion"],
        ]),
        explanation: [
          `The walls keep the rod from growing by the strain $\\alpha\\,\\Delta T = ${alpha} \\times 10^{-5} \\times ${rise} = ${bare(strain * 1e4)} \\times 10^{-4}$.`,
          `The force is $F = YA\\alpha\\,\\Delta T = ${young} \\times 10^{11} \\times ${area} \\times 10^{-4} \\times ${bare(strain * 1e4)} \\times 10^{-4} = ${num(force, "N", 0).tex}$.`,
          `The energy is $\\frac{1}{2}F \\times (\\text{strain} \\times \\text{length}) = \\frac{1}{2} \\times ${bare(force, 0)} \\times ${bare(strain * length * 1e4)} \\times 10^{-4} = ${key.tex}$.`,
        ],
        verify: () => {
          // The walls press the free rod back little by little.
          const steps = 200;
          const total = strain * length;
          let work = 0;
          for (let at = 0; at < steps; at++) {
            const short = ((at + 0.5) * total) / steps;
            work += ((young * 1e11 * area * 1e-4 * short) / length) * (total / steps);
          }
          return nearlyEqual(work, key.number ?? 0, 0.01);
        },
      };
    },
  }),
  computed({
    name: "heating-coils-and-water",
    depth: 5,
    chapter: "heating-and-charging",
    topic: "current-electricity",
    difficulty: "HARD",
    write(random) {
      const volt = random.pick([200, 210, 220]);
      const power = random.pick([500, 1000, 2000]);
      const ohm = (volt * volt) / power;
      const series = random.chance();
      const share = random.pick([70, 75, 80, 84, 90]);
      const kilos = random.pick([0.5, 1, 1.5, 2, 2.5, 3]);
      const from = random.step(16, 40, 2);
      const to = random.pick([60, 70, 80, 90, 100]);
      const used = (series ? power / 2 : power * 2) * (share / 100);
      const seconds = (kilos * 4200 * (to - from)) / used;
      const amount = seconds / 60;
      if (!isNeat(amount, 1) || amount > 60 || amount < 1) return undefined;
      const show = (x: number) => fixed(x, 1, "min");
      const key = show(amount);
      const q = share / 100;
      return {
        text: `Two equal coils of ${num(ohm, "ohm")} are joined in ${series ? "series" : "parallel"} across ${num(volt, "V")} and dipped into ${num(kilos, "kg")} of water at ${num(from, "°C")}. If ${share}% of the heat goes into the water, how long does it take to reach ${num(to, "°C")}? The specific heat of water is ${num(4200, "J kg^-1 K^-1")}.`,
        answer: key,
        distractors: slips(random, key, show, [
          [amount * (series ? 0.25 : 4), `joining the coils in ${series ? "parallel" : "series"}`],
          [amount * q, "taking all the heat to go into the water"],
          [amount * (series ? 0.5 : 2), "counting one coil only"],
          [amount * q * q, "multiplying by the share instead of dividing by it"],
          [(amount * to) / (to - from), "heating the water from zero degrees"],
          [amount * 2, series ? "adding the resistances twice" : "taking the power of one coil to be shared"],
          [
            amount / 2,
            series ? "halving the resistance of the pair" : "counting the power of each coil twice",
          ],
          [(amount * q) / (1 - q), "using the share that is lost"],
        ]),
        explanation: [
          `One coil gives $\\frac{${volt}^2}{${bare(ohm)}} = ${num(power, "W").tex}$; two in ${series ? "series" : "parallel"} give ${series ? "half" : "twice"} that, ${num(series ? power / 2 : power * 2, "W")}.`,
          `Of this, ${share}% or ${num(used, "W")} heats the water.`,
          `The water needs $${kilos} \\times 4200 \\times ${to - from} = ${num(kilos * 4200 * (to - from), "J").tex}$, so the time is $\\frac{${bare(kilos * 4200 * (to - from))}}{${bare(used)}} = ${num(seconds, "s").tex} = ${key.tex}$.`,
        ],
        verify: () => {
          const both = series ? 2 * ohm : ohm / 2;
          const current = volt / both;
          return nearlyEqual(current * current * both * (amount * 60) * q, kilos * 4200 * (to - from), 1e-6);
        },
      };
    },
  }),
];
