import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, fraction, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

const metres = (amount: number) => num(amount, "m");
const exactly = (amount: number) => fixed(amount, 2, "m");

export const motionAndEnergy: WriterList = [
  computed({
    name: "ball-off-a-slanted-plate",
    depth: 5,
    topic: "kinematics",
    difficulty: "HARD",
    write(random) {
      const speed = random.pick([6, 8, 10, 12, 14, 16, 20]);
      const fall = (speed * speed) / 20;
      const keeps = random.pick([0.5, 0.6, 0.7, 0.8, 0.9]);
      const lost = roundTo(100 * (1 - keeps * keeps), 0);
      const time = random.pick([0.4, 0.6, 1, 1.2, 1.4, 2, 3]);
      const below = 5 * time * time;
      const amount = keeps * speed * time;
      if (!isNeat(amount, 1) || below > fall * 4) return undefined;
      const key = exactly(amount);
      return {
        text: `A ball falls from rest through ${metres(fall)} and strikes a fixed slanting plate. The impact takes ${lost}% of its kinetic energy, and the ball leaves the plate horizontally. The point of impact is ${metres(below)} above level ground. At what horizontal distance from that point does the ball reach the ground? ${TAKE_G}`,
        answer: key,
        distractors: slips(random, key, exactly, [
          [speed * time, "forgetting the loss of energy"],
          [(1 - lost / 100) * speed * time, "taking the loss off the speed instead of the energy"],
          [keeps * speed * time * 2, "using twice the time of fall"],
          [(lost / 100) * speed * time, "using the share that is lost as if it were the speed left"],
          [(keeps * speed * time) / 2, "using half the time of fall"],
          [keeps * speed * (time + speed / 10), "adding the time of the first fall"],
          [keeps * keeps * speed * time * 2, "taking the loss off the speed and doubling the time"],
          [keeps * speed * (speed / 10), "using the time of the first fall"],
        ]),
        explanation: [
          `Before the impact $v = \\sqrt{2 \\times 10 \\times ${bare(fall)}} = ${num(speed, "m/s").tex}$.`,
          `The ball keeps $${bare(keeps * keeps)}$ of its energy, so its speed becomes $\\sqrt{${bare(keeps * keeps)}} \\times ${speed} = ${num(keeps * speed, "m/s").tex}$.`,
          `It falls ${metres(below)} in $\\sqrt{\\frac{2 \\times ${bare(below)}}{10}} = ${num(time, "s").tex}$, and so travels $${bare(keeps * speed)} \\times ${bare(time)} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(amount * amount, 4 * (1 - lost / 100) * fall * below, 1e-6),
      };
    },
  }),
  computed({
    name: "blocks-stick-and-press-a-spring",
    depth: 5,
    topic: "oscillations-and-waves",
    difficulty: "HARD",
    write(random) {
      const one = random.int(1, 4);
      const two = random.int(1, 6);
      const total = one + two;
      const omega = random.pick([4, 5, 8, 10, 20]);
      const stiff = total * omega * omega;
      const after = random.pick([0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2]);
      const before = (after * total) / one;
      const amount = (100 * after) / omega;
      if (!isNeat(before, 1) || !isNeat(amount, 1) || before > 12 || stiff > 1600) return undefined;
      const cm = (x: number) => fixed(x, 1, "cm");
      const key = cm(amount);
      return {
        text: `A block of ${num(two, "kg")} rests on a smooth floor, joined to a wall by an unstretched spring of stiffness ${num(stiff, "N/m")}. Another block, of ${num(one, "kg")}, slides towards it along the line of the spring at ${num(before, "m/s")}, hits it and sticks to it. With what amplitude do the blocks oscillate together?`,
        answer: key,
        distractors: slips(random, key, cm, [
          [100 * before * Math.sqrt(one / stiff), "conserving kinetic energy in the impact"],
          [
            100 * after * Math.sqrt(two / stiff),
            "leaving the mass of the moving block out of the oscillation",
          ],
          [(100 * before) / omega, "using the speed before the impact"],
          [amount * 2, "taking the whole distance between the turning points"],
          [amount / 2, "halving the amplitude"],
          [100 * after * Math.sqrt(one / stiff), "using the mass of the moving block only"],
          [(100 * total * after * after) / stiff, "leaving out the square root"],
          [(100 * before * one) / two / omega, "dividing the momentum by the mass at rest only"],
        ]),
        explanation: [
          `Momentum is conserved in the impact: $v = \\frac{${one} \\times ${bare(before)}}{${total}} = ${num(after, "m/s").tex}$.`,
          `Then $\\frac{1}{2} \\times ${total}v^2 = \\frac{1}{2} \\times ${stiff}A^2$, so $A = v\\sqrt{\\frac{${total}}{${stiff}}} = \\frac{${bare(after)}}{${omega}}\\ \\mathrm{m} = ${key.tex}$.`,
        ],
        verify: () => {
          // Steps of the motion until the blocks turn back.
          let [x, v, t] = [0, (one * before) / total, 1e-3 / omega];
          for (let step = 0; v > 0 && step < 4000; step++) {
            v -= (((stiff * x) / total) * t) / 2;
            x += v * t;
            v -= (((stiff * x) / total) * t) / 2;
          }
          return nearlyEqual(100 * x, amount, 1e-3);
        },
      };
    },
  }),
  computed({
    name: "rolls-down-and-off-a-table",
    depth: 5,
    chapter: "rolling",
    topic: "rotational-motion",
    difficulty: "HARD",
    write(random) {
      const [body, k, text] = random.pick([
        ["solid sphere", 2 / 5, "\\frac{2}{5}"],
        ["ring", 1, "1"],
        ["solid cylinder", 1 / 2, "\\frac{1}{2}"],
        ["thin hollow sphere", 2 / 3, "\\frac{2}{3}"],
      ] as const);
      const drop = random.pick([0.2, 0.45, 0.5, 0.8, 1, 1.25, 1.8, 2, 3.2]);
      const amount = random.pick([0.4, 0.6, 0.8, 1, 1.2, 1.5, 1.6, 1.8, 2, 2.4, 3]);
      // R² = 4hH / (1 + k)
      const height = (amount * amount * (1 + k)) / (4 * drop);
      if (!isNeat(height, 2) || height > 2.5 || height < 0.1) return undefined;
      const key = exactly(amount);
      const slid = 2 * Math.sqrt(height * drop);
      return {
        text: `A ${body} rolls from rest without slipping down a slope through a height of ${metres(height)}, crosses a level table and leaves its edge, which is ${metres(drop)} above the floor. How far from the foot of the table does it land? ${TAKE_G}`,
        answer: key,
        distractors: slips(random, key, exactly, [
          [slid, "treating the motion down the slope as sliding, without energy of rotation"],
          [2 * Math.sqrt((height * drop * k) / (1 + k)), "putting all the energy into the rotation"],
          [amount / 2, "halving the time of fall"],
          [amount * 2, "doubling the time of fall"],
          [amount * Math.SQRT2, "forgetting the factor $\\frac{1}{2}$ in the energy"],
          [amount / Math.SQRT2, "forgetting the factor 2 in the time of fall"],
          [2 * Math.sqrt(height * drop * (1 + k)), "multiplying by $1 + k$ instead of dividing"],
          [
            2 * Math.sqrt(((height + drop) * drop) / (1 + k)),
            "using the whole height for the speed at the edge",
          ],
        ]),
        explanation: [
          `For a ${body} $I = ${text === "1" ? "" : text}mr^2$, so $mg h = \\frac{1}{2}mv^2\\left(1 + ${text}\\right)$ and $v^2 = \\frac{2 \\times 10 \\times ${bare(height)}}{1 + ${text}} = ${bare((20 * height) / (1 + k))}\\ \\mathrm{m^2/s^2}$.`,
          `The fall from the table takes $t$ with $t^2 = \\frac{2 \\times ${bare(drop)}}{10} = ${bare(drop / 5)}\\ \\mathrm{s^2}$.`,
          `The distance is $vt = \\sqrt{${bare((20 * height) / (1 + k))} \\times ${bare(drop / 5)}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Acceleration down a slope of 30°, then the flight.
          const along = (10 * 0.5) / (1 + k);
          const speed = Math.sqrt(2 * along * (height / 0.5));
          return nearlyEqual(speed * Math.sqrt((2 * drop) / 10), amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "string-breaks-over-a-pulley",
    depth: 5,
    topic: "newtons-laws",
    difficulty: "HARD",
    write(random) {
      const [heavy, light, a] = random.pick([
        [3, 2, 2],
        [6, 4, 2],
        [7, 3, 4],
        [3, 1, 5],
        [6, 2, 5],
        [5, 3, 2.5],
        [4, 1, 6],
        [8, 2, 6],
        [9, 6, 2],
        [1.5, 0.5, 5],
      ] as const);
      const time = random.pick([0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3]);
      const speed = a * time;
      const rise = (a * time * time) / 2;
      const more = (speed * speed) / 20;
      const amount = rise + more;
      if (!isNeat(amount, 2) || amount > 60) return undefined;
      const key = exactly(amount);
      return {
        text: `Blocks of ${num(heavy, "kg")} and ${num(light, "kg")} hang from the ends of a light string over a smooth light pulley and are released from rest. After ${num(time, "s")} the string breaks. What is the maximum height above its starting point to which the lighter block rises? Assume that it does not hit the pulley. ${TAKE_G}`,
        answer: key,
        distractors: slips(random, key, exactly, [
          [rise, "forgetting that the block goes on rising after the string breaks"],
          [more, "counting only the rise after the string breaks"],
          [2 * rise, "doubling the rise up to the break"],
          [rise + (speed * speed) / 10, "forgetting the factor 2 in $\\frac{v^2}{2g}$"],
          [5 * time * time, "letting the block rise with the acceleration $g$"],
          [rise + speed * time, "letting the block go on at the same speed for as long again"],
          [rise + 5 * time * time, "using $g$ for the rise after the break"],
          [Math.abs(rise - more), "subtracting the second part of the rise"],
        ]),
        explanation: [
          `With the string, $a = \\frac{${heavy} - ${light}}{${heavy} + ${light}} \\times 10 = ${num(a, "m/s^2").tex}$; in ${num(time, "s")} the block rises $\\frac{1}{2} \\times ${a} \\times ${bare(time)}^2 = ${metres(rise).tex}$ and reaches ${num(speed, "m/s")}.`,
          `After the break it is thrown up freely: $\\frac{${bare(speed)}^2}{2 \\times 10} = ${metres(more).tex}$.`,
          `Together $${bare(rise)} + ${bare(more)} = ${key.tex}$.`,
        ],
        verify: () => {
          let [height, v] = [0, 0];
          const step = 0.005;
          for (let t = 0; v >= 0; t += step) {
            const now = t < time - step / 2 ? a : -10;
            height += v * step + (now * step * step) / 2;
            v += now * step;
          }
          return nearlyEqual(height, amount, 2e-3);
        },
      };
    },
  }),
  computed({
    name: "swinging-rod-picks-up-a-lump",
    depth: 5,
    chapter: "rotation",
    topic: "rotational-motion",
    difficulty: "HARD",
    write(random) {
      const rod = random.pick([1, 1.5, 2, 3, 4, 6]);
      const lump = random.pick([0.5, 1, 1.5, 2, 3]);
      const length = random.pick([0.5, 0.6, 0.8, 1, 1.2, 1.5, 2]);
      const first = (rod * 10 * length) / 2;
      const amount = (first * 3 * lump) / (rod + 3 * lump);
      if (!isNeat(amount, 2)) return undefined;
      const joule = (x: number) => num(x, "J");
      const key = fixed(amount, 2, "J");
      return {
        text: `A uniform rod of mass ${num(rod, "kg")} and length ${num(length, "m")}, hinged smoothly at one end, is held horizontal and released. At its lowest position its free end strikes a small lump of ${num(lump, "kg")} at rest, which sticks to it. How much kinetic energy is lost in the impact? ${TAKE_G}`,
        answer: key,
        distractors: slips(random, key, (x) => fixed(x, 2, "J"), [
          [first, "taking all the kinetic energy to be lost"],
          [first - amount, "giving the energy that is left"],
          [(first * lump) / (rod + lump), "treating the impact like one of two blocks on a floor"],
          [2 * amount, "letting the centre of the rod fall through its whole length"],
          [amount / 2, "halving the energy of the rod"],
          [(first * rod) / (rod + lump), "giving what is left as if the masses were blocks"],
          [
            (first * 12 * lump) / (rod + 12 * lump),
            "using the moment of inertia about the centre of the rod",
          ],
        ]),
        explanation: [
          `The centre of the rod falls $\\frac{${bare(length)}}{2}$, so the kinetic energy before the impact is $${bare(rod)} \\times 10 \\times ${bare(length / 2)} = ${joule(first).tex}$.`,
          `Angular momentum about the hinge is conserved. The moment of inertia grows from $\\frac{1}{3} \\times ${bare(rod)}l^2$ to $\\left(\\frac{1}{3} \\times ${bare(rod)} + ${bare(lump)}\\right)l^2$, and the energy $\\frac{L^2}{2I}$ falls in the ratio $\\frac{${bare(rod)}}{${bare(rod)} + 3 \\times ${bare(lump)}}$.`,
          `Left are ${joule(first - amount)}, so the loss is $${bare(first)} - ${bare(first - amount)} = ${key.tex}$.`,
        ],
        verify: () => {
          const inertia = (rod * length * length) / 3;
          const omega = Math.sqrt((3 * 10) / length);
          const grown = inertia + lump * length * length;
          const later = (inertia * omega) / grown;
          return nearlyEqual((inertia * omega ** 2) / 2 - (grown * later ** 2) / 2, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "banked-curve-with-friction",
    depth: 5,
    topic: "newtons-laws",
    difficulty: "HARD",
    write(random) {
      const [top, bottom, mu] = random.pick([
        [3, 4, 0.5],
        [1, 2, 0.2],
        [1, 1, 0.2],
        [1, 1, 0.5],
        [1, 1, 0.6],
        [1, 3, 0.5],
        [3, 4, 0.4],
        [1, 2, 0.4],
        [1, 4, 0.2],
      ] as const);
      const slope = top / bottom;
      const isFast = slope <= mu || random.chance();
      const factor = isFast ? (slope + mu) / (1 - mu * slope) : (slope - mu) / (1 + mu * slope);
      const speed = random.pick([6, 8, 10, 12, 15, 18, 20, 24, 25, 30]);
      const radius = (speed * speed) / (10 * factor);
      if (!isNeat(radius) || radius < 15 || radius > 400) return undefined;
      const show = (x: number) => num(x, "m/s", 1);
      const key = show(speed);
      const root = (x: number) => Math.sqrt(radius * 10 * x);
      return {
        text: `A race track bends in a circle of radius ${num(radius, "m")} and is banked at an angle $\\theta$ with $\\tan\\theta = ${fraction(top, bottom).tex}$; the coefficient of friction between tyres and track is ${mu}. What is the ${isFast ? "greatest" : "least"} speed at which a car can take the bend without ${isFast ? "skidding outwards" : "sliding inwards"}? ${TAKE_G}`,
        answer: key,
        distractors: slips(random, key, (x) => num(x, "m/s", 0), [
          [root(slope), "leaving out friction"],
          [root(mu), "leaving out the banking"],
          [root(isFast ? slope + mu : slope - mu), "leaving out the denominator"],
          [
            root(isFast ? (slope - mu) / (1 + mu * slope) : (slope + mu) / (1 - mu * slope)),
            `letting friction act ${isFast ? "up" : "down"} the slope`,
          ],
          [
            root(isFast ? (slope + mu) / (1 + mu * slope) : (slope - mu) / (1 - mu * slope)),
            "taking the wrong sign in the denominator",
          ],
          [root(factor * 2), "doubling the force towards the centre"],
          [root(factor / 2), "halving the force towards the centre"],
        ]),
        explanation: [
          `At the limit friction $\\mu N$ acts ${isFast ? "down" : "up"} the slope. Resolving vertically and towards the centre gives $\\frac{v^2}{rg} = \\frac{\\tan\\theta ${isFast ? "+" : "-"} \\mu}{1 ${isFast ? "-" : "+"} \\mu\\tan\\theta}$.`,
          `So $v^2 = \\frac{${bare(slope)} ${isFast ? "+" : "-"} ${mu}}{1 ${isFast ? "-" : "+"} ${bare(mu * slope, 3)}} \\times ${bare(radius)} \\times 10 = ${speed * speed}\\ \\mathrm{m^2/s^2}$.`,
          `$v = ${key.tex}$; without friction it would be $\\sqrt{rg\\tan\\theta}$.`,
        ],
        verify: () => {
          // Balance of forces with N found from the vertical direction.
          const angle = Math.atan(slope);
          const sign = isFast ? 1 : -1;
          const normal = 10 / (Math.cos(angle) - sign * mu * Math.sin(angle));
          const inward = normal * (Math.sin(angle) + sign * mu * Math.cos(angle));
          return nearlyEqual(inward, (speed * speed) / radius, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "pendulum-high-above-another-planet",
    depth: 5,
    topic: "gravitation",
    difficulty: "HARD",
    write(random) {
      const mass = random.pick([4, 9, 16, 0.25, 2.25, 1, 6.25]);
      const radius = random.pick([0.5, 1, 1.5, 2, 3, 4]);
      const high = random.pick([0.5, 1, 2, 3] as const);
      const period = random.pick([1, 1.2, 1.5, 2, 2.4, 3]);
      const amount = (period * radius * (1 + high)) / Math.sqrt(mass);
      if (!isNeat(amount, 1) || amount > 30 || (mass === 1 && radius === 1) || amount === period)
        return undefined;
      const show = (x: number) => num(x, "s");
      const seconds = (x: number) => fixed(x, 1, "s");
      const key = seconds(amount);
      const says = {
        0.5: "half a planet radius",
        1: "one planet radius",
        2: "two planet radii",
        3: "three planet radii",
      }[high];
      return {
        text: `A pendulum has a period of ${show(period)} at the Earth's surface. What is its period at a height of ${says} above the surface of another planet that has ${bare(mass)} times the Earth's mass and ${bare(radius)} times the Earth's radius?`
          .replace(/(?<![.\d])2 times/g, "twice")
          .replace("1 times the Earth's mass", "the Earth's mass")
          .replace("1 times the Earth's radius", "the Earth's radius"),
        answer: key,
        distractors: slips(random, key, seconds, [
          [(period * radius) / Math.sqrt(mass), "forgetting the height above the surface"],
          [(period * radius * high) / Math.sqrt(mass), "measuring the height from the centre of the planet"],
          ...(amount > 3 * period
            ? []
            : [[(period * Math.sqrt(mass)) / (radius * (1 + high)), "turning the ratio round"] as const]),
          [
            period * Math.sqrt(radius / mass) * (1 + high),
            "letting gravity fall as $\\frac{1}{r}$ at the surface",
          ],
          [(period * radius * (1 + high)) / mass, "forgetting the square root of the mass"],
          [(period * radius * radius * (1 + high) ** 2) / mass, "forgetting the square root in the period"],
          [period * (1 + high), "leaving out the mass and the radius of the planet"],
          [2 * amount, "doubling the period"],
        ]),
        explanation: [
          `At ${bare(1 + high)} planet radii from the centre, $g' = \\frac{GM'}{(${bare(1 + high)}R')^2} = \\frac{${bare(mass)}}{(${bare((1 + high) * radius)})^2}\\,g$.`,
          `The period varies as $\\frac{1}{\\sqrt{g}}$, so $T' = T \\times \\frac{${bare((1 + high) * radius)}}{\\sqrt{${bare(mass)}}}$.`,
          `$T' = ${bare(period)} \\times \\frac{${bare((1 + high) * radius)}}{${bare(Math.sqrt(mass))}} = ${key.tex}$.`,
        ],
        verify: () => {
          const field = (m: number, r: number) => (6.674e-11 * m) / (r * r);
          const home = field(5.97e24, 6.37e6);
          const long = (home * period * period) / (4 * Math.PI ** 2);
          const there = field(mass * 5.97e24, radius * 6.37e6 + high * radius * 6.37e6);
          return nearlyEqual(2 * Math.PI * Math.sqrt(long / there), amount, 1e-6);
        },
      };
    },
  }),
];
