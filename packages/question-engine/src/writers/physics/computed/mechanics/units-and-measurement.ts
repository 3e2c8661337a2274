import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, percent, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

/** Exponents of mass, length and time. */
type Dimensions = readonly [mass: number, length: number, time: number];

const QUANTITIES: readonly { name: string; of: Dimensions }[] = [
  { name: "mass", of: [1, 0, 0] },
  { name: "length", of: [0, 1, 0] },
  { name: "acceleration", of: [0, 1, -2] },
  { name: "momentum", of: [1, 1, -1] },
  { name: "force", of: [1, 1, -2] },
  { name: "energy", of: [1, 2, -2] },
  { name: "power", of: [1, 2, -3] },
  { name: "pressure", of: [1, -1, -2] },
  { name: "density", of: [1, -3, 0] },
  { name: "surface tension", of: [1, 0, -2] },
  { name: "angular momentum", of: [1, 2, -1] },
  { name: "coefficient of viscosity", of: [1, -1, -1] },
];

/** Something of some centimetres and of some ten grams, then what is a tenth and a hundredth as large. */
const SMALL_THINGS = [
  ["a screw", "a fruit"],
  ["a grain of rice", "a coin"],
  ["a grain of sand", "a seed"],
] as const;

const BASES = [
  { text: "force ($F$), speed ($V$) and time ($T$)", symbols: ["F", "V", "T"], mass: [1, -1, 1] },
  { text: "energy ($E$), speed ($V$) and time ($T$)", symbols: ["E", "V", "T"], mass: [1, -2, 0] },
  { text: "momentum ($P$), speed ($V$) and time ($T$)", symbols: ["P", "V", "T"], mass: [1, -1, 0] },
  { text: "power ($W$), speed ($V$) and time ($T$)", symbols: ["W", "V", "T"], mass: [1, -2, 1] },
] as const;

function powers(symbols: readonly string[], exponents: readonly number[]): string {
  return symbols
    .map((symbol, at) => ({ symbol, power: exponents[at] ?? 0 }))
    .filter(({ power }) => power !== 0)
    .map(({ symbol, power }) => (power === 1 ? symbol : `${symbol}^{${power}}`))
    .join("\\,");
}

