import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const coilsAndCurrents: WriterList = [
  computed({
    name: "small-loop-inside-a-large-one",
    depth: 5,
    chapter: "induction",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const large = random.pick([10, 20, 25, 40, 50]);
      const small = random.pick([0.5, 1, 1.5, 2]);
      const turns = random.pick([10, 20, 50, 100]);
      const current = random.int(2, 12);
      const resistance = random.pick([0.2, 0.4, 0.5, 1, 2, 4, 5]);
      // With π² = 10: μ₀πr²NI/2R = 2 · 10⁻⁶ r²NI/R, lengths in metres; the charge comes in microcoulombs.
      const flux = (r: number, wide: number) => (2 * (r / 100) ** 2 * turns * current) / (wide / 100);
      const amount = (flux(small, large) / resistance) * 1000;
      if (!isNeat(amount, 1) || amount < 1 || amount > 400) return undefined;
      const show = (x: number) => num(x, "nC");
      const key = show(amount);
      return {
        text: `A small circular coil of radius ${num(small, "cm")}, of ${turns} turns and resistance ${num(resistance, "ohm")}, lies at the centre of a circular wire loop of radius ${num(large, "cm")} and in the same plane. The current of ${num(current, "A")} in the large loop is switched off. What charge flows round the small coil, which is closed? Take $\\mu_0 = 4\\pi \\times 10^{-7}\\ \\mathrm{T\\,m/A}$ and $\\pi^2 = 10$.`,
        answer: key,
        distractors: ofLikeSize(
          key,
          slips(random, key, show, [
            [2 * amount, "leaving out the 2 in the field at the centre of a loop"],
            [amount / turns, "counting one turn only"],
            [amount * resistance, "giving the change of flux linkage"],
            [amount / 2, "taking half the change of flux"],
            [(amount * small) / large, "using the area of neither of the coils"],
            [amount / 10, "losing a factor of $\\pi^2$"],
            [(amount * large) / small, "exchanging the radii once"],
            [4 * amount, "taking the diameter for the radius of the small coil"],
          ]),
        ),
        explanation: [
          `At the centre of the large loop $B = \\frac{\\mu_0 I}{2R}$, nearly the same all over the small coil, so the flux linkage is $N\\pi r^2 \\times \\frac{\\mu_0 I}{2R}$.`,
          `With the numbers, $\\frac{4 \\times 10 \\times 10^{-7} \\times ${turns} \\times (${bare(small)} \\times 10^{-2})^2 \\times ${current}}{2 \\times ${bare(large / 100)}} = ${bare(flux(small, large) * 1000)} \\times 10^{-9}\\ \\mathrm{Wb}$.`,
          `However fast it vanishes, the charge is this change divided by the resistance: ${key}.`,
        ],
        verify: () => {
          const field = (4 * Math.PI * 1e-7 * current) / ((2 * large) / 100);
          const linked = (turns * field * Math.PI * (small / 100) ** 2 * 10) / Math.PI ** 2;
          return nearlyEqual((linked / resistance) * 1e9, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "circuit-with-a-part-taken-out",
    depth: 5,
    chapter: "alternating-current",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const resistance = random.pick([20, 30, 40, 50, 60, 80, 100]);
      const [lag, lead] = [
        random.pick([0.75, 4 / 3, 2, 1.5, 2.4, 1]),
        random.pick([0.75, 4 / 3, 2, 1.5, 2.4, 1]),
      ];
      const [coil, plate] = [resistance * lag, resistance * lead];
      const net = coil - plate;
      const impedance = Math.hypot(resistance, net);
      const volts = random.pick([50, 60, 100, 120, 200, 220, 240]);
      const power = (volts / impedance) ** 2 * resistance;
      if (!isNeat(coil) || !isNeat(plate) || !isNeat(power) || coil === plate) return undefined;
      const show = (x: number) => num(x, "W");
      const key = show(power);
      const withReactance = (x: number) => (volts ** 2 * resistance) / (resistance ** 2 + x * x);
      const tangent = (x: number) => (x === 4 / 3 ? "\\frac{4}{3}" : x === 0.75 ? "\\frac{3}{4}" : bare(x));
      return {
        text: `A resistor of ${num(resistance, "ohm")}, a coil and a capacitor are in series with an alternating supply of ${num(volts, "V")} (rms). With the capacitor short-circuited, the current lags behind the voltage by an angle whose tangent is $${tangent(lag)}$; with the coil short-circuited instead, it leads by an angle whose tangent is $${tangent(lead)}$. What power does the whole circuit take? The coil has no resistance.`,
        answer: key,
        distractors: slips(random, key, show, [
          [volts ** 2 / resistance, "taking the circuit to be in resonance"],
          [withReactance(coil + plate), "adding the two reactances"],
          [withReactance(coil), "leaving out the capacitor"],
          [withReactance(plate), "leaving out the coil"],
          [volts ** 2 / impedance, "leaving out the power factor"],
          [power / 2, "taking the voltage for a peak value"],
          [2 * power, "taking the current for a peak value"],
        ]),
        explanation: [
          `Without the capacitor $\\tan\\phi = \\frac{X_L}{R}$, so $X_L = ${num(coil, "ohm").tex}$; without the coil $\\frac{X_C}{R} = ${tangent(lead)}$, so $X_C = ${num(plate, "ohm").tex}$.`,
          `The whole circuit has $Z^2 = ${resistance}^2 + ${bare(Math.abs(net))}^2 = ${bare(impedance ** 2)}\\ \\Omega^2$.`,
          `The power is $I^2R = \\frac{V^2R}{Z^2} = \\frac{${volts}^2 \\times ${resistance}}{${bare(impedance ** 2)}} = ${key.tex}$.`,
        ],
        verify: () => {
          const angle = Math.atan2(net, resistance);
          return nearlyEqual(((volts * volts) / impedance) * Math.cos(angle), power, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "rod-stopped-by-its-own-current",
    depth: 5,
    chapter: "induction",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const mass = random.pick([50, 80, 100, 120, 150, 200, 250, 400]);
      const wide = random.pick([0.2, 0.25, 0.4, 0.5, 0.8, 1]);
      const field = random.pick([0.2, 0.4, 0.5, 0.8, 1, 1.5, 2]);
      const speed = random.int(2, 12);
      const resistance = random.pick([0.2, 0.4, 0.5, 0.8, 1, 2, 4]);
      const link = field * wide;
      const way = ((mass / 1000) * speed * resistance) / (link * link);
      const charge = ((mass / 1000) * speed) / link;
      const asksWay = random.chance();
      const amount = asksWay ? way : charge;
      if (!isNeat(amount, 1) || amount < 0.5 || way > 80) return undefined;
      const show = (x: number) => num(x, asksWay ? "m" : "C");
      const key = show(amount);
      const energy = 0.5 * (mass / 1000) * speed * speed;
      return {
        text: `Two long smooth level rails ${num(wide, "m")} apart are joined at one end by a resistor of ${num(resistance, "ohm")}; there is no other resistance. A rod of mass ${num(mass, "g")} lies across them in a uniform vertical magnetic field of ${num(field, "T")} and is pushed so that it starts along them at ${num(speed, "m/s")}. ${asksWay ? "How far does it go before it stops?" : "What charge passes through the resistor until the rod stops?"}`,
        answer: key,
        distractors: slips(random, key, show, [
          [amount / 2, "taking half of the momentum, as in the kinetic energy"],
          [2 * amount, "letting the force stay as at the start and averaging the wrong way"],
          [
            asksWay ? ((mass / 1000) * speed) / (link * link) : (link * speed) / resistance,
            asksWay ? "leaving out the resistance" : "giving the current at the start",
          ],
          [
            asksWay ? ((mass / 1000) * speed * resistance) / link : charge / resistance,
            asksWay ? "not squaring $Bl$" : "dividing by the resistance",
          ],
          [
            asksWay ? ((mass / 1000) * speed * resistance) / field ** 2 : ((mass / 1000) * speed) / field,
            "leaving out the distance of the rails",
          ],
          [
            asksWay ? energy / link : energy / (link * speed * 2),
            "using the kinetic energy instead of the momentum",
          ],
          [
            asksWay ? charge : way,
            asksWay ? "giving the charge that flows" : "giving the distance that the rod goes",
          ],
        ]),
        explanation: [
          `The force on the rod is $BIl$, so in all the momentum $mv = ${bare((mass / 1000) * speed)}\\ \\mathrm{kg\\,m/s}$ is lost as $Bl\\int I\\,dt = Blq$.`,
          `So the charge is $q = \\frac{${bare((mass / 1000) * speed)}}{${bare(link)}} = ${num(charge, "C").tex}$.`,
          ...(asksWay
            ? [
                `The charge is also the flux swept divided by the resistance, $q = \\frac{Blx}{R}$, which gives $x = ${key.tex}$.`,
              ]
            : []),
        ],
        verify: () => {
          // The motion in small steps.
          const rate = (link * link) / (resistance * (mass / 1000));
          const end = 30 / rate;
          let [v, x, q] = [speed, 0, 0];
          const dt = end / 20_000;
          for (let step = 0; step < 20_000; step++) {
            const mid = v * (1 - (rate * dt) / 2);
            x += mid * dt;
            q += ((link * mid) / resistance) * dt;
            v -= rate * mid * dt;
          }
          return Math.abs((asksWay ? x : q) - amount) < 0.001 * amount;
        },
      };
    },
  }),
];
