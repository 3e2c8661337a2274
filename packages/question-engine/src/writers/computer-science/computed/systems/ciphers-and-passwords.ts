import { shifted } from "../../../../kit/alphabet.ts";
import { slips } from "../../../../kit/slips.ts";
import { gcd, range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code } from "../code.ts";

const WORDS = [
  "ATTACK",
  "SECRET",
  "HIDDEN",
  "CIPHER",
  "SAFETY",
  "LOCKED",
  "VAULTS",
  "SIGNAL",
  "PLAYER",
  "WINTER",
  "ZEBRAS",
  "OXYGEN",
  "JUNGLE",
  "WIZARD",
];
export const power = (base: number, exponent: number, modulus: number) =>
  range(1, exponent).reduce((value) => (value * base) % modulus, 1);

export const ciphersAndPasswords: WriterList = [
  computed({
    name: "caesar-cipher",
    topic: "security-and-ai",
    difficulty: "EASY",
    write(random) {
      const by = random.int(2, 9);
      const decode = random.chance();
      // Among four options to decode, the only one that is a word would be obvious.
      const word = decode ? random.sample([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], 6).join("") : random.pick(WORDS);
      const given = decode ? shifted(word, by) : word;
      const key = decode ? word : shifted(word, by);
      return {
        text: decode
          ? `A password of six letters was enciphered by a Caesar cipher that shifts every letter ${by} places forward in the alphabet, beginning again at A after Z. The result is \`${given}\`. What is the password?`
          : `What does the message \`${given}\` become in a Caesar cipher that shifts every letter ${by} places forward in the alphabet, beginning again at A after Z?`,
        answer: code(key),
        distractors: [
          wrong(code(shifted(given, decode ? by : -by)), "shifting in the wrong direction"),
          wrong(code(shifted(key, 1)), "shifting by one place too many or too few"),
          wrong(code(shifted(key, -1)), "being one place out"),
          wrong(code([...key].reverse().join("")), "reversing the letters as well"),
        ],
        explanation: [
          `Every letter is moved ${by} places ${decode ? "back" : "forward"}: ${[...given]
            .slice(0, 3)
            .map((letter) => `${letter} → ${shifted(letter, decode ? -by : by)}`)
            .join(", ")} and so on.`,
          `This gives \`${key}\`.`,
        ],
        verify: () => shifted(shifted(word, by), 26 - by) === word,
      };
    },
  }),
  computed({
    name: "number-of-passwords",
    topic: "security-and-ai",
    difficulty: "MEDIUM",
    write(random) {
      const digits = random.int(2, 5);
      const letters = random.int(1, 2);
      const wanted = random.int(0, 9);
      const isCapital = random.chance();
      const kind = random.pick(["code", "distinct", "atLeast"] as const);
      const all = 10 ** (digits + letters);
      const key = {
        code: 26 ** letters * 10 ** digits,
        distinct: range(0, digits + letters - 1).reduce((product, used) => product * (10 - used), 1),
        atLeast: all - 9 ** (digits + letters),
      }[kind];
      const length = digits + letters;
      const asked = {
        code: `A password consists of ${letters === 1 ? "one" : "two"} ${isCapital ? "capital" : "small"} letter${letters === 1 ? "" : "s"} (${isCapital ? "A to Z" : "a to z"}) followed by ${numberWord(digits)} digits. How many such passwords are there?`,
        distinct: `A PIN consists of ${numberWord(length)} different digits. How many such PINs are there?`,
        atLeast: `A PIN consists of ${numberWord(length)} digits, at least one of which is ${wanted}. How many such PINs are there?`,
      }[kind];
      return {
        text: asked,
        answer: num(key),
        distractors: {
          code: [
            wrong(
              num(26 * letters * 10 * digits),
              "multiplying by the numbers of places instead of raising to powers",
            ),
            wrong(num(26 ** letters + 10 ** digits), "adding the choices instead of multiplying them"),
            wrong(num(26 ** letters * 9 ** digits), "leaving out the digit 0"),
            wrong(num(36 ** length), "allowing letters and digits in every place"),
          ],
          distinct: [
            wrong(num(all), "allowing digits to be repeated"),
            wrong(num((key / 10) * 9), "forbidding 0 in the first place"),
            wrong(
              num(range(1, length).reduce((product, k) => (product * (11 - k)) / k, 1)),
              "ignoring the order of the digits",
            ),
            wrong(num(9 ** length), "leaving out one digit in every place"),
          ],
          atLeast: [
            wrong(
              num(length * 10 ** (length - 1)),
              "placing the required digit first and counting some PINs more than once",
            ),
            wrong(num(9 ** length), "counting the PINs without the required digit"),
            wrong(num(length * 9 ** (length - 1)), "counting only the PINs in which it occurs exactly once"),
            wrong(num(10 ** (length - 1)), "fixing the required digit in one place"),
          ],
        }[kind],
        explanation: {
          code: `Each letter can be chosen in 26 and each digit in 10 ways: $26^{${letters}} \\times 10^{${digits}} = ${num(key).tex}$.`,
          distinct: `The first digit has 10 choices, each further one fewer: $${range(0, length - 1)
            .map((used) => 10 - used)
            .join(" \\times ")} = ${num(key).tex}$.`,
          atLeast: `All PINs less those without the digit ${wanted}: $10^{${length}} - 9^{${length}} = ${num(key).tex}$.`,
        }[kind],
        verify: () =>
          kind === "code" ||
          length > 4 ||
          range(0, all - 1).filter((pin) => {
            const text = `${pin}`.padStart(length, "0");
            return kind === "distinct" ? new Set(text).size === length : text.includes(`${wanted}`);
          }).length === key,
      };
    },
  }),
  computed({
    name: "rsa-private-exponent",
    topic: "security-and-ai",
    difficulty: "HARD",
    write(random) {
      const [p, q] = random.pick([
        [3, 11],
        [5, 11],
        [7, 11],
        [3, 17],
        [5, 17],
        [7, 13],
        [5, 13],
        [11, 13],
        [7, 17],
        [5, 7],
      ] as const);
      const n = p * q;
      const phi = (p - 1) * (q - 1);
      const e = random.pick([3, 5, 7, 11, 13]);
      if (gcd(e, phi) !== 1 || e >= phi) return undefined;
      const d = range(1, phi).find((k) => (k * e) % phi === 1) ?? 0;
      if (d === e) return undefined;
      const byN = range(1, n).find((k) => (k * e) % n === 1);
      if (random.chance(0.4)) {
        const m = random.int(2, Math.min(n - 2, 12));
        const c = power(m, e, n);
        if (c === m) return undefined;
        return {
          text: `In an RSA system with $p = ${p}$, $q = ${q}$ and the public exponent $e = ${e}$, what is the ciphertext of the message $m = ${m}$?`,
          answer: num(c),
          distractors: slips(random, num(c), num, [
            [power(m, e, phi), "reducing modulo $(p-1)(q-1)$ instead of $pq$"],
            [(m * e) % n, "multiplying by $e$ instead of raising to the power $e$"],
            [power(m, d, n), "using the private exponent"],
            [power(e, m, n), "exchanging base and exponent"],
            [(c + p) % n, "a slip in the reduction"],
            [(c + q) % n, "a slip in the reduction"],
            [n - c, "a slip of the sign in the reduction"],
          ]),
          explanation: [
            `$n = ${p} \\times ${q} = ${n}$.`,
            `$c = m^e \\bmod n = ${m}^{${e}} \\bmod ${n} = ${c}$.`,
          ],
          verify: () => power(c, d, n) === m,
        };
      }
      return {
        text: `In an RSA system with $p = ${p}$, $q = ${q}$ and the public exponent $e = ${e}$, what is the smallest positive private exponent $d$ with $ed \\equiv 1 \\pmod{(p-1)(q-1)}$?`,
        answer: num(d),
        distractors: [
          ...(byN ? [wrong(num(byN), "calculating modulo $n = pq$ instead of $(p-1)(q-1)$")] : []),
          wrong(num(phi - e), "subtracting $e$ from $(p-1)(q-1)$"),
          wrong(num(phi - d), "solving $ed \\equiv -1$"),
          wrong(num(e), "taking the public exponent again"),
          wrong(num(d + 2), "a slip in the division"),
        ],
        explanation: [
          `$(p-1)(q-1) = ${p - 1} \\times ${q - 1} = ${phi}$.`,
          `$${e} \\times ${d} = ${e * d} = ${(e * d - 1) / phi} \\times ${phi} + 1$, so $d = ${d}$.`,
        ],
        satisfies: (amount) =>
          Number.isInteger(amount) && amount > 0 && amount < phi && (amount * e) % phi === 1,
        verify: () => range(2, 6).every((m) => power(power(m, e, n), d, n) === m % n),
      };
    },
  }),
];
