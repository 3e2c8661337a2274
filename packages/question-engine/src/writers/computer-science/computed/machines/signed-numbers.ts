import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { withArticle } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, digits } from "../code.ts";
import { flipped } from "./number-bases.ts";

export const signedNumbers: WriterList = [
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
    name: "twos-complement-addition-with-overflow",
    topic: "number-systems",
    difficulty: "HARD",
    write(random) {
      const bits = random.pick([8, 8, 6]);
      const size = 2 ** bits;
      const a = random.int(-size / 2 + 3, size / 2 - 2);
      const b = random.int(-size / 2 + 3, size / 2 - 2);
      // Addends of different signs never overflow, which their first bits show.
      if (Math.sign(a) !== Math.sign(b)) return undefined;
      const total = a + b;
      const overflows = total >= size / 2 || total < -size / 2;
      if (!overflows && random.chance(0.4)) return undefined;
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
          `The ${bits} bits hold $-${size / 2}$ to $${size / 2 - 1}$, so ${overflows ? "the sum does not fit: overflow" : "the sum fits: no overflow"}.`,
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
