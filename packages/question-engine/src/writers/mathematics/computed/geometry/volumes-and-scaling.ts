import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, piTimes } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const volumesAndScaling: WriterList = [
  computed({
    name: "volume-or-surface-of-a-basic-solid",
    depth: 1,
    topic: "mensuration-solids",
    difficulty: "EASY",
    write(random) {
      const r = random.int(2, 12);
      const h = random.intExcept(3, 20, r);
      const ask = random.pick([
        "cylinder volume",
        "cylinder surface",
        "cone volume",
        "sphere volume",
        "hemisphere surface",
      ] as const);
      const text = {
        "cylinder volume": `What is the volume of a cylinder of radius ${num(r, "cm")} and height ${num(h, "cm")}?`,
        "cylinder surface": `What is the total surface area of a closed cylinder of radius ${num(r, "cm")} and height ${num(h, "cm")}?`,
        "cone volume": `What is the volume of a cone whose base has a radius of ${num(r, "cm")} and whose height is ${num(h, "cm")}?`,
        "sphere volume": `What is the volume of a sphere of radius ${num(r, "cm")}?`,
        "hemisphere surface": `What is the total surface area of a solid hemisphere of radius ${num(r, "cm")}?`,
      }[ask];
      const cubic = (top: number, bottom = 1) => piTimes(top, bottom, "cm^3");
      const square = (top: number, bottom = 1) => piTimes(top, bottom, "cm^2");
      const parts = {
        "cylinder volume": {
          answer: cubic(r * r * h),
          formula: `V = \\pi r^2 h = \\pi \\times ${r}^2 \\times ${h}`,
          distractors: [
            wrong(cubic(2 * r * h), "using the formula for the curved surface"),
            wrong(cubic(r * r * h, 3), "using the formula for a cone"),
            wrong(cubic(r * h * h), "squaring the height instead of the radius"),
            wrong(cubic(4 * r * r * h), "using the diameter instead of the radius"),
          ],
        },
        "cylinder surface": {
          answer: square(2 * r * (r + h)),
          formula: `S = 2\\pi r(r + h) = 2\\pi \\times ${r} \\times ${r + h}`,
          distractors: [
            wrong(square(2 * r * h), "leaving out the two circular ends"),
            wrong(square(r * (r + 2 * h)), "counting only one circular end"),
            wrong(square(r * r * h), "using the formula for the volume"),
            wrong(square(r * (r + h)), "forgetting the factor 2"),
          ],
        },
        "cone volume": {
          answer: cubic(r * r * h, 3),
          formula: `V = \\frac{1}{3}\\pi r^2 h = \\frac{1}{3}\\pi \\times ${r}^2 \\times ${h}`,
          distractors: [
            wrong(cubic(r * r * h), "using the formula for a cylinder"),
            wrong(cubic(r * h * h, 3), "squaring the height instead of the radius"),
            wrong(cubic(r * r * h, 2), "taking a half instead of a third"),
            wrong(cubic(4 * r * r * h, 3), "using the diameter instead of the radius"),
          ],
        },
        "sphere volume": {
          answer: cubic(4 * r ** 3, 3),
          formula: `V = \\frac{4}{3}\\pi r^3 = \\frac{4}{3}\\pi \\times ${r}^3`,
          distractors: [
            wrong(cubic(4 * r * r), "using the formula for the surface"),
            wrong(cubic(2 * r ** 3, 3), "taking half of the sphere"),
            wrong(cubic(4 * r ** 3), "forgetting to divide by 3"),
            wrong(cubic(32 * r ** 3, 3), "using the diameter instead of the radius"),
          ],
        },
        "hemisphere surface": {
          answer: square(3 * r * r),
          formula: `S = 2\\pi r^2 + \\pi r^2 = 3\\pi \\times ${r}^2`,
          distractors: [
            wrong(square(2 * r * r), "leaving out the flat face"),
            wrong(square(4 * r * r), "taking the surface of the whole sphere"),
            wrong(square(2 * r ** 3, 3), "using the formula for the volume"),
            wrong(square(r * r), "giving the area of the flat face"),
          ],
        },
      }[ask];
      return {
        text,
        answer: parts.answer,
        distractors: parts.distractors,
        explanation: [
          {
            "hemisphere surface": "The curved surface is half that of a sphere, and the flat face is added.",
          }[ask as "hemisphere surface"] ?? "Put the given lengths into the formula for the solid.",
          `$${parts.formula} = ${parts.answer.tex}$.`,
        ],
        verify() {
          // Add up thin slices (or rings) numerically.
          const n = 4000;
          const slices = (radius: (t: number) => number, height: number) => {
            let volume = 0;
            for (let k = 0; k < n; k++)
              volume += Math.PI * radius(((k + 0.5) * height) / n) ** 2 * (height / n);
            return volume;
          };
          const expected = {
            "cylinder volume": slices(() => r, h),
            "cylinder surface": 2 * Math.PI * r * h + 2 * Math.PI * r * r,
            "cone volume": slices((t) => (r * t) / h, h),
            "sphere volume": 2 * slices((t) => Math.sqrt(r * r - t * t), r),
            "hemisphere surface": 2 * Math.PI * r * r + Math.PI * r * r,
          }[ask];
          return nearlyEqual(expected, parts.answer.number ?? 0, 1e-5);
        },
      };
    },
  }),
  computed({
    name: "scaling-of-surface-and-volume",
    topic: "mensuration-solids",
    difficulty: "EASY",
    write(random) {
      const [m, n] = [random.int(1, 6), random.int(2, 7)];
      if (m >= n || (m > 1 && n % m === 0)) return undefined;
      const solid = random.pick(["spheres", "cubes", "similar cones", "similar jars"]);
      const way = random.pick([
        "volume to surface",
        "surface to volume",
        "length to volume",
        "volume to length",
      ] as const);
      const power = { length: 1, surface: 2, volume: 3 } as const;
      const [from, to] = way.split(" to ") as [
        "length" | "surface" | "volume",
        "length" | "surface" | "volume",
      ];
      const what = {
        length: solid === "spheres" ? "radii" : solid === "cubes" ? "edges" : "heights",
        surface: "surface areas",
        volume: "volumes",
      };
      const show = (k: number) => `$${m ** k} : ${n ** k}$`;
      const wrongs = [1, 2, 3, 4, 6].filter((k) => k !== power[to] && k !== power[from]);
      const names = [
        "",
        "taking plain lengths",
        "squaring the ratio of the lengths",
        "cubing the ratio of the lengths",
        "squaring twice",
        "",
        "squaring after cubing",
      ];
      return {
        text: `The ${what[from]} of two ${solid} are in the ratio ${show(power[from])}. What is the ratio of their ${what[to]}?`,
        answer: show(power[to]),
        distractors: [
          wrong(show(power[from]), "thinking that the ratio stays the same"),
          ...wrongs.map((k) => wrong(show(k), names[k] ?? "")),
        ],
        explanation: [
          "Surfaces go with the square and volumes with the cube of lengths.",
          `The ratio of the lengths is $${m} : ${n}$, so that of the ${what[to]} is ${show(power[to])}.`,
        ],
        verify: () =>
          nearlyEqual(
            (m ** power[from] / n ** power[from]) ** (power[to] / power[from]),
            m ** power[to] / n ** power[to],
          ),
      };
    },
  }),
  computed({
    name: "melting-and-recasting",
    topic: "mensuration-solids",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick([
        "spheres from cylinder",
        "cones from sphere",
        "wire from sphere",
        "cubes from cuboid",
      ] as const);
      if (kind === "spheres from cylinder") {
        const s = random.int(1, 4);
        const r = s * random.int(2, 4);
        const h = s * random.int(2, 8) * 2;
        const answer = (3 * r * r * h) / (4 * s ** 3);
        if (!Number.isInteger(answer)) return undefined;
        return {
          text: `A solid metal cylinder of radius ${num(r, "cm")} and height ${num(h, "cm")} is melted and cast into balls of radius ${num(s, "cm")}. How many balls are made?`,
          answer: num(answer),
          distractors: [
            wrong(num((r * r * h) / s ** 3), "forgetting the factor $\\frac{4}{3}$ of the sphere"),
            wrong(num((r * r * h) / (4 * s ** 3)), "using $4\\pi r^3$ for the sphere"),
            wrong(num(2 * answer), "using the volume of half a ball"),
            wrong(
              num((4 * r * r * h) / (3 * s ** 3)),
              "multiplying by $\\frac{4}{3}$ instead of dividing by it",
            ),
          ].filter(({ value }) => typeof value === "string" || Number.isInteger(value.number)),
          explanation: [
            `The cylinder has the volume $\\pi \\times ${r}^2 \\times ${h} = ${piTimes(r * r * h).tex}$ cubic centimetres and each ball $\\frac{4}{3}\\pi \\times ${s}^3 = ${piTimes(4 * s ** 3, 3).tex}$.`,
            `The number of balls is the quotient: ${num(answer)}.`,
          ],
          verify: () => nearlyEqual((answer * 4 * s ** 3) / 3, r * r * h),
        };
      }
      if (kind === "cones from sphere") {
        const c = random.int(1, 4);
        const big = c * random.int(2, 4);
        const h = random.int(1, 8);
        const answer = (4 * big ** 3) / (c * c * h);
        if (!Number.isInteger(answer) || answer > 900) return undefined;
        return {
          text: `A solid metal sphere of radius ${num(big, "cm")} is melted and cast into cones of base radius ${num(c, "cm")} and height ${num(h, "cm")}. How many cones are made?`,
          answer: num(answer),
          distractors: [
            wrong(num((4 * big ** 3) / (3 * c * c * h)), "forgetting the factor $\\frac{1}{3}$ of the cone"),
            wrong(num(answer / 4), "forgetting the factor 4 of the sphere"),
            wrong(num(answer / 2), "using a hemisphere"),
            wrong(num((12 * big ** 2) / (c * c * h)), "using the surface of the sphere"),
          ].filter(({ value }) => typeof value === "string" || Number.isInteger(value.number)),
          explanation: [
            `The sphere has the volume $\\frac{4}{3}\\pi \\times ${big}^3$ and each cone $\\frac{1}{3}\\pi \\times ${c}^2 \\times ${h}$.`,
            `The quotient is $\\frac{4 \\times ${big ** 3}}{${c * c} \\times ${h}} = ${answer}$.`,
          ],
          verify: () => nearlyEqual((answer * c * c * h) / 3, (4 * big ** 3) / 3),
        };
      }
      if (kind === "wire from sphere") {
        const r = random.int(3, 12);
        const mm = random.pick([1, 2, 3, 4, 5, 6]);
        const cm = (4 * r ** 3) / 3 / (mm / 10) ** 2;
        const metres = cm / 100;
        if (!nearlyEqual(metres * 10, Math.round(metres * 10))) return undefined;
        return {
          text: `A copper sphere of radius ${num(r, "cm")} is melted and drawn into a wire of uniform circular cross-section of radius ${num(mm, "mm")}. How long is the wire?`,
          answer: num(metres, "m"),
          distractors: [
            wrong(num(metres / 4, "m"), "using the diameter of the wire as its radius"),
            wrong(num((metres * 3) / 4, "m"), "forgetting the factor $\\frac{4}{3}$ of the sphere"),
            wrong(num(metres * 10, "m"), "a slip in changing the units of the length"),
            wrong(num(metres / 100, "m"), "treating the millimetres as centimetres"),
          ],
          explanation: [
            `The volume of the sphere is $\\frac{4}{3}\\pi \\times ${r}^3 = ${piTimes(4 * r ** 3, 3).tex}$ cubic centimetres.`,
            `The wire has the cross-section $\\pi \\times ${num(mm / 10).tex}^2 = ${num((mm / 10) ** 2).tex}\\pi$ square centimetres, so its length is $${num(cm, "cm").tex} = ${num(metres, "m").tex}$.`,
          ],
          verify: () => nearlyEqual(Math.PI * (mm / 1000) ** 2 * metres, (4 / 3) * Math.PI * (r / 100) ** 3),
        };
      }
      const edge = random.int(2, 6);
      const [a, b, c] = [edge * random.int(2, 6), edge * random.int(2, 6), edge * random.int(1, 5)];
      const answer = (a * b * c) / edge ** 3;
      return {
        text: `A wooden block measuring ${num(a, "cm")} by ${num(b, "cm")} by ${num(c, "cm")} is sawn into cubes of edge ${num(edge, "cm")}, without loss. By how much does the total surface area grow?`,
        answer: num(answer * 6 * edge * edge - 2 * (a * b + b * c + c * a), "cm^2"),
        distractors: [
          wrong(num(answer * 6 * edge * edge, "cm^2"), "forgetting to subtract the surface of the block"),
          wrong(
            num(answer * 6 * edge * edge - (a * b + b * c + c * a), "cm^2"),
            "subtracting only three faces of the block",
          ),
          wrong(num(answer * 4 * edge * edge, "cm^2"), "counting four faces of each cube"),
          wrong(num(2 * (a * b + b * c + c * a), "cm^2"), "giving the surface of the block"),
        ],
        explanation: [
          `There are $\\frac{${a} \\times ${b} \\times ${c}}{${edge}^3} = ${answer}$ cubes, with the surface $${answer} \\times 6 \\times ${edge * edge} = ${answer * 6 * edge * edge}$ square centimetres.`,
          `The block had $2(${a * b} + ${b * c} + ${c * a}) = ${2 * (a * b + b * c + c * a)}$.`,
          `The surface grows by $${num(answer * 6 * edge * edge - 2 * (a * b + b * c + c * a), "cm^2").tex}$.`,
        ],
        verify() {
          // Each cut adds two faces of its own size.
          const cuts = 2 * ((a / edge - 1) * b * c + (b / edge - 1) * a * c + (c / edge - 1) * a * b);
          return cuts === answer * 6 * edge * edge - 2 * (a * b + b * c + c * a);
        },
      };
    },
  }),
];
