import { nearlyEqual } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { num, percent } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { bare } from "../given.ts";

export const rayOptics: WriterList = [
  computed({
    name: "power-of-lenses-in-contact",
    topic: "ray-optics",
    difficulty: "EASY",
    write(random) {
      const first = random.pick([10, 20, 25, 40, 50]);
      const second = random.pick([20, 25, 40, 50, 100].filter((f) => f !== first));
      const diverges = random.chance();
      const p1 = 100 / first;
      const p2 = (diverges ? -100 : 100) / second;
      const power = p1 + p2;
      return {
        text: `A converging lens of focal length ${num(first, "cm")} is placed in contact with a ${diverges ? "diverging" : "converging"} lens of focal length ${num(second, "cm")}. What is the power of the combination?`,
        answer: num(power, "D"),
        distractors: ofLikeSize(num(power, "D"), [
          wrong(
            num(p1 - p2, "D"),
            `giving the power of the ${diverges ? "diverging lens a positive" : "second lens a negative"} sign`,
          ),
          wrong(
            num(100 / (first + (diverges ? -second : second)), "D"),
            "adding the focal lengths instead of the powers",
          ),
          wrong(num(power / 100, "D", 3), "leaving the focal lengths in centimetres"),
          wrong(num(-power, "D"), "changing the sign of the result"),
        ]),
        explanation: [
          "$P = \\frac{1}{f}$ with $f$ in metres; a diverging lens has a negative power. In contact the powers add.",
          `$P = \\frac{1}{${bare(first / 100)}} ${diverges ? "-" : "+"} \\frac{1}{${bare(second / 100)}} = ${bare(p1)} ${diverges ? "-" : "+"} ${bare(Math.abs(p2))} = ${num(power, "D").tex}$.`,
        ],
        satisfies: (worth) => nearlyEqual(worth / 100, 1 / first + (diverges ? -1 : 1) / second, 1e-6),
      };
    },
  }),
  computed({
    name: "mirror-image-distance",
    topic: "ray-optics",
    difficulty: "EASY",
    write(random) {
      const f = random.pick([5, 6, 8, 10, 12, 15, 20, 24, 30]);
      const u = random.pick([1.5, 2, 2.5, 3, 4, 5, 6]) * f;
      const v = (u * f) / (u - f);
      if (!Number.isInteger(v) || !Number.isInteger(u) || u === v) return undefined;
      const asked = random.pick(["image", "radius"] as const);
      if (asked === "radius") {
        return {
          text: `An object ${num(u, "cm")} in front of a concave mirror has a real image ${num(v, "cm")} in front of it. What is the radius of curvature of the mirror?`,
          answer: num(2 * f, "cm"),
          distractors: [
            wrong(num(f, "cm"), "giving the focal length"),
            wrong(num(u + v, "cm"), "adding the two distances"),
            wrong(
              num((2 * u * v) / Math.abs(u - v), "cm", 0),
              "taking one of the distances with the wrong sign",
            ),
            wrong(num((u + v) / 2, "cm"), "averaging the two distances"),
          ],
          explanation: [
            `$\\frac{1}{f} = \\frac{1}{u} + \\frac{1}{v} = \\frac{1}{${u}} + \\frac{1}{${v}}$ (sizes, both on the same side), so $f = ${num(f, "cm").tex}$.`,
            `$R = 2f = ${num(2 * f, "cm").tex}$.`,
          ],
          satisfies: (worth) => nearlyEqual(2 / worth, 1 / u + 1 / v),
        };
      }
      return {
        text: `An object stands ${num(u, "cm")} in front of a concave mirror of focal length ${num(f, "cm")}. How far from the mirror is its image?`,
        answer: num(v, "cm"),
        distractors: [
          wrong(
            num((u * f) / (u + f), "cm", 1),
            "adding $\\frac{1}{f}$ and $\\frac{1}{u}$ instead of subtracting, as for a convex mirror",
          ),
          wrong(num(u - f, "cm"), "subtracting the focal length from the object distance"),
          wrong(num(2 * f, "cm"), "giving the distance of the centre of curvature"),
          wrong(num(u, "cm"), "taking the image to lie at the object"),
          wrong(num(u + f, "cm"), "adding the focal length"),
        ],
        explanation: [
          `For the real image $\\frac{1}{v} = \\frac{1}{f} - \\frac{1}{u} = \\frac{1}{${f}} - \\frac{1}{${u}}$ (sizes of the distances).`,
          `$v = \\frac{${f} \\times ${u}}{${u} - ${f}} = ${num(v, "cm").tex}$.`,
        ],
        satisfies: (worth) => nearlyEqual(1 / worth + 1 / u, 1 / f),
      };
    },
  }),
  computed({
    name: "lens-magnification",
    topic: "ray-optics",
    difficulty: "MEDIUM",
    write(random) {
      const m = random.pick([2, 3, 4, 5]);
      const f = random.pick([6, 8, 10, 12, 15, 20, 24, 30]);
      const real = random.chance();
      const u = real ? (f * (m + 1)) / m : (f * (m - 1)) / m;
      if (!Number.isInteger(u * 10)) return undefined;
      return {
        text: `A convex lens of focal length ${num(f, "cm")} forms a ${real ? "real" : "virtual"} image ${["", "", "twice", "three times", "four times", "five times"][m]} as large as the object. How far is the object from the lens?`,
        answer: num(u, "cm"),
        distractors: [
          wrong(
            num(real ? (f * (m - 1)) / m : (f * (m + 1)) / m, "cm"),
            `finding the place for the ${real ? "virtual" : "real"} image`,
          ),
          wrong(num(m * u, "cm"), "giving the distance of the image"),
          wrong(num(f / m, "cm"), "dividing the focal length by the magnification"),
          wrong(num(f * m, "cm"), "multiplying the focal length by the magnification"),
        ],
        explanation: [
          real
            ? `A real image lies on the other side: $v = ${m}u$ and $\\frac{1}{u} + \\frac{1}{${m}u} = \\frac{1}{${f}}$.`
            : `A virtual image lies on the side of the object: $\\frac{1}{u} - \\frac{1}{${m}u} = \\frac{1}{${f}}$.`,
          `$u = ${f} \\times \\frac{${real ? m + 1 : m - 1}}{${m}} = ${num(u, "cm").tex}$.`,
        ],
        satisfies: (worth) => nearlyEqual(1 / worth + (real ? 1 : -1) / (m * worth), 1 / f),
      };
    },
  }),
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
        satisfies: (worth) => nearlyEqual(worth / Math.hypot(worth, h), bottom / top, 1e-6),
      };
    },
  }),
  computed({
    name: "lens-in-a-liquid",
    topic: "ray-optics",
    difficulty: "HARD",
    write(random) {
      const glass = random.pick([1.5, 1.6, 1.8]);
      const liquid = random.pick([1.2, 1.25, 1.6, 1.7, 4 / 3]);
      const f = random.pick([10, 12, 15, 20, 24, 30, 40]);
      if (glass === liquid) return undefined;
      const after = (f * (glass - 1) * liquid) / (glass - liquid);
      if (!Number.isInteger(Math.round(after * 1e6) / 1e6) || Math.abs(after) > 900) return undefined;
      const shown = liquid === 4 / 3 ? "\\frac{4}{3}" : `${liquid}`;
      return {
        text: `A lens of glass of refractive index ${num(glass)} has a focal length of $+${f}\\ \\mathrm{cm}$ in air. What is its focal length in a liquid of refractive index $${shown}$?`,
        answer: num(after, "cm", 0),
        distractors: [
          wrong(num(-after, "cm", 0), "taking the difference of the refractive indices with the wrong sign"),
          wrong(
            num((f * (glass - 1)) / (glass - liquid), "cm", 0),
            "using $\\mu_g - \\mu_l$ instead of $\\frac{\\mu_g}{\\mu_l} - 1$",
          ),
          wrong(
            num(f * liquid, "cm", 0),
            "multiplying the focal length by the refractive index of the liquid",
          ),
          wrong(
            num((f * (glass - 1)) / glass, "cm", 0),
            "using $\\mu_g$ instead of $\\frac{\\mu_g}{\\mu_l} - 1$",
          ),
        ],
        explanation: [
          `In air $\\frac{1}{f} = (\\mu_g - 1)K$, in the liquid $\\frac{1}{f'} = \\left(\\frac{\\mu_g}{\\mu_l} - 1\\right)K$, with the same factor $K$ for the shape.`,
          `$f' = f\\,\\frac{\\mu_g - 1}{\\mu_g/\\mu_l - 1} = ${f} \\times \\frac{${bare(glass - 1)} \\times ${shown}}{${glass} - ${shown}} = ${num(after, "cm", 0).tex}$.`,
          after < 0
            ? "The liquid is optically denser than the glass, so the lens now diverges."
            : "The liquid is optically less dense than the glass, so the lens still converges, but more weakly.",
        ],
        verify: () => nearlyEqual(1 / (after * (glass / liquid - 1)) ** -1, f * (glass - 1)),
      };
    },
  }),
  computed({
    name: "two-lenses-apart",
    topic: "ray-optics",
    difficulty: "HARD",
    write(random) {
      const f1 = random.pick([6, 8, 10, 12, 15, 20]);
      const u1 = f1 * random.pick([1.5, 2, 3, 4]);
      const v1 = (u1 * f1) / (u1 - f1);
      const f2 = random.pick([5, 6, 8, 10, 12, 15, 20]);
      const u2 = f2 * random.pick([1.5, 2, 3, 4, 5]);
      const v2 = (u2 * f2) / (u2 - f2);
      if (![u1, v1, u2, v2].every(Number.isInteger)) return undefined;
      const gap = v1 + u2;
      const direct = (gap * f2) / (gap - f2);
      return {
        text: `An object is placed ${num(u1, "cm")} in front of a convex lens of focal length ${num(f1, "cm")}. A second convex lens, of focal length ${num(f2, "cm")}, stands ${num(gap, "cm")} behind the first. How far behind the second lens is the final image?`,
        answer: num(v2, "cm"),
        distractors: [
          wrong(
            num(direct, "cm", 1),
            "taking the gap between the lenses as the object distance of the second lens",
          ),
          wrong(num(v1, "cm"), "giving the image distance of the first lens"),
          wrong(num(u2, "cm"), "giving the object distance for the second lens"),
          wrong(
            num((u2 * f2) / (u2 + f2), "cm", 1),
            "adding $\\frac{1}{f}$ and $\\frac{1}{u}$ at the second lens",
          ),
          wrong(num(v1 + v2, "cm"), "adding the two image distances"),
        ],
        explanation: [
          `First lens: $\\frac{1}{v_1} = \\frac{1}{${f1}} - \\frac{1}{${u1}}$, so $v_1 = ${num(v1, "cm").tex}$.`,
          `This image is the object of the second lens, at $${gap} - ${v1} = ${num(u2, "cm").tex}$ from it.`,
          `Second lens: $\\frac{1}{v_2} = \\frac{1}{${f2}} - \\frac{1}{${u2}}$, so $v_2 = ${num(v2, "cm").tex}$.`,
        ],
        satisfies: (worth) => nearlyEqual(1 / worth + 1 / (gap - v1), 1 / f2),
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
            // Slower by the whole speed or more would fall at sight.
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
          satisfies: (worth) => nearlyEqual((1 - worth) * index, 1, 2e-3),
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
          satisfies: (worth) => 2 * worth === (asksIncidence ? angle + deviation : angle),
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
