import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

export const newtonsLaws: WriterList = [
  computed({
    name: "apparent-weight-in-a-lift",
    topic: "newtons-laws",
    difficulty: "EASY",
    write(random) {
      const m = random.step(40, 90, 5);
      const a = random.pick([1, 2, 3, 4, 5]);
      const manner = random.pick([
        { text: "moves up with an acceleration of", sign: 1 },
        { text: "moves down with an acceleration of", sign: -1 },
        { text: "moves up but slows down at", sign: -1 },
        { text: "moves down but slows down at", sign: 1 },
      ] as const);
      const answer = m * (10 + manner.sign * a);
      return {
        text: `A ${random.pick(["woman", "man", "student"])} of mass ${num(m, "kg")} stands on a weighing machine in a lift that ${manner.text} ${num(a, "m/s^2")}. What force does the machine show? ${TAKE_G}`,
        answer: num(answer, "N"),
        distractors: [
          wrong(num(m * (10 - manner.sign * a), "N"), "taking the acceleration in the wrong direction"),
          wrong(num(m * 10, "N"), "giving the true weight"),
          wrong(num(m * a, "N"), "giving the resultant force $ma$"),
          wrong(num(m * (10 + 2 * manner.sign * a), "N"), "adding the effect of the acceleration twice"),
        ],
        explanation: [
          `The acceleration points ${manner.sign > 0 ? "up" : "down"}: $N - mg = ${manner.sign > 0 ? "" : "-"}ma$.`,
          `$N = m(g ${manner.sign > 0 ? "+" : "-"} a) = ${m} \\times (10 ${manner.sign > 0 ? "+" : "-"} ${a}) = ${num(answer, "N").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount - 10 * m) / m, manner.sign * a),
      };
    },
  }),
  computed({
    name: "impulse-on-a-rebounding-ball",
    topic: "newtons-laws",
    difficulty: "MEDIUM",
    write(random) {
      const grams = random.pick([100, 150, 200, 250, 400, 500]);
      const before = random.int(8, 30);
      const after = random.int(4, before);
      const milliseconds = random.pick([10, 20, 25, 50, 100]);
      const m = grams / 1000;
      const force = (m * (before + after)) / (milliseconds / 1000);
      if (!Number.isInteger(force * 10)) return undefined;
      return {
        text: `A ball of mass ${num(grams, "g")} strikes a wall at right angles at ${num(before, "m/s")} and comes straight back at ${num(after, "m/s")}. It touches the wall for ${num(milliseconds, "ms")}. What is the average force on the ball during the contact?`,
        answer: num(force, "N"),
        distractors: [
          wrong(
            num((m * (before - after)) / (milliseconds / 1000), "N"),
            "subtracting the speeds although the direction is reversed",
          ),
          wrong(num((m * before) / (milliseconds / 1000), "N"), "taking the ball to stop at the wall"),
          wrong(
            num((m * (before + after)) / (milliseconds / 100), "N"),
            "slipping by a power of ten in the milliseconds",
          ),
          wrong(num(force * 2, "N"), "doubling the change of momentum once more"),
          wrong(num((m * after) / (milliseconds / 1000), "N"), "counting the return only"),
        ].filter(({ value }) => typeof value !== "string" && value.number !== 0),
        explanation: [
          `Taking the way back as positive, the change of momentum is $${bare(m)} \\times [${after} - (-${before})] = ${num(m * (before + after), "kg·m/s").tex}$.`,
          `$F = \\frac{\\Delta p}{\\Delta t} = \\frac{${bare(m * (before + after))}}{${bare(milliseconds / 1000)}} = ${num(force, "N").tex}$.`,
        ],
        verify: () => nearlyEqual((force / m) * (milliseconds / 1000), before + after),
      };
    },
  }),
  computed({
    name: "block-pulled-against-friction",
    topic: "newtons-laws",
    difficulty: "EASY",
    write(random) {
      const m = random.int(2, 12);
      const mu = random.pick([0.1, 0.2, 0.3, 0.4, 0.5]);
      const a = random.int(1, 5);
      const friction = mu * m * 10;
      const force = m * a + friction;
      return {
        text: `A horizontal force of ${num(force, "N")} pulls a ${random.pick(["box", "crate", "block", "trunk"])} of mass ${num(m, "kg")} along a level floor. The coefficient of kinetic friction is ${num(mu)}. What is its acceleration? ${TAKE_G}`,
        answer: num(a, "m/s^2"),
        distractors: [
          wrong(num(force / m, "m/s^2"), "leaving out friction"),
          wrong(num((force + friction) / m, "m/s^2"), "adding friction to the pull"),
          wrong(num((force - mu * m) / m, "m/s^2"), "taking friction as $\\mu m$ instead of $\\mu mg$"),
          wrong(num(friction / m, "m/s^2"), "dividing the friction alone by the mass"),
        ],
        explanation: [
          `Friction: $f = \\mu mg = ${mu} \\times ${m} \\times 10 = ${num(friction, "N").tex}$.`,
          `$a = \\frac{F - f}{m} = \\frac{${bare(force)} - ${bare(friction)}}{${m}} = ${num(a, "m/s^2").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(m * amount + friction, force),
      };
    },
  }),
  computed({
    name: "atwood-machine",
    topic: "newtons-laws",
    difficulty: "MEDIUM",
    write(random) {
      const light = random.int(1, 9);
      const heavy = light + random.int(1, 8);
      const a = (10 * (heavy - light)) / (heavy + light);
      const tension = (20 * heavy * light) / (heavy + light);
      if (!Number.isInteger(a * 2) || !Number.isInteger(tension * 10)) return undefined;
      const asksTension = random.chance();
      const setUp = `Two masses of ${num(light, "kg")} and ${num(heavy, "kg")} hang from the ends of a light string that passes over a smooth, light pulley.`;
      return {
        text: `${setUp} What is the ${asksTension ? "tension in the string" : "acceleration of the masses"} when they are released? ${TAKE_G}`,
        answer: asksTension ? num(tension, "N") : num(a, "m/s^2"),
        distractors: asksTension
          ? [
              wrong(num((heavy - light) * 10, "N"), "taking the difference of the weights"),
              wrong(num(heavy * 10, "N"), "equating the tension to the larger weight"),
              wrong(num(light * 10, "N"), "equating the tension to the smaller weight"),
              wrong(num(tension / 2, "N"), "forgetting the factor 2 in $\\frac{2m_1m_2g}{m_1 + m_2}$"),
              wrong(num(tension * 2, "N"), "giving the force on the pulley"),
            ]
          : [
              wrong(num((10 * (heavy - light)) / heavy, "m/s^2"), "dividing by the larger mass only"),
              // An acceleration above free fall would be rejected at a glance.
              ...(heavy < 2 * light
                ? [wrong(num((10 * (heavy - light)) / light, "m/s^2"), "dividing by the smaller mass only")]
                : []),
              wrong(
                num((10 * heavy) / (heavy + light), "m/s^2"),
                "taking the larger weight as the driving force",
              ),
              wrong(num((10 * light) / heavy, "m/s^2"), "taking the ratio of the masses"),
              wrong(
                num((10 * light) / (heavy + light), "m/s^2"),
                "taking the smaller weight as the driving force",
              ),
            ],
        explanation: [
          `For the two together the driving force is the difference of the weights: $a = \\frac{(${heavy} - ${light}) \\times 10}{${heavy} + ${light}} = ${num(a, "m/s^2").tex}$.`,
          ...(asksTension
            ? [
                `For the lighter mass, $T = m(g + a) = ${light} \\times (10 + ${bare(a)}) = ${num(tension, "N").tex}$.`,
              ]
            : []),
        ],
        verify: () =>
          nearlyEqual(heavy * 10 - tension, heavy * a) && nearlyEqual(tension - light * 10, light * a),
      };
    },
  }),
  computed({
    name: "hanging-block-drags-block-on-table",
    topic: "newtons-laws",
    difficulty: "HARD",
    write(random) {
      const onTable = random.int(2, 9);
      const hanging = random.int(2, 9);
      const mu = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]);
      const a = (10 * (hanging - mu * onTable)) / (hanging + onTable);
      const tension = hanging * (10 - a);
      if (a < 0.5 || !Number.isInteger(a * 2)) return undefined;
      const smooth = (10 * hanging) / (hanging + onTable);
      return {
        text: `A block of mass ${num(onTable, "kg")} lies on a horizontal table and is joined, by a light string over a smooth pulley at the edge, to a block of mass ${num(hanging, "kg")} that hangs freely. The coefficient of kinetic friction between block and table is ${num(mu)}. What is the tension in the string while the blocks move? ${TAKE_G}`,
        answer: num(tension, "N"),
        distractors: [
          wrong(num(hanging * (10 - smooth), "N"), "leaving out friction"),
          wrong(
            num(hanging * 10, "N"),
            "equating the tension to the hanging weight, as if nothing accelerated",
          ),
          wrong(num(onTable * a, "N"), "forgetting friction in the equation of the block on the table"),
          wrong(
            num(hanging * (10 + a), "N"),
            "taking the wrong sign for the acceleration of the hanging block",
          ),
          wrong(num(mu * onTable * 10, "N"), "giving the force of friction"),
        ],
        explanation: [
          `Friction on the table: $\\mu mg = ${mu} \\times ${onTable} \\times 10 = ${num(mu * onTable * 10, "N").tex}$; the driving force is the hanging weight, $${hanging * 10}\\ \\mathrm{N}$.`,
          `Both blocks together: $a = \\frac{${hanging * 10} - ${bare(mu * onTable * 10)}}{${hanging} + ${onTable}} = ${num(a, "m/s^2").tex}$.`,
          `Hanging block: $T = ${hanging} \\times (10 - ${bare(a)}) = ${num(tension, "N").tex}$.`,
        ],
        verify: () => nearlyEqual(tension - mu * onTable * 10, onTable * a),
      };
    },
  }),
  computed({
    name: "speed-on-return-down-rough-incline",
    depth: 5,
    topic: "newtons-laws",
    difficulty: "HARD",
    write(random) {
      // μ = tan θ (r² − 1)/(r² + 1) makes the ratio of the speeds up and down r : 1.
      const { angle, sine, cosine, mu, r } = random.pick([
        { angle: "\\sin\\theta = 0.6", sine: 0.6, cosine: 0.8, mu: 0.45, r: 2 },
        { angle: "\\sin\\theta = 0.6", sine: 0.6, cosine: 0.8, mu: 0.6, r: 3 },
        { angle: "\\sin\\theta = 0.8", sine: 0.8, cosine: 0.6, mu: 0.8, r: 2 },
        { angle: "\\theta = 45^\\circ", sine: Math.SQRT1_2, cosine: Math.SQRT1_2, mu: 0.6, r: 2 },
        { angle: "\\theta = 45^\\circ", sine: Math.SQRT1_2, cosine: Math.SQRT1_2, mu: 0.8, r: 3 },
        { angle: "\\tan\\theta = \\frac{5}{12}", sine: 5 / 13, cosine: 12 / 13, mu: 0.25, r: 2 },
      ] as const);
      const back = r * random.int(1, 5);
      const u = back * r;
      const up = 10 * (sine + mu * cosine);
      const down = 10 * (sine - mu * cosine);
      return {
        text: `A block is launched up a rough plane inclined at $\\theta$ to the horizontal, where $${angle}$. It starts at ${num(u, "m/s")}, stops, and slides back. The coefficient of friction is ${num(mu)}. With what speed does it pass its starting point again?`,
        answer: num(back, "m/s"),
        distractors: [
          wrong(num(u / r ** 2, "m/s"), "taking the ratio of the accelerations without the square root"),
          wrong(num(u, "m/s"), "taking energy to be conserved in spite of friction"),
          wrong(num(u - u / r ** 2, "m/s"), "subtracting the fraction of the energy that is left"),
          wrong(num(u - back, "m/s"), "giving the loss of speed"),
          wrong(num(u * (1 - mu), "m/s"), "multiplying the speed by $1 - \\mu$"),
        ],
        explanation: [
          "Going up, gravity and friction both act down the plane: $a_1 = g(\\sin\\theta + \\mu\\cos\\theta)$.",
          "Sliding back, friction acts up the plane: $a_2 = g(\\sin\\theta - \\mu\\cos\\theta)$.",
          `The distance is the same, $u^2 = 2a_1 s$ and $v^2 = 2a_2 s$, so $\\frac{v^2}{u^2} = \\frac{\\tan\\theta - \\mu}{\\tan\\theta + \\mu} = \\frac{${bare(sine / cosine, 3)} - ${mu}}{${bare(sine / cosine, 3)} + ${mu}} = \\frac{1}{${r * r}}$.`,
          `$v = \\frac{${u}}{${r}} = ${num(back, "m/s").tex}$.`,
        ],
        verify: () => nearlyEqual((u * u) / up, (back * back) / down),
      };
    },
  }),
  computed({
    name: "largest-force-without-slipping",
    depth: 5,
    topic: "newtons-laws",
    difficulty: "HARD",
    write(random) {
      const below = random.int(3, 10);
      const above = random.int(1, 6);
      const mu = random.pick([0.2, 0.3, 0.4, 0.5, 0.6]);
      const pullsAbove = random.chance();
      const friction = mu * above * 10;
      const answer = pullsAbove ? (friction * (above + below)) / below : mu * 10 * (above + below);
      if (!Number.isInteger(answer * 10)) return undefined;
      return {
        text: `A block of mass ${num(above, "kg")} rests on top of a block of mass ${num(below, "kg")}, which lies on a smooth horizontal floor. The coefficient of static friction between the blocks is ${num(mu)}. What is the largest horizontal force that can be applied to the ${pullsAbove ? "upper" : "lower"} block so that the two still move together? ${TAKE_G}`,
        answer: num(answer, "N"),
        distractors: [
          wrong(num(friction, "N"), "equating the force to the greatest friction between the blocks"),
          wrong(
            num(pullsAbove ? mu * 10 * (above + below) : (friction * (above + below)) / below, "N"),
            `applying the force to the ${pullsAbove ? "lower" : "upper"} block`,
          ),
          wrong(num(mu * 10 * below, "N"), "using the weight of the lower block for the friction"),
          wrong(
            num((friction * below) / (above + below), "N"),
            "scaling the friction by the wrong ratio of masses",
          ),
          wrong(num(2 * friction, "N"), "counting the friction on both blocks"),
        ],
        explanation: [
          `The greatest friction between the blocks is $\\mu m g = ${mu} \\times ${above} \\times 10 = ${num(friction, "N").tex}$.`,
          pullsAbove
            ? `Friction alone drives the lower block, so at most $a = \\frac{${bare(friction)}}{${below}} = ${num(friction / below, "m/s^2").tex}$.`
            : `Friction alone drives the upper block, so at most $a = \\frac{${bare(friction)}}{${above}} = ${num(friction / above, "m/s^2").tex}$.`,
          `For both together, $F = (${above} + ${below})a = ${num(answer, "N").tex}$.`,
        ],
        verify() {
          const a = answer / (above + below);
          return nearlyEqual(pullsAbove ? answer - above * a : answer - below * a, friction);
        },
      };
    },
  }),
];
