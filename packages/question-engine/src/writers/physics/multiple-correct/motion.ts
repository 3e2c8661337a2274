import { num } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { TAKE_G } from "../computed/given.ts";

const speed = (value: number) => num(value, "m/s");
const metres = (value: number) => num(value, "m");

export const motion: readonly Writer[] = [
  multipleCorrect({
    name: "several-projectile",
    topic: "kinematics",
    difficulty: "HARD",
    write(random) {
      const [sin, cos] = random.pick([
        [3, 4],
        [4, 3],
      ] as const);
      const u = 10 * random.int(1, 6);
      const up = (u * sin) / 5;
      const along = (u * cos) / 5;
      const time = up / 5;
      const height = (up * up) / 20;
      const range = along * time;
      return {
        text: `A ball is thrown from level ground at $${u}\\ \\mathrm{m/s}$ at an angle $\\theta$ above the horizontal, where $\\sin\\theta = ${sin / 5}$ and $\\cos\\theta = ${cos / 5}$. Air resistance is neglected. ${TAKE_G} ${WHICH_HOLD}`,
        workedOut: [
          `The velocity has the parts $${along}\\ \\mathrm{m/s}$ along the ground and $${up}\\ \\mathrm{m/s}$ upwards.`,
        ],
        statements: [
          valued(
            random,
            num(time, "s"),
            [num(time / 2, "s"), num(u / 5, "s"), num(along / 5, "s")],
            (value) => `The ball is in the air for ${value}`,
            `It rises for $\\frac{${up}}{10}\\ \\mathrm{s}$ and falls as long, ${num(time, "s")} in all.`,
          ),
          valued(
            random,
            metres(height),
            [metres(2 * height), metres((u * u) / 20), metres((along * along) / 20)],
            (value) => `The ball rises to a height of ${value}`,
            `It rises to $\\frac{${up}^2}{20}\\ \\mathrm{m}$, which is ${metres(height)}.`,
          ),
          valued(
            random,
            metres(range),
            [metres(range / 2), metres(u * time), metres((u * u) / 10)],
            (value) => `The ball lands ${value} from where it was thrown`,
            `It goes $${along}\\ \\mathrm{m/s}$ for ${num(time, "s")}, that is ${metres(range)}.`,
          ),
          valued(
            random,
            speed(along),
            [speed(0), speed(up), speed(u)],
            (value) => `At the highest point the speed of the ball is ${value}`,
            `At the top only the part along the ground is left, ${speed(along)}.`,
          ),
          random.chance()
            ? judged(
                "At the highest point the acceleration of the ball is zero",
                false,
                "The acceleration is that of gravity during the whole flight, also at the top.",
              )
            : judged(
                "The acceleration of the ball is the same during the whole flight",
                true,
                "The acceleration is that of gravity during the whole flight, also at the top.",
              ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-collision",
    topic: "work-energy-power",
    difficulty: "HARD",
    write(random) {
      const m = random.int(1, 4);
      const n = random.intExcept(1, 6, m);
      const u = (m + n) * random.int(1, 3);
      const isElastic = random.chance();
      const together = (m * u) / (m + n);
      const first = isElastic ? ((m - n) * u) / (m + n) : together;
      const second = isElastic ? (2 * m * u) / (m + n) : together;
      const before = (m * u * u) / 2;
      const after = (m * first * first + n * second * second) / 2;
      const joule = (value: number) => num(value, "J");
      return {
        text: `A body of mass $${m}\\ \\mathrm{kg}$ moves at $${u}\\ \\mathrm{m/s}$ and strikes another of mass $${n}\\ \\mathrm{kg}$ at rest, head-on. ${isElastic ? "The collision is perfectly elastic." : "The bodies stick together."} No external force acts. ${WHICH_HOLD}`,
        workedOut: isElastic
          ? [
              `The first body then has the velocity $\\frac{${m} - ${n}}{${m + n}} \\times ${u} = ${first}\\ \\mathrm{m/s}$ and the second $\\frac{2 \\times ${m}}{${m + n}} \\times ${u} = ${second}\\ \\mathrm{m/s}$.`,
            ]
          : [`Both then move at $\\frac{${m} \\times ${u}}{${m + n}} = ${together}\\ \\mathrm{m/s}$.`],
        statements: [
          judged(
            "The total momentum is the same before and after",
            true,
            "Without an external force the momentum stays the same in every collision.",
          ),
          judged(
            "The total kinetic energy is the same before and after",
            isElastic,
            isElastic
              ? "In a perfectly elastic collision no kinetic energy is lost."
              : `The kinetic energy falls from ${joule(before)} to ${joule(after)}.`,
          ),
          valued(
            random,
            speed(second),
            [speed(u), speed(isElastic ? together : (2 * m * u) / (m + n)), speed(second / 2)],
            (value) => `After the collision the second body moves at ${value}`,
            `The second body moves at ${speed(second)}.`,
          ),
          judged(
            "The first body turns back",
            first < 0,
            first < 0
              ? "The velocity of the first body becomes negative: it turns back."
              : "The velocity of the first body stays positive: it does not turn back.",
          ),
          valued(
            random,
            num(n * second, "kg m/s"),
            [num(m * u, "kg m/s"), num((m + n) * second, "kg m/s"), num(n * u, "kg m/s")],
            (value) => `The second body receives an impulse of ${value}`,
            `The impulse is the change of its momentum, ${num(n * second, "kg m/s")}.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-block-on-slope",
    topic: "newtons-laws",
    difficulty: "HARD",
    write(random) {
      const m = 5 * random.int(1, 4);
      const mu = random.pick([0.2, 0.25, 0.5, 0.8, 0.9]);
      const weight = 10 * m;
      const pull = 0.6 * weight;
      const normal = 0.8 * weight;
      const most = mu * normal;
      const slides = pull > most;
      const friction = slides ? most : pull;
      const newton = (value: number) => num(value, "N");
      const acceleration = slides ? (pull - most) / m : 0;
      return {
        text: `A block of mass $${m}\\ \\mathrm{kg}$ is put at rest on a rough slope at an angle $\\theta$ to the horizontal, where $\\sin\\theta = 0.6$ and $\\cos\\theta = 0.8$. The coefficients of static and kinetic friction are both $${mu}$. ${TAKE_G} ${WHICH_HOLD}`,
        workedOut: [
          `Along the slope the weight pulls with ${newton(pull)}; the normal force is ${newton(normal)}, so friction can hold up to ${newton(most)}.`,
        ],
        statements: [
          judged(
            "The block starts to slide",
            slides,
            slides
              ? "The pull is more than friction can hold, so the block slides."
              : "Friction can hold the pull, so the block stays.",
          ),
          valued(
            random,
            newton(friction),
            [newton(slides ? pull : most), newton(normal), newton(mu * weight)],
            (value) => `The force of friction on the block is ${value}`,
            slides
              ? `While it slides, friction is ${newton(most)}.`
              : `At rest, friction is just as large as the pull, ${newton(pull)}.`,
          ),
          valued(
            random,
            newton(normal),
            [newton(weight), newton(pull)],
            (value) => `The normal force on the block is ${value}`,
            `The normal force is $${weight} \\times 0.8\\ \\mathrm{N}$, that is ${newton(normal)}.`,
          ),
          valued(
            random,
            num(acceleration, "m/s^2"),
            [num(slides ? 6 : 10 * 0.6 - 8 * mu + 2, "m/s^2"), num(slides ? 0 : 6, "m/s^2")],
            (value) => `The acceleration of the block is ${value}`,
            slides
              ? `The acceleration is $\\frac{${num(pull).tex} - ${num(most).tex}}{${m}}\\ \\mathrm{m/s^2}$, that is ${num(acceleration, "m/s^2")}.`
              : "A block that stays at rest has no acceleration.",
          ),
          judged(
            slides
              ? "A block of twice the mass would have the same acceleration"
              : "A block of twice the mass would stay at rest as well",
            true,
            "Pull and greatest friction are both in proportion to the mass, so the mass makes no difference.",
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-oscillating-body",
    topic: "oscillations-and-waves",
    difficulty: "HARD",
    write(random) {
      const amplitude = random.int(2, 9);
      const omega = random.int(2, 6);
      const cm = (value: number) => num(value, "cm/s");
      return {
        text: `A body oscillates harmonically about $x = 0$ with an amplitude of $${amplitude}\\ \\mathrm{cm}$ and an angular frequency of $${omega}\\ \\mathrm{rad/s}$. ${WHICH_HOLD}`,
        statements: [
          valued(
            random,
            cm(amplitude * omega),
            [cm(amplitude * omega * omega), cm(amplitude), cm((amplitude * omega) / 2)],
            (value) => `The greatest speed of the body is ${value}`,
            `The greatest speed is $${amplitude} \\times ${omega}\\ \\mathrm{cm/s}$, that is ${cm(amplitude * omega)}.`,
          ),
          valued(
            random,
            num(amplitude * omega * omega, "cm/s^2"),
            [
              num(amplitude * omega, "cm/s^2"),
              num((amplitude * omega * omega) / 2, "cm/s^2"),
              num(amplitude * amplitude * omega, "cm/s^2"),
            ],
            (value) => `The greatest acceleration of the body is ${value}`,
            `The greatest acceleration is $${amplitude} \\times ${omega}^2\\ \\mathrm{cm/s^2}$, that is ${num(amplitude * omega * omega, "cm/s^2")}.`,
          ),
          random.chance()
            ? judged(
                "The acceleration is greatest where the speed is zero",
                true,
                "At the ends of the path the speed is zero and the acceleration greatest.",
              )
            : judged(
                "The acceleration is greatest at $x = 0$",
                false,
                "At $x = 0$ the acceleration is zero; it is greatest at the ends of the path.",
              ),
          valued(
            random,
            num(75, "%"),
            [num(25, "%"), num(50, "%")],
            (value) => `At a displacement of half the amplitude, ${value} of the energy is kinetic`,
            "At a displacement of half the amplitude a quarter of the energy is potential, so $75\\%$ is kinetic.",
          ),
          random.chance()
            ? judged(
                "With twice the amplitude the period would be twice as long",
                false,
                "The period of a harmonic oscillation does not depend on the amplitude.",
              )
            : judged(
                "With twice the amplitude the energy would be four times as large",
                true,
                "The energy grows with the square of the amplitude.",
              ),
        ],
      };
    },
  }),
];