export const unitsAndMeasurement: WriterList = [
  computed({
    name: "convert-compound-unit",
    topic: "units-and-measurement",
    difficulty: "EASY",
    write(random) {
      const kind = random.pick(["speed", "back", "density", "area"] as const);
      if (kind === "speed" || kind === "back") {
        const k = random.int(2, 12);
        const [slow, fast] = [5 * k, 18 * k];
        const toMetres = kind === "speed";
        const movers = [
          "A train runs at",
          ...(fast <= 126 ? ["A car moves at a steady", "The wind blows at"] : []),
          ...(fast <= 54 ? ["A cyclist's top speed is"] : []),
        ];
        const given = toMetres ? num(fast, "km/h") : num(slow, "m/s");
        const unit = toMetres ? "m/s" : "km/h";
        const answer = toMetres ? slow : fast;
        const start = toMetres ? fast : slow;
        return {
          text: `${random.pick(movers)} ${given}. What is this speed in $\\mathrm{${unit}}$?`,
          answer: num(answer, unit),
          distractors: ofLikeSize(num(answer, unit), [
            wrong(
              num(toMetres ? (start * 18) / 5 : (start * 5) / 18, unit),
              "using the conversion factor the wrong way up",
            ),
            wrong(num(toMetres ? start / 4 : start * 4, unit), "using 4 as the conversion factor"),
            wrong(num(toMetres ? start / 3 : start * 3, unit), "using 3 as the conversion factor"),
            wrong(num(toMetres ? start / 5 : start * 5, unit), "using 5 as the conversion factor"),
            wrong(num(toMetres ? start / 18 : start * 18, unit), "using 18 as the conversion factor"),
          ]),
          explanation: [
            "$1\\ \\mathrm{km/h} = \\frac{1000\\ \\mathrm{m}}{3600\\ \\mathrm{s}} = \\frac{5}{18}\\ \\mathrm{m/s}$.",
            toMetres
              ? `$${fast} \\times \\frac{5}{18} = ${num(slow, "m/s").tex}$.`
              : `$${slow} \\times \\frac{18}{5} = ${num(fast, "km/h").tex}$.`,
          ],
          verify: () => nearlyEqual(fast * 1000, slow * 3600),
        };
      }
      if (kind === "density") {
        const [what, density] = random.pick([
          ["aluminium", 2.7],
          ["iron", 7.8],
          ["ice", 0.92],
          ["mercury", 13.6],
          ["copper", 8.9],
          ["gold", 19.3],
          ["ethanol", 0.79],
          ["lead", 11.3],
          ["silver", 10.5],
        ] as const);
        return {
          text: `The density of ${what} is about ${num(density, "g/cm^3")}. What is it in $\\mathrm{kg/m^3}$?`,
          answer: num(density * 1000, "kg/m^3"),
          distractors: ofLikeSize(num(density * 1000, "kg/m^3"), [
            wrong(num(density * 100, "kg/m^3"), "taking $1\\ \\mathrm{m^3}$ to be $10^5\\ \\mathrm{cm^3}$"),
            wrong(num(density * 1e6, "kg/m^3"), "changing the cubic centimetres but not the grams"),
            wrong(num(density * 10, "kg/m^3"), "taking $1\\ \\mathrm{m^3}$ to be $10^4\\ \\mathrm{cm^3}$"),
            wrong(num(density * 10000, "kg/m^3"), "shifting the decimal point one place too far"),
          ]),
          explanation: [
            "$1\\ \\mathrm{g} = 10^{-3}\\ \\mathrm{kg}$ and $1\\ \\mathrm{cm^3} = 10^{-6}\\ \\mathrm{m^3}$, so $1\\ \\mathrm{g/cm^3} = 10^3\\ \\mathrm{kg/m^3}$.",
            `$${density} \\times 10^3 = ${num(density * 1000, "kg/m^3").tex}$.`,
          ],
        };
      }
      const area = random.step(150, 4800, 50);
      return {
        text: `The area of ${random.pick(["a tile", "a sheet of glass", "a solar panel", "a metal plate"])} is ${num(area, "cm^2")}. What is it in $\\mathrm{m^2}$?`,
        answer: num(area / 1e4, "m^2", 4),
        distractors: ofLikeSize(num(area / 1e4, "m^2", 4), [
          wrong(num(area / 100, "m^2", 4), "dividing by 100 although areas are in question"),
          wrong(num(area / 1000, "m^2", 4), "dividing by 1000"),
          wrong(num(area / 1e6, "m^2", 6), "dividing by $100^3$, as for volumes"),
          wrong(num(area / 1e5, "m^2", 5), "shifting the decimal point one place too far"),
        ]),
        explanation: [
          "$1\\ \\mathrm{m} = 100\\ \\mathrm{cm}$, so $1\\ \\mathrm{m^2} = 10^4\\ \\mathrm{cm^2}$.",
          `$\\frac{${area}}{10^4} = ${num(area / 1e4, "m^2", 4).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "count-significant-figures",
    topic: "units-and-measurement",
    difficulty: "EASY",
    write(random) {
      // The number of figures is drawn first; six need a digit before the point.
      const wanted = random.int(2, 6);
      const isLong = wanted === 6;
      const leading = isLong ? 0 : random.int(1, 3);
      const core = `${random.int(1, 9)}${random.pick(["0", "", "00"])}${random.int(1, 9)}`;
      const trailing = wanted - core.length;
      if (trailing < 0 || trailing > 2) return undefined;
      const digits = `${core}${"0".repeat(trailing)}`;
      const shown = isLong ? `${digits[0]}.${digits.slice(1)}` : `0.${"0".repeat(leading)}${digits}`;
      if (shown.length > 8) return undefined;
      const figures = core.length + trailing;
      const innerZeros = core.split("0").length - 1;
      const [length, mass] = SMALL_THINGS[leading - 1] ?? SMALL_THINGS[0];
      const [quantity, unit] = random.chance()
        ? [`The length of ${isLong ? "a metal rod" : length}`, "m"]
        : [`The mass of ${isLong ? "a block of steel" : mass}`, "kg"];
      return {
        text: `${quantity} is recorded as $${shown}\\ \\mathrm{${unit}}$. How many significant figures does this value have?`,
        answer: num(figures),
        distractors: [
          wrong(num(core.length), "dropping the zeros at the end"),
          ...(isLong
            ? [wrong(num(figures - 2), "leaving out the last two digits as too fine to be measured")]
            : [
                wrong(num(figures + leading), "counting the zeros just after the decimal point"),
                wrong(num(figures + leading + 1), "counting every digit that is written"),
              ]),
          wrong(num(figures - innerZeros), "leaving out the zeros between other digits"),
          wrong(num(core.length - innerZeros), "counting the digits other than zero only"),
          wrong(num(figures - 1), "leaving out the last digit, which is not certain"),
        ],
        explanation: [
          ...(isLong
            ? []
            : [
                "Zeros before the first digit that is not zero only place the decimal point: they don't count.",
              ]),
          "Zeros between other digits count, and so do zeros at the end of a decimal number, because they have been measured.",
          `In $${shown}$ the significant digits are $${core}${"0".repeat(trailing)}$: there are $${figures}$ of them.`,
        ],
        verify: () => shown.replace(/^[0.]+/, "").replace(".", "").length === figures,
      };
    },
  }),
  computed({
    name: "vernier-calliper-reading",
    topic: "units-and-measurement",
    difficulty: "MEDIUM",
    write(random) {
      const main = random.int(12, 68); // millimetres
      const division = random.int(2, 9);
      const error = random.sign() * random.int(1, 5);
      const reading = (main * 10 + division) / 100;
      const zero = error / 100;
      // 4.10 would be shown as 4.1, as if measured less finely.
      if ([-error, error].some((change) => (main * 10 + division + change) % 10 === 0)) return undefined;
      const answer = reading - zero;
      const body = random.pick(["the diameter of a ball", "the length of a rod", "the width of a block"]);
      return {
        text: `With a vernier calliper of least count ${num(0.01, "cm")}, ${body} is measured. The zero of the vernier scale lies just past ${num(main / 10, "cm")} on the main scale, and vernier division number ${division} coincides with a main scale mark. The instrument has a ${error > 0 ? "positive" : "negative"} zero error of ${num(Math.abs(zero), "cm")}. What is the corrected reading?`,
        answer: num(answer, "cm"),
        distractors: [
          wrong(num(reading + zero, "cm"), "applying the zero correction with the wrong sign"),
          wrong(num(reading, "cm"), "leaving out the zero correction"),
          wrong(
            num(main / 10 + division / 10 - zero, "cm"),
            "taking a vernier division to be worth $0.1\\ \\mathrm{cm}$",
          ),
          wrong(num(main / 10 - zero, "cm"), "leaving out the vernier scale"),
        ],
        explanation: [
          `Observed reading: $${bare(main / 10)} + ${division} \\times 0.01 = ${num(reading, "cm").tex}$.`,
          "Corrected reading = observed reading − zero error (with its sign).",
          `$${bare(reading)} ${error > 0 ? "-" : "+"} ${bare(Math.abs(zero))} = ${num(answer, "cm").tex}$.`,
        ],
        satisfies: (amount) => Math.round(amount * 100) + error === main * 10 + division,
      };
    },
  }),
  computed({
    name: "screw-gauge-reading",
    topic: "units-and-measurement",
    difficulty: "MEDIUM",
    write(random) {
      const pitch = random.pick([0.5, 1]);
      const divisions = random.pick([50, 100]);
      const least = pitch / divisions;
      const main = random.int(2, 9) * pitch;
      const circular = random.int(11, divisions - 3);
      const answer = main + circular * least;
      return {
        text: `The pitch of a screw gauge is ${num(pitch, "mm")} and its circular scale has ${divisions} divisions. When a ${random.pick(["wire", "metal sheet", "glass bead", "lead shot"])} is held in it, the main scale shows ${num(main, "mm")} and division ${circular} of the circular scale lies on the reference line. There is no zero error. What is the reading?`,
        answer: num(answer, "mm", 3),
        distractors: [
          wrong(num(main + circular / 100 / (least === 0.01 ? 10 : 1), "mm", 3), "using a wrong least count"),
          wrong(num(main + circular * least * 2, "mm", 3), "taking the least count twice as large"),
          wrong(
            num(main + (divisions - circular) * least, "mm", 3),
            "reading the circular scale from its wrong end",
          ),
          wrong(num(main + (circular * least) / 2, "mm", 3), "taking the least count half as large"),
          wrong(num(main - circular * least, "mm", 3), "subtracting the circular scale reading"),
        ],
        explanation: [
          `Least count $= \\frac{\\text{pitch}}{\\text{divisions}} = \\frac{${pitch}}{${divisions}} = ${num(least, "mm", 3).tex}$.`,
          `Reading $= ${bare(main)} + ${circular} \\times ${bare(least, 3)} = ${num(answer, "mm", 3).tex}$.`,
        ],
        verify: () => nearlyEqual((answer / pitch) * divisions, (main / pitch) * divisions + circular),
      };
    },
  }),
  computed({
    name: "percentage-error-of-product-of-powers",
    topic: "units-and-measurement",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, c] = [random.pick([1, 2, 3]), random.pick([1, 2]), random.pick([1, 2, 3])];
      const rooted = random.chance();
      const [ea, eb, ec] = [random.int(1, 4), random.int(1, 4), 2 * random.int(1, 2)];
      const powerOfC = rooted ? 0.5 : c;
      const total = a * ea + b * eb + powerOfC * ec;
      const up = (symbol: string, power: number) => (power === 1 ? symbol : `${symbol}^{${power}}`);
      const formula = `Q = \\frac{${up("x", a)}\\,${up("y", b)}}{${rooted ? "\\sqrt{z}" : up("z", c)}}`;
      return {
        text: `A quantity is found from $${formula}$. The percentage errors in measuring $x$, $y$ and $z$ are $${ea}\\%$, $${eb}\\%$ and $${ec}\\%$. What is the greatest percentage error in $Q$?`,
        answer: percent(total),
        distractors: [
          wrong(percent(a * ea + b * eb - powerOfC * ec), "subtracting the error of the denominator"),
          wrong(percent(ea + eb + ec), "adding the errors without the powers"),
          wrong(percent(a * ea + b * eb + (rooted ? 2 * ec : ec)), "mishandling the power of $z$"),
          wrong(percent(a * ea + b * eb), "leaving out the denominator"),
          wrong(percent(Math.max(a * ea, b * eb, powerOfC * ec)), "keeping the largest contribution only"),
        ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
        explanation: [
          "In products, quotients and powers the relative errors add, each times the size of its power; in the worst case none cancels.",
          `$\\frac{\\Delta Q}{Q} = ${a}(${ea}\\%) + ${b}(${eb}\\%) + ${rooted ? "\\frac{1}{2}" : c}(${ec}\\%) = ${percent(total).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "value-in-a-new-system-of-units",
    depth: 5,
    topic: "units-and-measurement",
    difficulty: "HARD",
    write(random) {
      const quantity = random.pick([
        { name: "force", unit: "N", of: [1, 1, -2] },
        { name: "energy", unit: "J", of: [1, 2, -2] },
        { name: "power", unit: "W", of: [1, 2, -3] },
        { name: "pressure", unit: "Pa", of: [1, -1, -2] },
      ] as const);
      const [a, b, c] = quantity.of;
      const mass = random.pick([2, 4, 5, 10]);
      const length = random.pick([2, 4, 5, 10]);
      const time = random.pick([2, 3, 4, 5, 10]);
      const size = random.pick([10, 20, 40, 50, 60, 80, 100, 120, 200]);
      const convert = (x: number, y: number, z: number) => size / (mass ** x * length ** y * time ** z);
      const answer = convert(a, b, c);
      if (!Number.isInteger(answer * 10) || answer > 20000) return undefined;
      return {
        text: `In a new system of units the unit of mass is ${num(mass, "kg")}, the unit of length is ${num(length, "m")} and the unit of time is ${num(time, "s")}. What is the numerical value of ${quantity.name === "energy" ? "an energy" : `a ${quantity.name}`} of ${num(size, quantity.unit)} in this system?`,
        answer: num(answer),
        distractors: ofLikeSize(num(answer), [
          wrong(
            num(size * mass ** a * length ** b * time ** c),
            "multiplying by the size of the new unit instead of dividing",
          ),
          wrong(num(convert(a, b, -c)), "taking the exponent of time with the wrong sign"),
          wrong(num(convert(a, b, c + 1)), "counting one power of time too few"),
          wrong(num(convert(0, b, c)), "leaving out the unit of mass"),
          wrong(num(convert(a, -b, c)), "taking the exponent of length with the wrong sign"),
        ]),
        explanation: [
          `The dimensions are $[\\mathrm{${powers(["M", "L", "T"], quantity.of)}}]$.`,
          `The new unit is therefore $${mass}^{${a}} \\times ${length}^{${b}} \\times ${time}^{${c}} = ${bare(size / answer, 4)}$ of the SI unit.`,
          `The same ${quantity.name} holds $n = ${size} \\div ${bare(size / answer, 4)} = ${num(answer).tex}$ of the new units.`,
        ],
        verify: () => nearlyEqual(answer * mass ** a * length ** b * time ** c, size),
      };
    },
  }),
  computed({
    name: "dimensions-in-another-base",
    depth: 5,
    topic: "units-and-measurement",
    difficulty: "HARD",
    write(random) {
      const base = random.pick(BASES);
      const quantity = random.pick(QUANTITIES);
      const [a, b, c] = quantity.of;
      // Length is V T; mass is given in the base's own symbols.
      const [m1, m2, m3] = base.mass;
      const exponents = [a * m1, a * m2 + b, a * m3 + b + c] as const;
      const [x, y, z] = exponents;
      const nonZero = exponents.filter((exponent) => exponent !== 0);
      const isOneStep = nonZero.length === 2 && nonZero.every((exponent) => Math.abs(exponent) === 1);
      if (nonZero.length < 2 || isOneStep) return undefined;
      const shown = (...of: number[]) => {
        const [p = 0, q = 0, r = 0] = of;
        return tex(powers(base.symbols, of), 2.3 ** p * 3.7 ** q * 5.9 ** r);
      };
      const mass = powers(base.symbols, base.mass);
      return {
        text: `If ${base.text} are chosen as the base quantities, what is the dimensional formula of ${quantity.name}?`,
        answer: shown(x, y, z),
        distractors: [
          wrong(shown(x, y, -z), "taking the exponent of $T$ with the wrong sign"),
          wrong(shown(x, -y, z), "taking the exponent of $V$ with the wrong sign"),
          wrong(shown(x, y + 1, z), "counting one power of the speed too many"),
          wrong(shown(x, y, z + 1), "counting one power of the time too many"),
          wrong(shown(x, z, y), "exchanging the exponents of speed and time"),
        ].filter(({ value }) => typeof value !== "string" && value.tex !== ""),
        explanation: [
          `First write the SI base in the new one: $[L] = V\\,T$ and $[M] = ${mass}$.`,
          `The usual formula of ${quantity.name} is $[\\mathrm{${powers(["M", "L", "T"], quantity.of)}}]$.`,
          `Putting these in and adding exponents gives $${powers(base.symbols, exponents)}$.`,
        ],
        verify() {
          const main = { F: [1, 1, -2], E: [1, 2, -2], P: [1, 1, -1], W: [1, 2, -3] }[base.symbols[0]];
          const back = main.map(
            (power, at) => power * x + ([0, 1, -1][at] ?? 0) * y + ([0, 0, 1][at] ?? 0) * z,
          );
          return back.every((power, at) => power === quantity.of[at]);
        },
      };
    },
  }),
];
