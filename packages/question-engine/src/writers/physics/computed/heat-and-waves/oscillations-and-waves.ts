import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { fraction, num, piTimes } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const oscillationsAndWaves: WriterList = [
  computed({
    name: "wave-speed-frequency-wavelength",
    topic: "oscillations-and-waves",
    difficulty: "EASY",
    write(random) {
      const frequency = random.pick([3, 4, 5, 7, 9, 15, 25, 35]);
      const wavelength = random.pick([0.15, 0.24, 0.25, 0.36, 0.45, 0.55, 0.65, 1.25]);
      const v = frequency * wavelength;
      const crests = random.int(4, 10);
      const where = random.pick(["along a rope", "along a stretched spring", "along a rubber cord"]);
      return {
        text: `A wave travels ${where} with a frequency of ${num(frequency, "Hz")}. The distance from the first to the ${crests}th crest is ${num((crests - 1) * wavelength, "m")}. What is the speed of the wave?`,
        answer: num(v, "m/s"),
        distractors: ofLikeSize(num(v, "m/s"), [
          wrong(
            num((frequency * (crests - 1) * wavelength) / crests, "m/s"),
            `dividing the distance by ${crests} wavelengths instead of ${crests - 1}`,
          ),
          wrong(
            num((frequency * (crests - 1) * wavelength) / (crests - 2), "m/s"),
            `dividing the distance by ${crests - 2} wavelengths instead of ${crests - 1}`,
          ),
          wrong(num(2 * v, "m/s"), "taking neighbouring crests to be half a wavelength apart"),
          wrong(
            num(frequency * (crests - 1) * wavelength, "m/s"),
            "taking the whole distance as one wavelength",
          ),
          wrong(num(v / 2, "m/s"), "taking neighbouring crests to be two wavelengths apart"),
        ]),
        explanation: [
          `From the first to the ${crests}th crest there are $${crests - 1}$ wavelengths, so $\\lambda = \\frac{${bare((crests - 1) * wavelength)}}{${crests - 1}} = ${num(wavelength, "m").tex}$.`,
          `$v = f\\lambda = ${frequency} \\times ${wavelength} = ${num(v, "m/s").tex}$.`,
        ],
        verify: () => nearlyEqual(v / frequency, wavelength),
      };
    },
  }),
  computed({
    name: "pendulum-length-and-period",
    topic: "oscillations-and-waves",
    difficulty: "EASY",
    write(random) {
      const factor = random.pick([2, 3, 4, 5]);
      const longer = random.chance();
      const period = random.pick([0.6, 0.8, 1, 1.2, 1.5, 2, 2.4]) * (longer ? 1 : factor);
      const answer = longer ? period * factor : period / factor;
      const spring = random.chance(0.4);
      const change = longer
        ? `made ${factor ** 2} times as ${spring ? "large" : "long"}`
        : `reduced to $\\frac{1}{${factor ** 2}}$ of what it was`;
      return {
        text: spring
          ? `A mass on a light spring oscillates with a period of ${num(period, "s")}. The mass is ${change}. What is the new period?`
          : `The period of a simple pendulum is ${num(period, "s")}. Its length is ${change}. What is the new period?`,
        answer: num(answer, "s"),
        distractors: ofLikeSize(num(answer, "s"), [
          wrong(num(longer ? period * factor ** 2 : period / factor ** 2, "s"), "forgetting the square root"),
          wrong(
            num(longer ? period / factor : period * factor, "s"),
            "changing the period in the wrong direction",
          ),
          wrong(num(period, "s"), "taking the period to stay the same"),
          wrong(
            num(longer ? period * (factor + 1) : period / (factor + 1), "s"),
            "adding the old period to the new one",
          ),
        ]),
        explanation: [
          spring
            ? "$T = 2\\pi\\sqrt{\\frac{m}{k}}$, so $T \\propto \\sqrt{m}$."
            : "$T = 2\\pi\\sqrt{\\frac{L}{g}}$, so $T \\propto \\sqrt{L}$.",
          longer
            ? `$T = ${bare(period)} \\times \\sqrt{${factor ** 2}} = ${num(answer, "s").tex}$.`
            : `$T = \\frac{${bare(period)}}{\\sqrt{${factor ** 2}}} = ${num(answer, "s").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((amount / period) ** 2, longer ? factor ** 2 : 1 / factor ** 2),
      };
    },
  }),
  computed({
    name: "speed-in-simple-harmonic-motion",
    topic: "oscillations-and-waves",
    difficulty: "MEDIUM",
    write(random) {
      const [x, rest, a] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [6, 8, 10],
        [8, 6, 10],
        [5, 12, 13],
        [12, 5, 13],
      ] as const);
      const omega = random.int(2, 12);
      const v = omega * rest;
      return {
        text: `A particle moves in simple harmonic motion with an amplitude of ${num(a, "cm")} and an angular frequency of ${num(omega, "rad/s")}. What is its speed when it is ${num(x, "cm")} from the mean position?`,
        answer: num(v, "cm/s"),
        distractors: [
          wrong(num(omega * a, "cm/s"), "giving the greatest speed"),
          wrong(num(omega * x, "cm/s"), "multiplying the displacement by $\\omega$"),
          wrong(num(omega * (a - x), "cm/s"), "subtracting amplitude and displacement without squares"),
          wrong(num(omega * omega * x, "cm/s"), "using the formula for the acceleration"),
        ],
        explanation: [
          "$v = \\omega\\sqrt{A^2 - x^2}$.",
          `$v = ${omega}\\sqrt{${a}^2 - ${x}^2} = ${omega} \\times ${rest} = ${num(v, "cm/s").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount ** 2 + (omega * x) ** 2, (omega * a) ** 2),
      };
    },
  }),
  computed({
    name: "reading-a-wave-equation",
    depth: 2,
    topic: "oscillations-and-waves",
    difficulty: "MEDIUM",
    write(random) {
      const k = random.int(1, 8);
      const v = random.int(2, 15);
      const omega = k * v;
      const amplitude = random.pick([2, 3, 4, 5, 6, 8]);
      const direction = random.chance() ? "-" : "+";
      const asked = random.pick(["speed", "wavelength", "ratio"] as const);
      const text = `A wave on a string is described by $y = ${bare(amplitude / 100)}\\sin(${omega}t ${direction} ${k === 1 ? "" : k}x)$, with all quantities in SI units.`;
      if (asked === "speed") {
        return {
          text: `${text} What is the speed of the wave?`,
          answer: num(v, "m/s"),
          distractors: ofLikeSize(num(v, "m/s"), [
            wrong(num(k / omega, "m/s"), "turning the quotient $\\frac{\\omega}{k}$ upside down"),
            wrong(num(omega * k, "m/s"), "multiplying $\\omega$ and $k$"),
            wrong(
              num((amplitude * omega) / 100, "m/s"),
              "giving the greatest speed of a particle of the string",
            ),
            wrong(num(omega, "m/s"), "giving the angular frequency"),
          ]),
          explanation: [
            `Comparing with $y = A\\sin(\\omega t \\pm kx)$: $\\omega = ${omega}\\ \\mathrm{rad/s}$ and $k = ${k}\\ \\mathrm{rad/m}$.`,
            `$v = \\frac{\\omega}{k} = \\frac{${omega}}{${k}} = ${num(v, "m/s").tex}$.`,
          ],
          satisfies: (amount) => amount * k === omega,
        };
      }
      if (asked === "wavelength") {
        return {
          text: `${text} What is its wavelength?`,
          answer: piTimes(2, k, "m"),
          distractors: ofLikeSize(piTimes(2, k, "m"), [
            wrong(piTimes(2, omega, "m"), "giving the period instead of the wavelength"),
            wrong(piTimes(1, k, "m"), "forgetting the factor 2"),
            wrong(piTimes(2 * k, 1, "m"), "multiplying by $k$ instead of dividing by it"),
            wrong(piTimes(2, k * k, "m"), "dividing by $k$ twice"),
            wrong(piTimes(k, 2, "m"), "turning the fraction upside down"),
          ]),
          explanation: [
            `Comparing with $y = A\\sin(\\omega t \\pm kx)$: $k = ${k}\\ \\mathrm{rad/m}$.`,
            `$\\lambda = \\frac{2\\pi}{k} = ${piTimes(2, k, "m").tex}$.`,
          ],
          verify: () => nearlyEqual((piTimes(2, k).number ?? 0) * k, 2 * Math.PI),
        };
      }
      return {
        text: `${text} What is the greatest speed of a particle of the string?`,
        answer: num((amplitude * omega) / 100, "m/s"),
        distractors: ofLikeSize(num((amplitude * omega) / 100, "m/s"), [
          wrong(num(v, "m/s"), "giving the speed of the wave"),
          wrong(num((amplitude * omega * omega) / 100, "m/s"), "giving the greatest acceleration"),
          wrong(num((amplitude * k) / 100, "m/s"), "multiplying the amplitude by $k$"),
          wrong(num(omega, "m/s"), "giving the angular frequency"),
        ]),
        explanation: [
          "Each particle moves in simple harmonic motion; its greatest speed is $A\\omega$.",
          `$A\\omega = ${bare(amplitude / 100)} \\times ${omega} = ${num((amplitude * omega) / 100, "m/s").tex}$.`,
        ],
        verify: () => nearlyEqual((amplitude * omega) / 100, (v * k * amplitude) / 100),
      };
    },
  }),
  computed({
    name: "energy-shares-in-simple-harmonic-motion",
    topic: "oscillations-and-waves",
    difficulty: "MEDIUM",
    write(random) {
      const [top, bottom] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [3, 5],
        [4, 5],
        [2, 5],
        [1, 5],
        [1, 6],
        [5, 6],
      ] as const);
      const [p, q] = [top * top, bottom * bottom];
      const asked = random.pick([
        { name: "kinetic", share: [q - p, q], other: [p, q] },
        { name: "potential", share: [p, q], other: [q - p, q] },
      ] as const);
      return {
        text: `In simple harmonic motion, what fraction of the total energy is ${asked.name} when the displacement is $${fraction(top, bottom).tex}$ of the amplitude?`,
        answer: fraction(...asked.share),
        distractors: [
          wrong(
            fraction(...asked.other),
            `giving the ${asked.name === "kinetic" ? "potential" : "kinetic"} energy`,
          ),
          wrong(
            fraction(asked.name === "kinetic" ? bottom - top : top, bottom),
            "forgetting to square the ratio",
          ),
          // More than the whole would be rejected at a glance.
          ...(2 * p < q ? [wrong(fraction(p, q - p), "dividing the potential by the kinetic energy")] : []),
          wrong(
            fraction(asked.name === "kinetic" ? top : bottom - top, bottom),
            "taking the energy to be proportional to the displacement",
          ),
          wrong(fraction(q - p, 2 * q), "putting in a factor $\\frac{1}{2}$"),
        ],
        explanation: [
          "The potential energy is $\\frac{1}{2}kx^2$ and the total energy $\\frac{1}{2}kA^2$.",
          `Potential share: $\\left(${fraction(top, bottom).tex}\\right)^2 = ${fraction(p, q).tex}$; kinetic share: $1 - ${fraction(p, q).tex} = ${fraction(q - p, q).tex}$.`,
        ],
        verify: () => nearlyEqual(asked.share[0] / asked.share[1] + asked.other[0] / asked.other[1], 1),
      };
    },
  }),
  computed({
    name: "amplitude-from-two-speeds",
    topic: "oscillations-and-waves",
    difficulty: "HARD",
    write(random) {
      const [a, points] = random.pick([
        [5, [3, 4]],
        [10, [6, 8]],
        [25, [7, 24]],
        [25, [15, 20]],
        [25, [7, 15]],
        [25, [15, 24]],
        [13, [5, 12]],
        [25, [7, 20]],
      ] as const);
      const omega = random.int(2, 6);
      const [x1, x2] = points;
      const v = (x: number) => omega * Math.round(Math.sqrt(a * a - x * x));
      const [v1, v2] = [v(x1), v(x2)];
      const asksAmplitude = random.chance();
      const naive = (v1 - v2) / (x2 - x1);
      return {
        text: `A particle in simple harmonic motion has speeds of ${num(v1, "cm/s")} and ${num(v2, "cm/s")} at ${num(x1, "cm")} and ${num(x2, "cm")} from its mean position. What is its ${asksAmplitude ? "amplitude" : "angular frequency"}?`,
        answer: asksAmplitude ? num(a, "cm") : num(omega, "rad/s"),
        distractors: ofLikeSize(
          asksAmplitude ? num(a, "cm") : num(omega, "rad/s"),
          asksAmplitude
            ? [
                wrong(num(x1 + x2, "cm"), "adding the two displacements"),
                ...(a > 10 ? [] : [wrong(num(a * a, "cm"), "forgetting the square root")]),
                wrong(num(2 * a, "cm"), "giving the whole path from end to end"),
                wrong(num(a + x1, "cm"), "measuring from the first point instead of the mean position"),
                wrong(num(a + x2, "cm"), "measuring from the second point instead of the mean position"),
                ...(a * omega > 100
                  ? []
                  : [wrong(num(a * omega, "cm"), "giving the greatest speed as if it were the amplitude")]),
              ]
            : [
                wrong(num(omega * omega, "rad/s"), "forgetting the square root"),
                wrong(num(naive, "rad/s"), "subtracting speeds and displacements without squares"),
                wrong(num(v1 / x1, "rad/s"), "dividing one speed by its displacement"),
                wrong(num(2 * omega, "rad/s"), "being out by a factor 2"),
                wrong(num(v2 / x2, "rad/s"), "dividing the second speed by its displacement"),
              ],
        ),
        explanation: [
          "$v^2 = \\omega^2(A^2 - x^2)$ holds at both points; subtract the two equations.",
          `$\\omega^2 = \\frac{v_1^2 - v_2^2}{x_2^2 - x_1^2} = \\frac{${v1 ** 2} - ${v2 ** 2}}{${x2 ** 2} - ${x1 ** 2}} = ${omega ** 2}$, so $\\omega = ${num(omega, "rad/s").tex}$.`,
          `$A^2 = x_1^2 + \\frac{v_1^2}{\\omega^2} = ${x1 ** 2} + ${(v1 / omega) ** 2} = ${a * a}$, so $A = ${num(a, "cm").tex}$.`,
        ],
        verify: () =>
          v1 ** 2 + (omega * x1) ** 2 === v2 ** 2 + (omega * x2) ** 2 &&
          v1 ** 2 + (omega * x1) ** 2 === (omega * a) ** 2,
      };
    },
  }),
  computed({
    name: "string-tension-for-harmonics",
    depth: 3,
    topic: "oscillations-and-waves",
    difficulty: "HARD",
    write(random) {
      const length = random.pick([0.5, 1, 1.25, 2, 2.5]);
      const loops = random.int(2, 5);
      const v = random.pick([20, 40, 50, 60, 80, 100]);
      const grams = random.pick([1, 2, 4, 5, 10]); // per metre
      const tension = (grams / 1000) * v * v;
      const frequency = (loops * v) / (2 * length);
      const total = grams * length;
      if (!Number.isInteger(frequency) || !Number.isInteger(tension * 10)) return undefined;
      const f = (n: number, c: number) => num((n * c) / (2 * length), "Hz");
      return {
        text: `A string ${num(length, "m")} long with a mass of ${num(total, "g")} is fixed at both ends and stretched by a force of ${num(tension, "N")}. At what frequency does it vibrate in ${["", "", "two", "three", "four", "five"][loops]} loops?`,
        answer: f(loops, v),
        distractors: [
          wrong(f(loops + 1, v), "counting the nodes instead of the loops"),
          wrong(f(2 * loops, v), "taking a loop to be a whole wavelength"),
          wrong(f(1, v), "giving the fundamental frequency"),
          wrong(f(loops - 1, v), "counting one loop too few"),
          wrong(f(2 * loops - 1, v), "using the odd harmonics of a closed pipe"),
        ],
        explanation: [
          `Mass per length: $\\mu = \\frac{${bare(total)} \\times 10^{-3}}{${length}} = ${num(grams / 1000, "kg/m").tex}$.`,
          `Speed of waves: $v = \\sqrt{\\frac{T}{\\mu}} = \\sqrt{\\frac{${bare(tension)}}{${bare(grams / 1000)}}} = ${num(v, "m/s").tex}$.`,
          `Each loop is half a wavelength, so $\\lambda = \\frac{2 \\times ${length}}{${loops}} = ${num((2 * length) / loops, "m").tex}$ and $f = \\frac{nv}{2L} = \\frac{${loops} \\times ${v}}{${2 * length}} = ${f(loops, v).tex}$.`,
        ],
        verify: () => nearlyEqual((frequency * 2 * length) / loops, Math.sqrt(tension / (grams / 1000))),
      };
    },
  }),
  computed({
    name: "springs-combined-period",
    depth: 5,
    topic: "oscillations-and-waves",
    difficulty: "HARD",
    write(random) {
      const [first, second] = random.pick([
        [300, 600],
        [200, 200],
        [100, 300],
        [400, 400],
        [150, 300],
        [600, 1200],
        [300, 150],
        [900, 1800],
      ] as const);
      const series = random.chance();
      const k = series ? (first * second) / (first + second) : first + second;
      const m = random.pick([0.5, 1.5, 2, 2.5, 3, 5, 6, 8]);
      const omega = Math.sqrt(k / m);
      if (!Number.isInteger(omega) && Number.isInteger(roundTo(omega, 1))) return undefined;
      const other = series ? first + second : (first * second) / (first + second);
      const w = (constant: number) => num(Math.sqrt(constant / m), "rad/s", 1);
      return {
        text: `A block of mass ${num(m, "kg")} on a smooth floor is held by two ${first === second ? `identical light springs of force constant ${num(first, "N/m")} each` : `light springs of force constants ${num(first, "N/m")} and ${num(second, "N/m")}`}, joined ${series ? "end to end between a wall and the block" : "one on each side of it to two walls"}. With what angular frequency does it oscillate along the line of the springs?${Number.isInteger(omega) ? "" : " Give it to one decimal place."}`,
        answer: num(omega, "rad/s", 1),
        distractors: [
          wrong(
            w(other),
            series
              ? "adding the force constants of springs in series"
              : "treating springs on opposite sides as springs in series",
          ),
          wrong(num(k / m, "rad/s", 1), "forgetting the square root"),
          wrong(
            w(Math.abs(first - second) || first),
            first === second ? "using one spring only" : "subtracting the force constants",
          ),
          wrong(w((first + second) / 2), "averaging the force constants"),
          wrong(num(omega / 2, "rad/s", 1), "being out by a factor 2"),
        ],
        explanation: [
          series
            ? `End to end, both springs carry the same force: $k = \\frac{k_1k_2}{k_1 + k_2} = \\frac{${first} \\times ${second}}{${first + second}} = ${num(k, "N/m").tex}$.`
            : `When the block moves by $x$, one spring pulls and the other pushes, both backwards: $k = k_1 + k_2 = ${num(k, "N/m").tex}$.`,
          `$\\omega = \\sqrt{\\frac{k}{m}} = \\sqrt{\\frac{${bare(k)}}{${bare(m)}}} = ${num(omega, "rad/s", 1).tex}$.`,
        ],
        verify: () => nearlyEqual(m * omega ** 2, series ? 1 / (1 / first + 1 / second) : first + second),
      };
    },
  }),
];
