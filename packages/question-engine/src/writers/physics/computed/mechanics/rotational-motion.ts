import { whoseNumber } from "../../../../kit/amounts.ts";
import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, num, point } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

/** Moments of inertia about the axis, as top/bottom of MR². */
const ROLLERS = [
  { name: "solid sphere", top: 2, bottom: 5 },
  { name: "solid cylinder", top: 1, bottom: 2 },
  { name: "thin ring", top: 1, bottom: 1 },
  { name: "thin hollow sphere", top: 2, bottom: 3 },
] as const;

export const rotationalMotion: WriterList = [
  computed({
    name: "torque-on-a-flywheel",
    topic: "rotational-motion",
    difficulty: "EASY",
    write(random) {
      const inertia = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5]);
      const alpha = random.int(2, 9);
      const time = random.int(3, 12);
      const omega = alpha * time;
      const torque = inertia * alpha;
      const asksTorque = random.chance();
      return asksTorque
        ? {
            text: `A constant torque brings a flywheel of moment of inertia ${num(inertia, "kg·m^2")} from rest to ${num(omega, "rad/s")} in ${num(time, "s")}. How large is the torque?`,
            answer: num(torque, "N·m"),
            distractors: ofLikeSize(num(torque, "N·m"), [
              wrong(
                num(inertia * omega, "N·m"),
                "finding the angular momentum instead of its rate of change",
              ),
              wrong(num(alpha / inertia, "N·m"), "dividing by the moment of inertia"),
              wrong(num((inertia * omega * omega) / 2, "N·m"), "finding the kinetic energy"),
              wrong(num(torque / 2, "N·m"), "putting in a factor $\\frac{1}{2}$"),
              wrong(num(2 * torque, "N·m"), "being out by a factor 2"),
            ]),
            explanation: [
              `Angular acceleration: $\\alpha = \\frac{${omega}}{${time}} = ${num(alpha, "rad/s^2").tex}$.`,
              `$\\tau = I\\alpha = ${inertia} \\times ${alpha} = ${num(torque, "N·m").tex}$.`,
            ],
            verify: () => nearlyEqual(torque * time, inertia * omega),
          }
        : {
            text: `A torque of ${num(torque, "N·m")} acts for ${num(time, "s")} on a wheel of moment of inertia ${num(inertia, "kg·m^2")} that was at rest. What angular speed does the wheel reach?`,
            answer: num(omega, "rad/s"),
            distractors: ofLikeSize(num(omega, "rad/s"), [
              wrong(
                num(torque * inertia * time, "rad/s"),
                "multiplying by the moment of inertia instead of dividing by it",
              ),
              wrong(num(alpha, "rad/s"), "giving the angular acceleration"),
              wrong(num((alpha * time * time) / 2, "rad/s"), "finding the angle turned through"),
              wrong(num(omega / 2, "rad/s"), "giving the average angular speed"),
              wrong(num(2 * omega, "rad/s"), "being out by a factor 2"),
            ]),
            explanation: [
              `$\\alpha = \\frac{\\tau}{I} = \\frac{${bare(torque)}}{${inertia}} = ${num(alpha, "rad/s^2").tex}$.`,
              `$\\omega = \\alpha t = ${alpha} \\times ${time} = ${num(omega, "rad/s").tex}$.`,
            ],
            satisfies: (amount) => nearlyEqual(inertia * amount, torque * time),
          };
    },
  }),
  computed({
    name: "centre-of-mass-of-three-particles",
    topic: "rotational-motion",
    difficulty: "EASY",
    write(random) {
      const [m1, m2, m3] = [random.int(1, 5), random.int(1, 5), random.int(1, 3)];
      const masses = [m1, m2, m3];
      const total = sum(masses);
      /** Two coordinates are drawn, and the third so that the centre comes out whole. */
      const coordinates = (centre: number) => {
        const [first, second] = [random.int(-4, 6), random.int(-4, 6)];
        return [first, second, (centre * total - m1 * first - m2 * second) / m3];
      };
      const xs = coordinates(random.int(-2, 4));
      const ys = coordinates(random.int(-2, 4));
      if ([...xs, ...ys].some((at) => !Number.isInteger(at) || Math.abs(at) > 14)) return undefined;
      const weighted = (places: readonly number[]) => sum(masses.map((m, at) => m * (places[at] ?? 0)));
      const [x, y] = [weighted(xs) / total, weighted(ys) / total];
      if (x === y) return undefined;
      const plain = [sum(xs) / 3, sum(ys) / 3] as const;
      const at = (index: number) => `${num(masses[index] ?? 0, "kg")} at $(${xs[index]}, ${ys[index]})$`;
      return {
        text: `Three particles lie in a plane, with coordinates in metres: ${at(0)}, ${at(1)} and ${at(2)}. Where is their centre of mass?`,
        answer: point(x, y),
        distractors: [
          wrong(point(num(plain[0]), num(plain[1])), "averaging the positions without the masses"),
          wrong(point(y, x), "exchanging the coordinates"),
          wrong(point(weighted(xs), weighted(ys)), "forgetting to divide by the total mass"),
          wrong(point(weighted(xs), y), "forgetting to divide by the total mass for the first coordinate"),
          wrong(point(x, weighted(ys)), "forgetting to divide by the total mass for the second coordinate"),
          wrong(point(-x, -y), "taking the coordinates with the wrong sign"),
          wrong(point(-y, -x), "exchanging the coordinates and their signs"),
          wrong(
            point(num(weighted(xs) / 3, undefined, 1), num(weighted(ys) / 3, undefined, 1)),
            "dividing by the number of particles instead of the mass",
          ),
          wrong(point(sum(xs), sum(ys)), "adding the coordinates"),
        ],
        explanation: [
          `Total mass: ${num(total, "kg")}.`,
          `$x = \\frac{\\sum m_i x_i}{\\sum m_i} = \\frac{${weighted(xs)}}{${total}} = ${x}$ and $y = \\frac{\\sum m_i y_i}{\\sum m_i} = \\frac{${weighted(ys)}}{${total}} = ${y}$.`,
          `The centre of mass is at $(${x}, ${y})$.`,
        ],
        verify: () =>
          sum(masses.map((m, index) => m * ((xs[index] ?? 0) - x))) === 0 &&
          sum(masses.map((m, index) => m * ((ys[index] ?? 0) - y))) === 0,
      };
    },
  }),
  computed({
    name: "turning-platform-conserves-angular-momentum",
    topic: "rotational-motion",
    difficulty: "MEDIUM",
    write(random) {
      const before = random.pick([1.2, 1.5, 2, 2.4, 3, 4, 5, 6]);
      const after = before / random.pick([1.5, 2, 2.5, 3, 4]);
      const revolutions = random.pick([10, 12, 15, 20, 24, 30]);
      const answer = (revolutions * before) / after;
      if (!Number.isInteger(answer) || !Number.isInteger(after * 100)) return undefined;
      const ratio = before / after;
      const asksEnergy = random.chance();
      const story = `A skater turns at ${num(revolutions, "rpm")} with a moment of inertia of ${num(before, "kg·m^2")}. By pulling in her arms she lowers it to ${num(after, "kg·m^2")}.`;
      if (asksEnergy) {
        return {
          text: `${story} By what factor does her kinetic energy of rotation change? (Give the new value divided by the old one.)`,
          answer: num(ratio),
          distractors: [
            wrong(num(1), "taking kinetic energy to be conserved"),
            wrong(num(ratio ** 2), "squaring the angular speed but keeping the old moment of inertia"),
            wrong(num(1 / ratio), "keeping the old angular speed"),
            wrong(num(Math.sqrt(ratio)), "taking a square root that does not belong here"),
          ],
          explanation: [
            "No outer torque acts, so $L = I\\omega$ is conserved, and $E = \\frac{L^2}{2I}$.",
            `$\\frac{E_2}{E_1} = \\frac{I_1}{I_2} = \\frac{${before}}{${bare(after)}} = ${bare(ratio)}$; her muscles do the work.`,
          ],
          verify: () => nearlyEqual((after * answer ** 2) / (before * revolutions ** 2), ratio),
        };
      }
      return {
        text: `${story} At what rate does she turn now?`,
        answer: num(answer, "rpm"),
        distractors: [
          wrong(
            num(revolutions / ratio, "rpm"),
            "using the ratio of the moments of inertia the wrong way up",
          ),
          wrong(
            num(Math.round(revolutions * Math.sqrt(ratio)), "rpm"),
            "taking kinetic energy to be conserved",
          ),
          wrong(num(revolutions * ratio ** 2, "rpm"), "squaring the ratio"),
          wrong(num(revolutions, "rpm"), "taking the rate to stay the same"),
          wrong(num(answer + revolutions, "rpm"), "adding the old rate to the new one"),
          wrong(num(answer - revolutions, "rpm"), "giving the gain instead of the new rate"),
        ].filter(({ value }) => typeof value !== "string" && Number.isInteger(value.number)),
        explanation: [
          "No outer torque acts, so $I_1\\omega_1 = I_2\\omega_2$.",
          `$\\omega_2 = ${revolutions} \\times \\frac{${before}}{${bare(after)}} = ${num(answer, "rpm").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(after * amount, before * revolutions),
      };
    },
  }),
  computed({
    name: "parallel-axis-moment-of-inertia",
    topic: "rotational-motion",
    difficulty: "MEDIUM",
    write(random) {
      const body = random.pick([
        { name: "uniform solid sphere", own: [2, 5], axis: "a tangent", shift: [1, 1] },
        {
          name: "uniform disc",
          own: [1, 2],
          axis: "an axis through a point of its rim and perpendicular to its plane",
          shift: [1, 1],
        },
        { name: "uniform disc", own: [1, 4], axis: "a tangent in its plane", shift: [1, 1] },
        { name: "thin ring", own: [1, 2], axis: "a tangent in its plane", shift: [1, 1] },
        { name: "thin ring", own: [1, 1], axis: "a tangent perpendicular to its plane", shift: [1, 1] },
        { name: "thin hollow sphere", own: [2, 3], axis: "a tangent", shift: [1, 1] },
        {
          name: "uniform disc",
          own: [1, 2],
          axis: "an axis perpendicular to its plane through a point at a distance $\\frac{R}{2}$ from its centre, $R$ being the radius",
          shift: [1, 4],
        },
        {
          name: "uniform solid sphere",
          own: [2, 5],
          axis: "an axis at a distance $\\frac{R}{2}$ from its centre, $R$ being the radius",
          shift: [1, 4],
        },
      ] as const);
      const mass = random.int(1, 8);
      const radius = random.pick([0.1, 0.2, 0.5, 1, 2]);
      const [top, bottom] = body.own;
      const [a, b] = body.shift;
      const own = (top / bottom) * mass * radius ** 2;
      const shift = (a / b) * mass * radius ** 2;
      const answer = own + shift;
      if (!Number.isInteger(Math.round(answer * 1e6) / 1000)) return undefined;
      return {
        text: `A ${body.name} has mass ${num(mass, "kg")} and radius ${num(radius, "m")}. What is its moment of inertia about ${body.axis}?`,
        answer: num(answer, "kg·m^2", 3),
        distractors: [
          wrong(num(own, "kg·m^2", 3), "using the parallel axis through the centre"),
          shift === own
            ? wrong(num(own + shift / 2, "kg·m^2", 3), "halving the shift")
            : wrong(num(Math.abs(shift - own), "kg·m^2", 3), "subtracting in the theorem of parallel axes"),
          wrong(num(own * 2 + shift, "kg·m^2", 3), "taking twice the moment about the centre"),
          wrong(num(own + 2 * shift, "kg·m^2", 3), "counting the shift twice"),
        ],
        explanation: [
          `About the parallel axis through the centre, $I_0 = ${fraction(top, bottom).tex}MR^2$.`.replace(
            "1MR",
            "MR",
          ),
          `The theorem of parallel axes adds $Md^2 = ${fraction(a, b).tex}MR^2$.`.replace("1MR", "MR"),
          `$I = \\left(${fraction(top, bottom).tex} + ${fraction(a, b).tex}\\right) \\times ${mass} \\times ${radius}^2 = ${num(answer, "kg·m^2", 3).tex}$.`,
        ],
        verify: () => nearlyEqual(answer / (mass * radius ** 2), (top * b + a * bottom) / (bottom * b)),
      };
    },
  }),
  computed({
    name: "rolling-down-an-incline",
    topic: "rotational-motion",
    difficulty: "HARD",
    write(random) {
      const body = random.pick(ROLLERS);
      const factor = body.top / body.bottom;
      const asksSpeed = random.chance();
      if (asksSpeed) {
        const v = random.int(2, 14);
        const height = (v * v * (1 + factor)) / 20;
        if (!Number.isInteger(Math.round(height * 1e6) / 1e4)) return undefined;
        const speed = (k: number) => Math.sqrt((20 * height) / k);
        return {
          text: `A ${body.name} rolls without slipping, from rest, down a slope through a vertical height of ${num(height, "m", 2)}. What is the speed of its centre then? ${TAKE_G}`,
          answer: num(v, "m/s"),
          distractors: [
            wrong(num(speed(1), "m/s", 1), "leaving out the energy of rotation"),
            wrong(num(v * v, "m/s", 1), "forgetting the square root"),
            wrong(num(v / 2, "m/s", 1), "halving the speed"),
            wrong(num(speed(factor), "m/s", 1), "leaving out the energy of translation"),
            wrong(num(2 * v, "m/s", 1), "being out by a factor 2"),
          ],
          explanation: [
            `For a ${body.name} $I = ${fraction(body.top, body.bottom).tex}MR^2$, and rolling means $v = R\\omega$.`.replace(
              "= 1MR",
              "= MR",
            ),
            `Energy: $Mgh = \\frac{1}{2}Mv^2\\left(1 + \\frac{I}{MR^2}\\right) = \\frac{1}{2}Mv^2 \\times ${fraction(body.top + body.bottom, body.bottom).tex}$.`,
            `$v = \\sqrt{\\frac{2 \\times 10 \\times ${bare(height)}}{${bare(1 + factor)}}} = ${num(v, "m/s").tex}$.`.replace(
              /\{1\.67\}/,
              "{5/3}",
            ),
          ],
          satisfies: (amount) => nearlyEqual(0.5 * amount ** 2 * (1 + factor), 10 * height, 1e-6),
        };
      }
      const [angle, sine] = random.pick([
        ["inclined at $30^\\circ$", 0.5],
        ["with $\\sin\\theta = 0.6$", 0.6],
        ["with $\\sin\\theta = 0.8$", 0.8],
        ["with $\\sin\\theta = 0.28$", 0.28],
        ["with $\\sin\\theta = 0.35$", 0.35],
        ["with $\\sin\\theta = 0.42$", 0.42],
      ] as const);
      const mass = random.int(1, 10);
      const friction = (mass * 10 * sine * factor) / (1 + factor);
      if (!Number.isInteger(Math.round(friction * 1e6) / 1e5)) return undefined;
      return {
        text: `A ${body.name} of mass ${num(mass, "kg")} rolls without slipping down a rough plane ${angle}. How large is the force of friction on it? ${TAKE_G}`,
        answer: num(friction, "N"),
        distractors: [
          wrong(
            num((mass * 10 * sine) / (1 + factor), "N"),
            "giving the resultant force $Ma$ instead of friction",
          ),
          wrong(num(mass * 10 * sine, "N"), "equating friction to $Mg\\sin\\theta$, as for a body at rest"),
          wrong(
            num(mass * 10 * sine * factor, "N"),
            "multiplying $Mg\\sin\\theta$ by $\\frac{I}{MR^2}$ only",
          ),
          wrong(num(friction * 2, "N"), "being out by a factor 2"),
          wrong(
            num(mass * 10 * Math.sqrt(1 - sine ** 2) * factor, "N", 1),
            "using the cosine instead of the sine",
          ),
        ],
        explanation: [
          `For a ${body.name} $\\frac{I}{MR^2} = ${fraction(body.top, body.bottom).tex}$. The acceleration is $a = \\frac{g\\sin\\theta}{1 + I/MR^2}$.`,
          "Friction alone gives the torque: $fR = I\\frac{a}{R}$, so $f = \\frac{I}{MR^2}\\,Ma$.",
          `$f = ${fraction(body.top, body.top + body.bottom).tex} \\times Mg\\sin\\theta = ${fraction(body.top, body.top + body.bottom).tex} \\times ${mass} \\times 10 \\times ${sine} = ${num(friction, "N").tex}$.`,
        ],
        verify() {
          const a = (mass * 10 * sine - friction) / mass;
          return nearlyEqual(friction, factor * mass * a);
        },
      };
    },
  }),
  computed({
    name: "pulley-with-mass",
    chapter: "rotation",
    topic: "rotational-motion",
    difficulty: "HARD",
    write(random) {
      const hanging = random.int(1, 10);
      const pulley = 2 * random.int(1, 10);
      const a = (10 * hanging) / (hanging + pulley / 2);
      const tension = (pulley / 2) * a;
      if (!Number.isInteger(a * 4) || !Number.isInteger(Math.round(tension * 1000) / 10)) return undefined;
      const asksTension = random.chance();
      return {
        text: `A light string is wound round a uniform solid cylinder of mass ${num(pulley, "kg")} that can turn freely about its fixed horizontal axis. A mass of ${num(hanging, "kg")} hangs from the free end and is released. ${asksTension ? "What is the tension in the string" : "With what acceleration does the mass fall"}? ${TAKE_G}`,
        answer: asksTension ? num(tension, "N") : num(a, "m/s^2"),
        distractors: asksTension
          ? [
              wrong(num(hanging * 10, "N"), "equating the tension to the hanging weight"),
              wrong(
                num((pulley * hanging * 10) / (hanging + pulley), "N"),
                "taking the cylinder as a thin ring, $I = MR^2$",
              ),
              wrong(num(hanging * a, "N"), "giving the resultant force on the mass"),
              wrong(num(hanging * (10 + a), "N"), "taking the acceleration with the wrong sign"),
            ]
          : [
              wrong(
                num((10 * hanging) / (hanging + pulley), "m/s^2"),
                "taking the cylinder as a thin ring, $I = MR^2$",
              ),
              wrong(
                num((10 * hanging) / (hanging + 0.4 * pulley), "m/s^2"),
                "taking the cylinder as a solid sphere",
              ),
              wrong(num((20 * hanging) / pulley, "m/s^2"), "equating the tension to the hanging weight"),
              wrong(
                num((10 * pulley) / 2 / (hanging + pulley / 2), "m/s^2"),
                "exchanging the roles of the two masses",
              ),
              wrong(num(a / 2, "m/s^2"), "halving the acceleration instead of the mass"),
              // Held back by the string, it falls more slowly than a free body.
            ].filter(whoseNumber((amount) => amount < 10)),
        explanation: [
          `For the mass: $${hanging} \\times 10 - T = ${hanging === 1 ? "" : hanging}a$.`,
          `For the cylinder: $TR = \\frac{1}{2}MR^2 \\cdot \\frac{a}{R}$, so $T = \\frac{1}{2}Ma = ${pulley === 2 ? "" : pulley / 2}a$.`,
          `Adding, $a = \\frac{${hanging * 10}}{${hanging} + ${pulley / 2}} = ${num(a, "m/s^2").tex}$${asksTension ? ` and $T = ${pulley / 2} \\times ${bare(a)} = ${num(tension, "N").tex}$` : ""}.`,
        ],
        verify: () => nearlyEqual(hanging * 10 - tension, hanging * a),
      };
    },
  }),
];
