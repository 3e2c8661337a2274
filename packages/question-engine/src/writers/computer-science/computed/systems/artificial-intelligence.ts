import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence } from "../code.ts";

export const artificialIntelligence: WriterList = [
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
    name: "minimax-value-of-a-game-tree",
    topic: "security-and-ai",
    difficulty: "MEDIUM",
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
        text: `In a game tree the ${maxFirst ? "maximising" : "minimising"} player chooses one of the moves A, B, C; then the opponent chooses one of the leaves below, whose values are given from left to right. ${askCut ? "How many leaves does alpha–beta search, from left to right, leave unexamined, if it cuts off a branch as soon as alpha ≥ beta?" : "What is the minimax value of the tree?"}\n${tree}`,
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
