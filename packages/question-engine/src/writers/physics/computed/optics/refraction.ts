import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const refraction: WriterList = [
  computed({
    name: "apparent-depth-of-layers",
    topic: "ray-optics",
    difficulty: "MEDIUM",
    write(random) {
      const oil = random.pick([1.25, 1.4, 1.5, 1.6]);
      const apparentOil = random.int(2, 12);
      const apparentWater = 3 * random.int(1, 8);
      const oilDepth = apparentOil * oil;
      const waterDepth = (apparentWater * 4) / 3;
      const answer = apparentOil + apparentWater;
      const total = oilDepth + waterDepth;
      if (answer === waterDepth || answer === oilDepth) return undefined;
      return {
        text: `A layer of oil (refractive index ${num(oil)}) ${num(oilDepth, "cm")} deep floats on water (refractive index $\\frac{4}{3}$) ${num(waterDepth, "cm")} deep. What is the apparent depth of a coin at the bottom, viewed normally from above?`,
        answer: num(answer, "cm"),
        distractors: [
          wrong(num(total, "cm"), "giving the real depth"),
          wrong(num(total - answer, "cm"), "giving the apparent rise of the coin"),
          wrong(num(apparentOil + waterDepth, "cm"), "leaving out the refraction by the water"),
          wrong(num(oilDepth + apparentWater, "cm"), "leaving out the refraction by the oil"),
          wrong(num(total / ((oil + 4 / 3) / 2), "cm", 1), "averaging the refractive indices"),
        ],
        explanation: [
          "Each layer appears to be $\\frac{d}{\\mu}$ deep.",
          `$\\frac{${bare(oilDepth)}}{${oil}} + \\frac{${bare(waterDepth)}}{4/3} = ${apparentOil} + ${apparentWater} = ${num(answer, "cm").tex}$.`,
        ],
        verify: () => nearlyEqual(oilDepth / oil + (waterDepth * 3) / 4, answer),
      };
    },
  }),
  computed({
    name: "critical-angle-circle-of-light",
    chapter: "optical-instruments",
    topic: "ray-optics",
    difficulty: "HARD",
    write(random) {
      // These refractive indices give whole circles: r = h / √(μ² − 1).
      const [label, top, bottom, other] = random.pick([
        ["\\frac{5}{4}", 5, 4, 3],
        ["\\frac{5}{3}", 5, 3, 4],
        ["\\frac{29}{21}", 29, 21, 20],
        ["\\frac{29}{20}", 29, 20, 21],
      ] as const);
      const h = other * (other < 10 ? random.int(3, 24) : random.int(1, 6));
      const r = (h * bottom) / other;
      return {
        text: `A small lamp lies ${num(h, "cm")} below the surface of a liquid of refractive index $${label}$. What is the radius of the circle on the surface through which light comes out?`,
        answer: num(r, "cm"),
        distractors: [
          wrong(num((h * other) / bottom, "cm", 0), "turning the tangent of the critical angle upside down"),
          wrong(
            num((h * bottom) / top, "cm", 0),
            "using the sine of the critical angle instead of its tangent",
          ),
          wrong(num((h * top) / bottom, "cm", 0), "multiplying the depth by the refractive index"),
          wrong(num(h, "cm"), "taking the critical angle to be $45^\\circ$"),
          wrong(num(2 * r, "cm"), "giving the diameter"),
        ],
        explanation: [
          `Light gets out only up to the critical angle $C$, with $\\sin C = \\frac{1}{\\mu} = \\frac{${bottom}}{${top}}$.`,
          `Then $\\tan C = \\frac{${bottom}}{\\sqrt{${top}^2 - ${bottom}^2}} = \\frac{${bottom}}{${other}}$.`,
          `$r = h\\tan C = ${h} \\times \\frac{${bottom}}{${other}} = ${num(r, "cm").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount / Math.hypot(amount, h), bottom / top, 1e-6),
      };
    },
  }),
  computed({
    name: "speed-of-light-in-a-medium",
    topic: "ray-optics",
    difficulty: "EASY",
    write(random) {
      const index = random.pick([1.25, 1.5, 1.5, 1.6, 2, 2.4, 2.5]);
      const solids = index < 2 ? ["a glass block", "a plastic plate"] : ["a crystal"];
      const medium = index < 1.5 ? "a transparent liquid" : random.pick(solids);
      const speed = 3 / index;
      const share = 100 * (1 - 1 / index);
      const asksShare = random.chance(0.4) && Number.isInteger(Math.round(share * 1e6) / 1e5);
      const nanometres = index * random.step(200, 480, 20);
      const asksWavelength = !asksShare && nanometres >= 400 && nanometres <= 700 && random.chance(0.7);
      if (asksShare) {
        return {
          text: `The refractive index of ${medium} is ${num(index)}. By what percentage is light slower in it than in a vacuum?`,
          answer: percent(share, 1),
          distractors: [
            wrong(percent(100 / index, 1), "giving the speed itself as a percentage"),
            // A loss of the whole speed or more would be rejected at a glance.
            ...(index < 2
              ? [wrong(percent(100 * (index - 1), 1), "subtracting 1 from the refractive index")]
              : []),
            wrong(percent(100 / (index + 1), 1), "dividing by $\\mu + 1$"),
            wrong(percent(share / 2, 1), "halving the result"),
            wrong(percent(100 - 100 / index ** 2, 1), "squaring the refractive index"),
          ],
          explanation: [
            `$v = \\frac{c}{\\mu} = \\frac{c}{${index}} = ${bare(1 / index, 3)}c$.`,
            `It is slower by $1 - ${bare(1 / index, 3)}$, that is by ${percent(share, 1)}.`,
          ],
          satisfies: (amount) => nearlyEqual((1 - amount) * index, 1, 2e-3),
        };
      }
      if (asksWavelength) {
        return {
          text: `Light of wavelength ${num(nanometres, "nm")} in a vacuum enters ${medium} of refractive index ${num(index)}. What is its wavelength there?`,
          answer: num(nanometres / index, "nm"),
          distractors: [
            wrong(num(nanometres * index, "nm"), "multiplying by the refractive index"),
            wrong(num(nanometres, "nm"), "taking the wavelength instead of the frequency to stay the same"),
            wrong(num(nanometres / index ** 2, "nm", 0), "dividing by the square of the refractive index"),
            wrong(num(nanometres / (index + 1), "nm", 0), "dividing by $\\mu + 1$"),
          ],
          explanation: [
            "The frequency stays the same and the speed falls to $\\frac{c}{\\mu}$, so the wavelength falls to $\\frac{\\lambda}{\\mu}$.",
            `$\\frac{${bare(nanometres)}}{${index}} = ${num(nanometres / index, "nm").tex}$.`,
          ],
          verify: () => nearlyEqual((nanometres / index) * index, nanometres),
        };
      }
      return {
        text: `The refractive index of ${medium} is ${num(index)}. How fast does light travel in it? Take $c = 3 \\times 10^8\\ \\mathrm{m/s}$.`,
        answer: `$${bare(speed)} \\times 10^8\\ \\mathrm{m/s}$`,
        distractors: [
          wrong(`$${bare(3 * index)} \\times 10^8\\ \\mathrm{m/s}$`, "multiplying by the refractive index"),
          wrong(
            "$3 \\times 10^8\\ \\mathrm{m/s}$",
            "taking the speed of light to be the same in every medium",
          ),
          wrong(
            `$${bare(3 / index ** 2)} \\times 10^8\\ \\mathrm{m/s}$`,
            "dividing by the square of the refractive index",
          ),
          wrong(
            `$${bare(3 - speed)} \\times 10^8\\ \\mathrm{m/s}$`,
            "giving by how much light is slower there",
          ),
        ],
        explanation: [
          "$v = \\frac{c}{\\mu}$.",
          `$v = \\frac{3 \\times 10^8}{${index}} = ${bare(speed)} \\times 10^8\\ \\mathrm{m/s}$.`,
        ],
        verify: () => nearlyEqual(speed * index, 3),
      };
    },
  }),
  computed({
    name: "prism-minimum-deviation",
    topic: "ray-optics",
    difficulty: "MEDIUM",
    write(random) {
      if (random.chance()) {
        const angle = 2 * random.int(25, 33);
        const deviation = 2 * random.int(15, 24);
        const asksIncidence = random.chance();
        const answer = asksIncidence ? (angle + deviation) / 2 : angle / 2;
        return {
          text: `A ray passes through a prism of angle ${num(angle, "°")} at minimum deviation, which is ${num(deviation, "°")}. What is the angle of ${asksIncidence ? "incidence on" : "refraction at"} the first face?`,
          answer: num(answer, "°"),
          distractors: [
            wrong(
              num(asksIncidence ? angle / 2 : (angle + deviation) / 2, "°"),
              `giving the angle of ${asksIncidence ? "refraction" : "incidence"}`,
            ),
            wrong(num(deviation / 2, "°"), "halving the deviation instead"),
            wrong(
              num(Math.abs(angle - deviation) / 2, "°"),
              "subtracting the deviation from the angle of the prism",
            ),
            wrong(num(angle, "°"), "giving the angle of the prism"),
          ],
          explanation: [
            "At minimum deviation the path is symmetrical: $i = e$ and $r_1 = r_2$, with $r_1 + r_2 = A$ and $i + e = A + D_m$.",
            asksIncidence
              ? `$i = \\frac{A + D_m}{2} = \\frac{${angle} + ${deviation}}{2} = ${num(answer, "°").tex}$.`
              : `$r = \\frac{A}{2} = \\frac{${angle}}{2} = ${num(answer, "°").tex}$.`,
          ],
          satisfies: (amount) => 2 * amount === (asksIncidence ? angle + deviation : angle),
        };
      }
      const small = random.int(3, 10);
      const mu = random.pick([1.4, 1.5, 1.6, 1.65, 1.7]);
      const answer = small * (mu - 1);
      return {
        text: `A thin prism of angle ${num(small, "°")} is made of glass of refractive index ${num(mu)}. Through what angle does it deviate a ray that falls on it almost at right angles?`,
        answer: num(answer, "°"),
        distractors: [
          wrong(num(small * mu, "°"), "multiplying by $\\mu$ instead of $\\mu - 1$"),
          wrong(num(small / mu, "°", 1), "dividing by the refractive index"),
          wrong(num(small * (mu + 1), "°"), "multiplying by $\\mu + 1$"),
          wrong(num(answer / 2, "°"), "halving the angle of the prism"),
        ],
        explanation: [
          "For a thin prism and small angles $\\delta = (\\mu - 1)A$.",
          `$\\delta = (${mu} - 1) \\times ${small}^\\circ = ${num(answer, "°").tex}$.`,
        ],
        verify() {
          const rad = Math.PI / 180;
          const inside = Math.asin(Math.sin((small / 2) * rad * mu)) / rad;
          return Math.abs(2 * inside - small - answer) < 0.1;
        },
      };
    },
  }),
];
