import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, digits } from "../code.ts";

/** The remainder of a division of bit strings without carries. */
function remainder(message: string, generator: string): string {
  const bits = [...message].map(Number);
  for (let start = 0; start + generator.length <= bits.length; start++) {
    if (bits[start] === 0) continue;
    for (let place = 0; place < generator.length; place++)
      bits[start + place] = at(bits, start + place) ^ Number(generator[place]);
  }
  return bits.slice(1 - generator.length).join("");
}

export const errorDetection: WriterList = [
  computed({
    name: "hamming-distance-of-code-words",
    topic: "networks",
    difficulty: "EASY",
    write(random) {
      const length = 8;
      const [a, b] = [random.int(1, 254), random.int(1, 254)];
      const [x, y] = [digits(a, 2, length), digits(b, 2, length)];
      const distance = [...x].filter((bit, place) => bit !== y[place]).length;
      const ones = (text: string) => text.replaceAll("0", "").length;
      return {
        text: `What is the Hamming distance between the words \`${x}\` and \`${y}\`?`,
        answer: num(distance),
        distractors: [
          wrong(num(length - distance), "counting the places where the words agree"),
          wrong(num(Math.abs(ones(x) - ones(y))), "subtracting the numbers of ones"),
          wrong(num(ones(digits(a & b, 2, length))), "counting the places where both words have a 1"),
          wrong(num(ones(digits(a | b, 2, length))), "counting the places where either word has a 1"),
          wrong(num(distance + 1), "losing count by one"),
        ],
        explanation: [
          "The Hamming distance is the number of places in which two words differ, that is, the ones of their XOR.",
          `\`${x}\` XOR \`${y}\` = \`${digits(a ^ b, 2, length)}\`, which has ${plural(distance, "one")}.`,
        ],
      };
    },
  }),
  computed({
    name: "crc-check-bits",
    depth: 5,
    chapter: "error-detection",
    topic: "networks",
    difficulty: "MEDIUM",
    write(random) {
      const generator = random.pick(["1011", "1101", "1001", "10011", "11001", "10101"]);
      const message = digits(random.int(2 ** 6 + 1, 2 ** 8 - 1), 2);
      const check = generator.length - 1;
      const key = remainder(message + "0".repeat(check), generator);
      const plain = remainder(message, generator);
      const backwards = [...key].reverse().join("");
      const inverted = [...key].map((bit) => 1 - Number(bit)).join("");
      const other = remainder(message + "0".repeat(check), [...generator].reverse().join(""));
      const terms = [...generator].flatMap((bit, place) =>
        bit === "0" ? [] : [check - place === 0 ? "1" : check - place === 1 ? "x" : `x^{${check - place}}`],
      );
      return {
        text: `The message \`${message}\` is sent with a CRC computed using the generator ${random.chance() ? `\`${generator}\`` : `polynomial $${terms.join(" + ")}$`}. Which check bits are appended?`,
        answer: code(key),
        distractors: [
          wrong(code(plain), "dividing the message without appending zeros first"),
          wrong(code(other), "writing the generator in the reverse order"),
          wrong(
            code(remainder(`${message}${"0".repeat(check + 1)}`, generator)),
            `appending ${check + 1} zeros instead of ${check}`,
          ),
          wrong(code(inverted), "inverting the remainder"),
          wrong(code(backwards), "reading the remainder from the wrong end"),
        ],
        explanation: [
          `The generator \`${generator}\` has degree ${check}, so ${check} zeros are appended: \`${message}${"0".repeat(check)}\`.`,
          `Dividing by \`${generator}\` with XOR instead of subtraction leaves the remainder \`${key}\`.`,
        ],
        verify: () => Number(remainder(message + key, generator)) === 0,
      };
    },
  }),
];
