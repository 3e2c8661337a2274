import { reversed } from "../../../../kit/alphabet.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, digits } from "../code.ts";
import { flipped } from "./number-bases.ts";

export const binaryFractionsAndGrayCode: WriterList = [
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
];
