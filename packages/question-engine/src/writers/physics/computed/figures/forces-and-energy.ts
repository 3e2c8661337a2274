import { broken, heightAt, type Place } from "../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

const metres = (amount: number) => num(amount, "m");
const speed = (amount: number) => num(amount, "m/s");
const millimetres = (amount: number) => num(amount, "mm");

/** So many megapascals for a strain of 0.0001: stiff, middling and soft metals. */
const STIFFNESSES = [20, 16, 12, 10, 8];

export const forcesAndEnergy: WriterList = [
  computed({
    name: "figure-way-of-a-block-from-a-force-graph",
    topic: "work-energy-power",
    difficulty: "HARD",
    write: patiently((random) => {
      const mass = random.pick([2, 4, 5, 8, 10]);
      const roughness = random.pick([0.1, 0.2, 0.25, 0.4, 0.5]);
      const friction = 10 * roughness * mass;
      const top = random.step(20, 60, 10);
      const flat = random.int(1, 4);
      const end = flat + random.int(1, 4);
      const work = (top * (flat + end)) / 2;
      const answer = work / friction;
      if (!isNeat(answer, 1) || answer < end + 0.5 || answer > 40 || friction >= top) return undefined;
      const key = metres(answer);
      return {
        text: `A block of mass ${num(mass, "kg")} lies at rest at $x = 0$ on a level floor; the coefficient of friction is ${roughness}. The graph shows the horizontal force $F$ that then drives it. How far from its starting point does the block come to rest? ${TAKE_G}`,
        figure: {
          type: "graph",
          x: { quantity: "x", unit: "m", from: 0, to: end + 1, step: 1 },
          y: { quantity: "F", unit: "N", from: 0, to: top + 10, step: 10 },
          curves: [
            broken([
              [0, top],
              [flat, top],
              [end, 0],
            ]),
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, metres, [
          [answer - end, "counting only the way after the force has ended"],
          [(top * end) / friction, "taking the force to stay the same until it ends"],
          [answer + end, "adding the way under the force once more"],
          [(top * flat) / friction, "leaving out the part in which the force falls"],
          [(top * end) / 2 / friction, "taking the area of one triangle"],
          [(work - friction * end) / friction / 2, "halving the energy that is left"],
          [answer + flat, "a slip in reading where the force begins to fall"],
        ]),
        explanation: [
          `The work of the force is the area under the graph: $${top} \\times ${flat} + \\frac{1}{2} \\times ${top} \\times ${end - flat} = ${bare(work)}\\ \\mathrm{J}$.`,
          `Friction is $\\mu mg = ${roughness} \\times ${mass} \\times 10 = ${bare(friction)}\\ \\mathrm{N}$ all the way, and the block starts and ends at rest, so $${bare(friction)}\\,d = ${bare(work)}$.`,
          `$d = \\frac{${bare(work)}}{${bare(friction)}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Energy gained in small steps while the force lasts, then used up by friction.
          const step = end / 4000;
          const push = (x: number) => (x < flat ? top : (top * (end - x)) / (end - flat));
          const energy = range(1, 4000).reduce(
            (sum, n) => sum + (push((n - 0.5) * step) - friction) * step,
            0,
          );
          return energy > 0 && Math.abs(end + energy / friction - answer) < 0.01;
        },
      };
    }),
  }),
  computed({
    name: "figure-turning-point-on-an-energy-graph",
    topic: "work-energy-power",
    difficulty: "HARD",
    write: patiently((random) => {
      const low = random.pick([-4, -2, 2, 4]);
      const [a, b] = [random.int(2, 4), random.int(5, 7)];
      const c = b + random.int(3, 5);
      const [left, right] = [low + 2 * random.int(4, 8), low + 2 * random.int(6, 10)];
      const wells: Place[] = [
        [0, left],
        [a, low],
        [b, low],
        [c, right],
      ];
      const from = random.int(1, a - 1);
      const potential = heightAt(wells, from);
      const mass = random.pick([0.5, 1, 2, 4]);
      const velocity = random.int(1, 4);
      const kinetic = (mass * velocity ** 2) / 2;
      const energy = potential + kinetic;
      const slope = (right - low) / (c - b);
      const answer = b + (energy - low) / slope;
      if (potential % 2 !== 0 || energy >= right || !isNeat(answer, 1) || answer > c - 0.3) return undefined;
      const key = metres(answer);
      return {
        text: `The graph shows the potential energy of a particle of mass ${num(mass, "kg")} that can move along the $x$-axis; no other forces act. It passes $x = ${from}\\ \\mathrm{m}$ at ${speed(velocity)} in the direction of increasing $x$. At what value of $x$ does it first turn back?`,
        figure: {
          type: "graph",
          x: { quantity: "x", unit: "m", from: 0, to: c + 1, step: 1 },
          y: { quantity: "U", unit: "J", from: Math.min(low - 2, 0), to: Math.max(left, right) + 2, step: 2 },
          curves: [broken(wells)],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, metres, [
          [b + (potential - low) / slope, "taking the particle to start from rest"],
          [b + kinetic / slope, "leaving out the potential energy at the start"],
          [b + (energy + kinetic - low) / slope, "leaving out the half in the kinetic energy"],
          [b + energy / slope, "taking the potential energy to be zero between the slopes"],
          [(energy - low) / slope, "counting from the foot of the slope"],
          [b + (Math.abs(potential - kinetic) - low) / slope, "taking the kinetic energy away"],
          [b + a - from, "taking the two slopes to be mirror images"],
          [c, "taking the end of the graph"],
        ]),
        explanation: [
          `At $x = ${from}\\ \\mathrm{m}$ the graph gives $U = ${bare(potential)}\\ \\mathrm{J}$, and the kinetic energy is $\\frac{1}{2} \\times ${mass} \\times ${velocity}^2 = ${bare(kinetic)}\\ \\mathrm{J}$: in all $${bare(energy)}\\ \\mathrm{J}$.`,
          `It turns back where the potential energy alone is $${bare(energy)}\\ \\mathrm{J}$. From $x = ${b}\\ \\mathrm{m}$ on, $U$ rises from $${low}\\ \\mathrm{J}$ by $${bare(slope)}\\ \\mathrm{J}$ per metre.`,
          `So $x = ${b} + \\frac{${bare(energy - low)}}{${bare(slope)}} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(heightAt(wells, answer) - heightAt(wells, from), kinetic, 1e-9),
      };
    }),
  }),
  computed({
    name: "figure-rebound-from-a-force-graph",
    topic: "newtons-laws",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const mass = random.pick([0.1, 0.15, 0.2, 0.25, 0.4, 0.5]);
      const top = random.step(100, 600, 100);
      const [rise, flat, fall] = [random.int(1, 4), random.int(0, 4), random.int(1, 4)];
      const end = rise + flat + fall;
      const impulse = (top * (end + flat)) / 2000;
      const before = random.int(4, 25);
      const gained = impulse / mass;
      const answer = gained - before;
      if (!isNeat(answer, 1) || answer < 2 || answer > before) return undefined;
      const key = speed(answer);
      return {
        text: `A ball of mass ${num(mass, "kg")} strikes a wall at right angles at ${speed(before)}. The graph shows the force of the wall on it. At what speed does the ball leave the wall?`,
        figure: {
          type: "graph",
          x: { quantity: "t", unit: "ms", from: 0, to: end + 1, step: 1 },
          y: { quantity: "F", unit: "N", from: 0, to: top + 100, step: 100 },
          curves: [
            broken([
              [0, 0],
              [rise, top],
              ...(flat > 0 ? [[rise + flat, top] satisfies Place] : []),
              [end, 0],
            ]),
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, speed, [
          [gained, "forgetting the velocity before the impact"],
          [gained + before, "adding the velocity before the impact"],
          [2 * gained - before, "taking the area twice"],
          [Math.abs((top * end) / 1000 / mass - before), "taking the greatest force for the whole time"],
          [before, "taking the ball to keep its speed"],
          [before - answer, "taking the loss of speed for what is left"],
          [gained / 2, "sharing the impulse between the two directions"],
          [Math.abs(gained / 2 - before), "halving the impulse"],
        ]),
        explanation: [
          `The impulse is the area under the graph: $\\frac{1}{2} \\times ${top}\\ \\mathrm{N} \\times (${end} + ${flat})\\ \\mathrm{ms} = ${bare(impulse)}\\ \\mathrm{N\\,s}$.`,
          `It first takes away the momentum of the ball and then gives it one in the other direction: $${bare(impulse)} = ${mass} \\times (${before} + v)$.`,
          `$v = \\frac{${bare(impulse)}}{${mass}} - ${before} = ${key.tex}$.`,
        ],
        verify: () => {
          const area = (top * rise) / 2 + top * flat + (top * fall) / 2;
          return nearlyEqual(area / 1000, mass * (before + answer), 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "figure-two-wires-end-to-end",
    depth: 5,
    chapter: "elasticity",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write: patiently((random) => {
      const [one = 20, two = 10] = random.sample(STIFFNESSES, 2);
      const [reach, reachTwo] = [random.int(4, 6), random.int(4, 9)];
      const [length, lengthTwo] = [random.step(10, 40, 5) / 10, random.step(10, 40, 5) / 10];
      const section = random.pick([0.5, 1, 2, 2.5, 4]);
      const stress = random.step(16, 60, 4);
      if (one * reach > 120 || two * reachTwo > 120 || stress > Math.min(one * reach, two * reachTwo))
        return undefined;
      if ((one * reach) % 20 !== 0 || (two * reachTwo) % 20 !== 0 || length === lengthTwo) return undefined;
      const longer = (stiffness: number, metres: number) => (0.1 * stress * metres) / stiffness;
      const [first, second] = [longer(one, length), longer(two, lengthTwo)];
      const answer = first + second;
      const load = stress * section;
      if (!isNeat(answer, 2) || !isNeat(first, 2)) return undefined;
      const key = millimetres(answer);
      const highest = Math.max(one * reach, two * reachTwo);
      return {
        text: `The graph shows stress against strain for the metals X and Y. A wire of X, ${metres(length)} long, and a wire of Y, ${metres(lengthTwo)} long, both with a cross-section of ${num(section, "mm^2")}, are joined end to end, and a load of ${num(load, "N")} is hung from them. By how much do they lengthen together? Neglect the weight of the wires.`,
        figure: {
          type: "graph",
          x: { quantity: "Strain", unit: "10⁻⁴", from: 0, to: Math.max(reach, reachTwo) + 1, step: 1 },
          y: { quantity: "Stress", unit: "MPa", from: 0, to: highest + 20, step: 20 },
          curves: [
            { name: "X", pieces: [{ kind: "line", from: [0, 0], to: [reach, one * reach] }] },
            { name: "Y", pieces: [{ kind: "line", from: [0, 0], to: [reachTwo, two * reachTwo] }] },
          ],
          points: [
            { at: [reach, one * reach], guides: true },
            { at: [reachTwo, two * reachTwo], guides: true },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, millimetres, [
          [longer(one, lengthTwo) + longer(two, length), "exchanging the two metals"],
          [answer / 2, "sharing the load between the wires"],
          [longer((one + two) / 2, length + lengthTwo), "using the mean of the two moduli"],
          [first, "leaving out the wire of Y"],
          [second, "leaving out the wire of X"],
          [2 * answer, "counting the load once for each wire"],
          [Math.abs(first - second), "subtracting one extension from the other"],
          [longer(one + two, length + lengthTwo), "adding the moduli"],
        ]),
        explanation: [
          `Both wires carry the whole load: the stress is $\\frac{${bare(load)}\\ \\mathrm{N}}{${section}\\ \\mathrm{mm^2}} = ${stress}\\ \\mathrm{MPa}$.`,
          `By the graph X has $\\frac{${one * reach}}{${reach}} = ${one}\\ \\mathrm{MPa}$ and Y $\\frac{${two * reachTwo}}{${reachTwo}} = ${two}\\ \\mathrm{MPa}$ for each $10^{-4}$ of strain, so the strains are $${bare(stress / one)} \\times 10^{-4}$ and $${bare(stress / two)} \\times 10^{-4}$.`,
          `The extensions are ${millimetres(first)} and ${millimetres(second)}, together ${key}.`,
        ],
        verify: () => {
          const modulus = (stiffness: number) => stiffness * 1e6 * 1e4;
          const area = section * 1e-6;
          const stretched =
            (load * length) / (area * modulus(one)) + (load * lengthTwo) / (area * modulus(two));
          return nearlyEqual(1000 * stretched, answer, 1e-9);
        },
      };
    }),
  }),
];
