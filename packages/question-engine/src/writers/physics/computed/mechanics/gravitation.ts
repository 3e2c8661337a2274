import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { times } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const gravitation: WriterList = [
  computed({
    name: "weight-at-great-height",
    topic: "gravitation",
    difficulty: "EASY",
    write(random) {
      const n = random.pick([1, 2, 3, 4]); // height in radii
      const share = (n + 1) ** 2;
      const weight = (n + 1) * share * random.int(2, n === 1 ? 60 : 8);
      const height = n === 1 ? "equal to the radius of the earth" : `${times(n)} the radius of the earth`;
      return {
        text: `A body weighs ${num(weight, "N")} on the surface of the earth. What does it weigh at a height ${height} above the surface?`,
        answer: num(weight / share, "N"),
        distractors: [
          wrong(num(weight / (n + 1), "N"), "forgetting to square the distance"),
          wrong(num(weight / (n + 1) ** 3, "N"), "cubing the distance"),
          wrong(
            num(n === 1 ? weight : weight / n ** 2, "N"),
            "measuring the distance from the surface instead of the centre",
          ),
          wrong(num(weight / 2, "N"), "halving the weight whatever the height"),
          wrong(num((weight * n) / (n + 1), "N"), "letting the weight fall in proportion to the height"),
        ].filter(({ value }) => typeof value !== "string" && Number.isInteger(value.number)),
        explanation: [
          `The distance from the centre grows from $R$ to $${n + 1}R$.`,
          `Weight falls as the inverse square: $\\frac{${weight}}{${n + 1}^2} = ${num(weight / share, "N").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount * share, weight),
      };
    },
  }),
  computed({
    name: "gravity-on-another-planet",
    topic: "gravitation",
    difficulty: "EASY",
    write(random) {
      const massTimes = random.int(2, 18);
      const radiusTimes = random.int(2, 4);
      const g = (10 * massTimes) / radiusTimes ** 2;
      if (!Number.isInteger(g * 2) || g === 10) return undefined;
      return {
        text: `A planet has ${times(massTimes)} the mass and ${times(radiusTimes)} the radius of the earth. What is the acceleration due to gravity on its surface, if it is ${num(10, "m/s^2")} on the earth?`,
        answer: num(g, "m/s^2"),
        distractors: ofLikeSize(num(g, "m/s^2"), [
          wrong(num((10 * massTimes) / radiusTimes, "m/s^2"), "forgetting to square the radius"),
          wrong(num((10 * radiusTimes ** 2) / massTimes, "m/s^2"), "turning the ratio upside down"),
          wrong(num(10 * massTimes, "m/s^2"), "leaving out the radius"),
          wrong(num((10 * massTimes) / radiusTimes ** 3, "m/s^2"), "dividing by the cube of the radius"),
        ]),
        explanation: [
          "$g = \\frac{GM}{R^2}$, so $g$ grows with the mass and falls with the square of the radius.",
          `$g = 10 \\times \\frac{${massTimes}}{${radiusTimes}^2} = ${num(g, "m/s^2").tex}$.`,
        ],
        verify: () => nearlyEqual(g * radiusTimes ** 2, 10 * massTimes),
      };
    },
  }),
  computed({
    name: "keplers-third-law-period",
    topic: "gravitation",
    difficulty: "MEDIUM",
    write(random) {
      const root = random.int(2, 5);
      const period = random.int(2, 30);
      const ratio = root * root;
      const asksRadius = random.chance(0.4);
      if (asksRadius) {
        const radius = random.int(7, 30) * 1000;
        return {
          text: `A satellite circles a planet at a distance of ${num(radius, "km")} from its centre in ${num(period, "h")}. At what distance does another satellite circle the same planet if its period is ${num(period * root ** 3, "h")}?`,
          answer: num(radius * ratio, "km"),
          distractors: ofLikeSize(num(radius * ratio, "km"), [
            wrong(num(radius * root ** 3, "km"), "taking the distance to be proportional to the period"),
            wrong(num(radius * root, "km"), "using a power of $\\frac{1}{3}$ instead of $\\frac{2}{3}$"),
            wrong(num(radius * root ** 4, "km"), "using a power of $\\frac{4}{3}$"),
            wrong(num(radius * (ratio + 1), "km"), "giving the sum of the two distances"),
            wrong(num(radius * (ratio - 1), "km"), "giving the distance between the two orbits"),
          ]),
          explanation: [
            "Kepler's third law: $T^2 \\propto r^3$, so $r \\propto T^{2/3}$.",
            `The periods stand as $${root ** 3} : 1$, so $r = ${bare(radius)} \\times ${root ** 3}^{2/3} = ${bare(radius)} \\times ${ratio} = ${num(radius * ratio, "km").tex}$.`,
          ],
          verify: () => nearlyEqual(ratio ** 3, (root ** 3) ** 2),
        };
      }
      return {
        text: `A satellite circles a planet in ${num(period, "h")}. A second satellite circles the same planet at ${times(ratio)} the distance from its centre. What is the period of the second satellite?`,
        answer: num(period * root ** 3, "h"),
        distractors: ofLikeSize(num(period * root ** 3, "h"), [
          wrong(num(period * ratio, "h"), "taking the period to be proportional to the distance"),
          wrong(
            num(period * ratio ** 2, "h"),
            "taking the period to be proportional to the square of the distance",
          ),
          wrong(
            num(period * root, "h"),
            "taking the period to be proportional to the square root of the distance",
          ),
          ...(root > 2 ? [] : [wrong(num(period * ratio ** 3, "h"), "forgetting the square root")]),
          wrong(num(period * (root ** 3 + 1), "h"), "giving the sum of the two periods"),
          wrong(num(period * (root ** 3 - 1), "h"), "giving the difference of the two periods"),
        ]),
        explanation: [
          "Kepler's third law: $T^2 \\propto r^3$, so $T \\propto r^{3/2}$.",
          `$T = ${period} \\times ${ratio}^{3/2} = ${period} \\times ${root ** 3} = ${num(period * root ** 3, "h").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount / period) ** 2, ratio ** 3),
      };
    },
  }),
  computed({
    name: "gravity-at-a-depth",
    topic: "gravitation",
    difficulty: "MEDIUM",
    write(random) {
      const [part, whole] = random.pick([
        [1, 2],
        [1, 4],
        [3, 4],
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
        [1, 10],
        [3, 10],
      ] as const);
      const weight = whole * random.int(8, 40);
      const answer = (weight * (whole - part)) / whole;
      const high = weight / (1 + part / whole) ** 2;
      return {
        text: `A body weighs ${num(weight, "N")} on the surface of the earth, which is taken to be a uniform sphere of radius $R$. What would it weigh at a depth of $${fraction(part, whole).tex}R$, at the end of a narrow shaft?`,
        answer: num(answer, "N"),
        distractors: ofLikeSize(num(answer, "N"), [
          wrong(
            num((weight * part) / whole, "N"),
            "multiplying by the depth instead of the distance from the centre",
          ),
          wrong(
            num(weight * (whole / (whole - part)) ** 2, "N", 0),
            "using the inverse square law inside the earth",
          ),
          wrong(num(weight * ((whole - part) / whole) ** 2, "N"), "squaring the ratio of distances"),
          wrong(num(high, "N", 0), "using the formula for a height above the surface"),
          wrong(num(weight * (1 + part / whole), "N"), "letting the weight grow with depth"),
        ]),
        explanation: [
          "Inside a uniform sphere only the mass nearer to the centre attracts, so $g \\propto r$: $g' = g\\left(1 - \\frac{d}{R}\\right)$.",
          `$W = ${weight} \\times \\left(1 - ${fraction(part, whole).tex}\\right) = ${num(answer, "N").tex}$.`,
        ],
        verify: () => nearlyEqual(answer / weight, 1 - part / whole),
      };
    },
  }),
  computed({
    name: "escape-speed-of-another-planet",
    depth: 2,
    topic: "gravitation",
    difficulty: "MEDIUM",
    write(random) {
      const byDensity = random.chance();
      const radius = random.int(2, 5);
      if (byDensity) {
        const root = random.int(2, 4);
        // v ∝ R √ρ
        const density = root * root;
        return {
          text: `A planet has ${times(radius)} the radius of the earth and ${times(density)} its mean density. What is the escape speed from its surface, if it is ${num(11.2, "km/s")} for the earth?`,
          answer: num(11.2 * radius * root, "km/s"),
          distractors: [
            wrong(num(11.2 * radius * density, "km/s"), "forgetting the square root of the density"),
            wrong(num((11.2 * root) / radius, "km/s"), "dividing by the radius"),
            wrong(num(11.2 * root, "km/s"), "leaving out the radius"),
            wrong(
              num(11.2 * Math.sqrt(density / radius), "km/s", 1),
              "treating the density as if it were the mass",
            ),
          ],
          explanation: [
            "$v_e = \\sqrt{\\frac{2GM}{R}}$ with $M = \\frac{4}{3}\\pi R^3\\rho$ gives $v_e \\propto R\\sqrt{\\rho}$.",
            `$v_e = 11.2 \\times ${radius} \\times \\sqrt{${density}} = ${num(11.2 * radius * root, "km/s").tex}$.`,
          ],
          verify: () => nearlyEqual((radius * root) ** 2, (radius ** 3 * density) / radius),
        };
      }
      const root = random.int(2, 4);
      const mass = radius * root * root;
      return {
        text: `A planet has ${times(mass)} the mass and ${times(radius)} the radius of the earth. What is the escape speed from its surface, if it is ${num(11.2, "km/s")} for the earth?`,
        answer: num(11.2 * root, "km/s"),
        distractors: [
          wrong(num(11.2 * root * root, "km/s"), "forgetting the square root"),
          wrong(
            num(11.2 * Math.sqrt(mass * radius), "km/s", 1),
            "multiplying by the radius instead of dividing by it",
          ),
          wrong(num(11.2 * Math.sqrt(mass), "km/s", 1), "leaving out the radius"),
          wrong(num(11.2 / root, "km/s"), "turning the ratio upside down"),
        ],
        explanation: [
          "$v_e = \\sqrt{\\frac{2GM}{R}}$.",
          `$v_e = 11.2 \\times \\sqrt{\\frac{${mass}}{${radius}}} = 11.2 \\times ${root} = ${num(11.2 * root, "km/s").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount / 11.2) ** 2 * radius, mass),
      };
    },
  }),
  computed({
    name: "greatest-height-below-escape-speed",
    topic: "gravitation",
    difficulty: "HARD",
    write(random) {
      const [top, bottom] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 4],
        [1, 4],
        [3, 5],
        [4, 5],
        [2, 5],
        [1, 5],
        [5, 6],
      ] as const);
      const planet = random.pick(["the earth", "a planet", "the moon"]);
      const h = (up: number, down: number) =>
        tex(`${fraction(up, down).tex}R`.replace(/^1R/, "R"), up / down);
      const [a, b] = [top * top, bottom * bottom];
      return {
        text: `A body is shot vertically upwards from the surface of ${planet} (radius $R$) at $${fraction(top, bottom).tex}$ of the escape speed. To what height above the surface does it rise? Neglect ${planet === "the moon" ? "" : "air resistance and "}the rotation of ${planet.replace("a ", "the ")}.`,
        answer: h(a, b - a),
        distractors: [
          wrong(h(b, b - a), "giving the distance from the centre instead of the height"),
          wrong(h(a, b), "taking gravity to be constant on the way up"),
          wrong(h(top, bottom - top), "forgetting to square the ratio of the speeds"),
          wrong(h(b - a, a), "turning the result upside down"),
          wrong(h(a, b + a), "adding where the equation of energy subtracts"),
          wrong(h(b, b + a), "adding where the equation subtracts, and counting from the centre"),
          wrong(h(bottom, bottom - top), "forgetting to square the ratio, and counting from the centre"),
        ],
        explanation: [
          `At the start the kinetic energy is $\\left(${fraction(top, bottom).tex}\\right)^2 = ${fraction(a, b).tex}$ of $\\frac{GMm}{R}$, which is what escaping needs.`,
          `Energy at the highest point, at distance $r$ from the centre: $-\\frac{GMm}{r} = -\\frac{GMm}{R}\\left(1 - ${fraction(a, b).tex}\\right)$, so $r = ${h(b, b - a).tex}$.`,
          `$h = r - R = ${h(a, b - a).tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(a / b - 1, -1 / (1 + amount)),
      };
    },
  }),
  computed({
    name: "energy-to-change-orbit",
    topic: "gravitation",
    difficulty: "MEDIUM",
    write(random) {
      const first = random.int(1, 5);
      const second = random.int(first + 1, 10);
      const fromSurface = first === 1;
      // In units of GMm/R; from the surface the body is at rest.
      const top = fromSurface ? 2 * second - 1 : second - first;
      const bottom = fromSurface ? 2 * second : 2 * first * second;
      const share = (up: number, down: number) =>
        tex(`${fraction(up, down).tex}\\frac{GMm}{R}`.replace(/^1\\frac/, "\\frac"), up / down);
      const distance = (radii: number) => (radii === 1 ? "R" : `${radii}R`);
      return {
        text: fromSurface
          ? `A satellite of mass $m$ is to be brought from rest on the surface of a planet of mass $M$ and radius $R$ into a circular orbit at a distance of $${distance(second)}$ from its centre. What is the least energy needed? Neglect the planet's rotation.`
          : `A satellite of mass $m$ moves round a planet of mass $M$ and radius $R$ in a circular orbit at a distance of $${distance(first)}$ from its centre. How much energy is needed to bring it into a circular orbit at $${distance(second)}$?`,
        answer: share(top, bottom),
        distractors: [
          wrong(share(second - first, first * second), "counting the change of potential energy only"),
          wrong(
            share(fromSurface ? second - 1 : first + second, 2 * first * second),
            fromSurface
              ? "treating the body on the surface as if it were in orbit there"
              : "adding the two energies instead of subtracting them",
          ),
          wrong(share(1, 2 * second), "giving the binding energy of the final orbit"),
          wrong(
            fromSurface ? share(2 * second + 1, 2 * second) : share(1, 2 * first),
            fromSurface
              ? "adding the energy of the orbit instead of subtracting it"
              : "giving the binding energy of the first orbit",
          ),
        ],
        explanation: fromSurface
          ? [
              `On the surface, at rest, the energy is $-\\frac{GMm}{R}$; in the orbit it is $-\\frac{GMm}{2 \\times ${second}R}$.`,
              `The difference is $\\left(1 - \\frac{1}{${2 * second}}\\right)\\frac{GMm}{R} = ${share(top, bottom).tex}$.`,
            ]
          : [
              `In a circular orbit the total energy is $-\\frac{GMm}{2r}$.`,
              `The difference is $\\left(\\frac{1}{${2 * first}} - \\frac{1}{${2 * second}}\\right)\\frac{GMm}{R} = ${share(top, bottom).tex}$.`,
            ],
        verify() {
          const kinetic = (radii: number) => 1 / (2 * radii);
          const potential = (radii: number) => -1 / radii;
          const before = potential(first) + (fromSurface ? 0 : kinetic(first));
          return nearlyEqual(potential(second) + kinetic(second) - before, top / bottom);
        },
      };
    },
  }),
];
