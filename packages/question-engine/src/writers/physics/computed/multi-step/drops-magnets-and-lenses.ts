import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num, scientific } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

const DEGREE = Math.PI / 180;
/** In m/s. */
const LIGHT = 3e8;
/** In centimetres. */
const NEAR_POINT = 25;

export const dropsMagnetsAndLenses: WriterList = [
  computed({
    name: "density-from-two-terminal-speeds",
    depth: 5,
    chapter: "fluids",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write(random) {
      const density = random.step(1.6, 8, 0.2);
      const [first, second] = [random.step(0.8, 1.2, 0.1), random.step(0.8, 1.5, 0.1)];
      const thicker = random.pick([0.5, 2, 3, 4, 5]);
      const speed = random.pick([2, 3, 4, 5, 6, 8, 10, 12]);
      const pull = (density - second) / (density - first);
      const speedTwo = (speed * pull) / thicker;
      const isLikely = Math.abs(first - second) > 0.05 && speedTwo > 0.2 && speedTwo < 2 * speed;
      // With equal speeds, a mistake about the viscosities would still give the right answer.
      if (nearlyEqual(speed, speedTwo, 0.05)) return undefined;
      if (!isLikely || !isNeat(speedTwo, 2)) return undefined;
      const show = (x: number) => fixed(x, 1, "g/cm^3");
      const key = show(density);
      const more = second - first;
      const mistakes: [number, string][] = [
        [density + more, "adding to the density of the second liquid instead of the first"],
        [density - more, "taking the pull in the second liquid for that in the first"],
        [density - first, "leaving out the density of the first liquid"],
        [first + more / (1 - speedTwo / speed), "leaving out the viscosities"],
        [density - second, "giving how much denser than the second liquid the ball is"],
        [density + first, "adding the density of the first liquid twice"],
        [density + second, "adding the density of the second liquid at the end"],
      ];
      return {
        text: `A small ball sinks with a steady speed of ${num(speed, "mm/s")} in a liquid of density ${num(first, "g/cm^3")}, and with ${num(speedTwo, "mm/s")} in another liquid of density ${num(second, "g/cm^3")}, whose viscosity is ${thicker === 0.5 ? "half" : `${thicker} times`} that of the first. What is the density of the ball?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          // What is lighter than a liquid does not sink in it.
          mistakes.filter(([amount]) => amount > Math.max(first, second)),
        ),
        explanation: [
          "The steady speed is $v = \\frac{2r^2(\\rho - \\sigma)g}{9\\eta}$, so that $v\\eta$ is proportional to $\\rho - \\sigma$.",
          `$\\frac{\\rho - ${bare(second)}}{\\rho - ${bare(first)}} = \\frac{${bare(speedTwo)} \\times ${thicker}}{${speed}} = ${bare(pull, 4)}$.`,
          `Solved for $\\rho$: ${key}.`,
        ],
        verify: () => {
          const stokes = (sigma: number, eta: number) => (density - sigma) / eta;
          return nearlyEqual(stokes(second, thicker) / stokes(first, 1), speedTwo / speed, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "telescope-from-its-length",
    depth: 5,
    chapter: "optical-instruments",
    topic: "ray-optics",
    difficulty: "HARD",
    write(random) {
      const eyepiece = random.pick([2.5, 4, 5]);
      const power = random.pick([8, 10, 12, 15, 16, 20, 24, 25, 30]);
      const tube = eyepiece * (power + 1);
      const amount = power * (1 + eyepiece / NEAR_POINT);
      if (!isNeat(amount, 1)) return undefined;
      const show = (x: number) => num(x, undefined, 1);
      const key = show(amount);
      return {
        text: `An astronomical telescope in normal adjustment is ${num(tube, "cm")} long and has a magnifying power of ${power}. What is the size of its magnifying power when the final image is formed at the near point of ${num(NEAR_POINT, "cm")}?`,
        answer: key,
        distractors: slips(random, key, show, [
          [
            power * (1 + tube / (power - 1) / NEAR_POINT),
            "taking the length of the tube to be the difference of the focal lengths",
          ],
          [
            power * (1 + tube / power / NEAR_POINT),
            "taking the length of the tube for the focal length of the objective",
          ],
          [power * (1 - eyepiece / NEAR_POINT), "subtracting instead of adding"],
          [power + eyepiece, "adding the focal length of the eyepiece"],
          [power * (1 + 2 / NEAR_POINT), "taking an eyepiece of 2 cm"],
          [power + 1, "adding 1 as for a simple microscope"],
          [
            (power * (NEAR_POINT - eyepiece)) / NEAR_POINT + power / NEAR_POINT,
            "using the distance of the near point less the focal length",
          ],
          [power * (1 + (2 * eyepiece) / NEAR_POINT), "counting the focal length of the eyepiece twice"],
        ]),
        explanation: [
          `In normal adjustment $f_o + f_e = ${bare(tube)}\\ \\mathrm{cm}$ and $\\frac{f_o}{f_e} = ${power}$, so $f_e = \\frac{${bare(tube)}}{${power + 1}} = ${bare(eyepiece)}\\ \\mathrm{cm}$ and $f_o = ${bare(power * eyepiece)}\\ \\mathrm{cm}$.`,
          `With the image at the near point $m = \\frac{f_o}{f_e}\\left(1 + \\frac{f_e}{D}\\right) = ${power} \\times \\left(1 + \\frac{${bare(eyepiece)}}{${NEAR_POINT}}\\right) = ${bare(amount)}$.`,
        ],
        verify: () => {
          const objective = tube - eyepiece;
          const fromEyepiece = 1 / (1 / eyepiece + 1 / NEAR_POINT);
          return nearlyEqual(objective / fromEyepiece, amount, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "work-to-turn-a-magnet",
    depth: 5,
    chapter: "magnets",
    topic: "magnetism",
    difficulty: "HARD",
    write(random) {
      const held = random.pick([30, 90]);
      const [from, to] = random.pick([
        [0, 60],
        [0, 90],
        [0, 120],
        [0, 180],
        [60, 120],
        [60, 180],
        [90, 180],
        [60, 90],
      ] as const);
      const torque = random.step(4, 60, 2);
      const product = torque / Math.sin(held * DEGREE);
      const cosine = (angle: number) => Math.round(2 * Math.cos(angle * DEGREE)) / 2;
      const amount = product * (cosine(from) - cosine(to));
      if (!isNeat(amount, 0)) return undefined;
      const show = (x: number) => fixed(x, 1, "mJ");
      const key = show(amount);
      const start = from === 0 ? "the position along the field" : `an angle of $${from}^\\circ$ to the field`;
      return {
        text: `A bar magnet that is held at $${held}^\\circ$ to a uniform magnetic field feels a torque of ${num(torque, "mN m")}. What work is needed to turn it slowly from ${start} to an angle of $${to}^\\circ$ with the field?`,
        answer: key,
        distractors: slips(random, key, show, [
          [product * (to - from) * DEGREE, "multiplying $MB$ by the angle"],
          [
            held === 30 ? torque * (cosine(from) - cosine(to)) : product * (1 + cosine(from) - cosine(to)),
            held === 30 ? "taking the torque for $MB$" : "adding the energy along the field once more",
          ],
          [torque * (to - from) * DEGREE, "multiplying the torque by the angle"],
          [
            product * Math.abs(cosine(from) + cosine(to)),
            "adding the cosines of the two angles instead of subtracting them",
          ],
          [product * (Math.sin(to * DEGREE) + cosine(from)), "using the sine of the last angle"],
          [product * Math.sin(((to + from) / 2) * DEGREE), "using the torque at the middle of the way"],
          [product, "giving $MB$ itself"],
          [2.5 * product, "adding the energies of the two positions without their signs"],
        ]),
        explanation: [
          `The torque is $MB\\sin\\theta$, so $MB = \\frac{${torque}}{\\sin ${held}^\\circ} = ${bare(product)}\\ \\mathrm{mJ}$.`,
          `The energy at the angle $\\theta$ is $-MB\\cos\\theta$: $W = MB(\\cos ${from}^\\circ - \\cos ${to}^\\circ) = ${bare(product)} \\times ${bare(cosine(from) - cosine(to))} = ${key.tex}$.`,
        ],
        verify: () => {
          // The torque added up in small steps of the angle.
          const steps = 3600;
          const step = ((to - from) * DEGREE) / steps;
          let sum = 0;
          for (let at = 0; at < steps; at++)
            sum += product * Math.sin(from * DEGREE + (at + 0.5) * step) * step;
          return nearlyEqual(sum, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "wave-in-a-medium-from-its-equation",
    depth: 5,
    chapter: "electromagnetic-waves",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const index = random.pick([1.2, 1.5, 2, 2.5, 3]);
      const wave = random.pick([2, 4, 5, 6, 8]);
      const amplitude = random.step(12, 96, 6);
      const speed = LIGHT / index;
      const frequency = (wave * speed) / 1e8;
      const asksField = random.chance();
      const field = (amplitude / speed) * 1e9;
      const amount = asksField ? field : index * index;
      if (!isNeat(amount, asksField ? 0 : 2) || !isNeat(frequency, 2)) return undefined;
      const show = (x: number) => (asksField ? num(x, "nT", 1) : num(x, undefined, 2));
      const key = show(amount);
      const empty = (amplitude / LIGHT) * 1e9;
      return {
        text: `The electric field of a plane wave in a non-magnetic medium is $E = ${amplitude}\\sin\\left(${scientific(frequency * 1e14).tex}\\,t - ${wave} \\times 10^{6}\\,x\\right)$, all in SI units. What is the ${asksField ? "amplitude of its magnetic field" : "dielectric constant of the medium"}? Take the speed of light in a vacuum as $3 \\times 10^8\\ \\mathrm{m/s}$.`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          asksField
            ? [
                [empty, "using the speed of light in a vacuum"],
                [empty / index, "dividing by the refractive index instead of multiplying by it"],
                [field * index, "using the dielectric constant for the refractive index"],
                [field / 2, "taking half the amplitude"],
                [2 * empty, "doubling the field in a vacuum"],
                [(empty + field) / 2, "taking the mean of the fields in the medium and in a vacuum"],
                [empty / (index * index), "dividing by the dielectric constant"],
              ]
            : [
                [index, "giving the refractive index"],
                [2 * index, "doubling the refractive index instead of squaring it"],
                [index ** 3, "multiplying by the refractive index once too often"],
                [index * index - 1, "giving the susceptibility"],
                [index + 1, "adding 1 to the refractive index"],
                [index * index + 1, "adding 1 to the square"],
                [2 * index * index, "doubling the square"],
              ],
        ),
        explanation: [
          `The speed in the medium is $v = \\frac{\\omega}{k} = \\frac{${scientific(frequency * 1e14).tex}}{${wave} \\times 10^{6}} = ${bare(speed / 1e8)} \\times 10^{8}\\ \\mathrm{m/s}$.`,
          asksField
            ? `$B_0 = \\frac{E_0}{v} = \\frac{${amplitude}}{${bare(speed / 1e8)} \\times 10^{8}}\\ \\mathrm{T} = ${key.tex}$.`
            : `The refractive index is $\\frac{c}{v} = ${bare(index)}$, and the dielectric constant is its square, ${key}.`,
        ],
        verify: () => {
          const found = (frequency * 1e14) / (wave * 1e6);
          return nearlyEqual(asksField ? (amplitude / found) * 1e9 : (LIGHT / found) ** 2, amount, 1e-6);
        },
      };
    },
  }),
];
