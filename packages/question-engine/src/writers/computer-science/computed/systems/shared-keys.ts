import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { power } from "./ciphers-and-passwords.ts";

export const sharedKeys: WriterList = [
  computed({
    name: "keys-for-a-group",
    topic: "security-and-ai",
    difficulty: "EASY",
    write(random) {
      const n = random.int(5, 40);
      const symmetric = random.chance(0.6);
      const pairs = (n * (n - 1)) / 2;
      const place = random.pick(["club", "team", "committee", "council", "research group"]);
      return {
        text: symmetric
          ? `Any two of the ${n} members of a ${place} want to exchange secret messages that no third member can read, using symmetric encryption. How many keys are needed in all?`
          : `The ${n} members of a ${place} exchange secret messages with public-key encryption. How many keys, public and private ones together, are needed in all?`,
        answer: num(symmetric ? pairs : 2 * n),
        distractors: [
          wrong(
            num(symmetric ? n * (n - 1) : pairs),
            symmetric
              ? "counting every pair twice"
              : "giving every pair of members a key of its own, as symmetric encryption needs",
          ),
          wrong(
            num(symmetric ? 2 * n : n),
            symmetric
              ? "counting two keys per member, as public-key encryption needs"
              : "counting only the private keys",
          ),
          wrong(
            num(symmetric ? n : n * (n - 1)),
            symmetric ? "giving each member one key for all" : "counting a key for every ordered pair",
          ),
          wrong(num(n * n), "counting all ordered pairs, even of a member with itself"),
        ],
        explanation: symmetric
          ? `Every pair shares one key: $\\frac{${n} \\times ${n - 1}}{2} = ${pairs}$.`
          : `Every member needs one public and one private key: $2 \\times ${n} = ${2 * n}$.`,
      };
    },
  }),
  computed({
    name: "diffie-hellman-exchange",
    topic: "security-and-ai",
    difficulty: "MEDIUM",
    write(random) {
      const [p, g] = random.pick([
        [11, 2],
        [13, 2],
        [17, 3],
        [19, 2],
        [23, 5],
        [29, 2],
      ] as const);
      const [a, b] = [random.int(3, 9), random.int(3, 9)];
      if (a === b) return undefined;
      const [alice, bob] = people(random, 2);
      const [A, B] = [power(g, a, p), power(g, b, p)];
      const key = power(B, a, p);
      if (key === 1) return undefined;
      return {
        text: `${alice?.name} and ${bob?.name} use the Diffie–Hellman key exchange with the prime $p = ${p}$ and the base $g = ${g}$. ${alice?.name} chooses the secret number ${a}, ${bob?.name} the secret number ${b}. Which common key do they get?`,
        answer: num(key),
        distractors: [
          wrong(num((A * B) % p), "multiplying the two public numbers"),
          wrong(num(A), `giving ${alice?.name}'s public number`),
          wrong(num(B), `giving ${bob?.name}'s public number`),
          wrong(
            num(power(g, a + b, p) === key ? (key + 1) % p : power(g, a + b, p)),
            "adding the secret exponents instead of multiplying them",
          ),
          wrong(num((g * a * b) % p), "multiplying instead of raising to powers"),
          wrong(num(p - key), "a slip of the sign modulo $p$"),
        ],
        explanation: [
          `Public numbers: $${g}^{${a}} \\bmod ${p} = ${A}$ and $${g}^{${b}} \\bmod ${p} = ${B}$.`,
          `Each of them raises the other's public number to the power of their own secret number: $${B}^{${a}} \\bmod ${p} = ${key}$, and also $${A}^{${b}} \\bmod ${p} = ${key}$.`,
        ],
        verify: () => power(A, b, p) === key,
      };
    },
  }),
];
