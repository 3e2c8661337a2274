import { gcd, nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, ratio } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinalWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const interference: WriterList = [
  computed({
    name: "fringe-width",
    topic: "wave-optics",
    difficulty: "EASY",
    write(random) {
      const nanometres = random.step(400, 700, 50);
      const d = random.pick([0.1, 0.2, 0.25, 0.5, 1]); // millimetres
      const distance = random.pick([1, 1.2, 1.5, 2, 2.5]); // metres
      const width = (nanometres * distance) / d / 1000; // millimetres
      if (!Number.isInteger(Math.round(width * 1e6) / 1e4)) return undefined;
      const asksWavelength = random.chance(0.4);
      if (asksWavelength) {
        const mistakes: [number, string][] = [
          [nanometres / 2, "taking the distance of a dark from a bright fringe as the fringe width"],
          [nanometres + 50, "rounding the quotient up"],
          [nanometres - 50, "rounding the quotient down"],
          [2 * nanometres, "being out by a factor 2"],
          [nanometres + 100, "reading the fringes as wider than they are"],
          [nanometres - 100, "reading the fringes as narrower than they are"],
          [1.5 * nanometres, "counting one fringe and a half for one"],
        ];
        return {
          text: `In Young's experiment with slits ${num(d, "mm")} apart and a screen ${num(distance, "m")} away, the fringes are ${num(width, "mm")} wide. What is the wavelength of the light?`,
          answer: num(nanometres, "nm"),
          distractors: mistakes
            // Fringes far outside the visible spectrum cannot be seen.
            .filter(([wave]) => wave >= 300 && wave <= 800)
            .map(([wave, why]) => wrong(num(wave, "nm", 0), why)),
          explanation: [
            "$\\beta = \\frac{\\lambda D}{d}$, so $\\lambda = \\frac{\\beta d}{D}$.",
            `$\\lambda = \\frac{${bare(width)} \\times 10^{-3} \\times ${d} \\times 10^{-3}}{${distance}}\\ \\mathrm{m} = ${num(nanometres, "nm").tex}$.`,
          ],
          satisfies: (amount) => nearlyEqual((amount * distance) / d / 1000, width, 1e-6),
        };
      }
      return {
        text: `In Young's double-slit experiment light of wavelength ${num(nanometres, "nm")} falls on slits ${num(d, "mm")} apart. How wide are the fringes on a screen ${num(distance, "m")} away?`,
        answer: num(width, "mm"),
        distractors: [
          wrong(num(width / 2, "mm"), "finding the distance of a dark fringe from a bright one"),
          wrong(num(2 * width, "mm"), "being out by a factor 2"),
          wrong(
            num((nanometres * d) / distance / 1000, "mm"),
            "exchanging the slit separation and the distance of the screen",
          ),
          wrong(num(width / 10, "mm"), "slipping by a power of ten"),
        ],
        explanation: [
          "$\\beta = \\frac{\\lambda D}{d}$.",
          `$\\beta = \\frac{${nanometres} \\times 10^{-9} \\times ${distance}}{${d} \\times 10^{-3}}\\ \\mathrm{m} = ${num(width, "mm").tex}$.`,
        ],
        verify: () => nearlyEqual((width * 1e-3 * d * 1e-3) / distance, nanometres * 1e-9),
      };
    },
  }),
  computed({
    name: "brightest-to-darkest-ratio",
    topic: "wave-optics",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.int(2, 7);
      const b = random.int(1, a - 1);
      if (gcd(a, b) !== 1) return undefined;
      const shared = gcd(a + b, a - b);
      const [top, bottom] = [(a + b) / shared, (a - b) / shared];
      const from = random.pick(["intensities", "amplitudes"] as const);
      const back = random.chance(0.4);
      if (back) {
        return {
          text: `In an interference pattern of two coherent sources, the greatest and the least intensity stand as $${top * top} : ${bottom * bottom}$. What is the ratio of the intensities of the two sources?`,
          answer: ratio(a * a, b * b),
          distractors: [
            wrong(ratio(a, b), "giving the ratio of the amplitudes"),
            wrong(ratio(top, bottom), "taking the square root only"),
            wrong(
              ratio(top * top, bottom * bottom),
              "taking the ratio in the pattern to be that of the sources",
            ),
            wrong(
              ratio(top * top + bottom * bottom, top * top - bottom * bottom),
              "adding and subtracting intensities instead of amplitudes",
            ),
            wrong(ratio(a ** 4, b ** 4), "squaring once too often"),
          ],
          explanation: [
            `$\\frac{a_1 + a_2}{a_1 - a_2} = \\sqrt{\\frac{${top * top}}{${bottom * bottom}}} = \\frac{${top}}{${bottom}}$, so $a_1 : a_2 = ${top + bottom} : ${top - bottom} = ${a} : ${b}$.`,
            `Intensities go as the squares of the amplitudes: ${ratio(a * a, b * b)}.`,
          ],
          verify: () => nearlyEqual(((a + b) / (a - b)) ** 2, (top / bottom) ** 2),
        };
      }
      const given = from === "intensities" ? `$${a * a} : ${b * b}$` : `$${a} : ${b}$`;
      return {
        text: `Two coherent sources have ${from} in the ratio ${given}. What is the ratio of the greatest to the least intensity in their interference pattern?`,
        answer: ratio(top * top, bottom * bottom),
        distractors: [
          wrong(ratio(top, bottom), "forgetting to square the amplitudes"),
          wrong(
            from === "intensities" ? ratio(a * a + b * b, a * a - b * b) : ratio(a * a, b * b),
            from === "intensities"
              ? "adding and subtracting intensities instead of amplitudes"
              : "giving the ratio of the two intensities",
          ),
          wrong(ratio(a, b), "giving the ratio of the amplitudes"),
          wrong(
            ratio((a * a + b * b) ** 2, (a * a - b * b) ** 2),
            "using intensities as if they were amplitudes",
          ),
        ],
        explanation: [
          from === "intensities"
            ? `The amplitudes stand as the square roots of the intensities: $${a} : ${b}$.`
            : "Intensity goes as the square of the resulting amplitude.",
          `$\\frac{I_{max}}{I_{min}} = \\left(\\frac{a_1 + a_2}{a_1 - a_2}\\right)^2 = \\left(\\frac{${a + b}}{${a - b}}\\right)^2$, that is ${ratio(top * top, bottom * bottom)}.`,
        ],
        verify: () => nearlyEqual(((a + b) / (a - b)) ** 2, (top * top) / (bottom * bottom)),
      };
    },
  }),
  computed({
    name: "distance-between-fringes",
    topic: "wave-optics",
    difficulty: "MEDIUM",
    write(random) {
      const width = random.pick([0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2]);
      const bright = random.int(2, 7);
      const dark = random.int(2, 6);
      const opposite = random.chance();
      const [atBright, atDark] = [bright * width, (dark - 0.5) * width];
      const answer = opposite ? atBright + atDark : Math.abs(atBright - atDark);
      if (answer < width) return undefined;
      const side = opposite ? "on opposite sides" : "on the same side";
      return {
        text: `In Young's experiment the fringe width is ${num(width, "mm")}. How far apart are the ${ordinalWord(bright)} bright fringe and the ${ordinalWord(dark)} dark fringe ${side} of the central maximum? (The central maximum is not counted as the first bright fringe.)`,
        answer: num(answer, "mm"),
        distractors: [
          wrong(
            num(opposite ? Math.abs(atBright - atDark) : atBright + atDark, "mm"),
            `placing the fringes ${opposite ? "on the same side" : "on opposite sides"}`,
          ),
          wrong(
            num(Math.abs(opposite ? (bright + dark) * width : (bright - dark) * width), "mm"),
            "placing the dark fringe at a whole number of fringe widths",
          ),
          wrong(
            num(Math.abs(opposite ? (bright + dark + 0.5) * width : (bright - dark - 0.5) * width), "mm"),
            "placing the dark fringe half a width too far out",
          ),
          wrong(
            num(Math.abs(opposite ? (bright - 1) * width + atDark : (bright - 1) * width - atDark), "mm"),
            "counting the central maximum as the first bright fringe",
          ),
        ].filter(({ value }) => typeof value !== "string" && value.number !== 0),
        explanation: [
          `Bright fringe $n$ lies at $n\\beta$: $${bright} \\times ${width} = ${num(atBright, "mm").tex}$.`,
          `Dark fringe $n$ lies at $\\left(n - \\frac{1}{2}\\right)\\beta$: $${bare(dark - 0.5)} \\times ${width} = ${num(atDark, "mm").tex}$.`,
          opposite
            ? `On opposite sides the distances add: ${num(answer, "mm")}.`
            : `On the same side the distances are subtracted: ${num(answer, "mm")}.`,
        ],
        verify: () =>
          nearlyEqual(answer / width, opposite ? bright + dark - 0.5 : Math.abs(bright - dark + 0.5)),
      };
    },
  }),
  computed({
    name: "coinciding-bright-fringes",
    topic: "wave-optics",
    difficulty: "HARD",
    write(random) {
      const first = random.step(400, 600, 20);
      const second = first + random.step(40, 120, 20);
      const shared = gcd(first, second);
      const [m, n] = [second / shared, first / shared];
      if (m > 12) return undefined;
      const d = random.pick([0.5, 1, 2]);
      const distance = random.pick([1, 1.5, 2]);
      const at = (order: number, wavelength: number) => (order * wavelength * distance) / d / 1000;
      const answer = at(m, first);
      return {
        text: `In Young's experiment the slits are ${num(d, "mm")} apart and the screen is ${num(distance, "m")} away. Light of the wavelengths ${num(first, "nm")} and ${num(second, "nm")} is used at once. What is the least distance from the central maximum at which bright fringes of both coincide?`,
        answer: num(answer, "mm"),
        distractors: [
          wrong(
            num(at(n, first), "mm"),
            "counting the fringes of the shorter wavelength in the orders of the longer",
          ),
          wrong(
            num(at(m, second), "mm"),
            "counting the fringes of the longer wavelength in the orders of the shorter",
          ),
          wrong(num(at(1, first + second), "mm"), "adding the two fringe widths"),
          wrong(num(answer / 2, "mm"), "looking for dark fringes halfway"),
          wrong(num(2 * answer, "mm"), "finding the second coincidence"),
        ],
        explanation: [
          `Bright fringes coincide where $n_1\\lambda_1 = n_2\\lambda_2$: $\\frac{n_1}{n_2} = \\frac{${second}}{${first}} = \\frac{${m}}{${n}}$.`,
          `The least orders are $n_1 = ${m}$ and $n_2 = ${n}$.`,
          `$y = \\frac{n_1\\lambda_1 D}{d} = \\frac{${m} \\times ${first} \\times 10^{-9} \\times ${distance}}{${d} \\times 10^{-3}}\\ \\mathrm{m} = ${num(answer, "mm").tex}$.`,
        ],
        verify() {
          for (let order = 1; order < 40; order++) {
            const other = (order * first) / second;
            if (Number.isInteger(other)) return nearlyEqual(at(order, first), answer);
          }
          return false;
        },
      };
    },
  }),
  computed({
    name: "intensity-at-a-path-difference",
    topic: "wave-optics",
    difficulty: "HARD",
    write(random) {
      const [part, top, bottom] = random.pick([
        [6, 3, 4],
        [4, 1, 2],
        [3, 1, 4],
      ] as const);
      const single = random.chance();
      const scale = random.int(1, 6);
      const value = scale * 4; // intensity at the central maximum, in mW/m²
      const answer = (value * top) / bottom;
      const shown = single ? value / 4 : value;
      return {
        text: single
          ? `Each of the two slits in Young's experiment alone gives an intensity of ${num(shown, "mW/m^2")} on the screen. What is the intensity at a point where the path difference is $\\frac{\\lambda}{${part}}$?`
          : `In Young's experiment with equal slits the intensity at the central maximum is ${num(shown, "mW/m^2")}. What is it at a point where the path difference is $\\frac{\\lambda}{${part}}$?`,
        answer: num(answer, "mW/m^2"),
        distractors: [
          wrong(num(value * (1 - top / bottom), "mW/m^2"), "using the sine instead of the cosine"),
          ...(single
            ? [
                wrong(
                  num(answer / 4, "mW/m^2"),
                  "taking the given intensity to be that of the central maximum",
                ),
              ]
            : []),
          ...(part === 4
            ? [wrong(num((value * 3) / 4, "mW/m^2"), "taking off a quarter for a quarter of a wavelength")]
            : []),
          wrong(
            num(value * Math.cos((2 * Math.PI) / part) ** 2, "mW/m^2"),
            "forgetting to halve the phase difference",
          ),
          wrong(num(value, "mW/m^2"), "giving the greatest intensity"),
          wrong(num(answer / 2, "mW/m^2"), "adding intensities as for incoherent light"),
        ],
        explanation: [
          `Phase difference: $\\phi = \\frac{2\\pi}{\\lambda} \\cdot \\frac{\\lambda}{${part}} = \\frac{2\\pi}{${part}}$.`,
          `$I = I_{max}\\cos^2\\frac{\\phi}{2}$${single ? `, with $I_{max} = 4 \\times ${bare(shown)} = ${value}\\ \\mathrm{mW/m^2}$` : ""}.`,
          `$I = ${value} \\times \\cos^2\\frac{\\pi}{${part}} = ${value} \\times \\frac{${top}}{${bottom}} = ${num(answer, "mW/m^2").tex}$.`,
        ],
        verify() {
          const phase = (2 * Math.PI) / part;
          const amplitude = Math.hypot(1 + Math.cos(phase), Math.sin(phase));
          return nearlyEqual((value / 4) * amplitude ** 2, answer);
        },
      };
    },
  }),
  computed({
    name: "mica-sheet-over-a-slit",
    depth: 3,
    topic: "wave-optics",
    difficulty: "HARD",
    write(random) {
      const mu = random.pick([1.4, 1.5, 1.6, 1.58]);
      const nanometres = random.pick([480, 500, 580, 600, 640]);
      const fringes = random.int(2, 12);
      const micrometres = (fringes * nanometres) / (mu - 1) / 1000;
      if (!Number.isInteger(Math.round(micrometres * 1e6) / 1e4)) return undefined;
      if (nearlyEqual(micrometres, fringes)) return undefined;
      const asksFringes = random.chance();
      const thickness = (factor: number) => num((fringes * nanometres) / factor / 1000, "μm");
      return {
        text: asksFringes
          ? `A transparent sheet of thickness ${num(micrometres, "μm")} and refractive index ${num(mu)} is placed in front of one slit in Young's double-slit experiment with light of wavelength ${num(nanometres, "nm")}. By how many fringe widths does the pattern shift?`
          : `When a transparent sheet of refractive index ${num(mu)} is placed in front of one slit in Young's double-slit experiment, the pattern shifts by ${fringes} fringe widths. The wavelength is ${num(nanometres, "nm")}. What is the thickness of the sheet?`,
        answer: asksFringes ? num(fringes) : num(micrometres, "μm"),
        distractors: asksFringes
          ? [
              wrong(
                num((fringes * mu) / (mu - 1)),
                "using the whole optical path $\\mu t$ instead of $(\\mu - 1)t$",
              ),
              wrong(num(fringes * 2), "doubling the path, as in reflection"),
              wrong(num(fringes / (mu - 1)), "using the thickness itself as path difference"),
              wrong(num(fringes / 2), "taking half a wavelength for each fringe"),
            ]
          : [
              wrong(thickness(mu), "using the whole optical path $\\mu t$ instead of $(\\mu - 1)t$"),
              wrong(thickness(1), "using the thickness itself as path difference"),
              wrong(thickness(2 * (mu - 1)), "doubling the path, as in reflection"),
              wrong(thickness((mu - 1) / 2), "being out by a factor 2"),
            ],
        explanation: [
          "The sheet adds an optical path of $(\\mu - 1)t$, and each wavelength of it shifts the pattern by one fringe width: $(\\mu - 1)t = n\\lambda$.",
          asksFringes
            ? `$n = \\frac{(${mu} - 1) \\times ${bare(micrometres)} \\times 10^{-6}}{${nanometres} \\times 10^{-9}} = ${fringes}$.`
            : `$t = \\frac{${fringes} \\times ${nanometres} \\times 10^{-9}}{${mu} - 1}\\ \\mathrm{m} = ${num(micrometres, "μm").tex}$.`,
        ],
        verify: () => nearlyEqual(((mu - 1) * micrometres * 1000) / nanometres, fringes),
      };
    },
  }),
];
