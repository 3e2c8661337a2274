import { computed, wrong } from "../../computed.ts";
import { bracketed, num, polynomial } from "../../value.ts";
import type { WriterList } from "../../writer.ts";

export const quadraticEquations: WriterList = [
  computed({
    name: "quadratic-sum-of-squares-of-roots",
    topic: "quadratic-equations",
    difficulty: "MEDIUM",
    write(random) {
      const p = random.intExcept(-8, 8, 0);
      const q = random.intExcept(-8, 8, 0, p, -p);
      const sum = p + q;
      const product = p * q;
      const answer = sum * sum - 2 * product;
      return {
        text: `If $\\alpha$ and $\\beta$ are the roots of $${polynomial([1, -sum, product])} = 0$, what is the value of $\\alpha^2 + \\beta^2$?`,
        answer: num(answer),
        distractors: [
          wrong(num(sum * sum + 2 * product), "adding $2\\alpha\\beta$ instead of subtracting it"),
          wrong(num(sum * sum), "taking $\\alpha^2 + \\beta^2$ to be $(\\alpha + \\beta)^2$"),
          wrong(num(sum * sum - product), "subtracting $\\alpha\\beta$ only once"),
          wrong(num((p - q) ** 2), "finding $(\\alpha - \\beta)^2$ instead"),
        ],
        explanation: [
          `From the coefficients, $\\alpha + \\beta = ${sum}$ and $\\alpha\\beta = ${product}$.`,
          `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = ${bracketed(sum)}^2 - 2 \\times ${bracketed(product)} = ${answer}$.`,
        ],
        verify: () => p * p + q * q === answer,
      };
    },
  }),
];
