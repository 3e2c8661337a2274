import { nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { fraction, num, piTimes, signed, surd, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const anglesAndTriangles: WriterList = [
  computed({
    name: "ratio-from-another-in-a-quadrant",
    depth: 1,
    topic: "trigonometry",
    difficulty: "EASY",
    write(random) {
      const [a, b, c] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const [opposite, adjacent] = random.chance() ? [a, b] : [b, a];
      const quadrant = random.int(1, 4);
      const [sx, sy] = (
        [
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ] as const
      )[quadrant - 1] ?? [1, 1];
      const values = {
        "\\sin\\theta": [sy * opposite, c],
        "\\cos\\theta": [sx * adjacent, c],
        "\\tan\\theta": [sx * sy * opposite, adjacent],
        "\\cot\\theta": [sx * sy * adjacent, opposite],
        "\\sec\\theta": [sx * c, adjacent],
      } as const;
      const names = Object.keys(values) as (keyof typeof values)[];
      const [given = "\\sin\\theta", asked = "\\tan\\theta"] = random.sample(names, 2);
      const inverse =
        [given, asked].sort().join() === ["\\cos\\theta", "\\sec\\theta"].join() ||
        [given, asked].sort().join() === ["\\cot\\theta", "\\tan\\theta"].join();
      if (inverse) return undefined;
      const [top, bottom] = values[asked];
      const [p, q] = values[given];
      return {
        text: `If $${given} = ${fraction(p, q).tex}$ and $\\theta$ lies in the ${["first", "second", "third", "fourth"][quadrant - 1]} quadrant, what is $${asked}$?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(fraction(-top, bottom), "taking the sign of another quadrant"),
          ...names
            .filter((name) => name !== asked && name !== given)
            .filter((name) => Math.abs(values[name][0]) < Math.abs(values[name][1]) || !/sin|cos/.test(asked))
            .map((name) => wrong(fraction(...values[name]), `finding $${name}$ instead`)),
          wrong(fraction(opposite, adjacent + c), "mixing up the three sides of the triangle"),
          wrong(fraction(adjacent, opposite + c), "adding two sides of the triangle below"),
        ],
        explanation: [
          `The sides of the reference triangle are ${opposite} (opposite), ${adjacent} (adjacent) and ${c} (hypotenuse), since $${opposite}^2 + ${adjacent}^2 = ${c}^2$.`,
          `In the ${["first", "second", "third", "fourth"][quadrant - 1]} quadrant, $\\sin\\theta$ is ${sy > 0 ? "positive" : "negative"} and $\\cos\\theta$ is ${sx > 0 ? "positive" : "negative"}.`,
          `So $${asked} = ${fraction(top, bottom).tex}$.`,
        ],
        verify() {
          const angle = Math.atan2(sy * opposite, sx * adjacent);
          const amount = {
            "\\sin\\theta": Math.sin(angle),
            "\\cos\\theta": Math.cos(angle),
            "\\tan\\theta": Math.tan(angle),
            "\\cot\\theta": 1 / Math.tan(angle),
            "\\sec\\theta": 1 / Math.cos(angle),
          };
          return nearlyEqual(amount[asked], top / bottom) && nearlyEqual(amount[given], p / q);
        },
      };
    },
  }),
  computed({
    name: "arc-and-radian-measure",
    depth: 1,
    topic: "trigonometry",
    difficulty: "EASY",
    write(random) {
      const degrees = random.pick([
        15, 18, 20, 24, 30, 36, 40, 45, 54, 60, 72, 75, 80, 100, 105, 120, 135, 150,
      ]);
      const r = random.int(2, 30);
      const area = random.chance();
      const unit = area ? "cm^2" : "cm";
      const top = area ? degrees * r * r : degrees * r;
      const bottom = area ? 360 : 180;
      return {
        text: `An arc of a circle of radius ${num(r, "cm")} subtends an angle of ${num(degrees, "°")} at the centre. What is the ${area ? "area of the sector" : "length of the arc"}?`,
        answer: piTimes(top, bottom, unit),
        distractors: [
          wrong(
            piTimes(top, area ? 180 : 360, unit),
            area ? "forgetting the factor $\\frac{1}{2}$" : "dividing by 360 without doubling the radius",
          ),
          wrong(
            piTimes(area ? degrees * r : degrees * r * r, area ? 180 : 360, unit),
            area
              ? "using the formula for the length of the arc"
              : "using the formula for the area of the sector",
          ),
          wrong(
            piTimes((360 - degrees) * (area ? r * r : r), bottom, unit),
            "using the larger angle at the centre",
          ),
          wrong(piTimes(top * 2, area ? 180 : 180, unit), "using the diameter instead of the radius"),
        ],
        explanation: [
          `In radians the angle is $\\theta = ${degrees} \\times \\frac{\\pi}{180} = ${piTimes(degrees, 180).tex}$.`,
          area
            ? `The area is $\\frac{1}{2} r^2 \\theta = \\frac{1}{2} \\times ${r}^2 \\times ${piTimes(degrees, 180).tex} = ${piTimes(top, bottom, unit).tex}$.`
            : `The length is $r\\theta = ${r} \\times ${piTimes(degrees, 180).tex} = ${piTimes(top, bottom, unit).tex}$.`,
        ],
        verify: () =>
          nearlyEqual((degrees / 360) * (area ? Math.PI * r * r : 2 * Math.PI * r), (top * Math.PI) / bottom),
      };
    },
  }),
  computed({
    name: "cosine-rule-with-a-special-angle",
    chapter: "general-triangles",
    topic: "trigonometry",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q] = [random.int(2, 16), random.int(2, 16)];
      const angle = random.pick([60, 120] as const);
      if (p === q) return undefined;
      const square = p * p + q * q + (angle === 60 ? -p * q : p * q);
      const opposite = p * p + q * q + (angle === 60 ? p * q : -p * q);
      const named = random.pick([
        `In triangle $ABC$, $AB = ${num(p, "cm").tex}$, $AC = ${num(q, "cm").tex}$ and $\\angle A = ${angle}^\\circ$. What is the length of $BC$?`,
        `Two straight roads leave a crossing at an angle of ${num(angle, "°")}. One cyclist is ${num(p, "km")} along the first road and another is ${num(q, "km")} along the second. How far apart are they in a straight line?`,
        `Two sides of a triangle measure ${num(p, "cm")} and ${num(q, "cm")} and enclose an angle of ${num(angle, "°")}. How long is the third side?`,
      ]);
      const unit = named.includes("cyclist") ? "km" : "cm";
      return {
        text: named,
        answer: surd(1, square, 1, unit),
        distractors: [
          wrong(surd(1, opposite, 1, unit), "taking the cosine with the wrong sign"),
          wrong(surd(1, p * p + q * q, 1, unit), "using Pythagoras' theorem without a right angle"),
          wrong(
            surd(1, 4 * (p * p + q * q) + (angle === 60 ? -2 : 2) * p * q, 2, unit),
            "leaving out the factor 2 before the product of the sides",
          ),
          wrong(
            surd(1, 4 * (p * p + q * q) + (angle === 60 ? 2 : -2) * p * q, 2, unit),
            "leaving out the factor 2 and taking the cosine with the wrong sign",
          ),
        ],
        explanation: [
          `By the cosine rule, the square of the third side is $${p}^2 + ${q}^2 - 2 \\times ${p} \\times ${q} \\times \\cos ${angle}^\\circ$, with $\\cos ${angle}^\\circ = ${angle === 60 ? "\\frac{1}{2}" : "-\\frac{1}{2}"}$.`,
          `This is $${p * p} + ${q * q} ${angle === 60 ? "-" : "+"} ${p * q} = ${square}$, so the side is $${surd(1, square, 1, unit).tex}$.`,
        ],
        verify() {
          const radians = (angle * Math.PI) / 180;
          return nearlyEqual(Math.hypot(p - q * Math.cos(radians), q * Math.sin(radians)), Math.sqrt(square));
        },
      };
    },
  }),
  computed({
    name: "tower-from-one-angle",
    topic: "trigonometry",
    difficulty: "MEDIUM",
    write(random) {
      const angle = random.pick([30, 60] as const);
      const far = random.int(2, 20) * 3;
      const eye = random.chance(0.3);
      const [thing, top] = random.pick([
        ["a lighthouse", "its lamp"],
        ["a temple tower", "its top"],
        ["a chimney", "its top"],
        ["a mast", "its tip"],
        ["a cliff", "its top"],
      ] as const);
      const depression = random.chance(0.4) && !eye;
      const high = angle === 30 ? surd(far, 3, 3, "m") : surd(far, 3, 1, "m");
      return {
        text: depression
          ? `From the top of ${thing} the angle of depression of a boat is ${num(angle, "°")}. The boat is ${num(far, "m")} from the foot of ${thing.replace(/^a /, "the ")}, on the same level as the foot. How high is ${thing.replace(/^a /, "the ")}?`
          : `From a point on level ground ${num(far, "m")} away from the foot of ${thing}, the angle of elevation of ${top} is ${num(angle, "°")}. How high ${top === "its top" ? `is ${thing.replace(/^a /, "the ")}` : `above the ground is ${top.replace("its ", "the ")}`}?`,
        answer: high,
        distractors: [
          wrong(
            angle === 30 ? surd(far, 3, 1, "m") : surd(far, 3, 3, "m"),
            `using $\\tan ${90 - angle}^\\circ$ instead of $\\tan ${angle}^\\circ$`,
          ),
          wrong(
            surd(far, 3, 2, "m"),
            angle === 30
              ? "using $\\cos 30^\\circ$ instead of the tangent"
              : "using $\\sin 60^\\circ$ instead of the tangent",
          ),
          wrong(
            angle === 30 ? surd(2 * far, 3, 3, "m") : num(2 * far, "m"),
            "finding the length of the line of sight",
          ),
          wrong(
            num(far / 2, "m"),
            angle === 30
              ? "using $\\sin 30^\\circ$ instead of the tangent"
              : "using $\\cos 60^\\circ$ instead of the tangent",
          ),
        ],
        explanation: [
          `${depression ? "The angle of depression equals the angle of elevation from the boat, so" : "In the right-angled triangle,"} $\\tan ${angle}^\\circ = \\frac{h}{${far}}$.`,
          `$h = ${far} \\times ${angle === 30 ? "\\frac{1}{\\sqrt{3}}" : "\\sqrt{3}"} = ${high.tex}$.`,
        ],
        verify: () => nearlyEqual(far * Math.tan((angle * Math.PI) / 180), high.number ?? 0),
      };
    },
  }),
  computed({
    name: "two-angles-of-elevation-walking",
    depth: 3,
    topic: "trigonometry",
    difficulty: "HARD",
    write(random) {
      const walked = random.int(2, 40) * 2;
      const { name, he } = person(random);
      const pair = random.pick(["30-60", "30-45", "45-60"] as const);
      const [small, large] = pair.split("-").map(Number) as [number, number];
      const plain = (whole: number, root: number, bottom = 1) =>
        tex(
          `${bottom === 1 ? "" : `\\frac{${walked}}{${bottom}}`}${bottom === 1 ? (walked / 2 === 1 ? "" : walked / 2) : ""}(\\sqrt{3} ${signed(whole)})\\ \\mathrm{m}`,
          (bottom === 1 ? walked / 2 : walked / bottom) * (Math.sqrt(3) + whole) * root,
        );
      const asksHeight = random.chance(0.6) || pair !== "30-60";
      const answer =
        pair === "30-60"
          ? asksHeight
            ? surd(walked, 3, 2, "m")
            : num(walked / 2, "m")
          : pair === "30-45"
            ? plain(1, 1)
            : tex(
                `${walked / 2 === 1 ? "" : walked / 2}(3 + \\sqrt{3})\\ \\mathrm{m}`,
                (walked / 2) * (3 + Math.sqrt(3)),
              );
      const decoys =
        pair === "30-60"
          ? asksHeight
            ? [
                wrong(surd(walked, 3, 1, "m"), "taking the whole distance walked as the remaining distance"),
                wrong(surd(walked, 3, 3, "m"), "using only the first angle with the distance walked"),
                wrong(num(walked / 2, "m"), "giving the remaining distance to the foot"),
                wrong(surd(walked, 3, 4, "m"), "halving the distance once too often"),
              ]
            : [
                wrong(num(walked, "m"), "thinking that the remaining distance equals the distance walked"),
                wrong(num((3 * walked) / 2, "m"), "giving the distance from the first point"),
                wrong(surd(walked, 3, 2, "m"), "giving the height"),
                wrong(num(walked / 3, "m"), "taking the ratio of the distances as 4 : 1"),
              ]
          : pair === "30-45"
            ? [
                wrong(plain(-1, 1), "rationalising $\\frac{1}{\\sqrt{3} - 1}$ with the wrong sign"),
                wrong(
                  tex(`${walked}(\\sqrt{3} + 1)\\ \\mathrm{m}`, walked * (Math.sqrt(3) + 1)),
                  "forgetting to divide by 2 when rationalising",
                ),
                wrong(
                  tex(`${walked}(\\sqrt{3} - 1)\\ \\mathrm{m}`, walked * (Math.sqrt(3) - 1)),
                  "multiplying by $\\sqrt{3} - 1$ instead of dividing by it",
                ),
              ]
            : [
                wrong(
                  tex(
                    `${walked / 2 === 1 ? "" : walked / 2}(3 - \\sqrt{3})\\ \\mathrm{m}`,
                    (walked / 2) * (3 - Math.sqrt(3)),
                  ),
                  "rationalising with the wrong sign",
                ),
                wrong(plain(1, 1), "giving the distance of the second point from the foot"),
                wrong(
                  tex(`${walked}(3 + \\sqrt{3})\\ \\mathrm{m}`, walked * (3 + Math.sqrt(3))),
                  "forgetting to divide by 2 when rationalising",
                ),
              ];
      const cot = { 30: "\\sqrt{3}h", 45: "h", 60: "\\frac{h}{\\sqrt{3}}" } as Record<number, string>;
      return {
        text: `${name} sees the top of a tower at an angle of elevation of ${num(small, "°")}. After walking ${num(walked, "m")} straight towards the tower on level ground, ${he} sees it at ${num(large, "°")}. ${asksHeight ? "How high is the tower above eye level?" : `How far from the tower is ${he} now?`}`,
        answer,
        distractors: decoys,
        explanation: [
          `Let $h$ be the height. The distances from the foot are $h\\cot ${small}^\\circ = ${cot[small]}$ and $h\\cot ${large}^\\circ = ${cot[large]}$.`,
          `Their difference is the distance walked: $${cot[small]} - ${cot[large]} = ${walked}$.`,
          asksHeight
            ? `Solving, $h = ${answer.tex}$.`
            : `Solving, $h = ${surd(walked, 3, 2).tex}$, and the remaining distance is $\\frac{h}{\\sqrt{3}} = ${answer.tex}$.`,
        ],
        verify() {
          const rad = Math.PI / 180;
          const h = walked / (1 / Math.tan(small * rad) - 1 / Math.tan(large * rad));
          return nearlyEqual(asksHeight ? h : h / Math.tan(large * rad), answer.number ?? 0, 1e-7);
        },
      };
    },
  }),
];
