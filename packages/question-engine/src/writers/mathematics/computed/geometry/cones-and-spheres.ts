import { whoseNumber } from "../../../../kit/amounts.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { fraction, num, piTimes, surd } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const conesAndSpheres: WriterList = [
  computed({
    name: "cone-slant-height-and-cloth",
    topic: "mensuration-solids",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, s] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const [r, h] = random.chance() ? [p, q] : [q, p];
      const given = random.pick(["height", "volume"] as const);
      return {
        text:
          given === "height"
            ? `A conical tent has a base of radius ${num(r, "m")} and a height of ${num(h, "m")}. How much canvas is needed for its curved surface?`
            : `A conical tent with a base of radius ${num(r, "m")} encloses a volume of ${piTimes(r * r * h, 3, "m^3")}. How much canvas is needed for its curved surface?`,
        answer: piTimes(r * s, 1, "m^2"),
        distractors: [
          wrong(piTimes(r * h, 1, "m^2"), "using the height instead of the slant height"),
          wrong(piTimes(r * (r + s), 1, "m^2"), "adding the floor"),
          wrong(piTimes(2 * r * s, 1, "m^2"), "taking a factor 2 as for a cylinder"),
          wrong(piTimes(r * (r + h), 1, "m^2"), "adding radius and height for the slant height"),
        ],
        explanation: [
          ...(given === "volume"
            ? [
                `From $\\frac{1}{3}\\pi \\times ${r}^2 h = ${piTimes(r * r * h, 3).tex}$ the height is $h = ${h}$ metres.`,
              ]
            : []),
          `The slant height is $l = \\sqrt{${r}^2 + ${h}^2} = ${s}$ metres.`,
          `The curved surface is $\\pi r l = \\pi \\times ${r} \\times ${s} = ${piTimes(r * s, 1, "m^2").tex}$.`,
        ],
        verify: () => r * r + h * h === s * s,
      };
    },
  }),
  computed({
    name: "sphere-raises-the-water",
    topic: "mensuration-solids",
    difficulty: "MEDIUM",
    write(random) {
      const s = random.pick([1, 2, 3, 6]);
      const count = random.int(1, 12);
      const r = s * random.int(2, 4);
      const rise = (4 * count * s ** 3) / (3 * r * r);
      if (!nearlyEqual(rise * 10, Math.round(rise * 10)) || rise > 15) return undefined;
      return {
        text: `${count === 1 ? "A metal ball" : `${capitalise(numberWord(count))} equal metal balls`} of radius ${num(s, "cm")} ${count === 1 ? "is" : "are"} lowered into a cylindrical jar of radius ${num(r, "cm")} that is partly filled with water, and ${count === 1 ? "it is" : "they are"} wholly covered without any overflow. By how much does the water level rise?`,
        answer: num(rise, "cm"),
        distractors: [
          wrong(num((count * s ** 3) / (r * r), "cm"), "forgetting the factor $\\frac{4}{3}$ of the sphere"),
          wrong(num(rise / 2, "cm"), "counting half of each ball"),
          wrong(num(4 * rise, "cm"), "halving the radius of the jar"),
          wrong(num(3 * rise, "cm"), "forgetting to divide by 3"),
          wrong(num(2 * rise, "cm"), "doubling the volume of the balls"),
          wrong(num(rise / 4, "cm"), "doubling the radius of the jar"),
        ],
        explanation: [
          `The ball${count === 1 ? " pushes" : "s push"} aside $${count === 1 ? "" : `${count} \\times `}\\frac{4}{3}\\pi \\times ${s}^3 = ${piTimes(4 * count * s ** 3, 3).tex}$ cubic centimetres of water.`,
          `Spread over the cross-section $\\pi \\times ${r}^2$, this raises the level by $\\frac{${fraction(4 * count * s ** 3, 3).tex}}{${r * r}} = ${num(rise, "cm").tex}$.`,
        ],
        verify: () => nearlyEqual(Math.PI * r * r * rise, count * (4 / 3) * Math.PI * s ** 3),
      };
    },
  }),
  computed({
    name: "frustum-bucket",
    topic: "mensuration-solids",
    difficulty: "MEDIUM",
    write(random) {
      const [step, h, slant] = random.pick([
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [10, 24, 26],
        [12, 35, 37],
        [15, 36, 39],
        [16, 30, 34],
      ] as const);
      const r = random.int(3, 14);
      const R = r + step;
      // A bucket is at least as deep as half of its width.
      if (R > h) return undefined;
      const asksVolume = random.chance();
      const told = random.chance();
      const answer = asksVolume
        ? piTimes(h * (R * R + R * r + r * r), 3, "cm^3")
        : piTimes((R + r) * slant, 1, "cm^2");
      const depth = told ? `a height of ${num(h, "cm")}` : `a slant height of ${num(slant, "cm")}`;
      return {
        text: `A bucket is a frustum of a cone with end radii ${num(R, "cm")} and ${num(r, "cm")} and ${depth}. ${asksVolume ? "How much can it hold when full?" : "What is the area of its curved surface?"}`,
        answer,
        distractors: asksVolume
          ? [
              wrong(
                piTimes(slant * (R * R + R * r + r * r), 3, "cm^3"),
                "using the slant height instead of the height",
              ),
              wrong(piTimes(h * (R * R + r * r), 3, "cm^3"), "leaving out the middle term $Rr$"),
              wrong(piTimes(h * (R * R + r * r), 2, "cm^3"), "averaging the two end areas"),
              wrong(piTimes(h * (R + r) ** 2, 4, "cm^3"), "using the mean radius as in a cylinder"),
            ]
          : [
              wrong(piTimes((R + r) * h, 1, "cm^2"), "using the height instead of the slant height"),
              wrong(piTimes((R + r) * slant + r * r, 1, "cm^2"), "adding the base"),
              wrong(piTimes((R - r) * slant, 1, "cm^2"), "subtracting the radii instead of adding them"),
              wrong(piTimes(2 * (R + r) * slant, 1, "cm^2"), "taking both radii twice"),
            ],
        explanation: [
          `The radii differ by $${R} - ${r} = ${step}$, so $l^2 = h^2 + ${step}^2$: the height is ${num(h, "cm")} and the slant height is ${num(slant, "cm")}.`,
          asksVolume
            ? `$V = \\frac{1}{3}\\pi h(R^2 + Rr + r^2) = \\frac{1}{3}\\pi \\times ${h} \\times (${R * R} + ${R * r} + ${r * r}) = ${answer.tex}$.`
            : `$S = \\pi(R + r)l = \\pi \\times ${R + r} \\times ${slant} = ${answer.tex}$.`,
        ],
        verify() {
          // The frustum as the difference of two cones.
          const full = (h * R) / step;
          const rest = full - h;
          const expected = asksVolume
            ? (Math.PI * (R * R * full - r * r * rest)) / 3
            : Math.PI * (R * Math.hypot(R, full) - r * Math.hypot(r, rest));
          return nearlyEqual(expected, answer.number ?? 0, 1e-7);
        },
      };
    },
  }),
  computed({
    name: "sphere-inscribed-in-a-cone",
    topic: "mensuration-solids",
    difficulty: "HARD",
    write(random) {
      const [p, q, s] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const scale = random.int(1, 4);
      const [r, h, l] = random.chance()
        ? [p * scale, q * scale, s * scale]
        : [q * scale, p * scale, s * scale];
      const kind = random.pick(["inside", "around"] as const);
      // In the axial section: inradius of the isosceles triangle, and its circumradius.
      const inner = fraction(r * h, r + l, "cm");
      const outer = fraction(l * l, 2 * h, "cm");
      // A sphere inside is no higher and no wider than the cone, and one around it no smaller.
      const fits = (radius: number) =>
        kind === "inside" ? radius < h / 2 && radius < r : radius > h / 2 && radius >= r;
      return {
        text:
          kind === "inside"
            ? `What is the radius of the largest sphere that fits inside a cone of base radius ${num(r, "cm")} and height ${num(h, "cm")}?`
            : `A cone of base radius ${num(r, "cm")} and height ${num(h, "cm")} is inscribed in a sphere, so that its apex and the rim of its base lie on the sphere. What is the radius of the sphere?`,
        answer: kind === "inside" ? inner : outer,
        distractors: (kind === "inside"
          ? [
              wrong(fraction(r * h, r + h, "cm"), "using the height instead of the slant height below"),
              wrong(fraction(h, 3, "cm"), "taking a third of the height, as in an equilateral section"),
              wrong(fraction(r * h, 2 * (r + l), "cm"), "halving once too often"),
              wrong(fraction(r * h, h + l, "cm"), "adding the height instead of the radius below"),
              wrong(fraction(r * h, 2 * r + l, "cm"), "adding the whole base to one slant height"),
              wrong(fraction(r * h, r + h + l, "cm"), "dividing by the sum of all three lengths"),
              wrong(fraction(h, 4, "cm"), "taking the place of the centre of mass"),
            ]
          : [
              wrong(
                fraction(2 * h, 3, "cm"),
                "taking two thirds of the height, as in an equilateral section",
              ),
              wrong(fraction(l * l, h, "cm"), "giving the diameter"),
              wrong(fraction(l, 1, "cm"), "taking the slant height"),
              wrong(fraction(r * r + l * l, 2 * h, "cm"), "adding the square of the base radius twice"),
              wrong(fraction(l * l, 2 * r, "cm"), "dividing by the radius instead of the height"),
              wrong(fraction(l + h, 2, "cm"), "taking the mean of the height and the slant height"),
              wrong(fraction(l + r, 2, "cm"), "taking the mean of the radius and the slant height"),
            ]
        ).filter(whoseNumber((number) => fits(number))),
        explanation: [
          ...(kind === "inside" ? [`The slant height is $\\sqrt{${r}^2 + ${h}^2} = ${l}$ centimetres.`] : []),
          kind === "inside"
            ? `In the axial section, a triangle with sides ${2 * r}, ${l} and ${l} and area ${r * h}, the radius is the area divided by half of the perimeter: $\\frac{${r * h}}{${r + l}} = ${inner.tex}$.`
            : `The centre lies on the axis, at the distance $R$ from the apex: $R^2 = ${r}^2 + (${h} - R)^2$, so $${2 * h}R = ${l * l}$ and $R = ${outer.tex}$.`,
        ],
        verify() {
          if (kind === "around") {
            const R = outer.number ?? 0;
            return nearlyEqual(R * R, r * r + (h - R) ** 2);
          }
          // Distance from the centre (0, x) to the slant line equals x.
          const x = inner.number ?? 0;
          return nearlyEqual(((h - x) * r) / l, x);
        },
      };
    },
  }),
  computed({
    name: "toy-of-cone-and-hemisphere",
    topic: "mensuration-solids",
    difficulty: "MEDIUM",
    write(random) {
      const scale = random.int(1, 5);
      const [p = 0, q = 0, l = 0] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4)).map((side) => side * scale);
      if (l > 30) return undefined;
      const [r, h] = random.chance() ? [p, q] : [q, p];
      const ask = random.pick(["volume", "surface"] as const);
      const thing = r > 10 ? "solid" : "toy";
      const total = r + h;
      const answer =
        ask === "volume" ? piTimes(r * r * (h + 2 * r), 3, "cm^3") : piTimes(r * (l + 2 * r), 1, "cm^2");
      return {
        text: `A ${thing} consists of a cone mounted on a hemisphere of the same radius ${num(r, "cm")}, base on base. The total height of the ${thing} is ${num(total, "cm")}. What is its ${ask === "volume" ? "volume" : "total surface area"}?`,
        answer,
        distractors:
          ask === "volume"
            ? [
                wrong(
                  piTimes(r * r * (total + 2 * r), 3, "cm^3"),
                  "taking the total height as the height of the cone",
                ),
                wrong(piTimes(r * r * (h + 4 * r), 3, "cm^3"), "adding a whole sphere"),
                wrong(piTimes(r * r * (3 * h + 2 * r), 3, "cm^3"), "treating the cone as a cylinder"),
                wrong(piTimes(r * r * h, 3, "cm^3"), "leaving out the hemisphere"),
              ]
            : [
                wrong(piTimes(r * (l + 3 * r), 1, "cm^2"), "adding a circle where the two parts meet"),
                wrong(
                  piTimes(r * (h + 2 * r), 1, "cm^2"),
                  "using the height of the cone instead of its slant height",
                ),
                wrong(piTimes(r * (l + 4 * r), 1, "cm^2"), "adding the surface of a whole sphere"),
                wrong(
                  surd(r, total * total + r * r, 1, "cm^2"),
                  "taking the total height as the height of the cone",
                ),
              ].slice(0, 3),
        explanation: [
          `The hemisphere takes ${num(r, "cm")} of the height, so the cone is ${num(h, "cm")} high${ask === "surface" ? ` and its slant height is $\\sqrt{${r}^2 + ${h}^2} = ${num(l, "cm").tex}$` : ""}.`,
          ask === "volume"
            ? `$V = \\frac{1}{3}\\pi \\times ${r}^2 \\times ${h} + \\frac{2}{3}\\pi \\times ${r}^3 = ${answer.tex}$.`
            : `The curved surfaces are $\\pi r l + 2\\pi r^2 = \\pi \\times ${r} \\times ${l} + 2\\pi \\times ${r}^2 = ${answer.tex}$.`,
        ],
        verify() {
          if (ask === "surface")
            return nearlyEqual(Math.PI * r * Math.hypot(r, h) + 2 * Math.PI * r * r, answer.number ?? 0);
          let volume = 0;
          const n = 3000;
          for (let k = 0; k < n; k++) {
            const t = (k + 0.5) / n;
            volume += Math.PI * (r * t) ** 2 * (h / n) + Math.PI * (r * r - (r * t) ** 2) * (r / n);
          }
          return nearlyEqual(volume, answer.number ?? 0, 1e-5);
        },
      };
    },
  }),
];
