import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual, range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, withArticle } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const heatAndTemperature: WriterList = [
  computed({
    name: "temperature-scales",
    topic: "heat-and-temperature",
    difficulty: "EASY",
    write(random) {
      const celsius = 5 * random.intExcept(-6, 40, 0, 20);
      const fahrenheit = (celsius * 9) / 5 + 32;
      const toFahrenheit = random.chance();
      const what = random.pick([
        "A metal block",
        "A gas in a cylinder",
        ...(celsius < 0 ? ["A freezer", "The air on a high mountain"] : []),
        ...(celsius > 0 && celsius <= 35 ? ["A room", "The water of a lake"] : []),
        ...(celsius > 35 && celsius < 100 ? ["The water in a boiler", "A cooling soup"] : []),
        ...(celsius > 100 ? ["An oven", "Hot oil"] : []),
      ]);
      return {
        text: `${what} has a temperature of ${toFahrenheit ? num(celsius, "°C") : num(fahrenheit, "°F")}. What is this on the ${toFahrenheit ? "Fahrenheit" : "Celsius"} scale?`,
        answer: toFahrenheit ? num(fahrenheit, "°F") : num(celsius, "°C"),
        distractors: toFahrenheit
          ? [
              wrong(num((celsius * 9) / 5, "°F"), "forgetting to add 32"),
              wrong(num(((celsius + 32) * 9) / 5, "°F"), "adding 32 before multiplying"),
              wrong(num((celsius * 9) / 5 - 32, "°F"), "subtracting 32 instead of adding it"),
              wrong(num(celsius + 32, "°F"), "only adding 32"),
            ]
          : [
              wrong(num(((fahrenheit + 32) * 5) / 9, "°C", 0), "adding 32 instead of subtracting it"),
              wrong(num(((fahrenheit - 32) * 9) / 5, "°C"), "turning the ratio $\\frac{5}{9}$ upside down"),
              wrong(num((fahrenheit * 5) / 9 - 32, "°C", 0), "subtracting 32 after multiplying"),
              wrong(num(fahrenheit - 32, "°C"), "only subtracting 32"),
            ],
        explanation: [
          "The scales are related by $F = \\frac{9}{5}C + 32$.",
          toFahrenheit
            ? `$F = \\frac{9}{5} \\times (${celsius}) + 32 = ${num(fahrenheit, "°F").tex}$.`
            : `$C = \\frac{5}{9}(${fahrenheit} - 32) = ${num(celsius, "°C").tex}$.`,
        ],
        verify: () => nearlyEqual(((fahrenheit - 32) * 5) / 9, celsius),
      };
    },
  }),
  computed({
    name: "linear-expansion",
    topic: "heat-and-temperature",
    difficulty: "EASY",
    write(random) {
      const [metal, alpha] = random.pick([
        ["steel", 12],
        ["copper", 17],
        ["aluminium", 24],
        ["brass", 19],
        ["iron", 12],
      ] as const);
      const length = random.pick([2, 5, 10, 20, 25, 50]);
      const cold = random.step(5, 25, 5);
      const rise = random.step(20, 60, 5);
      const growth = alpha * 1e-6 * length * rise * 1000; // millimetres
      return {
        text: `${capitalise(withArticle(metal))} ${random.pick(["rail", "bar", "girder", "pipe"])} is ${num(length, "m")} long at ${num(cold, "°C")}. By how much does it lengthen when it is heated to ${num(cold + rise, "°C")}? The coefficient of linear expansion of ${metal} is $${bare(alpha / 10)} \\times 10^{-5}\\ \\mathrm{K^{-1}}$.`,
        answer: num(growth, "mm"),
        distractors: ofLikeSize(num(growth, "mm"), [
          wrong(
            num((growth * (cold + rise)) / rise, "mm"),
            "multiplying by the final temperature instead of the rise",
          ),
          wrong(num(growth * 3, "mm"), "using the coefficient of volume expansion $3\\alpha$"),
          wrong(num(growth * 10, "mm"), "slipping by a power of ten"),
          wrong(num(growth / length, "mm"), "leaving out the length"),
          wrong(num(growth * 2, "mm"), "using the coefficient of area expansion $2\\alpha$"),
        ]),
        explanation: [
          `The rise in temperature is ${num(rise, "°C")}, and $\\Delta L = \\alpha L\\,\\Delta T$.`,
          `$\\Delta L = ${bare(alpha / 10)} \\times 10^{-5} \\times ${length} \\times ${rise}\\ \\mathrm{m} = ${num(growth, "mm").tex}$.`,
        ],
        verify: () => nearlyEqual(growth / 1000 / length / rise, alpha * 1e-6),
      };
    },
  }),
  computed({
    name: "mixing-hot-and-cold",
    depth: 2,
    topic: "heat-and-temperature",
    difficulty: "MEDIUM",
    write(random) {
      const hotMass = random.step(100, 600, 50);
      const coldMass = random.step(100, 600, 50);
      const cold = random.int(10, 30);
      const hot = random.int(50, 95);
      const final = (hotMass * hot + coldMass * cold) / (hotMass + coldMass);
      if (!Number.isInteger(final) || hotMass === coldMass) return undefined;
      const other = (hotMass * cold + coldMass * hot) / (hotMass + coldMass);
      return {
        text: `A mass of ${num(hotMass, "g")} of water at ${num(hot, "°C")} is poured into ${num(coldMass, "g")} of water at ${num(cold, "°C")}. What is the temperature of the mixture if no heat is lost?`,
        answer: num(final, "°C"),
        distractors: [
          wrong(num((hot + cold) / 2, "°C"), "averaging the temperatures without the masses"),
          wrong(num(other, "°C"), "exchanging the masses"),
          wrong(num(hot - final, "°C"), "giving the fall in temperature of the hot water"),
          wrong(num((hot - cold) / 2, "°C"), "halving the difference of the temperatures"),
          wrong(num(final - cold, "°C"), "giving the rise in temperature of the cold water"),
        ],
        explanation: [
          "Heat lost = heat gained; the specific heat is the same on both sides and cancels.",
          `$${hotMass}(${hot} - T) = ${coldMass}(T - ${cold})$.`,
          `$T = \\frac{${hotMass} \\times ${hot} + ${coldMass} \\times ${cold}}{${hotMass + coldMass}} = ${num(final, "°C").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(hotMass * (hot - amount), coldMass * (amount - cold)),
      };
    },
  }),
  computed({
    name: "junction-of-two-rods",
    topic: "heat-and-temperature",
    difficulty: "MEDIUM",
    write(random) {
      const k1 = random.int(1, 5);
      const k2 = random.intExcept(1, 5, k1);
      const l1 = random.int(1, 3);
      const l2 = random.int(1, 3);
      const [g1, g2] = [k1 * l2, k2 * l1]; // conductances up to a common factor
      const hot = 100;
      const cold = random.pick([0, 10, 20]);
      const junction = (g1 * hot + g2 * cold) / (g1 + g2);
      if (!Number.isInteger(junction) || g1 === g2) return undefined;
      return {
        text: `Two rods of equal cross-section are joined end to end. The first has a thermal conductivity of $${k1 === 1 ? "" : k1}K$ and a length of $${l1 === 1 ? "" : l1}L$, the second $${k2 === 1 ? "" : k2}K$ and $${l2 === 1 ? "" : l2}L$. The free end of the first is kept at ${num(hot, "°C")}, that of the second at ${num(cold, "°C")}. What is the temperature of the junction in the steady state? No heat is lost from the sides.`,
        answer: num(junction, "°C"),
        distractors: [
          wrong(num((g2 * hot + g1 * cold) / (g1 + g2), "°C"), "exchanging the two rods"),
          wrong(num((hot + cold) / 2, "°C"), "averaging the temperatures of the ends"),
          wrong(
            num((k1 * l1 * hot + k2 * l2 * cold) / (k1 * l1 + k2 * l2), "°C", 0),
            "multiplying conductivity by length instead of dividing",
          ),
          wrong(num((k1 * hot + k2 * cold) / (k1 + k2), "°C", 0), "leaving out the lengths"),
          wrong(num((l2 * hot + l1 * cold) / (l1 + l2), "°C", 0), "leaving out the conductivities"),
        ],
        explanation: [
          "In the steady state the same heat flows through both rods each second.",
          `$\\frac{${k1}(${hot} - T)}{${l1}} = \\frac{${k2}(T - ${cold})}{${l2}}$.`,
          `Solving, $T = ${num(junction, "°C").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((k1 * (hot - amount)) / l1, (k2 * (amount - cold)) / l2),
      };
    },
  }),
  computed({
    name: "ice-dropped-into-warm-water",
    depth: 5,
    topic: "heat-and-temperature",
    difficulty: "HARD",
    write(random) {
      const ice = random.step(20, 200, 10);
      const below = random.pick([0, 5, 10, 20]);
      const water = random.step(100, 600, 20);
      const melt = ice * 80 + ice * below * 0.5;
      const temperatures = range(30, 85).filter((start) => {
        const end = (water * start - melt) / (water + ice);
        return end >= 3 && Number.isInteger(end);
      });
      if (temperatures.length === 0) return undefined;
      const warm = random.pick(temperatures);
      const gain = water * warm;
      const need = melt;
      const final = (gain - need) / (water + ice);
      const share = (heat: number) => (gain - heat) / (water + ice);
      return {
        text: `Ice of mass ${num(ice, "g")} at $${below === 0 ? 0 : -below}^\\circ\\mathrm{C}$ is put into ${num(water, "g")} of water at ${num(warm, "°C")} in a vessel that takes up no heat. What is the final temperature, to the nearest degree? Specific heat of water $1\\ \\mathrm{cal/g\\,^\\circ C}$, of ice $0.5\\ \\mathrm{cal/g\\,^\\circ C}$; latent heat of fusion $80\\ \\mathrm{cal/g}$.`,
        answer: num(final, "°C"),
        distractors: [
          wrong(num((gain - need) / water, "°C", 0), "forgetting that the melted ice has to be warmed too"),
          wrong(num(share(ice * below * 0.5), "°C", 0), "leaving out the latent heat of fusion"),
          wrong(
            num(below === 0 ? share(ice * 40) : share(ice * 80), "°C", 0),
            below === 0
              ? "counting half of the latent heat"
              : "leaving out the heat that brings the ice to its melting point",
          ),
          wrong(num(0, "°C", 0), "taking some of the ice to be left over"),
          wrong(num((gain - ice * below) / (water + ice), "°C", 0), "averaging the temperatures by mass"),
        ],
        explanation: [
          `Cooled to $0\\,^\\circ\\mathrm{C}$, the water can give $${water} \\times 1 \\times ${warm} = ${bare(gain)}\\ \\mathrm{cal}$.`,
          `To become water at $0\\,^\\circ\\mathrm{C}$ the ice needs ${below === 0 ? "" : `$${ice} \\times 0.5 \\times ${below} = ${bare(ice * below * 0.5)}\\ \\mathrm{cal}$ for warming and `}$${ice} \\times 80 = ${bare(ice * 80)}\\ \\mathrm{cal}$ for melting: less than that, so all of it melts.`,
          `What is left, $${bare(gain - need)}\\ \\mathrm{cal}$, warms $${water + ice}\\ \\mathrm{g}$ of water: $T = \\frac{${bare(gain - need)}}{${water + ice}} = ${num(final, "°C").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(water * (warm - amount), ice * (0.5 * below + 80 + amount)),
      };
    },
  }),
  computed({
    name: "newtons-law-of-cooling",
    chapter: "cooling",
    topic: "heat-and-temperature",
    difficulty: "HARD",
    write(random) {
      const room = random.pick([20, 25, 30]);
      // Temperature differences: start a, then b; the next interval keeps the exact ratio b/a.
      const [a, b] = random.pick([
        [60, 30],
        [50, 40],
        [40, 20],
        [45, 30],
        [60, 40],
        [54, 36],
        [64, 48],
        [48, 36],
        [50, 30],
        [36, 24],
        [32, 24],
      ] as const);
      const minutes = random.pick([4, 5, 6, 8, 10]);
      const next = (b * b) / a;
      const answer = room + next;
      return {
        text: `A body cools from ${num(room + a, "°C")} to ${num(room + b, "°C")} in ${num(minutes, "min")} in a room at ${num(room, "°C")}. By Newton's law of cooling (excess temperature decaying exponentially), what is its temperature after ${num(minutes, "min")} more?`,
        answer: num(answer, "°C"),
        distractors: [
          wrong(num(room + b - (a - b), "°C"), "taking the temperature to fall by the same amount again"),
          wrong(
            num(((room + b) * (room + b)) / (room + a), "°C", 1),
            "using the temperature itself instead of its excess over the room",
          ),
          wrong(num(room + b - (a - b) / 2, "°C"), "guessing that the fall is halved in the second interval"),
          wrong(num(next, "°C"), "giving the excess over the room instead of the temperature"),
          wrong(num(room + next / 2, "°C"), "halving the excess once too often"),
        ],
        explanation: [
          `The excess over the room falls by the same factor in equal times: from $${a}$ to $${b}$, the factor $\\frac{${b}}{${a}}$.`,
          `After ${num(minutes, "min")} more the excess is $${b} \\times \\frac{${b}}{${a}} = ${bare(next)}$ degrees.`,
          `The temperature is $${room} + ${bare(next)} = ${num(answer, "°C").tex}$.`,
        ],
        verify() {
          const k = Math.log(a / b) / minutes;
          return nearlyEqual(room + a * Math.exp(-2 * k * minutes), answer);
        },
      };
    },
  }),
  computed({
    name: "stefans-law-and-wien",
    depth: 5,
    topic: "heat-and-temperature",
    difficulty: "HARD",
    write(random) {
      const [up, down] = random.pick([
        [2, 1],
        [3, 2],
        [3, 1],
        [4, 3],
        [1, 2],
        [5, 4],
        [2, 3],
      ] as const);
      const wavelength = (random.int(2, 9) * 100 * up) / 1;
      const after = (wavelength * down) / up;
      const power = down ** 4 * random.int(1, 6);
      const answer = (power * up ** 4) / down ** 4;
      return {
        text: `A black body radiates ${num(power, "W")} and its spectrum is brightest at ${num(wavelength, "nm")}. Its temperature is changed until the spectrum is brightest at ${num(after, "nm")}. What power does it radiate then?`,
        answer: num(answer, "W"),
        distractors: [
          wrong(num((power * up) / down, "W"), "taking the power to be proportional to the temperature"),
          ...(power % up ** 4 === 0
            ? [
                wrong(
                  num((power * down ** 4) / up ** 4, "W"),
                  "taking the wavelength to be proportional to the temperature",
                ),
              ]
            : []),
          wrong(num(answer + power, "W"), "adding the power that it radiated before"),
          wrong(num(Math.abs(answer - power), "W"), "giving the change of the power"),
          wrong(num((power * up ** 2) / down ** 2, "W"), "using the square of the temperature"),
          wrong(num((power * up ** 3) / down ** 3, "W"), "using the cube of the temperature"),
        ],
        explanation: [
          `Wien: $\\lambda_{max}T$ is constant, so the temperature changes by the factor $\\frac{${wavelength}}{${bare(after)}} = ${up === 1 ? `\\frac{1}{${down}}` : down === 1 ? up : `\\frac{${up}}{${down}}`}$.`,
          "Stefan: the power goes as $T^4$.",
          `$P = ${power} \\times ${down === 1 ? `${up}^4` : `\\left(\\frac{${up}}{${down}}\\right)^4`} = ${num(answer, "W").tex}$.`,
        ],
        verify: () => nearlyEqual((answer / power) ** 0.25, wavelength / after),
      };
    },
  }),
];
