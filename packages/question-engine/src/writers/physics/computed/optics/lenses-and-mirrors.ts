import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const lensesAndMirrors: WriterList = [
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
        satisfies: (amount) => nearlyEqual(amount / 100, 1 / first + (diverges ? -1 : 1) / second, 1e-6),
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
          satisfies: (amount) => nearlyEqual(2 / amount, 1 / u + 1 / v),
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
        satisfies: (amount) => nearlyEqual(1 / amount + 1 / u, 1 / f),
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
        satisfies: (amount) => nearlyEqual(1 / amount + (real ? 1 : -1) / (m * amount), 1 / f),
      };
    },
  }),
  computed({
    name: "lens-in-a-liquid",
    depth: 5,
    chapter: "lenses",
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
    chapter: "lenses",
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
        satisfies: (amount) => nearlyEqual(1 / amount + 1 / (gap - v1), 1 / f2),
      };
    },
  }),
];
