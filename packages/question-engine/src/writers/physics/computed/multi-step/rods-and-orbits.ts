import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, fractionTex, num, polynomial, tex } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { ordinalWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

/** A share of GMm/R. */
const ofSurfaceEnergy = (top: number, bottom: number) => {
  const amount = top / bottom;
  return tex(amount === 1 ? "\\frac{GMm}{R}" : `${fractionTex(top, bottom)}\\,\\frac{GMm}{R}`, amount);
};

export const rodsAndOrbits: WriterList = [
  computed({
    name: "rod-with-a-mass-at-its-end-swings-down",
    depth: 5,
    chapter: "rotation",
    topic: "rotational-motion",
    difficulty: "HARD",
    write: patiently((random) => {
      const [rod, lump] = [random.int(1, 8), random.int(1, 6)];
      const length = random.int(3, 25) / 10;
      const square = (30 * length * (rod + 2 * lump)) / (rod + 3 * lump);
      const amount = Math.sqrt(square);
      if (!isNeat(amount, 1)) return undefined;
      const show = (x: number) => fixed(x, 1, "m/s");
      const key = show(amount);
      const slow = (inertia: number, fall: number) => Math.sqrt((20 * fall * length) / inertia);
      return {
        text: `A uniform rod of mass ${num(rod, "kg")} and length ${num(length, "m")} can turn freely about a horizontal axis through one end, and a small lump of mass ${num(lump, "kg")} is fixed to its other end. The rod is released from rest in the horizontal position. What is the speed of the lump at the lowest point of its path? ${TAKE_G}`,
        answer: key,
        distractors: slips(random, key, show, [
          [Math.sqrt(20 * length), "treating the lump as if it fell freely"],
          [Math.sqrt(30 * length), "leaving out the lump"],
          [slow(rod / 3 + lump, rod + lump), "letting the centre of the rod fall through its whole length"],
          [slow(rod / 12 + lump, rod / 2 + lump), "using the moment of inertia of the rod about its centre"],
          [slow(rod + lump, rod / 2 + lump), "taking all the mass of the rod at its end"],
          [amount / length, "giving the angular speed"],
          [slow(rod / 3 + lump, rod / 2), "leaving out the energy that the lump loses"],
          [amount * Math.SQRT1_2, "leaving out the factor $\\frac{1}{2}$ of the kinetic energy"],
        ]),
        explanation: [
          `The energy that is lost: the centre of the rod falls ${num(length / 2, "m")} and the lump ${num(length, "m")}, together $${bare(10 * length * (rod / 2 + lump))}\\ \\mathrm{J}$.`,
          `The moment of inertia is $I = \\frac{1}{3}ML^2 + mL^2 = ${bare(length * length * (rod / 3 + lump), 3)}\\ \\mathrm{kg\\,m^2}$, and $\\frac{1}{2}I\\omega^2$ equals that energy.`,
          `So $v = \\omega L = \\sqrt{\\frac{3gL(M + 2m)}{M + 3m}} = ${key.tex}$.`,
        ],
        verify: () => {
          const inertia = length * length * (rod / 3 + lump);
          return nearlyEqual((inertia * (amount / length) ** 2) / 2, 10 * length * (rod / 2 + lump), 1e-6);
        },
      };
    }),
  }),
  computed({
    name: "energy-to-launch-into-orbit",
    depth: 5,
    topic: "gravitation",
    difficulty: "HARD",
    write(random) {
      const n = random.int(2, 8);
      const from = random.int(1, n - 1);
      // From rest on the surface, or from a platform at rest at `from` radii, into a circle of n radii.
      const isSurface = from === 1 || random.chance();
      const start = isSurface ? 1 : from;
      const key = ofSurfaceEnergy(2 * n - start, 2 * n * start);
      const height = (k: number) => (k === 2 ? "R" : `${k - 1}R`);
      return {
        text: `A satellite of mass $m$ is at rest ${isSurface ? "on the surface" : `at a height of $${height(start)}$ above the surface`} of a planet of mass $M$ and radius $R$ that has no air and does not rotate. What is the least energy needed to bring it into a circular orbit at a height of $${height(n)}$ above the surface?`,
        answer: key,
        distractors: slips(random, key, (amount) => ofSurfaceEnergy(amount, 1), [
          [ofSurfaceEnergy(n - start, n * start), "leaving out the kinetic energy in the orbit"],
          [ofSurfaceEnergy(1, 2 * n), "giving only the kinetic energy in the orbit"],
          [ofSurfaceEnergy(n - start, 2 * n * start), "halving the change of the potential energy"],
          [ofSurfaceEnergy(2 * n + start, 2 * n * start), "adding the energies where they are subtracted"],
          [ofSurfaceEnergy(2 * (n - 1) - start, 2 * (n - 1) * start), "measuring the orbit from the surface"],
          [ofSurfaceEnergy(2 * n - start, n * start), "doubling the energy"],
        ]),
        explanation: [
          `At rest the energy is $-\\frac{GMm}{${start === 1 ? "" : start}R}$.`,
          `In a circular orbit of radius $${n}R$ it is $-\\frac{GMm}{2 \\times ${n}R} = -\\frac{GMm}{${2 * n}R}$.`,
          `The difference is $\\left(${start === 1 ? "1" : `\\frac{1}{${start}}`} - \\frac{1}{${2 * n}}\\right)\\frac{GMm}{R} = ${key.tex}$.`,
        ],
        verify: () => {
          const [potential, kinetic] = [1 / start - 1 / n, 1 / n / 2];
          return nearlyEqual(potential + kinetic, key.number ?? 0);
        },
      };
    },
  }),
  computed({
    name: "distance-with-a-turn-back",
    depth: 5,
    topic: "kinematics",
    difficulty: "HARD",
    write(random) {
      const [first, second] = [random.int(1, 3), random.int(3, 6)];
      const end = random.int(second, second + 2);
      const scale = random.pick([2, 6]);
      if (second <= first) return undefined;
      // v = scale·(t − first)(t − second)
      const place = (t: number) => scale * (t ** 3 / 3 - ((first + second) * t * t) / 2 + first * second * t);
      const marks = [0, first, second, end].map(place) as [number, number, number, number];
      const ways = marks.slice(1).map((x, at) => Math.abs(x - (marks[at] ?? 0)));
      const amount = sum(ways);
      if (!isNeat(amount) || !ways.every((way) => isNeat(way))) return undefined;
      const key = num(amount, "m");
      const [net = 0] = [marks[3]];
      return {
        text: `The velocity of a particle on a straight line is $v = ${polynomial([scale, -scale * (first + second), scale * first * second], "t")}$, with $v$ in m/s and $t$ in seconds. What is the total distance that it covers from $t = 0$ to $t = ${end}\\ \\mathrm{s}$?`,
        answer: key,
        distractors: slips(random, key, (x) => num(x, "m"), [
          [Math.abs(net), "giving the size of the displacement"],
          [ways[0] ?? 0, "stopping at the first turn"],
          [(ways[0] ?? 0) + (ways[1] ?? 0), "stopping at the second turn"],
          [amount - 2 * (ways[1] ?? 0), "counting the way back as negative"],
          [amount + (ways[0] ?? 0), "counting the first part twice"],
          [amount + (ways[1] ?? 0), "counting the way back twice"],
          [2 * amount, "doubling the distance"],
        ]),
        explanation: [
          `$v = ${scale}(t - ${first})(t - ${second})$, so the particle turns round at $t = ${first}\\ \\mathrm{s}$ and at $t = ${second}\\ \\mathrm{s}$.`,
          `Integrating, its displacements in the parts are ${marks
            .slice(1)
            .map((x, at) => num(x - (marks[at] ?? 0), "m"))
            .filter((_, at) => (ways[at] ?? 0) > 0)
            .join(", ")}.`,
          `The distance is the sum of their sizes: ${key.text}.`,
        ],
        verify: () => {
          const step = end / 6000;
          const v = (t: number) => Math.abs(scale * (t - first) * (t - second));
          return nearlyEqual(sum(range(0, 5999).map((k) => v((k + 0.5) * step))) * step, amount, 1e-3);
        },
      };
    },
  }),
  computed({
    name: "carnot-engines-in-series",
    depth: 5,
    chapter: "heat-engines",
    topic: "thermodynamics",
    difficulty: "HARD",
    write: patiently((random) => {
      const isWork = random.chance();
      // Equal efficiencies: temperatures as two squares, so that their geometric mean is whole.
      const [times, low] = [random.int(1, 12), random.int(4, 18)];
      const high = random.int(low + 1, low + 8);
      const [hot, cold] = isWork
        ? [random.step(450, 900, 10), random.step(250, 420, 10)]
        : [times * high * high, times * low * low];
      const middle = isWork ? (hot + cold) / 2 : times * high * low;
      if (cold < 250 || hot > 900 || !Number.isInteger(middle) || hot - cold < 150) return undefined;
      const key = num(middle, "K");
      const told = isWork ? "deliver equal amounts of work" : "have equal efficiencies";
      return {
        text: `Two Carnot engines work in series: the first absorbs heat at ${num(hot, "K")} and rejects heat at the temperature $T$; the second absorbs this heat at $T$ and rejects heat at ${num(cold, "K")}. If the two engines ${told}, what is the value of $T$?`,
        answer: key,
        distractors: slips(
          random,
          key,
          (x) => num(x, "K", 0),
          // The temperature between the engines lies between the two others.
          (
            [
              [
                isWork ? Math.sqrt(hot * cold) : (hot + cold) / 2,
                `using the condition of equal ${isWork ? "efficiencies" : "amounts of work"}`,
              ],
              [(2 * hot * cold) / (hot + cold), "taking the harmonic mean of the temperatures"],
              [cold + (2 * (hot - cold)) / 3, "dividing the interval in the ratio of 2 to 1"],
              [cold + (hot - cold) / 3, "dividing the interval in the ratio of 1 to 2"],
              [
                Math.sqrt((hot * hot + cold * cold) / 2),
                "taking the root of the mean square of the temperatures",
              ],
              [hot - cold, "taking the difference of the temperatures"],
              [2 * cold, "doubling the temperature of the sink"],
            ] as const
          ).filter(([t]) => t > cold && t < hot),
        ),
        explanation: isWork
          ? [
              "The heats that pass are proportional to the temperatures, so the work of the engines is as $T_1 - T$ to $T - T_2$.",
              `Equal work means $${hot} - T = T - ${cold}$.`,
              `$T = \\frac{${hot} + ${cold}}{2} = ${key.tex}$.`,
            ]
          : [
              `Equal efficiencies mean $1 - \\frac{T}{${hot}} = 1 - \\frac{${cold}}{T}$.`,
              `So $T^2 = ${hot} \\times ${cold}$.`,
              `$T = ${key.tex}$.`,
            ],
        satisfies: (t) =>
          isWork
            ? nearlyEqual(hot * (1 - t / hot), t * (1 - cold / t))
            : nearlyEqual(1 - t / hot, 1 - cold / t, 1e-6),
      };
    }),
  }),
  computed({
    name: "pipes-in-unison",
    depth: 5,
    topic: "sound",
    difficulty: "HARD",
    write(random) {
      const [n, m] = [random.int(1, 4), random.int(1, 4)];
      const closed = random.step(15, 90, 5);
      // Closed: overtone n is harmonic 2n + 1; open: overtone m is harmonic m + 1.
      const open = (2 * closed * (m + 1)) / (2 * n + 1);
      if (!isNeat(open) || open > 200) return undefined;
      const key = num(open, "cm");
      return {
        text: `The ${ordinalWord(n)} overtone of a pipe closed at one end and ${num(closed, "cm")} long has the same frequency as the ${ordinalWord(m)} overtone of a pipe open at both ends. Leaving out end corrections, what is the length of the open pipe?`,
        answer: key,
        distractors: slips(random, key, (x) => num(x, "cm"), [
          [(2 * closed * m) / (2 * n + 1), "taking the overtone of the open pipe for its harmonic"],
          [(closed * (m + 1)) / (2 * n + 1), "giving half of the length"],
          [(2 * closed * (m + 1)) / (n + 1), "letting the closed pipe have all harmonics"],
          [
            (2 * closed * (m + 1)) / (2 * n - 1),
            "counting the overtones of the closed pipe from its fundamental",
          ],
          [(closed * (2 * n + 1)) / (2 * (m + 1)), "turning the ratio of the lengths upside down"],
          [(closed * (m + 1)) / (n + 1), "treating both pipes as open"],
          [2 * closed, "comparing the fundamentals"],
          [4 * closed, "comparing the fundamentals and doubling"],
        ]),
        explanation: [
          `The ${ordinalWord(n)} overtone of the closed pipe is its harmonic number ${2 * n + 1}: $f = \\frac{${2 * n + 1}v}{4 \\times ${closed}}$.`,
          `The ${ordinalWord(m)} overtone of the open pipe is its harmonic number ${m + 1}: $f = \\frac{${m + 1}v}{2L}$.`,
          `Equal frequencies give $L = \\frac{${m + 1} \\times 4 \\times ${closed}}{2 \\times ${2 * n + 1}} = ${key.tex}$.`,
        ],
        satisfies: (length) => nearlyEqual((2 * n + 1) / (4 * closed), (m + 1) / (2 * length)),
      };
    },
  }),
  computed({
    name: "error-of-gravity-from-a-pendulum",
    topic: "units-and-measurement",
    difficulty: "HARD",
    write(random) {
      // Lengths and periods that go together.
      const [length, period] = random.pick([
        [100, 2],
        [25, 1],
      ] as const);
      const millimetres = random.pick([1, 2, 5]);
      const swings = random.pick([20, 25, 40, 50, 80, 100]);
      const least = random.pick([0.1, 0.2, 0.5, 1]);
      const total = swings * period;
      const [ofLength, ofTime] = [(10 * millimetres) / length, (100 * least) / total];
      const amount = ofLength + 2 * ofTime;
      if (!isNeat(amount, 1) || amount > 12) return undefined;
      const show = (x: number) => fixed(x, 1, "%");
      const key = show(amount);
      return {
        text: `The length of a simple pendulum, ${num(length, "cm")}, is known to ${num(millimetres, "mm")}, and its period, ${num(period, "s")}, is found from the time of ${swings} oscillations, measured with a watch of resolution ${num(least, "s")}. What is the greatest percentage error in $g$ found from these readings?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          (
            [
              [ofLength + ofTime, "counting the error of the time only once"],
              [2 * ofTime, "leaving out the error of the length"],
              [Math.abs(2 * ofTime - ofLength), "subtracting the errors"],
              [2 * ofLength + ofTime, "doubling the error of the length instead of that of the time"],
              [2 * (ofLength + ofTime), "doubling both errors"],
              [ofLength + ofTime / 2, "halving the error of the time"],
              [10 * ofLength + 2 * ofTime, "reading the millimetres as centimetres"],
              [ofLength + 4 * ofTime, "squaring the period and then doubling its error once more"],
            ] as const
          ).filter(([error]) => error < 4 * amount),
        ),
        explanation: [
          "$g = \\frac{4\\pi^2 L}{T^2}$, so the greatest relative error is $\\frac{\\Delta L}{L} + 2\\,\\frac{\\Delta T}{T}$.",
          `$\\frac{\\Delta L}{L} = \\frac{${millimetres / 10}}{${length}} = ${bare(ofLength)}\\%$, and $\\frac{\\Delta T}{T} = \\frac{${least}}{${bare(total)}} = ${bare(ofTime)}\\%$, since the error of the whole time counts.`,
          `In all ${key.text}.`,
        ],
        verify: () => {
          const g = (l: number, t: number) => l / (t * t);
          const small = 1e-6;
          const grown = g(length * (1 + (ofLength / 100) * small), period * (1 - (ofTime / 100) * small));
          return nearlyEqual((grown / g(length, period) - 1) / small, amount / 100, 1e-4);
        },
      };
    },
  }),
];
