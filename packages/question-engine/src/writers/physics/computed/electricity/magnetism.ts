import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { num, ratio, scientific, tex, type Value } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

const TAKE_MU = "Take $\\frac{\\mu_0}{4\\pi} = 10^{-7}\\ \\mathrm{T\\,m/A}$.";

/** A decimal times π, as lengths and fields of circles come out. */
function timesPi(value: number, unit: string): Value {
  return tex(`${value === 1 ? "" : bare(value, 3)}\\pi\\ \\mathrm{${unit}}`, value);
}

const piCentimetres = (value: number) => timesPi(value, "cm");
const piTesla = (prefix: "m" | "\\mu ", value: number) => timesPi(value, `${prefix}T`);

export const magnetism: WriterList = [
  computed({
    name: "field-of-a-straight-wire",
    topic: "magnetism",
    difficulty: "EASY",
    write(random) {
      const current = random.int(2, 30);
      const centimetres = random.pick([2, 4, 5, 8, 10, 20]);
      const field = (0.2 * current) / (centimetres / 100); // microteslas
      if (!Number.isInteger(field)) return undefined;
      return {
        text: `A long straight wire carries a current of ${num(current, "A")}. How strong is its magnetic field ${num(centimetres, "cm")} from the wire? ${TAKE_MU}`,
        answer: num(field, "μT"),
        distractors: ofLikeSize(num(field, "μT"), [
          wrong(num(field / 2, "μT"), "forgetting the factor 2 in $\\frac{\\mu_0}{4\\pi}\\frac{2I}{d}$"),
          wrong(num(field * Math.PI, "μT", 1), "using the formula for the centre of a circular loop"),
          wrong(num(field / 10, "μT"), "slipping by a power of ten in the centimetres"),
          wrong(num(2 * field, "μT"), "taking the factor 2 twice"),
          wrong(num(field / (centimetres / 100), "μT"), "dividing by the square of the distance"),
        ]),
        explanation: [
          "$B = \\frac{\\mu_0}{4\\pi} \\cdot \\frac{2I}{d}$.",
          `$B = 10^{-7} \\times \\frac{2 \\times ${current}}{${bare(centimetres / 100)}}\\ \\mathrm{T} = ${num(field, "μT").tex}$.`,
        ],
        verify: () => nearlyEqual((field * centimetres) / 100, 0.2 * current),
      };
    },
  }),
  computed({
    name: "force-on-a-current",
    topic: "magnetism",
    difficulty: "EASY",
    write(random) {
      const current = random.int(2, 12);
      const field = random.pick([0.2, 0.25, 0.4, 0.5, 0.8, 1.2, 1.5]);
      const length = random.pick([0.2, 0.4, 0.5, 0.8, 1.5, 2]);
      const [angle, sine] = random.pick([
        ["at right angles to", 1],
        ["at $30^\\circ$ to", 0.5],
        ["along", 0],
      ] as const);
      if (sine === 0 && random.chance(0.7)) return undefined;
      const full = current * field * length;
      const answer = full * sine;
      return {
        text: `A straight wire ${num(length, "m")} long carries ${num(current, "A")} and lies ${angle} a uniform magnetic field of ${num(field, "T")}. How large is the magnetic force on it?`,
        answer: num(answer, "N"),
        distractors: [
          wrong(
            num(sine === 1 ? full / 2 : full, "N"),
            sine === 1 ? "putting in a factor $\\frac{1}{2}$" : "leaving out the angle",
          ),
          wrong(
            num(sine === 0 ? full / 2 : full * Math.sqrt(1 - sine ** 2), "N"),
            sine === 0 ? "halving the greatest force" : "using the cosine instead of the sine",
          ),
          wrong(num((current * field) / length, "N"), "dividing by the length"),
          wrong(num(current * field, "N"), "leaving out the length"),
          wrong(num((current * length) / field, "N"), "dividing by the field"),
        ],
        explanation: [
          "$F = BIL\\sin\\theta$, where $\\theta$ is the angle between the wire and the field.",
          `$F = ${field} \\times ${current} \\times ${length} \\times ${sine} = ${num(answer, "N").tex}$.`,
        ],
        verify: () => nearlyEqual(answer, field * length * current * sine),
      };
    },
  }),
  computed({
    name: "ratio-of-orbit-radii",
    topic: "magnetism",
    difficulty: "MEDIUM",
    write(random) {
      const particles = [
        { name: "a proton", mass: 1, charge: 1 },
        { name: "a deuteron", mass: 2, charge: 1 },
        { name: "an alpha particle", mass: 4, charge: 2 },
        { name: "a triton", mass: 3, charge: 1 },
      ] as const;
      const [a, b] = random.sample(particles, 2);
      if (!a || !b) return undefined;
      const same = random.pick(["speed", "momentum", "kinetic energy", "accelerating voltage"] as const);
      // Squares of the radii, up to a common factor.
      const square = ({ mass: m, charge: q }: { mass: number; charge: number }) =>
        ({
          speed: m ** 2 / q ** 2,
          momentum: 1 / q ** 2,
          "kinetic energy": m / q ** 2,
          "accelerating voltage": m / q,
        })[same];
      const shown = (value: number) => {
        for (let bottom = 1; bottom < 13; bottom++) {
          const top = Math.sqrt(value) * bottom;
          if (nearlyEqual(top, Math.round(top))) return ratio(Math.round(top), bottom);
        }
        return undefined;
      };
      const answer = shown(square(a) / square(b));
      if (!answer) return undefined;
      const how =
        same === "accelerating voltage"
          ? "After being accelerated from rest through the same voltage"
          : `With the same ${same}`;
      const candidates = [
        { value: shown(square(b) / square(a)), why: "turning the ratio upside down" },
        { value: ratio(a.mass, b.mass), why: "taking the ratio of the masses" },
        { value: ratio(a.charge, b.charge), why: "taking the ratio of the charges" },
        {
          value: ratio(a.mass * b.charge, b.mass * a.charge),
          why: "taking the radius to be proportional to $\\frac{m}{q}$ whatever is equal",
        },
        { value: ratio(1, 1), why: "taking the radii to be equal" },
        { value: ratio(4, 1), why: "squaring a ratio of 2 : 1" },
        { value: ratio(1, 4), why: "squaring a ratio of 1 : 2" },
      ];
      return {
        text: `${how}, ${a.name} and ${b.name} move at right angles to the same uniform magnetic field. What is the ratio of the radii of their paths, in this order?${a.name.includes("triton") || b.name.includes("triton") ? " (A triton is the nucleus of tritium.)" : ""}`,
        answer,
        distractors: candidates.flatMap(({ value, why }) => (value ? [wrong(value, why)] : [])),
        explanation: [
          {
            speed: "$r = \\frac{mv}{qB}$, so with the same speed $r \\propto \\frac{m}{q}$.",
            momentum: "$r = \\frac{p}{qB}$, so with the same momentum $r \\propto \\frac{1}{q}$.",
            "kinetic energy":
              "$r = \\frac{\\sqrt{2mE}}{qB}$, so with the same energy $r \\propto \\frac{\\sqrt{m}}{q}$.",
            "accelerating voltage":
              "$E = qV$ and $r = \\frac{\\sqrt{2mE}}{qB}$, so with the same voltage $r \\propto \\sqrt{\\frac{m}{q}}$.",
          }[same],
          `In units of the proton, the masses are $${a.mass}$ and $${b.mass}$, the charges $${a.charge}$ and $${b.charge}$, so the radii stand as ${answer}.`,
        ],
        verify() {
          const radius = ({ mass: m, charge: q }: { mass: number; charge: number }) => {
            const speed = {
              speed: 1,
              momentum: 1 / m,
              "kinetic energy": Math.sqrt(2 / m),
              "accelerating voltage": Math.sqrt((2 * q) / m),
            }[same];
            return (m * speed) / q;
          };
          return nearlyEqual(radius(a) / radius(b), answer.number ?? 0, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "force-between-parallel-wires",
    topic: "magnetism",
    difficulty: "MEDIUM",
    write(random) {
      const i1 = random.int(2, 20);
      const i2 = random.int(2, 20);
      const centimetres = random.pick([1, 2, 4, 5, 10]);
      const length = random.pick([0.5, 1, 2, 2.5, 4, 5]);
      const alike = random.chance();
      const force = (0.2 * i1 * i2 * length) / (centimetres / 100) / 1000; // millinewtons
      if (!Number.isInteger(Math.round(force * 1e6) / 1e4)) return undefined;
      const kind = alike ? "attraction" : "repulsion";
      const other = alike ? "repulsion" : "attraction";
      const show = (size: number, what: string) => `${num(size, "mN")}, ${what}`;
      return {
        text: `Two long parallel wires ${num(centimetres, "cm")} apart carry ${i1 === i2 ? `${num(i1, "A")} each` : `${num(i1, "A")} and ${num(i2, "A")}`} in ${alike ? "the same direction" : "opposite directions"}. What force acts on ${num(length, "m")} of either wire? ${TAKE_MU}`,
        answer: show(force, kind),
        distractors: [
          wrong(show(force, other), "taking currents to behave like charges, as if like ones repelled"),
          wrong(
            show(force / 2, kind),
            "forgetting the factor 2 in $\\frac{\\mu_0}{4\\pi}\\frac{2I_1I_2L}{d}$",
          ),
          wrong(show(force / 2, other), "losing the factor 2 and getting the direction wrong"),
          wrong(show(force * 2, kind), "being out by a factor 2"),
        ],
        explanation: [
          `$F = \\frac{\\mu_0}{4\\pi} \\cdot \\frac{2I_1I_2L}{d} = 10^{-7} \\times \\frac{2 \\times ${i1} \\times ${i2} \\times ${length}}{${bare(centimetres / 100)}}\\ \\mathrm{N} = ${num(force, "mN").tex}$.`,
          "Currents in the same direction attract, in opposite directions they repel each other.",
          `So the force is ${show(force, kind)}.`,
        ],
        verify: () => nearlyEqual(((force * centimetres) / 100) * 1000, 0.2 * i1 * i2 * length),
      };
    },
  }),
  computed({
    name: "crossed-fields-then-magnet-only",
    depth: 5,
    chapter: "charges-in-magnetic-fields",
    topic: "magnetism",
    difficulty: "HARD",
    write(random) {
      const speed = random.int(1, 8); // 10^5 m/s
      const field = random.pick([0.1, 0.2, 0.25, 0.4, 0.5]);
      const electric = speed * field; // 10^5 V/m
      const q = random.pick([
        { name: "protons", ratio: 1e8 },
        { name: "alpha particles", ratio: 5e7 },
      ]);
      const radius = (speed * 1e5 * 100) / (q.ratio * field); // centimetres
      if (!Number.isInteger(Math.round(radius * 1e6) / 1e5)) return undefined;
      return {
        text: `A beam of ${q.name} passes straight through an electric field of ${scientific(electric * 1e5, "V/m")} and a magnetic field of ${num(field, "T")} at right angles to it and to the beam. The electric field is then switched off. What is the radius of the path? Take the specific charge as ${scientific(q.ratio, "C/kg")}.`,
        answer: num(radius, "cm"),
        distractors: [
          wrong(num(radius * field, "cm"), "forgetting to divide by the magnetic field once more"),
          wrong(num(radius / 2, "cm"), "confusing the radius with half of it"),
          wrong(num(radius * 2, "cm"), "giving the diameter"),
          wrong(num(radius * 10, "cm"), "slipping by a power of ten"),
          wrong(num(radius / speed, "cm"), "leaving out the speed"),
        ],
        explanation: [
          `Going straight means $qE = qvB$: $v = \\frac{E}{B} = \\frac{${scientific(electric * 1e5).tex}}{${field}} = ${bare(speed)} \\times 10^5\\ \\mathrm{m/s}$.`,
          `With the magnetic field alone $r = \\frac{mv}{qB} = \\frac{${speed} \\times 10^5}{${scientific(q.ratio).tex} \\times ${field}}\\ \\mathrm{m} = ${num(radius, "cm").tex}$.`,
        ],
        verify: () => nearlyEqual((electric * 1e5) / (q.ratio * field * field), radius / 100),
      };
    },
  }),
  computed({
    name: "pitch-of-a-helix",
    chapter: "charges-in-magnetic-fields",
    topic: "magnetism",
    difficulty: "HARD",
    write(random) {
      const triple = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const [short, long, whole] = triple;
      const [across, along] = random.chance() ? [short, long] : [long, short];
      const k = random.int(1, 4);
      const radius = across * k; // centimetres
      const answer = 2 * along * k;
      const cosine = `\\frac{${along}}{${whole}}`;
      return {
        text: `A charged particle enters a uniform magnetic field at an angle $\\theta$ to it, with $\\cos\\theta = ${cosine}$, and moves in a helix of radius ${num(radius, "cm")}. What is the pitch of the helix?`,
        answer: piCentimetres(answer),
        distractors: [
          wrong(piCentimetres(2 * radius), "giving the circumference of the circle"),
          wrong(piCentimetres(answer / 2), "forgetting the factor 2"),
          wrong(
            piCentimetres((2 * radius * across) / along),
            "turning $\\frac{v_\\parallel}{v_\\perp}$ upside down",
          ),
          wrong(
            piCentimetres((2 * radius * along) / whole),
            "multiplying by the cosine instead of the cotangent",
          ),
          wrong(piCentimetres(2 * k * whole), "using the whole speed along the field"),
          wrong(piCentimetres(2 * answer), "putting in the diameter for the radius"),
        ].filter(({ value }) => typeof value !== "string" && !/\.\d\d/.test(value.text)),
        explanation: [
          `Across the field: $T = \\frac{2\\pi r}{v\\sin\\theta}$. Along the field the velocity $v\\cos\\theta$ is unchanged.`,
          `Pitch $= v\\cos\\theta \\cdot T = 2\\pi r\\cot\\theta$, and here $\\cot\\theta = \\frac{${along}}{${across}}$.`,
          `$2\\pi \\times ${radius} \\times \\frac{${along}}{${across}} = ${piCentimetres(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(answer / 2 / radius, along / whole / (across / whole)),
      };
    },
  }),
  computed({
    name: "solenoid-or-coil-field",
    depth: 2,
    topic: "magnetism",
    difficulty: "MEDIUM",
    write(random) {
      const turns = random.pick([200, 400, 500, 800, 1000, 1500, 2000]);
      const length = random.pick([20, 25, 40, 50, 80, 100]);
      const current = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5]);
      const density = turns / (length / 100);
      const field = (4 * density * current) / 1e4; // π milli-tesla: 4π×10⁻⁷ n I = (4 n I ×10⁻⁴) π mT
      return {
        text: `A long solenoid of length ${num(length, "cm")} has ${turns} turns and carries ${num(current, "A")}. What is the magnetic field inside it? Take $\\mu_0 = 4\\pi \\times 10^{-7}\\ \\mathrm{T\\,m/A}$.`,
        answer: piTesla("m", field),
        distractors: ofLikeSize(piTesla("m", field), [
          wrong(piTesla("m", field / 2), "giving the field at an end of the solenoid"),
          wrong(piTesla("m", field / 100), "leaving the length in centimetres"),
          wrong(
            piTesla("m", (4 * turns * current) / 1e4),
            "using the number of turns instead of the turns per metre",
          ),
          wrong(piTesla("m", field * 2), "being out by a factor 2"),
        ]),
        explanation: [
          `Turns per metre: $n = \\frac{${turns}}{${bare(length / 100)}} = ${bare(density)}$.`,
          `$B = \\mu_0nI = 4\\pi \\times 10^{-7} \\times ${bare(density)} \\times ${current}\\ \\mathrm{T} = ${piTesla("m", field).tex}$.`,
        ],
        verify: () => nearlyEqual((field * 1e4) / 4 / current, (turns * 100) / length),
      };
    },
  }),
  computed({
    name: "wire-and-arc-field-at-centre",
    depth: 5,
    chapter: "fields-of-currents",
    topic: "magnetism",
    difficulty: "HARD",
    write(random) {
      const current = random.int(2, 12);
      const radius = random.pick([2, 4, 5, 10, 20]); // centimetres
      const angle = random.pick([60, 90, 120, 180, 270]);
      const loop = (2 * current) / 10 / (radius / 100); // ×π microteslas for a full circle
      const part = (loop * angle) / 360;
      if (!Number.isInteger(Math.round(part * 1e6) / 1e5)) return undefined;
      const reverse = random.chance();
      const outer = 2 * radius;
      const second = (part * radius) / outer;
      const answer = reverse ? part - second : part + second;
      if (!Number.isInteger(Math.round(answer * 1e6) / 1e4)) return undefined;
      return {
        text: `Two coplanar circular arcs with a common centre, of radii ${num(radius, "cm")} and ${num(outer, "cm")}, both spanning ${num(angle, "°")} at the centre, carry the same current of ${num(current, "A")} ${reverse ? "in opposite senses; straight radial pieces join them into a closed loop" : "in the same sense; the straight leads that feed them are radial"}. What is the magnetic field at the centre? Take $\\mu_0 = 4\\pi \\times 10^{-7}\\ \\mathrm{T\\,m/A}$.`,
        answer: piTesla("\\mu ", answer),
        distractors: [
          wrong(
            piTesla("\\mu ", reverse ? part + second : part - second),
            reverse
              ? "adding the fields of opposite currents"
              : "subtracting the fields of currents in the same sense",
          ),
          wrong(piTesla("\\mu ", part), "leaving out the outer arc"),
          wrong(piTesla("\\mu ", second), "leaving out the inner arc"),
          wrong(piTesla("\\mu ", (answer * 360) / angle), "taking full circles instead of arcs"),
          wrong(
            piTesla("\\mu ", 2 * answer),
            "forgetting the factor $\\frac{1}{2}$ in $\\frac{\\mu_0I}{2r}$",
          ),
        ],
        explanation: [
          `A full circle gives $\\frac{\\mu_0I}{2r}$ at its centre, an arc of ${num(angle, "°")} the fraction $\\frac{${angle}}{360}$ of it; radial pieces give nothing.`,
          `Inner arc: $${piTesla("\\mu ", part).tex}$; outer arc: $${piTesla("\\mu ", second).tex}$.`,
          `The fields ${reverse ? "are opposite" : "have the same direction"}, so $B = ${piTesla("\\mu ", answer).tex}$.`,
        ],
        verify: () =>
          nearlyEqual(answer, ((2 * current * angle) / 360) * 10 * (1 / radius + (reverse ? -1 : 1) / outer)),
      };
    },
  }),
];
