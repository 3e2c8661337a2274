import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fraction, num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinalWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const diffractionAndPolarisation: WriterList = [
  computed({
    name: "law-of-malus",
    topic: "wave-optics",
    difficulty: "EASY",
    write(random) {
      const intensity = random.step(8, 96, 8);
      const [angle, top, bottom] = random.pick([
        [30, 3, 4],
        [45, 1, 2],
        [60, 1, 4],
      ] as const);
      const polarised = random.chance();
      const answer = (intensity * top) / bottom / (polarised ? 1 : 2);
      return {
        text: polarised
          ? `Plane-polarised light of intensity ${num(intensity, "W/m^2")} falls on a polariser whose axis makes ${num(angle, "°")} with the plane of vibration. What intensity passes?`
          : `Unpolarised light of intensity ${num(intensity, "W/m^2")} passes through two polarisers whose axes make ${num(angle, "°")} with each other. What intensity comes out?`,
        answer: num(answer, "W/m^2"),
        distractors: [
          wrong(
            num(polarised ? answer / 2 : answer * 2, "W/m^2"),
            polarised
              ? "halving the intensity, as for unpolarised light"
              : "forgetting that the first polariser halves the intensity",
          ),
          wrong(
            num((intensity * (bottom - top)) / bottom / (polarised ? 1 : 2), "W/m^2"),
            "using the sine instead of the cosine",
          ),
          wrong(
            num((intensity * Math.sqrt(top / bottom)) / (polarised ? 1 : 2), "W/m^2", 1),
            "forgetting to square the cosine",
          ),
          wrong(num(intensity / 2, "W/m^2"), "halving the intensity only"),
          wrong(num(answer / 4, "W/m^2"), "dividing by four once too often"),
        ],
        explanation: [
          ...(polarised
            ? []
            : [
                `The first polariser lets half of unpolarised light through: ${num(intensity / 2, "W/m^2")}.`,
              ]),
          "Law of Malus: $I = I_0\\cos^2\\theta$.",
          `$I = ${bare(intensity / (polarised ? 1 : 2))} \\times \\cos^2 ${angle}^\\circ = ${bare(intensity / (polarised ? 1 : 2))} \\times \\frac{${top}}{${bottom}} = ${num(answer, "W/m^2").tex}$.`,
        ],
        verify: () =>
          nearlyEqual((intensity / (polarised ? 1 : 2)) * Math.cos((angle * Math.PI) / 180) ** 2, answer),
      };
    },
  }),
  computed({
    name: "single-slit-minimum",
    depth: 2,
    topic: "wave-optics",
    difficulty: "MEDIUM",
    write(random) {
      const nanometres = random.step(400, 700, 50);
      const slit = random.pick([0.1, 0.2, 0.25, 0.4, 0.5]);
      const distance = random.pick([1, 1.5, 2, 2.5]);
      const order = random.int(1, 3);
      const unit = (nanometres * distance) / slit / 1000;
      const central = random.chance();
      const answer = central ? 2 * unit : order * unit;
      if (!Number.isInteger(Math.round(unit * 1e6) / 1e4)) return undefined;
      return {
        text: `Light of wavelength ${num(nanometres, "nm")} falls on a single slit ${num(slit, "mm")} wide; the diffraction pattern is seen on a screen ${num(distance, "m")} away. ${central ? "How wide is the central maximum?" : `How far from the centre is the ${ordinalWord(order)} minimum?`}`,
        answer: num(answer, "mm"),
        distractors: central
          ? [
              wrong(num(unit, "mm"), "giving the distance of the first minimum from the centre"),
              wrong(num(unit / 2, "mm"), "halving where one should double"),
              wrong(num(3 * unit, "mm"), "counting up to the middle of the side maxima"),
              wrong(num(4 * unit, "mm"), "doubling twice"),
            ]
          : [
              wrong(num((order + 0.5) * unit, "mm"), "giving the place of a side maximum"),
              wrong(num(2 * order * unit, "mm"), "giving the distance between the two minima of this order"),
              wrong(num((order - 0.5) * unit, "mm"), "using the condition for dark fringes of two slits"),
              wrong(num((order * unit) / 4, "mm"), "dividing by four"),
            ],
        explanation: [
          "The minima lie where $a\\sin\\theta = n\\lambda$, that is at $y = \\frac{n\\lambda D}{a}$ for small angles.",
          `$\\frac{\\lambda D}{a} = \\frac{${nanometres} \\times 10^{-9} \\times ${distance}}{${slit} \\times 10^{-3}}\\ \\mathrm{m} = ${num(unit, "mm").tex}$.`,
          central
            ? `The central maximum reaches from the first minimum on one side to that on the other: $2 \\times ${bare(unit)} = ${num(answer, "mm").tex}$.`
            : `For $n = ${order}$: $y = ${order} \\times ${bare(unit)} = ${num(answer, "mm").tex}$.`,
        ],
        verify: () => nearlyEqual((answer * slit * 1000) / (nanometres * distance), central ? 2 : order),
      };
    },
  }),
  computed({
    name: "brewster-angle",
    topic: "wave-optics",
    difficulty: "MEDIUM",
    write(random) {
      const [label, top, bottom] = random.pick([
        ["\\frac{4}{3}", 4, 3],
        ["\\frac{3}{2}", 3, 2],
        ["\\frac{7}{5}", 7, 5],
        ["\\frac{8}{5}", 8, 5],
        ["\\frac{7}{4}", 7, 4],
        ["\\frac{12}{5}", 12, 5],
        ["2", 2, 1],
      ] as const);
      const asked = random.pick(["angle", "refraction", "index"] as const);
      const value = (markup: string, amount: number) => tex(markup, amount);
      const arc = (name: string, a: number, b: number) =>
        value(
          `\\${name}^{-1}\\left(${fraction(a, b).tex}\\right)`,
          (name === "tan" ? 1 : name === "sin" ? 2 : 3) * 10 + a / b,
        );
      const index = top / bottom;
      const surface = random.pick([
        ...(index < 1.7 ? ["the flat surface of a liquid"] : []),
        ...(index > 1.4 && index < 2 ? ["a plate of glass"] : []),
        ...(index > 1.4 ? ["the face of a crystal"] : []),
      ]);
      if (asked === "index") {
        const angle = random.int(50, 65);
        return {
          text: `Light reflected from ${surface} in air is completely plane-polarised when the angle of incidence is ${num(angle, "°")}. What is the angle of refraction then?`,
          answer: num(90 - angle, "°"),
          distractors: [
            wrong(num(angle, "°"), "taking the angle of refraction to equal the angle of incidence"),
            wrong(
              num(180 - 2 * angle, "°"),
              "taking both the angle of incidence and the angle of reflection from $180^\\circ$",
            ),
            wrong(num(angle / 2, "°"), "halving the angle of incidence"),
            wrong(num(90 - angle / 2, "°"), "halving the angle of incidence first"),
          ],
          explanation: [
            "At Brewster's angle the reflected and the refracted ray are at right angles, so $i + r = 90^\\circ$.",
            `$r = 90^\\circ - ${angle}^\\circ = ${num(90 - angle, "°").tex}$.`,
          ],
          satisfies: (amount) => amount + angle === 90,
        };
      }
      return {
        text:
          asked === "angle"
            ? `At what angle of incidence is light reflected from ${surface} of refractive index $${label}$ in air completely plane-polarised?`
            : `Light falls from air on ${surface} of refractive index $${label}$ at Brewster's angle. What is the angle of refraction?`,
        answer: asked === "angle" ? arc("tan", top, bottom) : arc("tan", bottom, top),
        distractors:
          asked === "angle"
            ? [
                wrong(arc("sin", bottom, top), "finding the critical angle"),
                wrong(
                  arc("tan", bottom, top),
                  "turning the tangent upside down, which gives the angle of refraction",
                ),
                wrong(arc("cos", bottom, top), "using the cosine instead of the tangent"),
              ]
            : [
                wrong(arc("tan", top, bottom), "giving the angle of incidence"),
                wrong(arc("sin", bottom, top), "finding the critical angle"),
                wrong(arc("cos", bottom, top), "using the cosine instead of the tangent"),
              ],
        explanation: [
          `Brewster's law: $\\tan i_p = \\mu$, so $i_p = ${arc("tan", top, bottom).tex}$.`,
          ...(asked === "angle"
            ? []
            : [
                `The refracted ray is at right angles to the reflected one, $r = 90^\\circ - i_p$, so $\\tan r = \\frac{1}{\\mu}$ and $r = ${arc("tan", bottom, top).tex}$.`,
              ]),
        ],
        verify() {
          const i = Math.atan(top / bottom);
          return nearlyEqual(Math.sin(i) / Math.sin(Math.PI / 2 - i), top / bottom);
        },
      };
    },
  }),
];
