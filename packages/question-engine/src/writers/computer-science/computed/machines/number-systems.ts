import { computed, wrong } from "../../../../computed.ts";
import { withArticle } from "../../../../english.ts";
import { reversed } from "../../../../kit/alphabet.ts";
import { num, tex } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, code, digits } from "../code.ts";

const based = (text: string, base: number) =>
  tex(`${/[A-F]/.test(text) ? `\\mathrm{${text}}` : text}_{${base}}`);
const flipped = (bits: string) => [...bits].map((bit) => (bit === "1" ? "0" : "1")).join("");

export const numberSystems: WriterList = [
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
          `${[...text].map((digit) => `${digit} is \`${digits(Number(digit), 2, 4)}\``).join(", ")}.`,
          `Together: \`${coded(0)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "range-of-a-signed-word",
    topic: "number-systems",
    difficulty: "EASY",
    write(random) {
      const bits = random.int(5, 14);
      const kind = random.pick(["smallest", "largest", "unsigned", "magnitude"] as const);
      const half = 2 ** (bits - 1);
      const spread = { smallest: -half, largest: half - 1, unsigned: 2 * half - 1, magnitude: -(half - 1) }[
        kind
      ];
      const asked = {
        smallest: `What is the smallest integer that ${bits} bits can hold in two's complement?`,
        largest: `What is the largest integer that ${bits} bits can hold in two's complement?`,
        unsigned: `What is the largest unsigned integer that ${bits} bits can hold?`,
        magnitude: `What is the smallest integer that ${bits} bits can hold in sign-magnitude form?`,
      }[kind];
      const sign = spread < 0 ? -1 : 1;
      const why = {
        smallest: `The top bit counts $-2^{${bits - 1}}$ and all others are 0, so the smallest value is $-2^{${bits - 1}} = ${num(spread).tex}$.`,
        largest: `The top bit is the sign and must be 0; the other ${bits - 1} bits are 1, so the value is $2^{${bits - 1}} - 1 = ${num(spread).tex}$.`,
        unsigned: `All ${bits} bits are 1, so the value is $2^{${bits}} - 1 = ${num(spread).tex}$.`,
        magnitude: `One bit is the sign and ${bits - 1} bits, all 1, are the size, so the value is $-(2^{${bits - 1}} - 1) = ${num(spread).tex}$.`,
      }[kind];
      return {
        text: asked,
        answer: num(spread),
        distractors: [
          wrong(num(sign * half), "forgetting that the number of patterns counts zero too"),
          wrong(num(sign * (half - 1)), `taking the bound $2^{${bits - 1}} - 1$ where it does not belong`),
          wrong(num(sign * (2 * half - 1)), "treating all bits alike, with no bit for the sign"),
          wrong(num(sign * 2 * half), `counting all $2^{${bits}}$ patterns`),
          wrong(num(sign * (half / 2)), "setting one bit too many aside"),
        ],
        explanation: why,
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
    name: "twos-complement-of-a-negative-number",
    topic: "number-systems",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.int(9, 118);
      const plain = digits(size, 2, 8);
      const word = digits(-size, 2, 8);
      const magnitude = `1${plain.slice(1)}`;
      if (random.chance()) {
        return {
          text: `An 8-bit register holds \`${word}\`. Which number is this in two's complement?`,
          answer: num(-size),
          distractors: [
            wrong(num(256 - size), "reading the word as unsigned"),
            wrong(
              num(-(128 - size)),
              "taking the first bit as a minus sign and the other seven bits as the size",
            ),
            wrong(num(-size + 1), "inverting the bits without adding 1 (one's complement)"),
            wrong(num(size), "forgetting the minus sign"),
          ],
          explanation: [
            `The first bit is 1, so the number is negative. Invert the bits, giving \`${flipped(word)}\`, and add 1, giving \`${plain}\`, which is ${size}.`,
            `So the word stands for $-${size}$.`,
          ],
          verify: () => Number.parseInt(word, 2) - 256 === -size,
        };
      }
      return {
        text: `How is the number $-${size}$ stored in 8 bits in two's complement?`,
        answer: code(word),
        distractors: [
          wrong(code(flipped(plain)), "inverting the bits and forgetting to add 1 (one's complement)"),
          wrong(code(magnitude), "putting a sign bit in front of the size (sign-magnitude)"),
          wrong(code(plain), `writing $+${size}$ instead`),
          wrong(code(digits(-size - 2, 2, 8)), "subtracting 1 after the inversion instead of adding it"),
        ],
        explanation: [
          `$+${size}$ is \`${plain}\`.`,
          `Inverted it is \`${flipped(plain)}\`; adding 1 gives \`${word}\`.`,
        ],
        verify: () => (Number.parseInt(word, 2) + size) % 256 === 0,
      };
    },
  }),
  computed({
    name: "binary-fraction",
    topic: "number-systems",
    difficulty: "MEDIUM",
    write(random) {
      const sixteenths = random.pick([3, 5, 7, 9, 11, 13, 15, 6, 10, 14]);
      const whole = random.int(2, 14);
      const value = whole + sixteenths / 16;
      const part = digits(sixteenths, 2, 4).replace(/0+$/, "");
      const bits = `${digits(whole, 2)}.${part}`;
      const naive = Number(`${whole}.${Number.parseInt(part, 2)}`);
      const weights = [...part].flatMap((bit, place) =>
        bit === "1" ? [`\\frac{1}{${2 ** (place + 1)}}`] : [],
      );
      const mirrored = Number.parseInt(reversed(part), 2) / 2 ** part.length;
      return {
        text: random.pick([
          `What is $${bits}_2$ in decimal?`,
          `The decimal value of the binary number $${bits}_2$ is:`,
        ]),
        answer: num(value, undefined, 4),
        distractors: [
          wrong(num(naive, undefined, 4), "reading the bits after the point as a whole number"),
          wrong(
            num(whole + sixteenths / 32, undefined, 5),
            "giving the first place after the point the weight one quarter",
          ),
          wrong(
            num(whole + mirrored, undefined, 4),
            "weighing the bits after the point in the reverse order",
          ),
          wrong(
            num(whole + Number.parseInt(part, 2) / 10 ** part.length, undefined, 4),
            "dividing by a power of ten instead of a power of two",
          ),
          wrong(num(whole + 1 - sixteenths / 16, undefined, 4), "adding the weights of the zeros"),
        ],
        explanation: [
          `Before the point: $${digits(whole, 2)}_2 = ${whole}$.`,
          `After the point the weights are $\\frac{1}{2}$, $\\frac{1}{4}$, $\\frac{1}{8}$, …: $${weights.join(" + ")} = ${num(sixteenths / 16, undefined, 4).tex}$.`,
          `Together $${num(value, undefined, 4).tex}$.`,
        ],
        verify: () => Number.parseInt(bits.replace(".", ""), 2) / 2 ** part.length === value,
      };
    },
  }),
  computed({
    name: "gray-code-conversion",
    topic: "number-systems",
    difficulty: "MEDIUM",
    write(random) {
      const length = random.int(5, 6);
      const value = random.int(2 ** (length - 1) + 1, 2 ** length - 2);
      const binary = digits(value, 2, length);
      const gray = digits(value ^ (value >> 1), 2, length);
      const decode = (word: string) => {
        let bit = 0;
        return [...word]
          .map((next) => {
            bit ^= Number(next);
            return bit;
          })
          .join("");
      };
      const toGray = random.chance();
      const [from, to] = toGray ? [binary, gray] : [gray, binary];
      const other = toGray
        ? decode(binary)
        : digits(Number.parseInt(gray, 2) ^ (Number.parseInt(gray, 2) >> 1), 2, length);
      return {
        text: toGray
          ? `What is the Gray code of the binary number \`${binary}\`?`
          : `Which binary number has the Gray code \`${gray}\`?`,
        answer: code(to),
        distractors: [
          wrong(code(other), "converting in the opposite direction"),
          wrong(code(flipped(to)), "combining neighbouring bits with XNOR and inverting the first bit"),
          wrong(code(`0${to.slice(1)}`), "not copying the first bit"),
          wrong(code(flipped(from)), "simply inverting every bit"),
          wrong(code(to.slice(0, -1) + flipped(to.slice(-1))), "a slip in the last bit"),
        ],
        explanation: [
          "The first bits of the two codes are equal.",
          toGray
            ? `Every further Gray bit is the XOR of the binary bit and the bit to its left: \`${binary}\` gives \`${gray}\`.`
            : `Every further binary bit is the XOR of the Gray bit and the binary bit found just before: \`${gray}\` gives \`${binary}\`.`,
        ],
        verify: () => decode(gray) === binary,
      };
    },
  }),
  computed({
    name: "base-in-which-a-sum-holds",
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
  computed({
    name: "twos-complement-addition-with-overflow",
    topic: "number-systems",
    difficulty: "HARD",
    write(random) {
      const bits = random.pick([8, 8, 6]);
      const size = 2 ** bits;
      const a = random.int(-size / 2 + 3, size / 2 - 2);
      const b = random.int(-size / 2 + 3, size / 2 - 2);
      const total = a + b;
      const overflows = total >= size / 2 || total < -size / 2;
      if (!overflows && random.chance(0.7)) return undefined;
      const [x, y] = [digits(a, 2, bits), digits(b, 2, bits)];
      const raw = Number.parseInt(x, 2) + Number.parseInt(y, 2);
      const kept = raw % size;
      const stored = kept >= size / 2 ? kept - size : kept;
      const carry = raw >= size;
      if (stored === 0 || total === 0) return undefined;
      const say = (value: number, overflow: boolean) =>
        `$${value}$, ${overflow ? "with" : "without"} overflow`;
      return {
        text: `The two's-complement numbers \`${x}\` and \`${y}\` are added in ${withArticle(`${bits}-bit`)} adder. Which number does the result register hold, and does an overflow occur?`,
        answer: say(stored, overflows),
        distractors: [
          wrong(
            say(stored, !overflows),
            overflows
              ? "overlooking that two numbers of like sign gave a result of the other sign"
              : carry
                ? "taking the carry out of the sign bit for an overflow"
                : "expecting an overflow although the sum fits",
          ),
          wrong(
            overflows ? say(total, false) : say(-stored, false),
            overflows ? "adding the numbers as if there were more bits" : "losing the sign of the result",
          ),
          wrong(
            say(overflows ? total : -stored, true),
            "adding the numbers in decimal and not wrapping round",
          ),
          wrong(
            say(kept === stored ? kept - size : kept, overflows),
            "misreading the sign bit of the result",
          ),
        ],
        explanation: [
          `\`${x}\` is $${a}$ and \`${y}\` is $${b}$; their true sum is $${total}$.`,
          `${bits} bits hold $-${size / 2}$ to $${size / 2 - 1}$, so ${overflows ? "the sum does not fit: overflow" : "the sum fits: no overflow"}.`,
          `The register keeps \`${digits(kept, 2, bits)}\`, which is $${stored}$: ${say(stored, overflows)}.`,
        ],
        verify() {
          const signsAlike = x[0] === y[0];
          const signChanged = digits(kept, 2, bits)[0] !== x[0];
          return (signsAlike && signChanged) === overflows && (stored - total) % size === 0;
        },
      };
    },
  }),
];
