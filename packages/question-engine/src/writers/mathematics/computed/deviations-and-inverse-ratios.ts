import { fraction, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";

const RANGES = {
  sin: "from $-90^\\circ$ to $90^\\circ$",
  tan: "between $-90^\\circ$ and $90^\\circ$",
  cosec: "from $-90^\\circ$ to $90^\\circ$, without $0^\\circ$",
  cos: "from $0^\\circ$ to $180^\\circ$",
  sec: "from $0^\\circ$ to $180^\\circ$, without $90^\\circ$",
  cot: "between $0^\\circ$ and $180^\\circ$",
} as const;

const INVERSES = {
  sin: Math.asin,
  tan: Math.atan,
  cosec: (of: number) => Math.asin(1 / of),
  cos: Math.acos,
  sec: (of: number) => Math.acos(1 / of),
  cot: (of: number) => Math.PI / 2 - Math.atan(of),
};

const RATIOS = {
  sin: Math.sin,
  tan: Math.tan,
  cosec: (angle: number) => 1 / Math.sin(angle),
  cos: Math.cos,
  sec: (angle: number) => 1 / Math.cos(angle),
  cot: (angle: number) => 1 / Math.tan(angle),
};

function angleSlip(ratio: keyof typeof RATIOS, of: number, degrees: number): string {
  const value = RATIOS[ratio]((degrees * Math.PI) / 180);
  if (Math.abs(value - of) < 1e-9) return "taking an angle outside the range of principal values";
  if (Math.abs(value + of) < 1e-9) return "losing the sign of the ratio";
  return "mixing up the ratios of the standard angles";
}

export const deviationsAndInverseRatios = [
  computed({
    name: "mean-deviation-about-the-mean",
    chapter: "deviation",
    topic: "statistics",
    difficulty: "MEDIUM",
    write(random) {
      const centre = random.int(8, 30);
      const [p, q] = [random.int(1, 4), random.int(5, 9)];
      const shifts = [-q, -p, 0, p, q];
      const data = random.shuffle(shifts.map((shift) => centre + shift));
      const sum = 2 * (p + q);
      return {
        text: `What is the mean deviation about the mean of the numbers ${list(data)}?`,
        answer: num(sum / 5),
        distractors: [
          wrong(num(sum / 4), "dividing by 4 instead of 5"),
          wrong(num((p + q) / 5), "counting only one side"),
          wrong(num(q), "giving the greatest deviation"),
          wrong(num(p), "giving the least deviation other than zero"),
          wrong(num(p + q), "adding the deviations of one side"),
        ],
        explanation: [
          `The mean is $\\dfrac{${5 * centre}}{5} = ${centre}$.`,
          `The sizes of the deviations add up to ${sum}, so the mean deviation is $\\dfrac{${sum}}{5} = ${sum / 5}$.`,
        ],
        verify: () => {
          const mean = data.reduce((total, value) => total + value, 0) / 5;
          const deviation = data.reduce((total, value) => total + Math.abs(value - mean), 0) / 5;
          return Math.abs(deviation - sum / 5) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "mean-deviation-about-the-median",
    chapter: "deviation",
    topic: "statistics",
    difficulty: "MEDIUM",
    write(random) {
      const middle = random.int(12, 40);
      const [near, far] = [random.int(1, 4), random.int(5, 10)];
      const [above, high] = [random.int(1, 6), random.int(7, 14)];
      const data = random.shuffle([middle - far, middle - near, middle, middle + above, middle + high]);
      const sum = near + far + above + high;
      return {
        text: `What is the mean deviation about the median of the numbers ${list(data)}?`,
        answer: num(sum / 5),
        distractors: [
          wrong(num((sum + above) / 5), "taking the next larger number for the median"),
          wrong(num((sum + near) / 5), "taking the next smaller number for the median"),
          wrong(num((above + high) / 5), "counting only the numbers above the median"),
          wrong(num((near + far) / 5), "counting only the numbers below the median"),
          wrong(num(Math.max(far, high)), "giving the greatest deviation"),
        ],
        explanation: [
          `In order, the middle value is ${middle}.`,
          `The sizes of the deviations are ${far}, ${near}, 0, ${above} and ${high}; their mean is $\\dfrac{${sum}}{5} = ${sum / 5}$.`,
        ],
        verify: () => {
          const sorted = [...data].sort((one, other) => one - other);
          const median = sorted[2] ?? 0;
          return data.reduce((total, value) => total + Math.abs(value - median), 0) === sum;
        },
      };
    },
  }),
  computed({
    name: "principal-value-of-an-inverse-ratio",
    depth: 1,
    chapter: "inverse-ratios",
    topic: "trigonometry",
    difficulty: "EASY",
    write(random) {
      const { ratio, shown, of, degrees, others } = random.pick([
        { ratio: "sin", shown: "-\\dfrac{1}{2}", of: -0.5, degrees: -30, others: [30, 150, 210, 330] },
        { ratio: "sin", shown: "\\dfrac{1}{2}", of: 0.5, degrees: 30, others: [150, 60, -30, 45] },
        {
          ratio: "sin",
          shown: "\\dfrac{\\sqrt3}{2}",
          of: Math.sqrt(3) / 2,
          degrees: 60,
          others: [120, 30, -60, 45],
        },
        {
          ratio: "sin",
          shown: "-\\dfrac{\\sqrt3}{2}",
          of: -Math.sqrt(3) / 2,
          degrees: -60,
          others: [60, 120, 240, -30],
        },
        { ratio: "sin", shown: "-1", of: -1, degrees: -90, others: [90, 180, 270, 0] },
        {
          ratio: "sin",
          shown: "-\\dfrac{1}{\\sqrt2}",
          of: -Math.SQRT1_2,
          degrees: -45,
          others: [45, 135, 225, 315],
        },
        { ratio: "cos", shown: "-\\dfrac{1}{2}", of: -0.5, degrees: 120, others: [-60, 60, 150, 240] },
        { ratio: "cos", shown: "\\dfrac{1}{2}", of: 0.5, degrees: 60, others: [30, -60, 120, 300] },
        {
          ratio: "cos",
          shown: "-\\dfrac{\\sqrt3}{2}",
          of: -Math.sqrt(3) / 2,
          degrees: 150,
          others: [-30, 120, 30, 210],
        },
        {
          ratio: "cos",
          shown: "-\\dfrac{1}{\\sqrt2}",
          of: -Math.SQRT1_2,
          degrees: 135,
          others: [-45, 45, 120, 225],
        },
        { ratio: "cos", shown: "-1", of: -1, degrees: 180, others: [0, 90, -90, 270] },
        { ratio: "cos", shown: "0", of: 0, degrees: 90, others: [0, 180, 45, -90] },
        { ratio: "tan", shown: "-1", of: -1, degrees: -45, others: [45, 135, 225, 315] },
        { ratio: "tan", shown: "1", of: 1, degrees: 45, others: [-45, 135, 225, 60] },
        { ratio: "tan", shown: "\\sqrt3", of: Math.sqrt(3), degrees: 60, others: [30, 120, 240, 45] },
        { ratio: "tan", shown: "-\\sqrt3", of: -Math.sqrt(3), degrees: -60, others: [60, 120, 150, -30] },
        {
          ratio: "tan",
          shown: "\\dfrac{1}{\\sqrt3}",
          of: 1 / Math.sqrt(3),
          degrees: 30,
          others: [60, 150, 210, 45],
        },
        {
          ratio: "tan",
          shown: "-\\dfrac{1}{\\sqrt3}",
          of: -1 / Math.sqrt(3),
          degrees: -30,
          others: [150, 30, -60, 330],
        },
        { ratio: "sec", shown: "-2", of: -2, degrees: 120, others: [60, -60, 150, 240] },
        { ratio: "sec", shown: "2", of: 2, degrees: 60, others: [30, 120, -60, 45] },
        { ratio: "cosec", shown: "2", of: 2, degrees: 30, others: [60, 150, -30, 45] },
        { ratio: "cosec", shown: "-2", of: -2, degrees: -30, others: [150, 30, 210, -60] },
        { ratio: "cot", shown: "\\sqrt3", of: Math.sqrt(3), degrees: 30, others: [60, 150, -30, 45] },
        // Of a negative number some books put it below 0.
        {
          ratio: "cot",
          shown: "\\dfrac{1}{\\sqrt3}",
          of: 1 / Math.sqrt(3),
          degrees: 60,
          others: [30, 120, -60, 45],
        },
      ] as const);
      const name = ratio === "cosec" ? "\\operatorname{cosec}" : `\\${ratio}`;
      return {
        text: `What is the principal value of $${name}^{-1}\\left(${shown}\\right)$ in degrees?`,
        answer: num(degrees),
        distractors: others.map((other) => wrong(num(other), angleSlip(ratio, of, other))),
        explanation: `The principal values of this function lie ${RANGES[ratio]}; there the angle is $${degrees}^\\circ$, so the answer is ${num(degrees)}.`,
        verify: () => Math.abs((INVERSES[ratio](of) * 180) / Math.PI - degrees) < 1e-9,
      };
    },
  }),
  computed({
    name: "ratio-of-an-inverse-ratio",
    chapter: "inverse-ratios",
    topic: "trigonometry",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [12, 5, 13],
        [8, 15, 17],
        [15, 8, 17],
        [7, 24, 25],
        [24, 7, 25],
        [20, 21, 29],
        [21, 20, 29],
      ] as const);
      const form = random.pick(["cos-sin", "tan-sin", "tan-cos", "sin-tan"] as const);
      const parts = {
        "cos-sin": { inner: `\\sin^{-1}\\dfrac{${p}}{${r}}`, outer: "\\cos", answer: [q, r] },
        "tan-sin": { inner: `\\sin^{-1}\\dfrac{${p}}{${r}}`, outer: "\\tan", answer: [p, q] },
        "tan-cos": { inner: `\\cos^{-1}\\dfrac{${p}}{${r}}`, outer: "\\tan", answer: [q, p] },
        "sin-tan": { inner: `\\tan^{-1}\\dfrac{${p}}{${q}}`, outer: "\\sin", answer: [p, r] },
      }[form];
      const [above = 1, below = 1] = parts.answer;
      // No sine and no cosine is more than 1.
      const others: readonly (readonly [number, number])[] =
        parts.outer === "\\tan"
          ? [
              [p, r],
              [q, r],
              [p, q],
              [q, p],
              [r, p],
              [r, q],
            ]
          : [
              [p, r],
              [q, r],
              [Math.min(p, q), Math.max(p, q)],
              [Math.abs(p - q), r],
              [r - above, r],
            ];
      return {
        text: `What is $${parts.outer}\\left(${parts.inner}\\right)$?`,
        answer: fraction(above, below),
        distractors: others
          .filter(([one, other]) => one * below !== above * other)
          .map(([one, other]) =>
            wrong(
              fraction(one, other),
              one === below && other === above
                ? "turning the ratio upside down"
                : [p, q, r].some((side) => side === one)
                  ? `taking the sides ${one} and ${other} of the right triangle`
                  : "subtracting one side of the right triangle from another",
            ),
          ),
        explanation: `The angle is one of a right triangle with sides ${p}, ${q} and ${r}. From it, the value is $${fraction(above, below).tex}$.`,
        verify: () => {
          const angle = {
            "cos-sin": Math.asin(p / r),
            "tan-sin": Math.asin(p / r),
            "tan-cos": Math.acos(p / r),
            "sin-tan": Math.atan(p / q),
          }[form];
          const value = {
            "cos-sin": Math.cos,
            "tan-sin": Math.tan,
            "tan-cos": Math.tan,
            "sin-tan": Math.sin,
          }[form](angle);
          return Math.abs(value - above / below) < 1e-9;
        },
      };
    },
  }),
];
