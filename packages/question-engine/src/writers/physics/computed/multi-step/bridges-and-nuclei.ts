import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const bridgesAndNuclei: WriterList = [
  computed({
    name: "rod-on-rails-closed-at-both-ends",
    depth: 5,
    chapter: "induction",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const [one, other] = random.pick([
        [3, 6],
        [4, 4],
        [6, 12],
        [2, 2],
        [10, 15],
        [4, 12],
        [20, 30],
      ] as const);
      const own = random.int(1, 4);
      const [field, length] = [random.pick([0.5, 1, 1.5, 2]), random.pick([0.5, 0.8, 1, 1.2])];
      const speed = random.int(2, 10);
      const outside = (one * other) / (one + other);
      const force = ((field * length) ** 2 * speed) / (outside + own);
      if (!isNeat(force, 2) || force < 0.1) return undefined;
      const show = (x: number) => fixed(x, 2, "N");
      const key = show(force);
      const slipped = (r: number) => ((field * length) ** 2 * speed) / r;
      return {
        text: `Two long smooth parallel rails ${num(length, "m")} apart are joined by a resistor of ${num(one, "ohm")} at one end and by one of ${num(other, "ohm")} at the other. A rod of resistance ${num(own, "ohm")} between its contacts lies across them in a uniform vertical magnetic field of ${num(field, "T")}, and the rails have no resistance. What is the force needed to keep the rod moving along the rails at ${num(speed, "m/s")}?`,
        answer: key,
        distractors: slips(random, key, show, [
          [slipped(one + other + own), "taking the two resistors to be in series"],
          [slipped(outside), "leaving out the resistance of the rod"],
          [slipped(one + own), "leaving out one of the resistors"],
          [(field * length * speed) / (outside + own), "giving the current"],
          [slipped(other + own), "leaving out the other resistor"],
          [force / 2, "letting only half of the current flow in the rod"],
          [2 * force, "counting the force on the rod once for each loop"],
          [slipped(outside + 2 * own), "counting the resistance of the rod once for each loop"],
        ]),
        explanation: [
          `The e.m.f. in the rod is $Blv = ${bare(field * length * speed)}\\ \\mathrm{V}$. The resistors are in parallel, $${bare(outside)}\\ \\Omega$, and the rod is in series with them: $${bare(outside + own)}\\ \\Omega$ in all.`,
          `The current in the rod is $${bare((field * length * speed) / (outside + own), 3)}\\ \\mathrm{A}$.`,
          `The force against the motion is $BIl = ${key.tex}$, and as much must pull the rod.`,
        ],
        verify: () => {
          // What the force does in a second becomes heat in the three resistances.
          const current = (field * length * speed) / (outside + own);
          const across = current * outside;
          const heat = (across * across) / one + (across * across) / other + current * current * own;
          return nearlyEqual(force * speed, heat, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "greatest-current-of-an-lc-circuit",
    depth: 5,
    chapter: "lc-oscillations",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const capacity = random.pick([10, 20, 25, 40, 50, 80, 100]);
      const inductance = random.pick([4, 5, 8, 10, 16, 20, 25, 40, 50]);
      const volt = random.pick([12, 20, 24, 30, 36, 40, 50, 60]);
      const part = random.pick([1, 3, 8] as const);
      // The electric energy is 1/(part + 1) of the whole when the magnetic energy is part times as large.
      const share = part / (part + 1);
      const top = volt * Math.sqrt((capacity * 1e-6) / (inductance * 1e-3));
      if (!isNeat(top, 2)) return undefined;
      const asksPart = part === 1 ? undefined : part;
      const left = volt / Math.sqrt(part + 1);
      if (asksPart && !isNeat(left, 1)) return undefined;
      const show = (x: number) => (asksPart ? fixed(x, 1, "V") : fixed(x, 2, "A"));
      const key = show(asksPart ? left : top);
      const told = `A capacitor of ${num(capacity, "μF")} is charged to ${num(volt, "V")}, disconnected from the battery and connected to a coil of ${num(inductance, "mH")} and negligible resistance.`;
      return {
        text: asksPart
          ? `${told} What is the potential difference across the capacitor at the instant at which the energy in the coil is ${asksPart === 3 ? "three" : "eight"} times that in the capacitor?`
          : `${told} What is the greatest current in the coil?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          asksPart
            ? [
                [volt / (part + 1), "taking the energy proportional to the voltage"],
                [volt / Math.sqrt(part), "comparing with the energy in the coil instead of the whole"],
                [volt * Math.sqrt(share), "giving the capacitor the part of the coil"],
                [volt / part, `dividing the voltage by ${part}`],
                [volt / 2, "halving the voltage"],
                [(volt * part) / (part + 1), "giving the capacitor the larger part of the voltage"],
                [volt, "leaving the voltage as it was"],
              ]
            : [
                [top * Math.SQRT2, "leaving out the factor $\\frac{1}{2}$ of one of the energies"],
                [top / Math.SQRT2, "giving the effective value"],
                [2 * top, "counting the energy of the capacitor as $2CV^2$"],
                [top / 2, "letting a quarter of the energy reach the coil"],
                [
                  volt * Math.sqrt(inductance / capacity),
                  "turning the ratio upside down and leaving out the prefixes",
                ],
                [top * Math.sqrt(3), "letting the coil take three times the energy"],
                [top * Math.sqrt(3 / 4), "letting three quarters of the energy reach the coil"],
              ],
        ),
        explanation: asksPart
          ? [
              "The energy of the circuit stays the same and is shared between capacitor and coil.",
              `At that instant the capacitor has $\\frac{1}{${part + 1}}$ of it, and its energy is $\\frac{1}{2}CV^2$.`,
              `So $V = \\frac{${volt}}{\\sqrt{${part + 1}}} = ${key.tex}$.`,
            ]
          : [
              "The current is greatest when all the energy is in the coil: $\\frac{1}{2}LI^2 = \\frac{1}{2}CV^2$.",
              `$I = V\\sqrt{\\frac{C}{L}} = ${volt}\\sqrt{\\frac{${capacity} \\times 10^{-6}}{${inductance} \\times 10^{-3}}}\\ \\mathrm{A} = ${key.tex}$.`,
            ],
        verify: () =>
          asksPart
            ? nearlyEqual(volt * volt - left * left, part * left * left, 1e-6)
            : nearlyEqual((inductance * 1e-3 * top ** 2) / 2, (capacity * 1e-6 * volt * volt) / 2, 1e-6),
      };
    },
  }),
  computed({
    name: "lens-with-a-silvered-face",
    depth: 5,
    chapter: "lenses",
    topic: "ray-optics",
    difficulty: "HARD",
    write(random) {
      const radius = random.step(12, 60, 4);
      const index = random.pick([1.5, 1.6, 1.5, 1.75]);
      const isFlat = random.chance();
      // Where an object and its image coincide: twice the focal length of the mirror that the lens has become.
      const focus = isFlat ? radius / (2 * (index - 1)) : radius / (2 * index);
      const asksPlace = random.chance();
      const amount = asksPlace ? 2 * focus : focus;
      if (!isNeat(amount)) return undefined;
      const show = (x: number) => num(x, "cm");
      const key = show(amount);
      const f = radius / (index - 1);
      const put = (x: number) => (asksPlace ? 2 * x : x);
      return {
        text: `A thin plano-convex lens of refractive index $${index}$ has a curved face of radius ${num(radius, "cm")}; its ${isFlat ? "plane" : "curved"} face is silvered on the outside, and light enters through the ${isFlat ? "curved" : "plane"} face. ${asksPlace ? "An object on the axis coincides with its own image. What is the distance of the object from the lens?" : "It then acts as a concave mirror. What is the focal length of this mirror?"}`,
        answer: key,
        distractors: slips(random, key, show, [
          [
            put(isFlat ? radius / (2 * index) : radius / (2 * (index - 1))),
            "taking the other face to be silvered",
          ],
          [put(f), "leaving out the second passage through the lens"],
          [
            asksPlace ? focus : 2 * focus,
            `${asksPlace ? "giving the focal length" : "giving the radius of the mirror"}`,
          ],
          [put(radius / 2), "taking the mirror alone"],
          [put(focus / 2), "counting the lens twice for each passage"],
          [put(2 * f), "doubling the focal length of the lens"],
          [put(radius / index), "leaving out a factor 2"],
          [put(radius), "giving the radius of the curved face"],
        ]),
        explanation: [
          `The light passes through the lens twice and is reflected once, so $\\frac{1}{F} = \\frac{2}{f} + \\frac{1}{f_m}$, where $\\frac{1}{f} = \\frac{${bare(index - 1)}}{${radius}}$.`,
          isFlat
            ? `The plane mirror has $\\frac{1}{f_m} = 0$, so $F = \\frac{${radius}}{2 \\times ${bare(index - 1)}} = ${num(focus, "cm").tex}$.`
            : `The curved mirror has $\\frac{1}{f_m} = \\frac{2}{${radius}}$, so $\\frac{1}{F} = \\frac{2 \\times ${index}}{${radius}}$ and $F = ${num(focus, "cm").tex}$.`,
          asksPlace
            ? `Object and image coincide at the centre of curvature of that mirror, at $2F = ${key.tex}$.`
            : `The focal length is ${key.text}.`,
        ],
        verify: () => {
          // Powers in series: lens, mirror, lens.
          const power = (index - 1) / radius + (isFlat ? 0 : 2 / radius) + (index - 1) / radius;
          return nearlyEqual(put(1 / power), amount, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "fission-from-binding-energies",
    depth: 5,
    chapter: "nuclei",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      // As on the curve of binding energies: the lighter of the two is bound a little more tightly.
      const whole = random.step(230, 244, 2);
      const first = random.int(90, whole / 2 - 4);
      const second = whole - first;
      const bound = random.pick([7.5, 7.6, 7.7]);
      const [one, other] = [random.pick([8.4, 8.5, 8.6, 8.7]), random.pick([8.2, 8.3, 8.4, 8.5])];
      const amount = first * one + second * other - whole * bound;
      if (!isNeat(amount, 1) || one <= other || amount < 150 || amount > 240) return undefined;
      const show = (x: number) => fixed(x, 1, "MeV");
      const key = show(amount);
      const mean = (one + other) / 2;
      return {
        text: `A nucleus of mass number ${whole} with a binding energy of ${fixed(bound, 1, "MeV")} per nucleon splits into two nuclei of mass numbers ${first} and ${second}, with binding energies of ${fixed(one, 1, "MeV")} and ${fixed(other, 1, "MeV")} per nucleon. What is the energy set free in the process?`,
        answer: key,
        distractors: slips(random, key, show, [
          [first * other + second * one - whole * bound, "exchanging the two nuclei"],
          [whole * (mean - bound), "taking the plain mean of the two binding energies"],
          [first * (one - bound), "counting the lighter nucleus only"],
          [second * (other - bound), "counting the heavier nucleus only"],
          [amount / 2, "halving the energy"],
          [whole * (one - bound), "giving both nuclei the first binding energy"],
          [whole * (other - bound), "giving both nuclei the second binding energy"],
          [one + other - bound, "leaving out the numbers of nucleons"],
        ]),
        explanation: [
          `Before: $${whole} \\times ${bare(bound)} = ${bare(whole * bound)}\\ \\mathrm{MeV}$ of binding energy.`,
          `After: $${first} \\times ${bare(one)} + ${second} \\times ${bare(other)} = ${bare(first * one + second * other)}\\ \\mathrm{MeV}$.`,
          `The nucleons are bound more tightly by ${key.text}, and this is set free.`,
        ],
        verify: () => nearlyEqual(first * (one - bound) + second * (other - bound), amount, 1e-6),
      };
    },
  }),
  computed({
    name: "voltage-across-an-unbalanced-bridge",
    depth: 5,
    chapter: "circuits",
    topic: "current-electricity",
    difficulty: "HARD",
    write(random) {
      const [p, q, r, s] = [random.int(1, 9), random.int(1, 9), random.int(1, 9), random.int(1, 9)];
      const emf = random.pick([6, 9, 10, 12, 15, 18, 20, 24, 30]);
      const inside = random.pick([0, 1, 2]);
      const outer = ((p + q) * (r + s)) / (p + q + r + s);
      const volt = (emf * outer) / (outer + inside);
      const [upper, lower] = [(volt * q) / (p + q), (volt * s) / (r + s)];
      const amount = Math.abs(upper - lower);
      if (amount < 0.5 || !isNeat(amount, 1) || !isNeat(volt, 1)) return undefined;
      const show = (x: number) => fixed(x, 1, "V");
      const key = show(amount);
      return {
        text: `Resistors of ${num(p, "ohm")} and ${num(q, "ohm")} in series form the branch $ABC$, with $B$ between them, and resistors of ${num(r, "ohm")} and ${num(s, "ohm")} in series form the branch $ADC$, with $D$ between them. A battery with an e.m.f. of ${num(emf, "V")} and ${inside === 0 ? "no internal resistance" : `internal resistance ${num(inside, "ohm")}`} is joined to $A$ and $C$. What is the magnitude of the potential difference between $B$ and $D$?`,
        answer: key,
        distractors: slips(random, key, show, [
          ...(upper + lower < emf ? [[upper + lower, "adding the two voltages"] as [number, string]] : []),
          [upper, "giving the voltage between $B$ and $C$"],
          [lower, "giving the voltage between $D$ and $C$"],
          [
            Math.abs((volt * q) / (p + q) - (volt * r) / (r + s)),
            "measuring one of the branches from the other end",
          ],
          inside === 0
            ? [amount / 2, "halving the difference"]
            : [Math.abs((emf * q) / (p + q) - (emf * s) / (r + s)), "leaving out the internal resistance"],
          [volt, "giving the voltage between $A$ and $C$"],
          [volt / 2, "taking both branches to be halved"],
          [2 * amount, "doubling the difference"],
        ]),
        explanation: [
          inside === 0
            ? `Each branch has the full ${num(volt, "V")}.`
            : `The branches of $${p + q}\\ \\Omega$ and $${r + s}\\ \\Omega$ in parallel make $${bare(outer)}\\ \\Omega$, so between $A$ and $C$ there are $${emf} \\times \\frac{${bare(outer)}}{${bare(outer + inside)}} = ${num(volt, "V").tex}$.`,
          `$V_{BC} = ${bare(volt)} \\times \\frac{${q}}{${p + q}} = ${num(upper, "V").tex}$ and $V_{DC} = ${bare(volt)} \\times \\frac{${s}}{${r + s}} = ${num(lower, "V").tex}$.`,
          `The difference is ${key.text}.`,
        ],
        verify: () => {
          const [one, other] = [volt / (p + q), volt / (r + s)];
          return (
            nearlyEqual(Math.abs(one * p - other * r), amount, 1e-6) &&
            nearlyEqual(emf - inside * (one + other), volt, 1e-6)
          );
        },
      };
    },
  }),
  computed({
    name: "work-to-shrink-a-triangle-of-charges",
    depth: 5,
    chapter: "electric-fields",
    topic: "electrostatics",
    difficulty: "HARD",
    write(random) {
      const charges = [
        random.intExcept(-4, 6, 0),
        random.intExcept(-4, 6, 0),
        random.intExcept(-4, 6, 0),
      ] as const;
      const [a, b, c] = charges;
      const [wide, narrow] = [random.pick([30, 60, 90]), random.pick([10, 15, 18, 20, 30, 45])];
      const pairs = a * b + b * c + c * a;
      if (narrow >= wide || pairs === 0 || (a === b && b === c)) return undefined;
      // k = 9 · 10⁹, charges in µC, sides in cm: 0.9 J for each pair of 1 µC² over 1 cm.
      const energy = (side: number) => (0.9 * pairs) / side;
      const amount = energy(narrow) - energy(wide);
      if (!isNeat(amount, 2) || Math.abs(amount) < 0.05) return undefined;
      const show = (x: number) => fixed(x, 2, "J");
      const key = show(amount);
      const signedCharge = (q: number) => `$${q < 0 ? "-" : "+"}${Math.abs(q)}\\ \\mathrm{\\mu C}$`;
      return {
        text: `Point charges of ${signedCharge(a)}, ${signedCharge(b)} and ${signedCharge(c)} are held at the corners of an equilateral triangle of side ${num(wide, "cm")}. What is the work done by an outside agent in bringing them slowly to the corners of one of side ${num(narrow, "cm")}? Take $\\frac{1}{4\\pi\\varepsilon_0} = 9 \\times 10^9\\ \\mathrm{N\\,m^2/C^2}$.`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          [
            [energy(narrow), "giving the energy of the smaller triangle"],
            [-amount, "giving the work of the electric forces"],
            [energy(narrow) + energy(wide), "adding the energies"],
            [2 * amount, "counting each pair twice"],
            [energy(wide), "giving the energy of the larger triangle"],
            [
              0.9 * (Math.abs(a * b) + Math.abs(b * c) + Math.abs(c * a)) * (1 / narrow - 1 / wide),
              "leaving out the signs of the charges",
            ],
            [amount / 2, "halving the work"],
          ],
          true,
        ),
        explanation: [
          `The products of the charges in pairs add up to $${pairs}\\ \\mathrm{\\mu C^2}$.`,
          `The energy is $U = \\frac{1}{4\\pi\\varepsilon_0}\\,\\frac{q_1q_2 + q_2q_3 + q_3q_1}{a}$: ${num(energy(wide), "J")} at first and ${num(energy(narrow), "J")} in the end.`,
          `The work is the difference, ${key.text}.`,
        ],
        verify: () => {
          const joules = (side: number) =>
            (9e9 * (a * b * 1e-12 + b * c * 1e-12 + c * a * 1e-12)) / (side / 100);
          return nearlyEqual(joules(narrow) - joules(wide), amount, 1e-6);
        },
      };
    },
  }),
];
