import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";

/** The last digit of a power, by the cycle of its last digits. */
function lastDigit(base: number, exponent: number): number {
  const turn = exponent % 4 === 0 ? 4 : exponent % 4;
  return (base % 10) ** turn % 10;
}

/** The same, by multiplying step by step. */
function lastDigitStepByStep(base: number, exponent: number): number {
  let digit = 1;
  for (let times = 0; times < exponent; times++) digit = (digit * base) % 10;
  return digit;
}

export const unitDigits = [
  computed({
    name: "unit-digit-of-powers-combined",
    form: "elementary",
    topic: "number-properties",
    difficulty: "MEDIUM",
    write(random) {
      const endings = [2, 3, 7, 8];
      const [p, q] = [
        random.int(1, 9) * 10 + random.pick(endings),
        random.int(1, 9) * 10 + random.pick(endings),
      ];
      const [m, n] = [random.int(11, 99), random.int(11, 99)];
      const isSum = random.chance(0.5);
      const [first, second] = [lastDigit(p, m), lastDigit(q, n)];
      const answer = (isSum ? first + second : first * second) % 10;
      const sign = isSum ? "+" : "\\times";
      return {
        text: `What is the unit digit of $${p}^{${m}} ${sign} ${q}^{${n}}$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num((isSum ? first * second : first + second) % 10),
            isSum ? "multiplying the last digits" : "adding the last digits",
          ),
          wrong(num((isSum ? p + q : p * q) % 10), "forgetting the powers"),
          wrong(
            num((isSum ? lastDigit(p, m + 1) + second : lastDigit(p, m + 1) * second) % 10),
            "going one step too far in the first cycle",
          ),
          wrong(
            num((isSum ? first + lastDigit(q, n + 1) : first * lastDigit(q, n + 1)) % 10),
            "going one step too far in the second cycle",
          ),
          wrong(num(first), "leaving out the second power"),
          wrong(num(second), "leaving out the first power"),
        ],
        explanation: [
          `The last digits of powers repeat after four steps: $${p}^{${m}}$ ends in ${first} and $${q}^{${n}}$ in ${second} (the exponents leave the remainders ${m % 4} and ${n % 4} on division by 4).`,
          `$${first} ${sign} ${second} = ${isSum ? first + second : first * second}$, so the unit digit is ${answer}.`,
        ],
        verify: () => {
          const [one, two] = [lastDigitStepByStep(p, m), lastDigitStepByStep(q, n)];
          return (isSum ? one + two : one * two) % 10 === answer;
        },
      };
    },
  }),
];
