import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, percent, scientific } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, withArticle } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

export const propertiesOfMatter: WriterList = [
  computed({
    name: "hydraulic-press",
    topic: "properties-of-matter",
    difficulty: "EASY",
    write(random) {
      const small = random.pick([2, 3, 4, 5, 6, 8, 10]);
      const ratio = random.int(3, 12);
      const force = 10 * random.int(2, 20);
      const byDiameter = random.chance();
      const size = byDiameter ? "diameters" : "areas";
      const unit = byDiameter ? "cm" : "cm^2";
      const factor = byDiameter ? ratio * ratio : ratio;
      return {
        text: `The ${size} of the two pistons of a hydraulic press are ${num(small, unit)} and ${num(small * ratio, unit)}. A force of ${num(force, "N")} acts on the smaller piston. What force does the larger piston exert?`,
        answer: num(force * factor, "N"),
        distractors: ofLikeSize(num(force * factor, "N"), [
          wrong(
            num(force * (byDiameter ? ratio : ratio * ratio), "N"),
            byDiameter
              ? "forgetting that areas go as the square of the diameter"
              : "squaring the ratio of the areas",
          ),
          wrong(num(force, "N"), "taking the force instead of the pressure to be the same"),
          wrong(num(force / ratio, "N"), "dividing by the ratio"),
          wrong(num(force * small * ratio, "N"), "multiplying by the size of the larger piston"),
          wrong(num(force * (ratio + 1), "N"), "adding the force on the smaller piston"),
        ]),
        explanation: [
          "By Pascal's law the pressure is the same: $\\frac{F_1}{A_1} = \\frac{F_2}{A_2}$.",
          byDiameter
            ? `The areas stand as the squares of the diameters: $\\frac{A_2}{A_1} = ${ratio}^2 = ${factor}$.`
            : `Here $\\frac{A_2}{A_1} = ${ratio}$.`,
          `$F_2 = ${force} \\times ${factor} = ${num(force * factor, "N").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount / factor, force),
      };
    },
  }),
  computed({
    name: "floating-body-fraction",
    topic: "properties-of-matter",
    difficulty: "EASY",
    write(random) {
      const [liquid, density] = random.pick([
        ["water", 1000],
        ["brine", 1200],
        ["an oil", 900],
        ["glycerine", 1250],
        ["kerosene", 800],
      ] as const);
      const under = random.step(20, 90, 5);
      const own = (density * under) / 100;
      const asksDensity = random.chance();
      return {
        text: asksDensity
          ? `A block floats in ${liquid} of density ${num(density, "kg/m^3")} with $${under}\\%$ of its volume below the surface. What is the density of the block?`
          : `A block of density ${num(own, "kg/m^3")} floats in ${liquid} of density ${num(density, "kg/m^3")}. What percentage of its volume is above the surface?`,
        answer: asksDensity ? num(own, "kg/m^3") : percent(100 - under),
        distractors: asksDensity
          ? [
              wrong(num((density * (100 - under)) / 100, "kg/m^3"), "using the part above the surface"),
              wrong(num((density * 100) / under, "kg/m^3", 0), "dividing by the part below the surface"),
              wrong(num(1000 * (under / 100), "kg/m^3"), "taking the liquid to be water"),
              wrong(
                num((density * (100 + under)) / 100, "kg/m^3"),
                "adding the part below the surface to the whole",
              ),
            ]
          : [
              wrong(percent(under), "giving the part below the surface"),
              wrong(percent((100 * (density - own)) / own, 1), "dividing by the density of the block"),
              wrong(percent(100 - own / 10, 1), "taking the liquid to be water"),
              wrong(percent(under / 2), "halving the part below the surface"),
            ].filter(
              ({ value }) => typeof value !== "string" && (value.number ?? 0) > 0 && (value.number ?? 0) < 1,
            ),
        explanation: [
          "A floating body displaces its own weight: $\\rho_{body} V = \\rho_{liquid} V_{below}$.",
          asksDensity
            ? `$\\rho = ${density} \\times ${bare(under / 100)} = ${num(own, "kg/m^3").tex}$.`
            : `The part below is $\\frac{${bare(own)}}{${density}} = ${under}\\%$, so the part above is $${percent(100 - under).tex}$.`,
        ],
        verify: () => nearlyEqual(own * 100, density * under),
      };
    },
  }),
  computed({
    name: "stretch-of-a-wire",
    depth: 2,
    topic: "properties-of-matter",
    difficulty: "MEDIUM",
    write(random) {
      const [metal, gigapascals] = random.pick([
        ["steel", 200],
        ["copper", 120],
        ["aluminium", 70],
        ["brass", 100],
      ] as const);
      const length = random.pick([1, 1.5, 2, 2.5, 3, 4, 5]);
      const area = random.pick([0.5, 1, 2, 4]); // square millimetres
      const mass = random.pick([2, 4, 5, 7, 8, 10, 12, 14, 20]);
      const stretch = (mass * 10 * length) / (area * gigapascals); // millimetres
      if (!Number.isInteger(Math.round(stretch * 1e6) / 1e4) || stretch < 0.1) return undefined;
      return {
        text: `${capitalise(withArticle(metal))} wire ${num(length, "m")} long and ${num(area, "mm^2")} in cross-section hangs from a beam. By how much does it stretch when a load of ${num(mass, "kg")} is hung from it? Young's modulus of ${metal} is ${scientific(gigapascals * 1e9, "Pa")}. ${TAKE_G}`,
        answer: num(stretch, "mm"),
        distractors: ofLikeSize(num(stretch, "mm"), [
          wrong(num(stretch / 10, "mm"), "taking the mass as the force, without $g$"),
          wrong(num(stretch / length, "mm"), "leaving out the length of the wire"),
          wrong(num(stretch * area * area, "mm"), "multiplying by the area instead of dividing by it"),
          wrong(num(stretch * 10, "mm"), "slipping by a power of ten in the units"),
          wrong(num(stretch / 2, "mm"), "putting in a factor $\\frac{1}{2}$"),
        ]),
        explanation: [
          "$Y = \\frac{F/A}{\\Delta L/L}$, so $\\Delta L = \\frac{FL}{AY}$.",
          `$\\Delta L = \\frac{${mass * 10} \\times ${length}}{${area} \\times 10^{-6} \\times ${scientific(gigapascals * 1e9).tex}} = ${num(stretch, "mm").tex}$.`,
        ],
        verify: () =>
          nearlyEqual(((mass * 10) / (area * 1e-6) / ((stretch * 1e-3) / length)) * 1e-9, gigapascals),
      };
    },
  }),
  computed({
    name: "bernoulli-in-a-narrowing-pipe",
    topic: "properties-of-matter",
    difficulty: "MEDIUM",
    write(random) {
      const v = random.int(1, 5);
      const ratio = random.pick([2, 3, 4]);
      const area = random.pick([10, 20, 30, 40]);
      const fast = v * ratio;
      const drop = 0.5 * (fast * fast - v * v); // kilopascals for water
      const wide = area * ratio;
      return {
        text: `Water (density ${num(1000, "kg/m^3")}) flows steadily through a horizontal pipe whose cross-section narrows from ${num(wide, "cm^2")} to ${num(area, "cm^2")}. Its speed in the wide part is ${num(v, "m/s")}. How much lower is the pressure in the narrow part?`,
        answer: num(drop, "kPa"),
        distractors: [
          wrong(num(0.5 * (fast - v) ** 2, "kPa"), "squaring the difference of the speeds"),
          wrong(num(2 * drop, "kPa"), "forgetting the factor $\\frac{1}{2}$"),
          wrong(num(0.5 * fast * fast, "kPa"), "leaving out the speed in the wide part"),
          wrong(num(0.5 * (fast * fast + v * v), "kPa"), "adding the squares of the speeds"),
          wrong(num(0.5 * v * v, "kPa"), "leaving out the speed in the narrow part"),
        ],
        explanation: [
          `Continuity: $v_2 = ${v} \\times \\frac{${wide}}{${area}} = ${num(fast, "m/s").tex}$.`,
          `Bernoulli: $p_1 - p_2 = \\frac{1}{2}\\rho(v_2^2 - v_1^2) = \\frac{1}{2} \\times 1000 \\times (${fast * fast} - ${v * v}) = ${num(drop, "kPa").tex}$.`,
        ],
        verify: () => nearlyEqual(drop, 0.5 * (fast - v) * (fast + v)),
      };
    },
  }),
  computed({
    name: "energy-when-drops-merge",
    depth: 5,
    chapter: "surface-tension",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write(random) {
      const cube = random.pick([2, 3, 4, 5, 10]); // ratio of the radii
      const n = cube ** 3;
      const asksRatio = random.chance(0.35);
      if (asksRatio) {
        return {
          text: `Suppose that ${n} equal droplets of ${random.pick(["mercury", "water", "oil"])} merge into one large drop. What is the ratio of the total surface energy before to the surface energy after?`,
          answer: num(cube),
          distractors: [
            wrong(num(cube * cube), "taking the ratio of the surfaces of one droplet and the large drop"),
            wrong(num(n), "counting the droplets only"),
            wrong(num(Math.sqrt(n)), "taking the square root of the number of droplets"),
            wrong(num(1), "taking the surface energy to be conserved"),
          ],
          explanation: [
            `The volume is conserved: $${n} \\cdot \\frac{4}{3}\\pi r^3 = \\frac{4}{3}\\pi R^3$, so $R = ${cube}r$.`,
            `Surfaces: before $${n} \\cdot 4\\pi r^2$, after $4\\pi R^2 = ${cube * cube} \\cdot 4\\pi r^2$.`,
            `The ratio is $\\frac{${n}}{${cube * cube}} = ${cube}$.`,
          ],
          verify: () => nearlyEqual(n / (n ** (1 / 3)) ** 2, cube, 1e-6),
        };
      }
      // With r in millimetres and T in N/m, energies are 4π T r² micro-joules.
      const r = random.pick([0.1, 0.2, 0.5, 1]);
      const [liquid, tension] = random.pick([
        ["mercury", 0.5],
        ["water", 0.07],
        ["soapy water", 0.03],
        ["glycerine", 0.06],
      ] as const);
      const surface = 4 * 3.14 * r * r * tension * 1e-6;
      const released = (n - cube * cube) * surface;
      return {
        text: `Suppose that ${n} droplets of ${liquid}, each of radius ${num(r, "mm")}, merge into a single drop. How much surface energy is set free? The surface tension is ${num(tension, "N/m")}; take $\\pi = 3.14$ and round to three figures.`,
        answer: scientific(released, "J"),
        distractors: [
          wrong(scientific(n * surface, "J"), "leaving out the surface of the large drop"),
          wrong(scientific((n - 1) * surface, "J"), "giving the large drop the surface of one droplet"),
          wrong(scientific(released / 4, "J"), "using $\\pi r^2$ for the surface of a sphere"),
          wrong(scientific(cube * cube * surface, "J"), "giving the energy of the large drop"),
          wrong(scientific(2 * released, "J"), "counting two surfaces, as for a bubble"),
        ],
        explanation: [
          `Volume: $R^3 = ${n}r^3$, so $R = ${cube}r$.`,
          `Surface lost: $4\\pi(${n}r^2 - R^2) = 4\\pi r^2(${n} - ${cube * cube}) = ${n - cube * cube} \\times 4\\pi r^2$.`,
          `Energy: $${tension} \\times ${n - cube * cube} \\times 4 \\times 3.14 \\times (${r} \\times 10^{-3})^2 = ${scientific(released, "J").tex}$.`,
        ],
        verify: () => nearlyEqual((released / surface + cube * cube) / n, 1),
      };
    },
  }),
  computed({
    name: "weights-in-two-liquids",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write(random) {
      const volume = random.int(2, 10) * 10; // cubic centimetres
      const solid = random.pick([2.5, 2.7, 3, 4, 5, 7.8, 8, 8.9]);
      const liquid = random.pick([0.8, 0.9, 1.2, 1.25, 1.5, 1.8]);
      const air = (volume * solid) / 100; // newtons with g = 10
      const water = (volume * (solid - 1)) / 100;
      const other = (volume * (solid - liquid)) / 100;
      if (![air, water, other].every((weight) => Number.isInteger(Math.round(weight * 1e6) / 1e4)))
        return undefined;
      return {
        text: `A solid weighs ${num(air, "N")} in air, ${num(water, "N")} when fully under water and ${num(other, "N")} when fully under another liquid. What is the density of the liquid, if that of water is ${num(1000, "kg/m^3")}?`,
        answer: num(liquid * 1000, "kg/m^3"),
        distractors: [
          wrong(num(1000 * (2 - liquid), "kg/m^3"), "adding the difference of the losses on the wrong side"),
          wrong(num(500 * (1 + liquid), "kg/m^3"), "taking the mean of the two densities"),
          wrong(num((1000 * other) / water, "kg/m^3", 0), "dividing the weights in the two liquids"),
          wrong(num(1000 / liquid, "kg/m^3", 0), "turning the ratio of the losses upside down"),
          wrong(num(solid * 1000, "kg/m^3"), "giving the density of the solid"),
          wrong(num((1000 * (air - other)) / air, "kg/m^3", 0), "dividing the loss by the weight in air"),
          wrong(
            num((1000 * water) / other, "kg/m^3", 0),
            "dividing the weights in the two liquids the other way round",
          ),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) >= 400),
        explanation: [
          "The loss of weight is the weight of the liquid displaced, and the displaced volume is the same in both.",
          `Loss in water: $${bare(air)} - ${bare(water)} = ${num(air - water, "N").tex}$; loss in the liquid: $${bare(air)} - ${bare(other)} = ${num(air - other, "N").tex}$.`,
          `$\\rho = 1000 \\times \\frac{${bare(air - other)}}{${bare(air - water)}} = ${num(liquid * 1000, "kg/m^3").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount * (air - water), 1000 * (air - other), 1e-6),
      };
    },
  }),
  computed({
    name: "jet-from-a-hole-in-a-tank",
    chapter: "fluids",
    topic: "properties-of-matter",
    difficulty: "HARD",
    write(random) {
      const depth = random.pick([5, 20, 45, 80, 125]); // centimetres under the surface
      const height = random.pick([5, 20, 45, 80, 125]); // above the ground
      if (depth === height) return undefined;
      const range = 2 * Math.sqrt(depth * height);
      return {
        text: `A tank stands on level ground and holds water to a height of ${num(depth + height, "cm")}. Water spurts out horizontally from a small hole in its side, ${num(depth, "cm")} below the surface. How far from the foot of the wall does the jet strike the ground? ${TAKE_G}`,
        answer: num(range, "cm"),
        distractors: [
          wrong(num(range / 2, "cm"), "losing the factor 2 in $2\\sqrt{hy}$"),
          wrong(num(depth + height, "cm"), "taking the range to equal the height of the water"),
          wrong(
            num(2 * Math.sqrt(depth * (depth + height)), "cm", 0),
            "letting the jet fall through the whole height of the water",
          ),
          wrong(
            num(2 * Math.sqrt(height * (depth + height)), "cm", 0),
            "using the whole height of the water for the speed",
          ),
          wrong(num(2 * depth, "cm"), "letting the jet fall through the depth of the hole"),
          wrong(num(2 * height, "cm"), "using the height of the hole for the speed"),
        ],
        explanation: [
          `Torricelli: $v = \\sqrt{2gh} = \\sqrt{2 \\times 10 \\times ${bare(depth / 100)}} = ${num(Math.sqrt(depth / 5), "m/s").tex}$.`,
          `Time to fall ${num(height, "cm")}: $t = \\sqrt{\\frac{2 \\times ${bare(height / 100)}}{10}} = ${num(Math.sqrt(height / 500), "s").tex}$.`,
          `Range: $x = vt = ${num(range, "cm").tex}$.`,
        ],
        verify: () => nearlyEqual(100 * Math.sqrt(depth / 5) * Math.sqrt(height / 500), range),
      };
    },
  }),
];
