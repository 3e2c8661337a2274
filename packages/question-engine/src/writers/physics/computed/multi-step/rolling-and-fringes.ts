import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fractionTex, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

/** Bodies that roll, with the part that their moment of inertia is of MR². */
const ROLLERS = [
  { name: "solid cylinder", top: 1, below: 2 },
  { name: "solid sphere", top: 2, below: 5 },
  { name: "thin hollow sphere", top: 2, below: 3 },
  { name: "thin hoop", top: 1, below: 1 },
] as const;

/** Squares of cosines that come out even: the angle in degrees, and cos² of it. */
const HALF_PHASES = [
  [30, 0.75],
  [45, 0.5],
  [60, 0.25],
] as const;

export const rollingAndFringes: WriterList = [
  computed({
    name: "friction-on-a-pulled-roller",
    depth: 5,
    chapter: "rolling",
    topic: "rotational-motion",
    difficulty: "HARD",
    write(random) {
      const { name, top, below } = random.pick(ROLLERS.slice(0, 3));
      const mass = random.pick([1, 2, 3, 4, 5, 6, 8, 10]);
      const force = random.step(6, 60, 2);
      // The force acts at the centre or at the top.
      const lever = random.pick([0, 1]);
      const k = top / below;
      const speedUp = (force * (1 + lever)) / (mass * (1 + k));
      const friction = Math.abs(mass * speedUp - force);
      const asksFriction = random.chance(0.6);
      const amount = asksFriction ? friction : speedUp;
      if (friction === 0 || !isNeat(amount, 1)) return undefined;
      const show = (x: number) => num(x, asksFriction ? "N" : "m/s^2");
      const key = show(amount);
      const at = (inertia: number, arm: number) => {
        const gained = (force * (1 + arm)) / (mass * (1 + inertia));
        return asksFriction ? Math.abs(mass * gained - force) : gained;
      };
      const others = ROLLERS.filter((body) => body.name !== name);
      return {
        text: `A horizontal force of ${num(force, "N")} acts ${lever === 0 ? "through the centre" : "along the tangent at the highest point"} of a ${name} of mass ${num(mass, "kg")} that rolls without slipping on a rough level floor. What is the ${asksFriction ? "size of the friction between it and the floor" : "acceleration of its centre"}?`,
        answer: key,
        distractors: slips(random, key, show, [
          [
            at(k, 1 - lever),
            `letting the force act ${lever === 0 ? "at the highest point" : "through the centre"}`,
          ],
          ...others.map((body): [number, string] => [
            at(body.top / body.below, lever),
            `using the moment of inertia of a ${body.name}`,
          ]),
          [
            asksFriction ? force : force / mass,
            asksFriction ? "taking the friction to balance the force" : "leaving out the rotation",
          ],
          [
            asksFriction ? force / 2 : (2 * force) / mass,
            asksFriction ? "taking half the force" : "doubling the force instead of its torque",
          ],
          [
            asksFriction ? mass * speedUp : force / (mass * k),
            asksFriction ? "giving the net force" : "leaving out the motion of the centre",
          ],
        ]),
        explanation: [
          `About the point of contact friction has no torque: $F \\times ${lever === 0 ? "R" : "2R"} = (I + MR^2)\\alpha$ with $I = ${fractionTex(top, below)}\\,MR^2$.`,
          `So the centre accelerates with $a = \\frac{${lever === 0 ? "" : "2"}F}{${fractionTex(top + below, below)}\\,M} = ${bare(speedUp)}\\ \\mathrm{m/s^2}$.`,
          ...(asksFriction
            ? [
                `The net force is $Ma = ${bare(mass * speedUp)}\\ \\mathrm{N}$, which differs from the force of ${num(force, "N")} by the friction: ${key}, ${mass * speedUp > force ? "forwards" : "backwards"}.`,
              ]
            : []),
        ],
        verify: () => {
          // Newton's law for the centre and for the rotation about it, with the friction forwards.
          const forward = mass * speedUp - force;
          const torque = force * lever - forward;
          return nearlyEqual(torque, k * mass * speedUp, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "sliding-ball-begins-to-roll",
    depth: 5,
    chapter: "rolling",
    topic: "rotational-motion",
    difficulty: "HARD",
    write(random) {
      const { name, top, below } = random.pick(ROLLERS);
      const speed = random.step(2, 21, 0.5);
      const friction = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]);
      const k = top / below;
      const rolling = speed / (1 + k);
      const time = (speed - rolling) / (friction * 10);
      const way = (speed + rolling) * 0.5 * time;
      const asks = random.pick(["time", "way"] as const);
      const amount = asks === "time" ? time : way;
      if (!isNeat(amount, 1) || amount < 0.2) return undefined;
      const show = (x: number) => num(x, asks === "time" ? "s" : "m");
      const key = show(amount);
      const of = (final: number, slowing = friction * 10) =>
        asks === "time" ? (speed - final) / slowing : (speed * speed - final * final) / (2 * slowing);
      return {
        text: `A ${name} is set sliding along a rough level floor at ${num(speed, "m/s")} without rotation. The coefficient of friction is ${num(friction)}. ${asks === "time" ? "After what time does it begin to roll without slipping?" : "How far does it go before it begins to roll without slipping?"} ${TAKE_G}`,
        answer: key,
        distractors: slips(random, key, show, [
          [of(0), "waiting until it comes to rest"],
          [of(speed / 2), "taking the speed to be halved"],
          ...ROLLERS.filter((body) => body.name !== name).map((body): [number, string] => [
            of(speed / (1 + body.top / body.below)),
            `using the moment of inertia of a ${body.name}`,
          ]),
          [
            asks === "time" ? rolling / (friction * 10) : (rolling * rolling) / (20 * friction),
            "using the speed at the end as the change of speed",
          ],
          [
            asks === "time" ? 2 * time : speed * time,
            asks === "time" ? "doubling the time" : "keeping the speed of the start",
          ],
        ]),
        explanation: [
          `Friction slows the centre with $\\mu g = ${bare(friction * 10)}\\ \\mathrm{m/s^2}$ and turns the body; about a point of the floor the angular momentum stays: $Mv_0R = MvR + I\\,\\frac{v}{R}$ with $I = ${top === below ? "" : `${fractionTex(top, below)}\\,`}MR^2$.`,
          `Rolling begins at $v = ${fractionTex(below, top + below)}\\,v_0$, which is ${num(rolling, "m/s")}.`,
          asks === "time"
            ? `The time is $t = \\frac{v_0 - v}{\\mu g} = ${key.tex}$.`
            : `The distance is $\\frac{v_0^2 - v^2}{2\\mu g} = ${key.tex}$.`,
        ],
        verify: () => {
          // Spin and speed at that moment, from the torque and the force.
          const spin = (friction * 10 * time) / k;
          return (
            nearlyEqual(speed - friction * 10 * time, spin, 1e-9) &&
            nearlyEqual(way, speed * time - 5 * friction * time * time, 1e-9)
          );
        },
      };
    },
  }),
  computed({
    name: "intensity-behind-two-sheets",
    depth: 5,
    topic: "wave-optics",
    difficulty: "HARD",
    write(random) {
      const wave = random.pick([400, 450, 480, 500, 540, 600]);
      const [half, part] = random.pick(HALF_PHASES);
      const turns = random.int(1, 6);
      const [n1, n2] = [random.step(15, 18, 1) / 10, random.step(12, 15, 1) / 10];
      const path = (turns + random.pick([1, -1]) * (half / 180)) * wave;
      const thick = path / (n1 - n2) / 1000;
      if (n1 - n2 < 0.05 || !isNeat(thick, 2) || thick > 30) return undefined;
      const brightest = random.pick([4, 8, 12, 16, 20, 24, 32, 40]);
      const amount = brightest * part;
      const show = (x: number) => num(x, "mW/m^2");
      const key = show(amount);
      return {
        text: `In Young's experiment with light of ${num(wave, "nm")} one of two equal slits is covered with a sheet of refractive index ${num(n1)} and the other with a sheet of refractive index ${num(n2)}, both ${num(thick, "μm")} thick. The brightest fringes have an intensity of ${num(brightest, "mW/m^2")}. What is the intensity at the middle of the screen, as far from one slit as from the other?`,
        answer: key,
        distractors: slips(random, key, show, [
          [brightest * (1 - part), "using the sine instead of the cosine"],
          [brightest, "taking the middle to stay bright"],
          [brightest * part * part, "squaring the cosine once too often"],
          [brightest / 2, "taking the mean of bright and dark"],
          [brightest / 4, "giving the intensity of one slit alone"],
          [brightest * (1 - part / 2), "halving the wrong angle"],
          [amount / 2, "halving the intensity"],
        ]),
        explanation: [
          `The optical paths differ by $(n_1 - n_2)t = ${bare(n1 - n2)} \\times ${bare(thick)}\\ \\mathrm{\\mu m} = ${bare(path)}\\ \\mathrm{nm}$, that is $${bare(path / wave, 4)}$ wavelengths.`,
          `Whole wavelengths change nothing; what is left makes a phase difference of $${2 * half}^\\circ$ or of as much less than $360^\\circ$.`,
          `The intensity is $I_{max}\\cos^2\\frac{\\phi}{2} = ${brightest} \\times \\cos^2 ${half}^\\circ = ${key.tex}$.`,
        ],
        verify: () => {
          // Two waves added, one ahead of the other.
          const phase = (2 * Math.PI * (n1 - n2) * thick * 1000) / wave;
          const sum = (1 + Math.cos(phase)) ** 2 + Math.sin(phase) ** 2;
          return nearlyEqual((sum / 4) * brightest, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "unequal-slits-at-a-path-difference",
    depth: 5,
    topic: "wave-optics",
    difficulty: "HARD",
    write(random) {
      const [a, b] = random.pick([
        [2, 1],
        [3, 1],
        [3, 2],
        [4, 1],
        [4, 3],
        [5, 1],
        [5, 2],
      ] as const);
      const [part, cosine, degrees] = random.pick([
        ["\\frac{\\lambda}{6}", 0.5, 60],
        ["\\frac{\\lambda}{4}", 0, 90],
        ["\\frac{\\lambda}{3}", -0.5, 120],
      ] as const);
      const weak = random.int(1, 6);
      const most = weak * (a + b) ** 2;
      const amount = weak * (a * a + b * b + 2 * a * b * cosine);
      const unit = "mW/m^2";
      const show = (x: number) => num(x, unit);
      const key = show(amount);
      const least = weak * (a - b) ** 2;
      return {
        text: `Light of wavelength $\\lambda$ from two coherent slits, whose amplitudes on the screen are as $${a} : ${b}$, makes fringes; the brightest have an intensity of ${num(most, unit)}. What is the intensity where the path difference is $${part}$?`,
        answer: key,
        distractors: slips(random, key, show, [
          [most * ((1 + cosine) / 2), "using the formula for equal slits"],
          [weak * (a * a + b * b), "adding the intensities of the slits"],
          [weak * (a * a + b * b - 2 * a * b * cosine), "taking the cosine with the wrong sign"],
          [weak * (a * a + b * b + a * b * cosine), "leaving out the factor 2 of the mixed term"],
          [least, "giving the intensity of the dark fringes"],
          [(most + least) / 2 + weak, "a slip in the mixed term"],
          [weak * (a + b + 2 * Math.sqrt(a * b) * cosine), "taking the amplitudes for intensities"],
          [most / 2, "halving the greatest intensity"],
        ]),
        explanation: [
          `With the amplitudes $${a}x$ and $${b}x$, the brightest fringes have $(${a}x + ${b}x)^2 = ${most}$, so $x^2 = ${weak}$.`,
          `A path difference of $${part}$ is a phase difference of $${degrees}^\\circ$.`,
          `The intensity is $x^2(${a}^2 + ${b}^2 + 2 \\times ${a} \\times ${b}\\cos ${degrees}^\\circ) = ${weak} \\times ${bare(a * a + b * b + 2 * a * b * cosine)} = ${key.tex}$.`,
        ],
        verify: () => {
          const phase = (degrees * Math.PI) / 180;
          return nearlyEqual(
            weak * ((a + b * Math.cos(phase)) ** 2 + (b * Math.sin(phase)) ** 2),
            amount,
            1e-9,
          );
        },
      };
    },
  }),
  computed({
    name: "fringes-that-move-into-a-liquid",
    depth: 5,
    topic: "wave-optics",
    difficulty: "HARD",
    write(random) {
      const [top, below] = random.pick([
        [4, 3],
        [3, 2],
        [5, 4],
        [6, 5],
      ] as const);
      const first = random.int(3, 9);
      // A bright fringe in air falls on a bright or a dark one in the liquid.
      const order = (first * top) / below;
      const isDark = !Number.isInteger(order);
      if (isDark && !Number.isInteger(order + 0.5)) return undefined;
      const slits = random.pick([0.5, 0.6, 0.8, 1, 1.2, 1.5]);
      const screen = random.pick([0.8, 1, 1.2, 1.5, 2]);
      const wave = random.step(400, 650, 10);
      const place = (first * wave * screen) / slits / 1000;
      if (!isNeat(place, 2)) return undefined;
      const asked = isDark ? order + 0.5 : order;
      const key = num(asked);
      return {
        text: `In Young's experiment in air, with slits ${num(slits, "mm")} apart, a screen ${num(screen, "m")} away and light of ${num(wave, "nm")}, a point $P$ of the screen, ${num(place, "mm")} from the central maximum, is bright. The apparatus is then filled with a liquid of refractive index $\\frac{${top}}{${below}}$, and $P$ ${isDark ? "is dark" : "is bright again"}. What is then the number of the ${isDark ? "dark" : "bright"} fringe at $P$, counted outwards from the central maximum${isDark ? ", the nearest dark fringe being number 1" : ", which is number 0"}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [first, "keeping the number that the fringe has in air"],
          [Math.round((first * below) / top), "letting the fringes become wider in the liquid"],
          [asked + 1, isDark ? "counting from the wrong side" : "counting the central maximum as well"],
          [
            asked - 1,
            isDark ? "rounding down to the last bright fringe" : "leaving out the fringe at the place itself",
          ],
          [2 * first, "doubling the number"],
          [asked + 2, "a slip of two fringes"],
          [asked - 2, "a slip of two fringes"],
        ]),
        explanation: [
          `In air the fringes are $\\frac{\\lambda D}{d} = ${bare(place / first)}\\ \\mathrm{mm}$ apart, so $P$ is the bright fringe number ${first}.`,
          `In the liquid the wavelength, and with it the distance of the fringes, is $\\frac{${below}}{${top}}$ of that in air, so that $P$ lies $${bare(order)}$ distances from the centre.`,
          isDark
            ? `Dark fringes lie at a half more than a whole number, the first at $\\frac{1}{2}$, so this is the dark fringe number $${asked}$.`
            : `It is the bright fringe number $${asked}$.`,
        ],
        verify: () => {
          const inLiquid = (wave * below) / top;
          const path = (slits * place * 1000) / screen / inLiquid;
          return nearlyEqual(path, isDark ? asked - 0.5 : asked, 1e-9);
        },
      };
    },
  }),
];
