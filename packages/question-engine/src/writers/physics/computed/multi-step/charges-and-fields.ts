import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const chargesAndFields: WriterList = [
  computed({
    name: "slab-then-sharing-of-charge",
    depth: 5,
    chapter: "capacitors",
    topic: "electrostatics",
    difficulty: "HARD",
    write(random) {
      const c = random.pick([2, 3, 4, 5, 6, 8, 10]);
      const kappa = random.pick([2, 3, 4, 5]);
      const volt = random.pick([60, 90, 100, 120, 150, 180, 200, 300]);
      const other = random.pick([c, c, 2 * c, c * kappa]);
      const one = kappa * c;
      const charge = c * volt;
      const before = (charge * charge) / (2 * one);
      const after = (charge * charge) / (2 * (one + other));
      const amount = (before - after) / 1000;
      if (!isNeat(amount, 2)) return undefined;
      const show = (x: number) => fixed(x, 2, "mJ");
      const key = show(amount);
      const first = (charge * volt) / 2 / 1000;
      return {
        text: `An air capacitor of ${num(c, "μF")} is charged to ${num(volt, "V")} and disconnected. A slab of dielectric constant ${kappa} is slid in so that it fills the gap, and the capacitor is then joined to an uncharged one of ${num(other, "μF")}. How much energy is turned into heat in this joining?`,
        answer: key,
        distractors: slips(random, key, show, [
          [(first * other) / (c + other), "forgetting the slab"],
          [before / 1000, "taking all the stored energy to be lost"],
          [after / 1000, "giving the energy that is left"],
          [first - after / 1000, "comparing with the energy before the slab was put in"],
          [(kappa * first * other) / (one + other), "keeping the voltage while the slab is put in"],
          [first - before / 1000, "giving the energy that the slab takes"],
          [amount * 2, "forgetting the factor $\\frac{1}{2}$"],
          [amount / 2, "halving the loss"],
          [amount / kappa, "dividing by the dielectric constant once too often"],
          [
            (((c * other) / (c + other)) * (volt / kappa) ** 2) / 2000,
            "lowering the voltage but leaving the capacitance as it was",
          ],
        ]),
        explanation: [
          `The charge $${c} \\times ${volt} = ${num(charge, "μC").tex}$ stays; with the slab the capacitance is ${num(one, "μF")} and the energy $\\frac{Q^2}{2C} = ${show(before / 1000).tex}$.`,
          `After joining, the same charge is on ${num(one + other, "μF")}, with energy $\\frac{${bare(charge)}^2}{2 \\times ${one + other}}\\ \\mathrm{\\mu J} = ${show(after / 1000).tex}$.`,
          `The heat is $${bare(before / 1000)} - ${bare(after / 1000)} = ${key.tex}$.`,
        ],
        verify: () => {
          // ½ · C₁C₂ / (C₁ + C₂) · V², with the voltage after the slab.
          const v = volt / kappa;
          return nearlyEqual((((one * other) / (one + other)) * v * v) / 2 / 1000, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "capacitor-beside-a-resistor-in-a-circuit",
    depth: 5,
    chapter: "heating-and-charging",
    topic: "current-electricity",
    difficulty: "HARD",
    write(random) {
      const [r1, r2] = [random.int(1, 9), random.int(1, 12)];
      const inner = random.pick([0.5, 1, 1, 2]);
      const current = random.pick([0.5, 1, 1.5, 2, 2.5]);
      const emf = current * (r1 + r2 + inner);
      const c = random.pick([2, 4, 5, 10, 20, 50]);
      const volt = current * r2;
      const asksHeat = random.chance();
      const amount = asksHeat ? (c * volt * volt) / 2 : c * volt;
      if (!isNeat(emf, 1) || !isNeat(amount, 1) || emf > 40 || r1 === r2) return undefined;
      const show = (x: number) => fixed(x, 1, asksHeat ? "μJ" : "μC");
      const key = show(amount);
      const put = (v: number) => (asksHeat ? (c * v * v) / 2 : c * v);
      return {
        text: `A battery with an e.m.f. of ${num(emf, "V")} and internal resistance ${num(inner, "ohm")} drives a current through resistors of ${num(r1, "ohm")} and ${num(r2, "ohm")} in series, and a capacitor of ${num(c, "μF")} is joined across the resistor of ${num(r2, "ohm")}. After a long time, ${asksHeat ? `the battery is disconnected. How much heat is then produced in the resistor of ${num(r2, "ohm")} as the capacitor discharges?` : "what charge is on the capacitor?"}`,
        answer: key,
        distractors: slips(random, key, show, [
          [put(emf), "putting the whole e.m.f. across the capacitor"],
          [put(emf - current * inner), "using the terminal voltage of the battery"],
          [put((emf * r2) / (r1 + r2)), "leaving out the internal resistance"],
          [put(current * r1), "using the voltage of the other resistor"],
          [
            asksHeat ? 2 * amount : amount / 2,
            asksHeat ? "forgetting the factor $\\frac{1}{2}$" : "halving the charge",
          ],
          [put(volt - current * inner), "taking the voltage lost inside the battery off once more"],
          [put(current * inner), "using the voltage lost inside the battery"],
          [put(emf - volt), "using the voltage that is left for the rest of the circuit"],
          [
            asksHeat ? amount / 2 : 2 * amount,
            asksHeat ? "taking half of the energy to stay" : "counting both plates",
          ],
        ]),
        explanation: [
          `In the steady state no current flows into the capacitor, so $I = \\frac{${bare(emf)}}{${r1} + ${r2} + ${inner}} = ${num(current, "A").tex}$.`,
          `The voltage of the capacitor is that of its resistor, $${bare(current)} \\times ${r2} = ${num(volt, "V").tex}$.`,
          asksHeat
            ? `Its energy $\\frac{1}{2} \\times ${c} \\times ${bare(volt)}^2 = ${key.tex}$ all turns into heat in that resistor, since no other path is closed.`
            : `The charge is $${c} \\times ${bare(volt)} = ${key.tex}$.`,
        ],
        verify: () => {
          // Charging in small steps of time until nothing changes.
          let v = 0;
          const r = 1 / (1 / r2 + 1 / (r1 + inner));
          for (let step = 0; step < 400; step++) {
            const flow = (emf - v) / (r1 + inner) - v / r2;
            v += 0.1 * flow * r;
          }
          return nearlyEqual(put(v), amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "force-that-turns-a-rod-in-a-field",
    depth: 5,
    chapter: "induction",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const field = random.pick([0.2, 0.4, 0.5, 0.8, 1, 2]);
      const length = random.pick([0.2, 0.4, 0.5, 0.8, 1]);
      const omega = random.pick([10, 20, 25, 40, 50, 100]);
      const ohm = random.pick([0.1, 0.2, 0.4, 0.5, 0.8, 1, 2]);
      const emf = (field * omega * length * length) / 2;
      const power = (emf * emf) / ohm;
      const amount = power / (omega * length);
      if (!isNeat(amount, 2) || !isNeat(emf, 3) || amount < 0.05 || amount > 20 || power > 400)
        return undefined;
      const show = (x: number) => fixed(x, 2, "N");
      const key = show(amount);
      return {
        text: `A metal rod of length ${num(length, "m")} turns about one end at ${num(omega, "rad/s")} in a uniform magnetic field of ${num(field, "T")} at right angles to the plane of its motion. Its free end slides on a smooth ring, and a resistor of ${num(ohm, "ohm")} joins the ring to the axis; all other resistance is negligible. What force at the free end, at right angles to the rod, keeps it turning steadily?`,
        answer: key,
        distractors: slips(random, key, show, [
          [2 * amount, "letting the magnetic force act at the free end of the rod"],
          [4 * amount, "taking the e.m.f. as $B\\omega l^2$"],
          [amount / 2, "halving the torque once more"],
          [power / omega, "giving the torque instead of the force"],
          [amount / length, "dividing by the length once too often"],
          [amount / 4, "halving the e.m.f. once more"],
          [emf / ohm, "giving the current instead of the force"],
          [8 * amount, "doubling the speed of the rod as well as the e.m.f."],
        ]),
        explanation: [
          `The e.m.f. is $\\frac{1}{2}B\\omega l^2 = \\frac{1}{2} \\times ${field} \\times ${omega} \\times ${length}^2 = ${num(emf, "V", 3).tex}$, since the speed grows evenly from the axis to the end.`,
          `The resistor turns $\\frac{${bare(emf, 3)}^2}{${ohm}} = ${num(power, "W").tex}$ into heat.`,
          `This is the power of the force, $F \\times ${length} \\times ${omega}$, so $F = ${key.tex}$.`,
        ],
        verify: () => {
          // Torque of the magnetic force, piece by piece along the rod.
          const current = emf / ohm;
          let torque = 0;
          for (let piece = 0; piece < 100; piece++) {
            const at = ((piece + 0.5) * length) / 100;
            torque += field * current * (length / 100) * at;
          }
          return nearlyEqual(torque / length, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "coil-brought-to-resonance",
    depth: 5,
    chapter: "alternating-current",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const [ohm, reactance, impedance] = random.pick([
        [8, 6, 10],
        [40, 30, 50],
        [16, 12, 20],
        [20, 15, 25],
        [5, 12, 13],
        [10, 24, 26],
        [20, 48, 52],
        [24, 32, 40],
        [32, 24, 40],
      ] as const);
      const volt = impedance * random.int(1, 12);
      const current = volt / impedance;
      const used = current * current * ohm;
      const amount = (volt * volt) / ohm;
      if (!isNeat(amount) || volt > 260 || volt < 40) return undefined;
      const show = (x: number) => num(x, "W");
      const key = show(amount);
      return {
        text: `A coil joined to an a.c. supply of ${num(volt, "V")} (r.m.s.) draws ${num(current, "A")} and uses ${num(used, "W")}. A capacitor is then put in series with it, chosen so that the current is in phase with the voltage. What power is used now?`,
        answer: key,
        distractors: slips(random, key, show, [
          [used, "thinking that a capacitor cannot change the power used"],
          [volt * current, "multiplying the voltage by the old current"],
          [(volt * volt) / impedance, "dividing by the impedance of the coil"],
          [(volt * volt) / reactance, "dividing by the reactance instead of the resistance"],
          [(volt * volt) / (impedance - reactance), "taking impedance less reactance for the resistance"],
          [amount + used, "adding the power that was used before"],
          [2 * amount, "using the peak voltage"],
          [amount / 2, "halving the power as for peak values"],
          [current * current * reactance, "using the reactance with the old current"],
        ]),
        explanation: [
          `The resistance of the coil is $\\frac{P}{I^2} = \\frac{${bare(used)}}{${bare(current)}^2} = ${num(ohm, "ohm").tex}$, while its impedance is $\\frac{${volt}}{${bare(current)}} = ${num(impedance, "ohm").tex}$.`,
          `In phase means resonance: the capacitor cancels the coil's reactance, and only the resistance is left.`,
          `$P = \\frac{${volt}^2}{${ohm}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Mean of v²/R over one period of the supply.
          let total = 0;
          for (let at = 0; at < 100; at++)
            total += (Math.SQRT2 * volt * Math.sin((2 * Math.PI * at) / 100)) ** 2;
          const r = Math.sqrt((volt / current) ** 2 - reactance ** 2);
          return nearlyEqual(total / 100 / r, amount, 1e-6);
        },
      };
    },
  }),
];
