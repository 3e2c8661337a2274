import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

const TAKE_K = "Take $\\frac{1}{4\\pi\\varepsilon_0} = 9 \\times 10^9\\ \\mathrm{N\\,m^2/C^2}$.";

export const electrostatics: WriterList = [
  computed({
    name: "coulomb-force-rescaled",
    topic: "electrostatics",
    difficulty: "EASY",
    write(random) {
      const force = random.int(2, 12) * 12;
      const charge = random.int(2, 4);
      const distance = random.int(2, 4);
      const closer = random.chance();
      const answer = closer ? force * charge * distance ** 2 : (force * charge) / distance ** 2;
      if (!Number.isInteger(answer) || answer === force) return undefined;
      const span = closer
        ? `reduced to $\\frac{1}{${distance}}$ of what it was`
        : `made ${distance === 2 ? "twice" : `${numberWord(distance)} times`} as large`;
      return {
        text: `Two small charged balls repel each other with a force of ${num(force, "mN")}. One of the charges is made ${charge === 2 ? "twice" : `${numberWord(charge)} times`} as large and the distance between the balls is ${span}. What is the force now?`,
        answer: num(answer, "mN"),
        distractors: ofLikeSize(num(answer, "mN"), [
          wrong(
            num(closer ? force * charge * distance : (force * charge) / distance, "mN"),
            "forgetting to square the distance",
          ),
          wrong(
            num(closer ? (force * charge) / distance ** 2 : force * charge * distance ** 2, "mN"),
            "changing the force with the distance in the wrong direction",
          ),
          wrong(
            num(closer ? force * charge ** 2 * distance ** 2 : (force * charge ** 2) / distance ** 2, "mN"),
            "multiplying both charges",
          ),
          wrong(
            num(closer ? force * distance ** 2 : force / distance ** 2, "mN"),
            "leaving out the change of the charge",
          ),
        ]),
        explanation: [
          "$F = k\\frac{q_1q_2}{r^2}$.",
          closer
            ? `$F = ${force} \\times ${charge} \\times ${distance}^2 = ${num(answer, "mN").tex}$.`
            : `$F = ${force} \\times \\frac{${charge}}{${distance}^2} = ${num(answer, "mN").tex}$.`,
        ],
        verify: () => nearlyEqual((answer / force / charge) * (closer ? 1 / distance : distance) ** 2, 1),
      };
    },
  }),
  computed({
    name: "capacitors-in-combination",
    topic: "electrostatics",
    difficulty: "EASY",
    write(random) {
      const [a, b] = random.pick([
        [3, 6],
        [4, 12],
        [2, 2],
        [6, 12],
        [10, 15],
        [20, 30],
        [4, 4],
        [8, 24],
        [12, 6],
        [6, 6],
      ] as const);
      const c = random.int(1, 9);
      const series = (a * b) / (a + b);
      const answer = series + c;
      return {
        text: `Capacitors of ${num(a, "μF")} and ${num(b, "μF")} are joined in series, and a capacitor of ${num(c, "μF")} is joined in parallel with the two. What is the capacitance of the whole?`,
        answer: num(answer, "μF"),
        distractors: [
          wrong(num(a + b + c, "μF"), "adding all capacitances, as for three in parallel"),
          wrong(num(((a + b) * c) / (a + b + c), "μF"), "exchanging the rules for series and parallel"),
          wrong(num(series, "μF"), "leaving out the parallel capacitor"),
          wrong(num((series * c) / (series + c), "μF"), "joining all three in series"),
        ],
        explanation: [
          `In series: $\\frac{${a} \\times ${b}}{${a} + ${b}} = ${num(series, "μF").tex}$.`,
          `In parallel capacitances add: $${bare(series)} + ${c} = ${num(answer, "μF").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount - c) * (a + b), a * b),
      };
    },
  }),
  computed({
    name: "null-point-between-charges",
    depth: 5,
    chapter: "electric-fields",
    topic: "electrostatics",
    difficulty: "MEDIUM",
    write(random) {
      const p = random.int(1, 5);
      const q = random.intExcept(1, 5, p);
      const unit = random.int(1, 3);
      const distance = (p + q) * random.int(2, 8);
      const answer = (distance * p) / (p + q);
      const [first, second] = [p * p * unit, q * q * unit];
      return {
        text: `Point charges of $+${first}\\ \\mathrm{\\mu C}$ and $+${second}\\ \\mathrm{\\mu C}$ are ${num(distance, "cm")} apart. How far from the charge of $+${first}\\ \\mathrm{\\mu C}$ is the point on the line between them where the electric field is zero?`,
        answer: num(answer, "cm"),
        distractors: [
          wrong(num(distance - answer, "cm"), "measuring from the other charge"),
          wrong(
            num((distance * first) / (first + second), "cm", 1),
            "forgetting that the field falls with the square of the distance",
          ),
          wrong(num(distance / 2, "cm"), "taking the middle, which is right for equal charges only"),
          wrong(
            num(Math.abs((distance * p) / (p - q)), "cm", 1),
            "treating the charges as having opposite signs",
          ),
        ],
        explanation: [
          `The two fields are opposite between the charges and balance where $\\frac{${first}}{x^2} = \\frac{${second}}{(${distance} - x)^2}$.`,
          `Taking roots, $\\frac{x}{${distance} - x} = \\frac{${p}}{${q}}$, so $x = ${distance} \\times \\frac{${p}}{${p + q}} = ${num(answer, "cm").tex}$.`,
        ],
        satisfies: (amount) =>
          amount < distance && nearlyEqual(first / amount ** 2, second / (distance - amount) ** 2, 1e-6),
      };
    },
  }),
  computed({
    name: "potential-at-centre-of-square",
    topic: "electrostatics",
    difficulty: "MEDIUM",
    write(random) {
      const charges = [
        random.int(1, 8),
        random.int(1, 8),
        -random.int(1, 6),
        random.sign() * random.int(1, 6),
      ];
      const total = charges.reduce((sum, charge) => sum + charge, 0);
      const half = random.pick([10, 15, 20, 30, 45, 50, 60, 90]); // centimetres from centre to corner
      const potential = (9 * total) / (half / 100); // volts for nanocoulombs
      if (total === 0 || !Number.isInteger(potential)) return undefined;
      const [a, b, c, d] = charges;
      const sizes = charges.reduce((sum, charge) => sum + Math.abs(charge), 0);
      return {
        text: `Charges of $${a}$, $${b}$, $${c}$ and $${d}\\ \\mathrm{nC}$ are at the corners of a square whose diagonal is ${num(2 * half, "cm")} long. What is the electric potential at its centre? ${TAKE_K}`,
        answer: num(potential, "V"),
        distractors: [
          wrong(num(potential / 2, "V"), "using the whole diagonal as the distance"),
          wrong(num((9 * sizes) / (half / 100), "V"), "adding the charges without their signs"),
          wrong(num(potential * Math.SQRT2, "V", 0), "using half the side as the distance"),
          wrong(num(-potential, "V"), "slipping in the sign"),
          wrong(
            num(potential / (half / 100), "V", 0),
            "dividing by the square of the distance, as for the field",
          ),
        ],
        explanation: [
          `Each corner is half a diagonal, ${num(half / 100, "m")}, from the centre, and potentials add as numbers with signs.`,
          `Total charge: $${total}\\ \\mathrm{nC}$.`,
          `$V = \\frac{9 \\times 10^9 \\times (${total} \\times 10^{-9})}{${bare(half / 100)}} = ${num(potential, "V").tex}$.`,
        ],
        verify: () =>
          nearlyEqual(
            charges.reduce((sum, charge) => sum + (9 * charge) / (half / 100), 0),
            potential,
          ),
      };
    },
  }),
  computed({
    name: "flux-through-a-surface",
    topic: "electrostatics",
    difficulty: "EASY",
    write(random) {
      const total = random.int(4, 30);
      const outside = random.int(1, 9);
      const inside = total + outside;
      const whole = random.pick(["cube", "sphere", "closed box"]);
      const face = whole === "cube" && random.chance();
      const answer = (symbol: number, parts: number) =>
        tex(
          `${fraction(symbol, parts).tex === "1" ? "" : fraction(symbol, parts).tex}\\frac{q}{\\varepsilon_0}`,
          symbol / parts,
        );
      if (face) {
        return {
          text: `A point charge of $${total}q$ is at the centre of a cube. What is the electric flux through one face of the cube?`,
          answer: answer(total, 6),
          distractors: [
            wrong(answer(total, 1), "giving the flux through the whole cube"),
            wrong(answer(total, 4), "dividing by four faces"),
            wrong(answer(total, 8), "dividing by the eight corners"),
            wrong(answer(total, 12), "dividing by the twelve edges"),
          ],
          explanation: [
            `By Gauss's law the flux through the whole cube is $${answer(total, 1).tex}$.`,
            `By symmetry each of the six faces takes an equal part: $${answer(total, 6).tex}$.`,
          ],
          satisfies: (amount) => nearlyEqual(amount * 6, total),
        };
      }
      return {
        text: `Inside a ${whole} there are charges of $+${inside}q$ and $-${outside}q$; a charge of $+${outside + 1}q$ lies outside it. What is the total electric flux out of the ${whole}?`,
        answer: answer(total, 1),
        distractors: [
          wrong(answer(total + outside + 1, 1), "counting the charge outside"),
          wrong(answer(inside + outside, 1), "adding the charges inside without their signs"),
          wrong(answer(inside, 1), "leaving out the negative charge"),
          wrong(answer(outside + 1, 1), "counting the charge outside only"),
        ],
        explanation: [
          "By Gauss's law only the charge enclosed counts, with its sign.",
          `$\\phi = \\frac{(${inside} - ${outside})q}{\\varepsilon_0} = ${answer(total, 1).tex}$.`,
        ],
        verify: () => inside - outside === total,
      };
    },
  }),
  computed({
    name: "energy-lost-when-capacitors-share",
    chapter: "capacitors",
    topic: "electrostatics",
    difficulty: "HARD",
    write(random) {
      const c1 = random.int(1, 8);
      const c2 = random.int(1, 8);
      const v1 = 10 * random.int(4, 30);
      const v2 = random.chance() ? 0 : 10 * random.int(1, 20);
      const opposite = v2 > 0 && random.chance();
      const gap = opposite ? v1 + v2 : Math.abs(v1 - v2);
      const loss = (0.5 * c1 * c2 * gap * gap) / (c1 + c2) / 1000; // millijoules
      if (gap < 20 || !Number.isInteger(Math.round(loss * 1e6) / 1e4)) return undefined;
      const start = (0.5 * (c1 * v1 ** 2 + c2 * v2 ** 2)) / 1000;
      const common = (c1 * v1 + (opposite ? -1 : 1) * c2 * v2) / (c1 + c2);
      const wrongGap = opposite ? v1 - v2 : v1 + v2;
      return {
        text: `A capacitor of ${num(c1, "μF")} charged to ${num(v1, "V")} is connected to ${v2 === 0 ? `an uncharged capacitor of ${num(c2, "μF")}` : `a capacitor of ${num(c2, "μF")} charged to ${num(v2, "V")}, ${opposite ? "plates of unlike" : "plates of like"} sign being joined`}. What is the loss of energy?`,
        answer: num(loss, "mJ"),
        distractors: [
          wrong(num(start - loss, "mJ"), "giving the energy that is left"),
          wrong(num(2 * loss, "mJ"), "forgetting the factor $\\frac{1}{2}$"),
          v2 === 0
            ? wrong(num(start, "mJ"), "giving the energy at the start")
            : wrong(
                num((0.5 * c1 * c2 * wrongGap ** 2) / (c1 + c2) / 1000, "mJ"),
                `joining plates of ${opposite ? "like" : "unlike"} sign`,
              ),
          wrong(
            num((0.5 * (c1 + c2) * gap * gap) / 1000, "mJ"),
            "adding the capacitances in the formula for the loss",
          ),
          wrong(num(loss / 2, "mJ"), "halving once too often"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation: [
          `Energy at first: $\\frac{1}{2}C_1V_1^2${v2 === 0 ? "" : " + \\frac{1}{2}C_2V_2^2"} = ${num(start, "mJ").tex}$.`,
          `Common voltage: $V = \\frac{C_1V_1 ${opposite ? "-" : "+"} C_2V_2}{C_1 + C_2} = ${num(common, "V").tex}$; the charge is conserved, the energy is not.`,
          `The loss is $\\frac{1}{2}\\frac{C_1C_2}{C_1 + C_2}(${opposite ? "V_1 + V_2" : "V_1 - V_2"})^2 = \\frac{1}{2} \\times \\frac{${c1} \\times ${c2}}{${c1 + c2}} \\times 10^{-6} \\times ${gap}^2\\ \\mathrm{J} = ${num(loss, "mJ").tex}$.`,
        ],
        verify: () => nearlyEqual(start - (0.5 * (c1 + c2) * common ** 2) / 1000, loss, 1e-6),
      };
    },
  }),
  computed({
    name: "charged-drops-merge",
    topic: "electrostatics",
    difficulty: "HARD",
    write(random) {
      const k = random.pick([2, 3, 4, 5]);
      const n = k ** 3;
      const asked = random.pick([
        { what: "potential", unit: "V", power: 2, base: random.int(2, 20) },
        { what: "surface charge density", unit: "nC/m^2", power: 1, base: random.int(2, 20) },
        { what: "electric field at the surface", unit: "V/m", power: 1, base: 10 * random.int(2, 20) },
        { what: "electrostatic energy", unit: "nJ", power: 5, base: random.int(1, 6) },
      ] as const);
      const { what, unit, power, base } = asked;
      const value = (exponent: number) => num(base * k ** exponent, unit);
      const each =
        what === "electrostatic energy" || what === "potential"
          ? `Each has ${what === "electrostatic energy" ? "an" : "a"} ${what} of ${num(base, unit)}.`
          : `For each the ${what} is ${num(base, unit)}.`;
      return {
        text: `Suppose that ${n} equal charged drops of mercury, far apart at first, merge into one large drop. ${each} What is the ${what} of the large drop?`,
        answer: value(power),
        distractors: ofLikeSize(value(power), [
          wrong(value(3), "multiplying by the number of drops"),
          wrong(
            value(power === 1 ? 2 : 1),
            power === 1
              ? "multiplying by the square of the ratio of radii"
              : "multiplying by the ratio of radii",
          ),
          wrong(value(0), "taking the quantity to stay the same"),
          wrong(value(power + 2), "multiplying by the area once too often"),
          wrong(
            value(power === 5 ? 6 : -1),
            power === 5 ? "squaring the charge but keeping the radius" : "dividing by the ratio of radii",
          ),
        ]),
        explanation: [
          `Volumes add: $R^3 = ${n}r^3$, so $R = ${k}r$. Charges add: $Q = ${n}q$.`,
          {
            potential: `$V = \\frac{kQ}{R}$ grows by the factor $\\frac{${n}}{${k}} = ${k ** 2}$.`,
            "surface charge density": `$\\sigma = \\frac{Q}{4\\pi R^2}$ grows by the factor $\\frac{${n}}{${k ** 2}} = ${k}$.`,
            "electric field at the surface": `$E = \\frac{kQ}{R^2}$ grows by the factor $\\frac{${n}}{${k ** 2}} = ${k}$.`,
            "electrostatic energy": `$U = \\frac{kQ^2}{2R}$ grows by the factor $\\frac{${n}^2}{${k}} = ${k ** 5}$.`,
          }[what],
          `The result is $${base} \\times ${k ** power} = ${value(power).tex}$.`,
        ],
        verify() {
          const [charge, radius] = [n, Math.cbrt(n)];
          const factor = {
            potential: charge / radius,
            "surface charge density": charge / radius ** 2,
            "electric field at the surface": charge / radius ** 2,
            "electrostatic energy": charge ** 2 / radius,
          }[what];
          return nearlyEqual(factor, k ** power, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "capacitor-with-dielectric",
    topic: "electrostatics",
    difficulty: "MEDIUM",
    write(random) {
      const c = random.int(2, 12);
      const v = random.pick([20, 40, 50, 60, 100, 120]);
      const k = random.int(2, 6);
      const connected = random.chance();
      const before = 0.5 * c * v * v;
      const answer = connected ? before * k : before / k;
      if (!Number.isInteger(answer / 10)) return undefined;
      const show = (microjoules: number) => num(microjoules / 1000, "mJ", 2);
      return {
        text: `A parallel-plate capacitor of ${num(c, "μF")} is charged by a battery of ${num(v, "V")}. ${connected ? "With the battery still connected" : "The battery is disconnected, and then"} the space between the plates is filled with a dielectric of constant ${num(k)}. What is the energy now stored in the capacitor?`,
        answer: show(answer),
        distractors: ofLikeSize(show(answer), [
          wrong(
            show(connected ? before / k : before * k),
            connected
              ? "taking the charge instead of the voltage to stay the same"
              : "taking the voltage instead of the charge to stay the same",
          ),
          wrong(show(before), "taking the energy to stay the same"),
          wrong(show(2 * answer), "forgetting the factor $\\frac{1}{2}$"),
          wrong(show(connected ? before * k * k : before / k ** 2), "applying the dielectric constant twice"),
        ]),
        explanation: [
          `Before: $\\frac{1}{2}CV^2 = \\frac{1}{2} \\times ${c} \\times 10^{-6} \\times ${v}^2\\ \\mathrm{J} = ${show(before).tex}$. The capacitance grows ${k}-fold.`,
          connected
            ? `The battery keeps $V$ the same, so $U = \\frac{1}{2}CV^2$ grows ${k}-fold: ${show(answer)}.`
            : `The charge stays the same, so $U = \\frac{Q^2}{2C}$ falls to $\\frac{1}{${k}}$: ${show(answer)}.`,
        ],
        verify: () => nearlyEqual(connected ? 0.5 * k * c * v * v : (c * v) ** 2 / (2 * k * c), answer),
      };
    },
  }),
];
