import { curveOf } from "../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, piTimes } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_HC } from "../given.ts";

const DEGREE = Math.PI / 180;
const degrees = (amount: number) => num(amount, "°");

/** Wavelengths in nanometres and the energies of their photons in electronvolts, exact for hc = 1240 eV nm. */
const LIGHTS = [
  [200, 6.2],
  [248, 5],
  [310, 4],
  [400, 3.1],
  [496, 2.5],
] as const;

/** The angle in degrees by which a prism turns a ray. */
function deviation(incidence: number, prism: number, index: number): number {
  const inside = prism * DEGREE - Math.asin(Math.sin(incidence * DEGREE) / index);
  return incidence + Math.asin(index * Math.sin(inside)) / DEGREE - prism;
}

export const wavesAndQuanta: WriterList = [
  computed({
    name: "figure-two-decay-curves",
    chapter: "radioactivity",
    topic: "modern-physics",
    difficulty: "HARD",
    write: patiently((random) => {
      const unit = random.pick(["h", "min", "days"]);
      const quick = random.int(2, 9);
      const slow = quick + random.int(1, 6);
      const doublings = random.int(1, 2);
      const start = random.pick([160, 240, 320, 400, 640, 800]);
      const other = start / 2 ** doublings;
      const answer = (doublings * quick * slow) / (slow - quick);
      const end = slow + 2;
      if (!Number.isInteger(answer) || answer <= end + 1 || answer > 60) return undefined;
      const show = (amount: number) => num(amount, unit);
      const key = show(answer);
      return {
        text: "The graph shows the activities of two samples P and Q, each of a single radioactive nuclide. At what time are the two activities equal?",
        figure: {
          type: "graph",
          x: { quantity: "t", unit, from: 0, to: end, step: 1 },
          y: { quantity: "Activity", unit: "kBq", from: 0, to: 1.125 * start, step: start / 8 },
          curves: [
            curveOf((t) => start / 2 ** (t / quick), 0, end, "P"),
            curveOf((t) => other / 2 ** (t / slow), 0, end, "Q", true),
          ],
          points: [
            { at: [quick, start / 2], guides: true },
            { at: [slow, other / 2], guides: true },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [doublings * (quick + slow), "adding the half-lives"],
          [quick * slow, "multiplying the half-lives"],
          [2 * answer, "taking the ratio of the first activities twice over"],
          [doublings * slow, "waiting until P, by the half-life of Q, has come down to the start of Q"],
          [doublings * quick, "waiting until P has come down to where Q started"],
          [answer / 2, "halving the time"],
          [answer + quick, "counting one half-life of P too many"],
          [answer - quick, "counting one half-life of P too few"],
        ]),
        explanation: [
          `P falls from ${start} to ${start / 2} kBq in ${quick} ${unit}, Q from ${other} to ${other / 2} kBq in ${slow} ${unit}: these are the half-lives.`,
          `The activities are equal when $\\frac{${start}}{2^{t/${quick}}} = \\frac{${other}}{2^{t/${slow}}}$, that is when $\\frac{t}{${quick}} - \\frac{t}{${slow}} = ${doublings}$, as ${start} is ${2 ** doublings} times ${other}.`,
          `So $t = \\frac{${doublings} \\times ${quick} \\times ${slow}}{${slow} - ${quick}} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(start / 2 ** (answer / quick), other / 2 ** (answer / slow), 1e-9),
      };
    }),
  }),
  computed({
    name: "figure-photocurrent-of-two-lights",
    depth: 5,
    chapter: "photoelectric-effect",
    topic: "modern-physics",
    difficulty: "HARD",
    write: patiently((random) => {
      const [one, two] = random.sample(LIGHTS, 2);
      if (!one || !two) return undefined;
      const [[known, energy], [answer, wanted]] = [one, two];
      const least = Math.min(energy, wanted);
      const work = random.step(17, Math.round(10 * least) - 4, 1) / 10;
      const [stop, stopTwo] = [energy - work, wanted - work].map((volts) => Math.round(10 * volts) / 10);
      if (stop === undefined || stopTwo === undefined || work > 3.5 || Math.max(stop, stopTwo) > 4)
        return undefined;
      const [current, currentTwo] = random.sample([4, 6, 8, 10], 2);
      if (current === undefined || currentTwo === undefined) return undefined;
      const show = (amount: number) => num(amount, "nm", 0);
      const key = show(answer);
      const far = Math.ceil(Math.max(stop, stopTwo));
      const rising = (most: number, volts: number) => (x: number) =>
        most * (1 - Math.exp(-1.6 * (x + volts)));
      const label = (volts: number) => `−${volts} V`;
      return {
        text: `The graph shows the photocurrent from one metal against the collector potential, for light X of wavelength ${num(known, "nm")} and for light Y. What is the wavelength of light Y? ${TAKE_HC}`,
        figure: {
          type: "graph",
          x: { quantity: "V", unit: "V", from: -far - 1, to: 3, step: 1 },
          y: { quantity: "I", unit: "μA", from: 0, to: 12, step: 2 },
          curves: [
            curveOf(rising(current, stop), -stop, 3, "X"),
            curveOf(rising(currentTwo, stopTwo), -stopTwo, 3, "Y", true),
          ],
          points: [
            { at: [-stop, 0], label: label(stop) },
            { at: [-stopTwo, 0], label: label(stopTwo) },
          ],
        },
        answer: key,
        distractors: slips(random, key, show, [
          [
            1240 / (energy + stop - stopTwo),
            "taking the difference of the stopping voltages the wrong way round",
          ],
          [(known * stop) / stopTwo, "taking the stopping voltage to be proportional to the frequency"],
          [1240 / stopTwo, "leaving out the work function"],
          [(known * stopTwo) / stop, "taking the stopping voltage to be proportional to the wavelength"],
          [(known * currentTwo) / current, "comparing the saturation currents"],
          [1240 / (energy + stopTwo), "adding the stopping voltage of Y to the photon energy of X"],
          [1240 / (stop + stopTwo), "adding the two stopping voltages"],
          [1240 / work, "giving the threshold wavelength of the metal"],
        ]).filter(
          ({ value }) => typeof value !== "string" && (value.number ?? 0) > 100 && (value.number ?? 0) < 2000,
        ),
        explanation: [
          `The curves begin at the stopping voltages ${bare(stop)} V for X and ${bare(stopTwo)} V for Y; how high they rise tells only of the intensity.`,
          `A photon of X has $\\frac{1240}{${known}} = ${bare(energy)}\\ \\mathrm{eV}$, so the work function is $${bare(energy)} - ${bare(stop)} = ${bare(work)}\\ \\mathrm{eV}$.`,
          `A photon of Y has $${bare(work)} + ${bare(stopTwo)} = ${bare(wanted)}\\ \\mathrm{eV}$, and its wavelength is $\\frac{1240}{${bare(wanted)}} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(1240 / answer - 1240 / known, stopTwo - stop, 1e-6),
      };
    }),
  }),
  computed({
    name: "figure-two-snapshots-of-a-wave",
    topic: "oscillations-and-waves",
    difficulty: "HARD",
    write: patiently((random) => {
      const length = random.pick([8, 12, 16, 20]);
      const height = random.int(2, 6);
      const moved = random.int(1, length / 2 - 1);
      const time = random.pick([0.05, 0.1, 0.2, 0.25, 0.5]);
      const perPi = (way: number) => (2 * way * height) / (length * time);
      const answer = perPi(moved);
      if (!Number.isInteger(answer) || 4 * moved === length || answer > 200) return undefined;
      const show = (amount: number) => piTimes(amount, 1, "cm/s");
      const key = show(answer);
      const end = 2 * length;
      const wave = (shift: number) => (x: number) => height * Math.sin((2 * Math.PI * (x - shift)) / length);
      const crest = length / 4;
      const slipsWhole = (
        [
          [perPi(length - moved), "letting the wave run to the left"],
          [perPi(moved) / 2, "leaving out the factor 2 in $2\\pi f$"],
          [2 * perPi(moved), "taking the height from trough to crest for the amplitude"],
          [perPi(length), "taking the wave to have moved by a whole wavelength"],
          [perPi(length / 2), "taking the wave to have moved by half a wavelength"],
          [(2 * moved) / time, "giving the speed of the wave, times $2\\pi$"],
          [(2 * height) / time, "taking the time between the two pictures for the period"],
          [perPi(moved + 1), "a slip in reading how far the crest has moved"],
          [perPi(moved + length / 4), "counting from where the first picture crosses the axis"],
        ] as const
      ).filter(([amount]) => Number.isInteger(amount));
      return {
        text: `A wave runs along a string in the direction of increasing $x$. The solid line shows the string at one moment and the dashed line ${num(time, "s")} later, before a whole period has passed. What is the greatest speed of a particle of the string?`,
        figure: {
          type: "graph",
          x: { quantity: "x", unit: "cm", from: 0, to: end, step: length > 12 ? 2 : 1 },
          y: { quantity: "y", unit: "cm", from: -height - 1, to: height + 1, step: 1 },
          curves: [curveOf(wave(0), 0, end), curveOf(wave(moved), 0, end, undefined, true)],
          points: [
            { at: [crest, height], label: "P" },
            { at: [crest + length, height], label: "Q" },
            { at: [crest + moved, height], label: "R" },
          ],
          squared: true,
          note: "P and Q are crests of the solid line, R is a crest of the dashed line",
        },
        answer: key,
        distractors: slips(random, key, show, slipsWhole),
        explanation: [
          `The crest P has moved to R, by ${moved} cm in ${num(time, "s")}: the speed of the wave is $${bare(moved / time)}\\ \\mathrm{cm/s}$. From P to Q there is one wavelength, ${length} cm.`,
          `The frequency is $\\frac{${bare(moved / time)}}{${length}} = ${bare(moved / time / length)}\\ \\mathrm{Hz}$.`,
          `A particle passes its place of rest at $2\\pi fA = 2\\pi \\times ${bare(moved / time / length)} \\times ${height} = ${key.tex}$.`,
        ],
        verify: () => {
          // A particle where the string crosses the axis, a moment later.
          const moment = 1e-6;
          const speed = Math.abs(wave((moved / time) * moment)(0)) / moment;
          return nearlyEqual(speed / Math.PI, answer, 1e-4);
        },
      };
    }),
  }),
  computed({
    name: "figure-deviation-by-a-prism",
    topic: "ray-optics",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const prism = random.step(45, 70, 5);
      const first = random.step(35, 50, 5);
      const second = random.step(first + 10, 75, 5);
      const turned = first + second - prism;
      const [one, two, edge] = [first * DEGREE, second * DEGREE, prism * DEGREE];
      const inside = Math.atan(
        (Math.sin(one) * Math.sin(edge)) / (Math.sin(two) + Math.sin(one) * Math.cos(edge)),
      );
      const index = Math.sin(one) / Math.sin(inside);
      if (index < 1.35 || index > 1.75 || turned < 20 || turned > 60) return undefined;
      const [from, to] = [first - 4, Math.min(second + 5, 80)];
      const heights = [from, (first + second) / 2, to].map((angle) => deviation(angle, prism, index));
      if (!heights.every(Number.isFinite) || !isNeat(turned)) return undefined;
      const lowest = 5 * Math.floor((Math.min(...heights) - 1) / 5);
      const key = degrees(prism);
      return {
        text: "The graph shows by how much a glass prism turns a ray of yellow light, against the angle of incidence on its first face. What is the angle of the prism?",
        figure: {
          type: "graph",
          x: { quantity: "Angle of incidence", unit: "°", from: first - 10, to: second + 10, step: 5 },
          y: {
            quantity: "Deviation",
            unit: "°",
            from: lowest - 5,
            to: 5 * Math.ceil(Math.max(...heights) / 5),
            step: 5,
          },
          curves: [curveOf((angle) => deviation(angle, prism, index), from, to)],
          points: [
            { at: [first, turned], guides: true },
            { at: [second, turned], guides: true },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, degrees, [
          [(first + second) / 2, "giving the mean of the two angles of incidence"],
          [first + second - 2 * turned, "taking the deviation away twice"],
          [turned, "giving the deviation"],
          [second - first + turned, "adding the deviation to the difference of the two angles"],
          [180 - first - second, "taking the two angles and that of the prism for those of a triangle"],
          [second, "giving the larger of the two angles"],
          [prism + 5, "a slip of one line in reading the deviation"],
          [prism - 5, "a slip of one line in reading the deviation"],
        ]),
        explanation: [
          `The same deviation of ${turned}° belongs to the angles ${first}° and ${second}°. Light can run the same way back, so these are the angles of incidence and of emergence of one ray.`,
          `For this ray $\\delta = i + e - A$, so $A = ${first}^\\circ + ${second}^\\circ - ${turned}^\\circ = ${key.tex}$.`,
        ],
        verify: () =>
          nearlyEqual(deviation(first, prism, index), turned, 1e-6) &&
          nearlyEqual(deviation(second, prism, index), turned, 1e-6),
      };
    }),
  }),
];
