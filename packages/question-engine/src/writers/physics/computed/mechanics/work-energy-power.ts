import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

export const workEnergyPower: WriterList = [
  computed({
    name: "work-by-slanting-force",
    topic: "work-energy-power",
    difficulty: "EASY",
    write(random) {
      const force = 10 * random.int(2, 12);
      const distance = random.int(3, 20);
      const cosine = random.pick([0.5, 0.6, 0.8]);
      const angle =
        cosine === 0.5
          ? "at $60^\\circ$ to the horizontal"
          : `at an angle $\\theta$ to the horizontal, where $\\cos\\theta = ${num(cosine).tex}$`;
      const sine = cosine === 0.5 ? Math.sqrt(3) / 2 : Math.sqrt(1 - cosine ** 2);
      const answer = force * distance * cosine;
      return {
        text: `A ${random.pick(["porter", "gardener", "child", "worker"])} pulls a ${random.pick(["trolley", "sledge", "roller", "crate"])} ${num(distance, "m")} along level ground with a rope inclined ${angle}. The pull is ${num(force, "N")}. How much work does the pull do?`,
        answer: num(answer, "J"),
        distractors: [
          wrong(num(force * distance, "J"), "leaving out the angle"),
          wrong(
            num(force * distance * sine, "J", cosine === 0.5 ? 0 : 2),
            "using the sine instead of the cosine",
          ),
          wrong(num((force * distance) / cosine, "J"), "dividing by the cosine"),
          wrong(num(answer / 2, "J"), "putting in a factor $\\frac{1}{2}$ that does not belong here"),
        ],
        explanation: [
          "Only the part of the force along the motion does work: $W = Fd\\cos\\theta$.",
          `$W = ${force} \\times ${distance} \\times ${cosine} = ${num(answer, "J").tex}$.`,
        ],
        verify: () => nearlyEqual(answer / distance, force * cosine),
      };
    },
  }),
  computed({
    name: "kinetic-energy-and-momentum",
    topic: "work-energy-power",
    difficulty: "EASY",
    write(random) {
      const m = random.int(2, 10);
      const v = random.int(2, 12);
      const p = m * v;
      const energy = (m * v * v) / 2;
      const asksMomentum = random.chance();
      return asksMomentum
        ? {
            text: `A body of mass ${num(m, "kg")} has a kinetic energy of ${num(energy, "J")}. What is its momentum?`,
            answer: num(p, "kg·m/s"),
            distractors: ofLikeSize(num(p, "kg·m/s"), [
              wrong(num(m * energy, "kg·m/s"), "multiplying mass and energy without taking a square root"),
              wrong(num((2 * energy) / m, "kg·m/s"), "finding $v^2$ instead of the momentum"),
              wrong(num(2 * p, "kg·m/s"), "being out by a factor 2"),
              wrong(num(energy / m, "kg·m/s"), "dividing the energy by the mass"),
            ]),
            explanation: [
              "$E = \\frac{p^2}{2m}$, so $p = \\sqrt{2mE}$.",
              `$p = \\sqrt{2 \\times ${m} \\times ${bare(energy)}} = \\sqrt{${p * p}} = ${num(p, "kg·m/s").tex}$.`,
            ],
            satisfies: (amount) => nearlyEqual((amount * amount) / (2 * m), energy),
          }
        : {
            text: `A body of mass ${num(m, "kg")} has a momentum of ${num(p, "kg·m/s")}. What is its kinetic energy?`,
            answer: num(energy, "J"),
            distractors: ofLikeSize(num(energy, "J"), [
              wrong(num(2 * energy, "J"), "forgetting the factor 2 in $\\frac{p^2}{2m}$"),
              wrong(num(p / (2 * m), "J"), "forgetting to square the momentum"),
              wrong(num((m * p) / 2, "J"), "multiplying by the mass instead of dividing by it"),
              wrong(num(energy / 2, "J"), "halving once too often"),
            ]),
            explanation: [
              "$E = \\frac{p^2}{2m}$.",
              `$E = \\frac{${p}^2}{2 \\times ${m}} = ${num(energy, "J").tex}$.`,
            ],
            verify: () => nearlyEqual(energy, 0.5 * m * (p / m) ** 2),
          };
    },
  }),
  computed({
    name: "pump-power-with-efficiency",
    depth: 2,
    topic: "work-energy-power",
    difficulty: "MEDIUM",
    write(random) {
      const height = random.int(5, 30);
      const rate = random.pick([60, 120, 180, 240, 300, 360, 600]); // kilograms a minute
      const efficiency = random.pick([50, 60, 75, 80]);
      const useful = (rate / 60) * 10 * height;
      const power = useful / (efficiency / 100);
      if (!Number.isInteger(power)) return undefined;
      return {
        text: `A pump raises ${num(rate, "kg")} of water a minute from a well through a height of ${num(height, "m")}. Its efficiency is $${efficiency}\\%$. What power does it draw? ${TAKE_G}`,
        answer: num(power, "W"),
        distractors: ofLikeSize(num(power, "W"), [
          wrong(
            num((useful * efficiency) / 100, "W"),
            "multiplying by the efficiency instead of dividing by it",
          ),
          wrong(num(useful, "W"), "leaving out the efficiency"),
          wrong(num(power * 60, "W"), "forgetting to turn the minute into seconds"),
          wrong(num(power / 10, "W"), "leaving out $g$"),
        ]),
        explanation: [
          `Useful power: $\\frac{mgh}{t} = \\frac{${rate} \\times 10 \\times ${height}}{60} = ${num(useful, "W").tex}$.`,
          `This is $${efficiency}\\%$ of the power drawn: $P = \\frac{${bare(useful)}}{${bare(efficiency / 100)}} = ${num(power, "W").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount * 60 * efficiency) / 100, rate * 10 * height),
      };
    },
  }),
  computed({
    name: "work-of-a-changing-force",
    topic: "work-energy-power",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.int(1, 6);
      const b = random.int(1, 9);
      const from = random.int(0, 3);
      const to = from + random.int(2, 5);
      const squared = random.chance();
      const power = squared ? 3 : 2;
      const coefficient = squared ? 3 * a : 2 * a;
      const work = a * (to ** power - from ** power) + b * (to - from);
      const force = (x: number) => coefficient * x ** (power - 1) + b;
      const shape = `${coefficient}x${squared ? "^2" : ""} + ${b}`;
      const primitive = `${a === 1 ? "" : a}x^${power} + ${b === 1 ? "" : b}x`;
      return {
        text: `A force $F = (${shape})\\ \\mathrm{N}$ acts on a body along the $x$-axis, where $x$ is in metres. How much work does it do while the body moves from $x = ${from}\\ \\mathrm{m}$ to $x = ${to}\\ \\mathrm{m}$?`,
        answer: num(work, "J"),
        distractors: [
          wrong(num(force(to) * (to - from), "J"), "taking the final force as constant"),
          wrong(
            num(a * to ** power + b * to + a * from ** power + b * from, "J"),
            "adding the two limits instead of subtracting them",
          ),
          wrong(
            num(coefficient * (to ** power - from ** power) + b * (to - from), "J"),
            "forgetting to divide by the new power when integrating",
          ),
          wrong(num(force(to) - force(from), "J"), "giving the change of the force"),
          wrong(num(work - b * (to - from), "J"), "leaving out the constant term"),
        ],
        explanation: [
          `$W = \\int_{${from}}^{${to}} (${shape})\\,dx = \\left[${primitive}\\right]_{${from}}^{${to}}$.`,
          `$W = ${a * to ** power + b * to} - ${a * from ** power + b * from} = ${num(work, "J").tex}$.`,
        ],
        verify() {
          // Simpson's rule is exact for a quadratic.
          const area = ((to - from) / 6) * (force(from) + 4 * force((from + to) / 2) + force(to));
          return nearlyEqual(area, work);
        },
      };
    },
  }),
  computed({
    name: "spring-gun-on-rough-floor",
    topic: "work-energy-power",
    difficulty: "HARD",
    write(random) {
      const m = random.pick([0.5, 1, 2]);
      const mu = random.pick([0.1, 0.2, 0.25, 0.4, 0.5]);
      const k = random.pick([100, 200, 400, 500, 800, 1000]);
      const centimetres = random.pick([10, 20, 30, 40]);
      const x = centimetres / 100;
      const stored = 0.5 * k * x * x;
      const distance = stored / (mu * m * 10);
      if (!Number.isInteger(Math.round(distance * 1e6) / 1e4) || distance < 2 * x || distance > 40)
        return undefined;
      return {
        text: `A block of mass ${num(m, "kg")} on a rough horizontal floor is pressed against a light spring of force constant ${num(k, "N/m")}, which is fixed at its other end, so that the spring is ${num(centimetres, "cm")} shorter than its natural length. The coefficient of friction is ${num(mu)}. The block is released. How far from this point does it come to rest? ${TAKE_G}`,
        answer: num(distance, "m"),
        distractors: [
          wrong(num(distance - x, "m"), "leaving out the stretch over which the spring pushes"),
          wrong(num(2 * distance, "m"), "forgetting the factor $\\frac{1}{2}$ in the energy of the spring"),
          wrong(num(2 * (distance - x), "m"), "doubling the way after the spring lets go"),
          wrong(
            num(2 * distance - x, "m"),
            "forgetting the factor $\\frac{1}{2}$ and leaving out the stretch",
          ),
          wrong(num(distance / 2, "m"), "halving once too often"),
          wrong(num((distance - x) / 2, "m"), "halving the way after the spring lets go"),
        ],
        explanation: [
          `Energy in the spring: $\\frac{1}{2}kx^2 = \\frac{1}{2} \\times ${k} \\times ${bare(x)}^2 = ${num(stored, "J").tex}$.`,
          `Friction $\\mu mg = ${mu} \\times ${m} \\times 10 = ${num(mu * m * 10, "N").tex}$ acts over the whole distance, also while the spring pushes.`,
          `All the energy goes into friction: $${bare(stored)} = ${bare(mu * m * 10)}\\,d$, so $d = ${num(distance, "m").tex}$.`,
        ],
        verify() {
          const speedSquared = (2 * (stored - mu * m * 10 * x)) / m;
          return nearlyEqual(x + speedSquared / (2 * mu * 10), distance);
        },
      };
    },
  }),
  computed({
    name: "ballistic-pendulum",
    topic: "work-energy-power",
    difficulty: "HARD",
    write(random) {
      const grams = random.pick([10, 20, 25, 40, 50]);
      const total = random.pick([1, 2, 2.5, 4, 5]); // kilograms, bullet and block together
      const [centimetres, v] = random.pick([
        [5, 1],
        [20, 2],
        [45, 3],
        [80, 4],
      ] as const);
      const ratio = total / (grams / 1000);
      const u = ratio * v;
      if (u < 100 || u > 900) return undefined;
      const block = total - grams / 1000;
      return {
        text: `A bullet of mass ${num(grams, "g")} is fired horizontally into a block of wood of mass ${num(block, "kg", 3)} that hangs by long strings, and stays in it. The block swings up through a height of ${num(centimetres, "cm")}. What was the speed of the bullet? ${TAKE_G}`,
        answer: num(u, "m/s"),
        distractors: [
          wrong(num(Math.sqrt(ratio) * v, "m/s", 1), "taking kinetic energy to be conserved in the impact"),
          wrong(num((u * block) / total, "m/s"), "leaving the mass of the bullet out of the moving mass"),
          wrong(num(u / 2, "m/s"), "losing a factor 2 in $\\sqrt{2gh}$"),
          wrong(num(u * v, "m/s"), "forgetting the square root in $v = \\sqrt{2gh}$"),
          wrong(num(u * 2, "m/s"), "being out by a factor 2"),
        ],
        explanation: [
          `After the impact energy is conserved: $V = \\sqrt{2gh} = \\sqrt{2 \\times 10 \\times ${bare(centimetres / 100)}} = ${num(v, "m/s").tex}$.`,
          "In the impact itself kinetic energy is lost, but momentum is conserved: $mu = (m + M)V$.",
          `$u = \\frac{${total} \\times ${v}}{${bare(grams / 1000)}} = ${num(u, "m/s").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(((amount * grams) / 1000 / total) ** 2 / 20, centimetres / 100),
      };
    },
  }),
  computed({
    name: "vertical-circle-tension",
    topic: "work-energy-power",
    difficulty: "HARD",
    write(random) {
      const m = random.pick([0.2, 0.5, 1, 2]);
      const length = random.pick([0.5, 1, 1.5, 2, 2.5]);
      const top = random.int(2, 10);
      if (top * top <= 10 * length) return undefined;
      const bottomSquared = top * top + 40 * length;
      const tension = (squared: number, sign: number) => (m * squared) / length + sign * m * 10;
      const answer = tension(bottomSquared, 1);
      if (!Number.isInteger(answer * 10)) return undefined;
      return {
        text: `A stone of mass ${num(m, "kg")} is whirled in a vertical circle at the end of a light string ${num(length, "m")} long. Its speed at the highest point is ${num(top, "m/s")}. What is the tension in the string when the stone is at its lowest point? ${TAKE_G}`,
        answer: num(answer, "N"),
        distractors: [
          wrong(num(tension(top * top, 1), "N"), "using the speed at the top also at the bottom"),
          wrong(num(tension(bottomSquared, -1), "N"), "subtracting the weight at the lowest point"),
          wrong(num((m * bottomSquared) / length, "N"), "leaving out the weight"),
          wrong(
            num(tension(top * top + 20 * length, 1), "N"),
            "taking the drop to be one radius instead of a diameter",
          ),
          wrong(num(tension(top * top, -1), "N"), "finding the tension at the highest point"),
        ],
        explanation: [
          `Energy: the stone falls through a diameter, $v^2 = ${top}^2 + 2 \\times 10 \\times ${bare(2 * length)} = ${bare(bottomSquared)}\\ \\mathrm{m^2/s^2}$.`,
          "At the lowest point the resultant $T - mg$ is the centripetal force.",
          `$T = \\frac{${m} \\times ${bare(bottomSquared)}}{${length}} + ${m} \\times 10 = ${num(answer, "N").tex}$.`,
        ],
        verify: () => nearlyEqual(answer - tension(top * top, -1), 6 * m * 10),
      };
    },
  }),
  computed({
    name: "elastic-head-on-collision",
    topic: "work-energy-power",
    difficulty: "MEDIUM",
    write(random) {
      const m = random.int(1, 8);
      const still = random.intExcept(1, 8, m);
      const v = random.int(2, 15);
      const target = (2 * m * v) / (m + still);
      const own = ((m - still) * v) / (m + still);
      if (!Number.isInteger(target * 10)) return undefined;
      return {
        text: `A ball of mass ${num(m, "kg")} moving at ${num(v, "m/s")} strikes a ball of mass ${num(still, "kg")} at rest, head-on and perfectly elastically. With what speed does the second ball move off?`,
        answer: num(target, "m/s"),
        distractors: [
          wrong(num((m * v) / (m + still), "m/s"), "taking the balls to stick together"),
          wrong(num(Math.abs(own), "m/s"), "giving the speed of the first ball"),
          wrong(num((m * v) / still, "m/s"), "taking the first ball to stop"),
          wrong(num(v, "m/s"), "taking the velocities to be exchanged, which needs equal masses"),
        ],
        explanation: [
          `Momentum: $${m} \\times ${v} = ${m}v_1 + ${still}v_2$. In an elastic impact the relative velocity is reversed: $v_2 - v_1 = ${v}$.`,
          `Together, $v_2 = \\frac{2m_1 u}{m_1 + m_2} = \\frac{2 \\times ${m} \\times ${v}}{${m + still}} = ${num(target, "m/s").tex}$.`,
        ],
        verify: () =>
          nearlyEqual(m * own + still * target, m * v) &&
          nearlyEqual(m * own ** 2 + still * target ** 2, m * v * v),
      };
    },
  }),
];
