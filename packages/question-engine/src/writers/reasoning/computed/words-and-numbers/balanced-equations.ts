import { patiently } from "../../../../kit/patiently.ts";
import type { Random } from "../../../../numbers/random.ts";
import { type ComputedDraft, computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { evaluate, OPS, type Op, roughly, show, TEX } from "./mathematical-operations.ts";

const isRight = (left: number, total: number) => Math.abs(left - total) < 1e-9;

/** Three different signs, in every order. */
const ORDERS = OPS.flatMap((a) => OPS.flatMap((b) => OPS.map((c): Op[] => [a, b, c]))).filter(
  (signs) => new Set(signs).size === 3,
);

export const balancedEquations: WriterList = [
  computed({
    name: "signs-in-place-of-stars",
    topic: "mathematical-operations",
    difficulty: "MEDIUM",
    write(random) {
      const right = random.pick(ORDERS);
      return patiently((draw) => withStars(draw, right))(random);
    },
  }),
  computed({
    name: "interchange-two-numbers",
    topic: "mathematical-operations",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const numbers = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 21, 24, 27, 32], 5);
      const ops = random.shuffle(OPS);
      const pairs = numbers.flatMap((one, n) =>
        numbers.slice(n + 1).map((other): [number, number] => [one, other]),
      );
      const swapped = ([one, other]: readonly [number, number]) =>
        numbers.map((each) => (each === one ? other : each === other ? one : each));
      const right = random.pick(pairs);
      const total = evaluate(swapped(right), ops);
      const division = ops.indexOf("÷");
      const dividesEvenly = (pair: readonly [number, number]) => {
        const [dividend = 1, divisor = 1] = swapped(pair).slice(division, division + 2);
        return dividend % divisor === 0;
      };
      if (!dividesEvenly(right) || !Number.isInteger(total) || total < 2 || total > 300) return undefined;
      if (isRight(evaluate(numbers, ops), total)) return undefined;
      if (pairs.filter((pair) => isRight(evaluate(swapped(pair), ops), total)).length !== 1) return undefined;
      const others = random.shuffle(pairs.filter((pair) => pair !== right));
      const even = others.filter(dividesEvenly);
      // If only the key got rid of the fraction, nothing else would have to be worked out.
      if (even.length === 0) return undefined;
      const say = ([one, other]: readonly [number, number]) =>
        `$${Math.min(one, other)}$ and $${Math.max(one, other)}$`;
      return {
        text: `Which two numbers should be interchanged to make the given equation correct?\n(NOTE: Whole numbers must be interchanged, not their digits.)\n$${show(numbers, ops)} = ${total}$`,
        answer: say(right),
        distractors: [...even, ...others.filter((pair) => !dividesEvenly(pair))]
          .slice(0, 3)
          .map((pair) =>
            wrong(
              say(pair),
              `a slip in the order of operations: that makes the left side ${roughly(evaluate(swapped(pair), ops))}`,
            ),
          ),
        explanation: [
          `Interchanging ${say(right)} gives $${show(swapped(right), ops)}$.`,
          `With multiplication and division first, this is $${total}$.`,
        ],
        verify: () => pairs.filter((pair) => isRight(evaluate(swapped(pair), ops), total)).length === 1,
      };
    }),
  }),
];

/** An equation that these signs balance, if the draw gives one that no others do. */
function withStars(random: Random, right: readonly Op[]): ComputedDraft | undefined {
  const numbers = [random.int(6, 72), random.int(2, 12), random.int(2, 12), random.int(2, 15)];
  const total = evaluate(numbers, right);
  const division = right.indexOf("÷");
  if (division >= 0 && (numbers[division] ?? 0) % (numbers[division + 1] ?? 1) !== 0) return undefined;
  if (!Number.isInteger(total) || total < 2 || total > 250) return undefined;
  if (ORDERS.filter((signs) => isRight(evaluate(numbers, signs), total)).length !== 1) return undefined;
  const say = (signs: readonly Op[]) => `$${[...signs.map((sign) => TEX[sign]), "="].join(",\\ ")}$`;
  const others = random.shuffle(ORDERS.filter((signs) => signs !== right));
  return {
    text: `Select the correct combination of mathematical signs to sequentially replace the $\\ast$ signs and to balance the given equation.\n$${[...numbers, total].join(" \\ast ")}$`,
    answer: say(right),
    distractors: others
      .slice(0, 5)
      .map((signs) =>
        wrong(
          say(signs),
          `a slip in the order of operations: these signs give ${roughly(evaluate(numbers, signs))}`,
        ),
      ),
    explanation: [
      `With ${say(right)} the equation reads $${show(numbers, right)} = ${total}$.`,
      "Division and multiplication come first, then addition and subtraction, and both sides agree.",
    ],
    verify: () => isRight(evaluate(numbers, right), total),
  };
}
