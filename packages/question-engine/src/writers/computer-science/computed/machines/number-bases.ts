import { reversed } from "../../../../kit/alphabet.ts";
import { num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, digits } from "../code.ts";

const based = (text: string, base: number) =>
  tex(`${/[A-F]/.test(text) ? `\\mathrm{${text}}` : text}_{${base}}`);
export const flipped = (bits: string) => [...bits].map((bit) => (bit === "1" ? "0" : "1")).join("");

export const numberBases: WriterList = [
  computed({
    name: "binary-to-decimal",
    topic: "number-systems",
    difficulty: "EASY",
    write(random) {
      const value = random.int(37, 120);
      const bits = digits(value, 2);
      const mirrored = Number.parseInt(reversed(bits), 2);
      const weights = [...bits].flatMap((bit, place) =>
        bit === "1" ? [2 ** (bits.length - 1 - place)] : [],
      );
      return {
        text: random.pick([
          `What is the decimal value of the binary number ${based(bits, 2)}?`,
          `The binary number ${based(bits, 2)} is written in decimal as:`,
          `A register holds the unsigned binary number ${based(bits, 2)}. Which decimal number is this?`,
        ]),
        answer: num(value),
        distractors: [
          wrong(num(mirrored), "giving the leftmost bit the weight 1, that is, reading from the wrong end"),
          wrong(num(value * 2), "starting the weights at 2 instead of 1"),
          wrong(num(value - at(weights, weights.length - 1)), "overlooking the last 1"),
          wrong(num(2 ** bits.length - 1 - value), "adding the weights of the zeros instead of the ones"),
        ],
        explanation: [
          `From the right the bits have the weights 1, 2, 4, 8 and so on.`,
          `The ones of $${bits}_2$ stand for $${weights.join(" + ")} = ${value}$.`,
        ],
        verify: () => Number.parseInt(bits, 2) === value,
      };
    },
  }),
  computed({
    name: "hexadecimal-to-decimal",
    topic: "number-systems",
    difficulty: "EASY",
    write(random) {
      const high = random.int(1, 15);
      const low = random.int(1, 15);
      if (high < 10 && low < 10) return undefined;
      if (high === low) return undefined;
      const value = 16 * high + low;
      const hex = digits(value, 16);
      const slip = (digit: number) => (digit >= 10 ? digit + 1 : digit);
      return {
        text: random.pick([
          `What is the hexadecimal number ${based(hex, 16)} in decimal?`,
          `The value of ${based(hex, 16)} in the decimal system is:`,
        ]),
        answer: num(value),
        distractors: [
          wrong(num(16 * slip(high) + slip(low)), "counting the letters from A = 11 instead of A = 10"),
          wrong(num(16 * low + high), "taking the digits in the wrong order"),
          wrong(num(10 * high + low), "giving the first digit the weight 10 instead of 16"),
          wrong(num(8 * high + low), "giving the first digit the weight 8, as in the octal system"),
          wrong(num(high + low), "adding the digits without their weights"),
        ],
        explanation: [
          `In base 16 the letters A to F stand for 10 to 15, so the digits of $\\mathrm{${hex}}$ are ${high} and ${low}.`,
          `$${high} \\times 16 + ${low} = ${value}$.`,
        ],
        verify: () => Number.parseInt(hex, 16) === value,
      };
    },
  }),
  computed({
    name: "decimal-in-bcd",
    topic: "number-systems",
    difficulty: "EASY",
    write(random) {
      const value = random.int(112, 987);
      const text = `${value}`;
      const coded = (offset: number, source = text) =>
        [...source].map((digit) => digits(Number(digit) + offset, 2, 4)).join(" ");
      const binary = digits(value, 2, 12);
      return {
        text: `How is the decimal number ${value} written in ${random.pick(["8421 BCD code", "binary coded decimal (8421 code)"])}?`,
        answer: code(coded(0)),
        distractors: [
          wrong(
            code(`${binary.slice(0, 4)} ${binary.slice(4, 8)} ${binary.slice(8)}`),
            `converting the whole number ${value} to pure binary`,
          ),
          wrong(code(coded(3)), "using the excess-3 code"),
          wrong(code(coded(0, reversed(text))), "coding the digits in the reverse order"),
          wrong(
            code([...text].map((digit) => reversed(digits(Number(digit), 2, 4))).join(" ")),
            "writing each group with its lowest bit first",
          ),
        ],
        explanation: [
          "In 8421 BCD every decimal digit is written on its own as four bits.",
          `Digit by digit, ${[...text].map((digit) => `${digit} is \`${digits(Number(digit), 2, 4)}\``).join(", ")}.`,
          `Together: \`${coded(0)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "octal-to-hexadecimal",
    topic: "number-systems",
    difficulty: "MEDIUM",
    write(random) {
      const value = random.int(600, 4000);
      const octal = digits(value, 8);
      const hex = digits(value, 16);
      const bits = digits(value, 2);
      if (bits.length % 4 === 0 || octal.length % 2 === 1) return undefined;
      const groups = (size: number, text: string) =>
        text.padStart(Math.ceil(text.length / size) * size, "0").match(new RegExp(`.{${size}}`, "g")) ?? [];
      const leftGrouped = groups(4, bits.padEnd(Math.ceil(bits.length / 4) * 4, "0"));
      const toHex = (nibbles: readonly string[]) =>
        nibbles.map((nibble) => digits(Number.parseInt(nibble, 2), 16)).join("");
      const backwards = random.chance(0.4);
      if (backwards) {
        const read = (text: string) =>
          text
            .match(/.{3}/g)
            ?.map((three) => digits(Number.parseInt(three, 2), 8))
            .join("") ?? "";
        return {
          text: `Which octal number equals the hexadecimal number ${based(hex, 16)}?`,
          answer: based(octal, 8),
          distractors: [
            wrong(
              based(read(bits.padEnd(Math.ceil(bits.length / 3) * 3, "0")), 8),
              "grouping the bits in threes from the left instead of from the right",
            ),
            wrong(based(`${value}`, 8), "converting to decimal only and calling it octal"),
            wrong(based(digits(value + 8, 8), 8), "a slip of one in the second digit from the right"),
            wrong(
              based([...hex].map((digit) => digits(Number.parseInt(digit, 16), 8)).join(""), 8),
              "converting each hexadecimal digit to octal on its own",
            ),
          ],
          explanation: [
            `Each hexadecimal digit is four bits: $\\mathrm{${hex}}_{16}$ is \`${groups(4, bits).join(" ")}\`.`,
            `In threes from the right: \`${groups(3, bits).join(" ")}\`, that is, $${octal}_8$.`,
          ],
          verify: () => Number.parseInt(octal, 8) === Number.parseInt(hex, 16),
        };
      }
      return {
        text: `Which hexadecimal number equals the octal number ${based(octal, 8)}?`,
        answer: based(hex, 16),
        distractors: [
          wrong(
            based(toHex(leftGrouped), 16),
            "grouping the bits in fours from the left instead of from the right",
          ),
          wrong(based(digits(Number(octal), 16), 16), "reading the octal digits as a decimal number"),
          wrong(based(digits(value + 16, 16), 16), "a slip of one in the second digit from the right"),
          wrong(based(`${value}`, 16), "converting to decimal only and calling it hexadecimal"),
        ],
        explanation: [
          `Each octal digit is three bits: $${octal}_8$ is \`${groups(3, bits).join(" ")}\`.`,
          `In fours from the right: \`${groups(4, bits).join(" ")}\`, that is, $\\mathrm{${hex}}_{16}$.`,
        ],
        verify: () => Number.parseInt(octal, 8) === Number.parseInt(hex, 16),
      };
    },
  }),
  computed({
    name: "base-in-which-a-sum-holds",
    depth: 3,
    topic: "number-systems",
    difficulty: "HARD",
    write(random) {
      const base = random.pick([5, 6, 7, 8, 9, 11, 12]);
      const digit = () => random.int(1, Math.min(9, base - 1));
      const [a1, a0, b1, b0] = [digit(), digit(), digit(), digit()];
      const isProduct = random.chance(0.4);
      const first = a1 * base + a0;
      const second = isProduct ? random.int(2, Math.min(9, base - 1)) : b1 * base + b0;
      const result = isProduct ? first * second : first + second;
      if (
        result.toString(base) ===
        (isProduct ? (a1 * 10 + a0) * second : a1 * 10 + a0 + b1 * 10 + b0).toString()
      )
        return undefined;
      const shown = [first, second, result].map((value) => value.toString(base));
      if (shown.some((text) => /[a-z]/.test(text))) return undefined;
      const [x = "", y = "", z = ""] = shown;
      const largest = Math.max(...[...(x + y + z)].map(Number));
      const read = (text: string, b: number) =>
        [...text].reduce((total, next) => total * b + Number(next), 0);
      const holds = (b: number) =>
        b > largest && (isProduct ? read(x, b) * read(y, b) : read(x, b) + read(y, b)) === read(z, b);
      const sign = isProduct ? "\\times" : "+";
      const unitsResult = isProduct ? a0 * second : a0 + b0;
      const carried = Math.floor(unitsResult / base);
      if (carried === 0) return undefined;
      return {
        text: `In some number base the statement $${x} ${sign} ${y} = ${z}$ is true. What is the base?`,
        answer: num(base),
        distractors: [
          wrong(
            num(largest + 1 === base ? base + 2 : largest + 1),
            largest + 1 === base
              ? "miscounting the carry by two"
              : "taking the base to be one more than the largest digit that occurs",
          ),
          wrong(num(base + 1), "being one out in the carry"),
          wrong(num(base - 1), "taking the base to be the largest digit that is allowed"),
          wrong(num(base + 3), "matching the last digit wrongly"),
          wrong(num(10), "assuming decimal arithmetic"),
        ],
        explanation: [
          `Last digits: $${a0} ${sign} ${isProduct ? second : b0} = ${unitsResult}$ in decimal, but the digit written is ${z.slice(-1)}.`,
          `So $${unitsResult} - ${z.slice(-1)} = ${unitsResult - Number(z.slice(-1))}$ was carried, as $${carried}$ times the base: the base is a divisor of ${unitsResult - Number(z.slice(-1))}, above ${largest}.`,
          `In base ${base} the statement reads $${first} ${sign} ${second} = ${result}$ in decimal, which is true, so the base is ${base}.`,
        ],
        satisfies: holds,
      };
    },
  }),
];
