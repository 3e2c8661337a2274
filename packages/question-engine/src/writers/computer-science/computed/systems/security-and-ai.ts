import { gcd, range, sum } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { numberWord, people } from "../../../../english.ts";
import { shifted } from "../../../../kit/alphabet.ts";
import { num, percent } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, code, fence } from "../code.ts";

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
const power = (base: number, exponent: number, modulus: number) =>
  range(1, exponent).reduce((value) => (value * base) % modulus, 1);

export const securityAndAi: WriterList = [
  computed({
    name: "caesar-cipher",
    topic: "security-and-ai",
    difficulty: "EASY",
    write(random) {
      const word = random.pick(WORDS);
      const by = random.int(2, 9);
      const decode = random.chance();
      const given = decode ? shifted(word, by) : word;
      const key = decode ? word : shifted(word, by);
      return {
        text: decode
          ? `A Caesar cipher shifted every letter ${by} places forward in the alphabet and gave \`${given}\`. What was the message?`
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
    name: "keys-for-a-group",
    topic: "security-and-ai",
    difficulty: "EASY",
    write(random) {
      const n = random.int(5, 40);
      const symmetric = random.chance(0.6);
      const pairs = (n * (n - 1)) / 2;
      const place = random.pick(["office", "bank", "team", "laboratory", "newspaper"]);
      return {
        text: symmetric
          ? `Any two of the ${n} members of ${place === "office" ? "an" : "a"} ${place} want to exchange secret messages that no third member can read, using symmetric encryption. How many keys are needed in all?`
          : `The ${n} members of ${place === "office" ? "an" : "a"} ${place} exchange secret messages with public-key encryption. How many keys, public and private ones together, are needed in all?`,
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
    name: "precision-and-recall",
    topic: "security-and-ai",
    difficulty: "MEDIUM",
    write(random) {
      const [tp, fp, fn, tn] = [
        random.step(20, 90, 5),
        random.step(5, 60, 5),
        random.step(5, 60, 5),
        random.step(50, 300, 10),
      ];
      const total = tp + fp + fn + tn;
      const kind = random.pick(["precision", "recall", "accuracy", "specificity"] as const);
      const rates = {
        precision: tp / (tp + fp),
        recall: tp / (tp + fn),
        accuracy: (tp + tn) / total,
        specificity: tn / (tn + fp),
      };
      const show = (rate: number) => percent(100 * rate, 1);
      const [thing, yes] = random.pick([
        ["e-mails", "spam"],
        ["payments", "fraud"],
        ["X-ray images", "a fracture"],
        ["log-ins", "an attack"],
      ] as const);
      const formula = {
        precision: "\\frac{TP}{TP + FP}",
        recall: "\\frac{TP}{TP + FN}",
        accuracy: "\\frac{TP + TN}{TP + TN + FP + FN}",
        specificity: "\\frac{TN}{TN + FP}",
      }[kind];
      const top = { precision: tp, recall: tp, accuracy: tp + tn, specificity: tn }[kind];
      const bottom = { precision: tp + fp, recall: tp + fn, accuracy: total, specificity: tn + fp }[kind];
      return {
        text: `A classifier looks for ${yes} in ${total} ${thing}. It reports ${tp + fp} of them, ${tp} rightly; it misses ${fn} that it should have reported. What is its ${kind}, to one decimal?`,
        answer: show(rates[kind]),
        distractors: [
          ...(["precision", "recall", "accuracy", "specificity"] as const)
            .filter((other) => other !== kind)
            .map((other) => wrong(show(rates[other]), `giving the ${other}`)),
          wrong(show(1 - rates[kind]), "giving the share of errors"),
          wrong(show(tp / total), "dividing by the number of all cases"),
        ],
        explanation: [
          `True positives ${tp}, false positives $${tp + fp} - ${tp} = ${fp}$, false negatives ${fn}, true negatives $${total} - ${tp} - ${fp} - ${fn} = ${tn}$.`,
          `The ${kind} is $${formula} = \\frac{${top}}{${bottom}} = ${show(rates[kind]).tex}$.`,
        ],
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
          `Each raises the other's number to the power of the own secret number: $${B}^{${a}} \\bmod ${p} = ${key}$, and also $${A}^{${b}} \\bmod ${p} = ${key}$.`,
        ],
        verify: () => power(A, b, p) === key,
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
          distractors: [
            wrong(num(power(m, e, phi)), "reducing modulo $(p-1)(q-1)$ instead of $pq$"),
            wrong(num((m * e) % n), "multiplying by $e$ instead of raising to the power $e$"),
            wrong(num(power(m, d, n)), "using the private exponent"),
            wrong(num(power(e, m, n)), "exchanging base and exponent"),
            wrong(num((c + p) % n), "a slip in the reduction"),
          ],
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
        satisfies: (worth) => Number.isInteger(worth) && worth > 0 && worth < phi && (worth * e) % phi === 1,
        verify: () => range(2, 6).every((m) => power(power(m, e, n), d, n) === m % n),
      };
    },
  }),
  computed({
    name: "minimax-value-of-a-game-tree",
    topic: "security-and-ai",
    difficulty: "HARD",
    write(random) {
      const leaves = range(1, 3).map(() => random.sample(range(-9, 15), 3));
      const maxFirst = random.chance(0.7);
      const outer = maxFirst ? Math.max : Math.min;
      const inner = maxFirst ? Math.min : Math.max;
      const values = leaves.map((group) => inner(...group));
      const key = outer(...values);
      const cut = (prune: boolean) => {
        let best = maxFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
        let looked = 0;
        for (const group of leaves) {
          let worst = maxFirst ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
          for (const leaf of group) {
            looked++;
            worst = inner(worst, leaf);
            if (prune && (maxFirst ? worst <= best : worst >= best)) break;
          }
          best = outer(best, worst);
        }
        return looked;
      };
      const skipped = 9 - cut(true);
      const askCut = random.chance(0.5);
      if (askCut && skipped === 0) return undefined;
      const all = leaves.flat();
      const tree = fence(...leaves.map((group, index) => `${"ABC"[index]}: ${group.join(", ")}`));
      return {
        text: `In a game tree the ${maxFirst ? "maximising" : "minimising"} player chooses one of the moves A, B, C; then the opponent chooses one of the leaves below, whose values are given from left to right. ${askCut ? "How many leaves does alpha–beta search, from left to right, leave unexamined?" : "What is the minimax value of the tree?"}\n${tree}`,
        answer: num(askCut ? skipped : key),
        distractors: askCut
          ? [
              wrong(num(9 - skipped), "counting the leaves that are examined"),
              wrong(num(skipped + 1), "cutting off one leaf too early"),
              wrong(num(skipped - 1), "cutting off one leaf too late"),
              wrong(num(skipped + 2), "cutting off in the first group too"),
              wrong(num(0), "thinking that nothing can be cut off"),
              wrong(num(6), "skipping two whole groups"),
            ]
          : [
              wrong(num(outer(...all)), "letting the opponent help"),
              wrong(num(inner(...leaves.map((group) => outer(...group)))), "exchanging the two players"),
              wrong(num(inner(...all)), "taking the worst leaf of all"),
              ...values
                .filter((value) => value !== key)
                .map((value) => wrong(num(value), "choosing the wrong move at the root")),
              wrong(num(at(all, 4)), "taking the middle leaf"),
            ],
        explanation: [
          `The opponent chooses the ${maxFirst ? "smallest" : "largest"} leaf of each move: ${values.join(", ")}. The player chooses the ${maxFirst ? "largest" : "smallest"} of these: $${key}$.`,
          ...(askCut
            ? [
                `A group is left as soon as one of its leaves is ${maxFirst ? "not above" : "not below"} the best value found so far; so ${skipped} of the nine leaves need not be examined.`,
              ]
            : []),
        ],
      };
    },
  }),
  computed({
    name: "output-of-a-perceptron",
    topic: "security-and-ai",
    difficulty: "HARD",
    write(random) {
      const w = range(1, 2).map(() => random.intExcept(-4, 4, 0));
      const b = random.int(-3, 3);
      const x = range(1, 2).map(() => random.intExcept(-3, 3, 0));
      const target = random.int(0, 1);
      const [w1 = 0, w2 = 0] = w;
      const [x1 = 0, x2 = 0] = x;
      const rate = random.int(1, 3);
      const total = w1 * x1 + w2 * x2 + b;
      const output = total >= 0 ? 1 : 0;
      const error = target - output;
      if (error === 0) return undefined;
      const show = (p: number, q: number, r: number) => code(`${p}, ${q}, ${r}`);
      const learn = (step: number, bias = true, rateOf = rate) =>
        show(w1 + rateOf * step * x1, w2 + rateOf * step * x2, bias ? b + rateOf * step : b);
      return {
        text: `A perceptron has the weights $w_1 = ${w1}$, $w_2 = ${w2}$ and the bias $b = ${b}$; its output is 1 if $w_1 x_1 + w_2 x_2 + b \\ge 0$, otherwise 0. It is shown the input $(${x1}, ${x2})$ with the desired output ${target}. What are $w_1$, $w_2$ and $b$ after one step of the perceptron rule with the learning rate ${rate}?`,
        answer: learn(error),
        distractors: [
          wrong(learn(-error), "correcting in the wrong direction"),
          wrong(learn(error, false), "leaving the bias unchanged"),
          wrong(
            learn(error, true, rate === 1 ? 2 : 1),
            rate === 1 ? "doubling the correction" : "ignoring the learning rate",
          ),
          wrong(show(w1, w2, b), "thinking that the output is already right"),
          wrong(
            show(w1 + rate * error, w2 + rate * error, b + rate * error),
            "forgetting to multiply the correction by the inputs",
          ),
        ],
        explanation: [
          `The sum is $${[`${w1} \\times ${x1 < 0 ? `(${x1})` : x1}`, `${w2 < 0 ? `(${w2})` : w2} \\times ${x2 < 0 ? `(${x2})` : x2}`, `${b < 0 ? `(${b})` : b}`].join(" + ")} = ${total}$, so the output is ${output}; the error is $${target} - ${output} = ${error}$.`,
          `Each weight changes by $${rate} \\times ${error < 0 ? `(${error})` : error}$ times its input, the bias by $${rate * error}$: \`${w1 + rate * error * x1}, ${w2 + rate * error * x2}, ${b + rate * error}\`.`,
        ],
        verify: () => sum([w1 * x1, w2 * x2, b]) === total,
      };
    },
  }),
];
