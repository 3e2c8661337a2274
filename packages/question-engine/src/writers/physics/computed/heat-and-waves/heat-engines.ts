import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const heatEngines: WriterList = [
  computed({
    name: "first-law-balance",
    topic: "thermodynamics",
    difficulty: "EASY",
    write(random) {
      const heat = 10 * random.int(10, 60);
      const work = 10 * random.int(3, 40);
      if (heat <= work) return undefined;
      const byGas = random.chance();
      const answer = byGas ? heat - work : heat + work;
      return {
        text: `A gas is given ${num(heat, "J")} of heat while ${byGas ? `it does ${num(work, "J")} of work` : `${num(work, "J")} of work is done on it`}. By how much does its internal energy increase?`,
        answer: num(answer, "J"),
        distractors: [
          wrong(num(byGas ? heat + work : heat - work, "J"), "taking the work with the wrong sign"),
          wrong(num(heat, "J"), "leaving out the work"),
          wrong(num(work, "J"), "giving the work"),
          wrong(num(answer / 2, "J"), "halving the result"),
        ],
        explanation: [
          "First law: the increase in internal energy is the heat given to the gas minus the work done by it, $\\Delta U = Q - W$.",
          byGas
            ? `$\\Delta U = ${heat} - ${work} = ${num(answer, "J").tex}$.`
            : `Work done on the gas counts as negative work by it: $\\Delta U = ${heat} - (-${work}) = ${num(answer, "J").tex}$.`,
        ],
        satisfies: (amount) => heat === amount + (byGas ? work : -work),
      };
    },
  }),
  computed({
    name: "carnot-efficiency",
    chapter: "heat-engines",
    topic: "thermodynamics",
    difficulty: "EASY",
    write(random) {
      const share = random.pick([20, 25, 30, 40, 50, 60]);
      const hot = random.step(400, 1000, 50);
      const cold = (hot * (100 - share)) / 100;
      if (!Number.isInteger(cold) || cold < 250 || cold > 450) return undefined;
      const [hotC, coldC] = [hot - 273, cold - 273];
      return {
        text: `A Carnot engine works between a source at ${num(hotC, "°C")} and a sink at ${num(coldC, "°C")}. What is its efficiency? (Take $0\\,^\\circ\\mathrm{C} = 273\\ \\mathrm{K}$.)`,
        answer: percent(share),
        distractors: [
          wrong(percent(100 * (1 - coldC / hotC), 1), "putting in the temperatures in degrees Celsius"),
          wrong(percent(100 - share), "giving $\\frac{T_2}{T_1}$ instead of $1 - \\frac{T_2}{T_1}$"),
          wrong(percent((100 * (hot - cold)) / cold, 1), "dividing by the lower temperature"),
          wrong(percent(share / 2), "halving the efficiency"),
        ].filter(
          ({ value }) => typeof value !== "string" && (value.number ?? 0) > 0 && (value.number ?? 0) < 1,
        ),
        explanation: [
          `In kelvins: $T_1 = ${hot}\\ \\mathrm{K}$ and $T_2 = ${cold}\\ \\mathrm{K}$.`,
          `$\\eta = 1 - \\frac{T_2}{T_1} = 1 - \\frac{${cold}}{${hot}} = ${percent(share).tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((1 - amount) * hot, cold),
      };
    },
  }),
  computed({
    name: "refrigerator-work",
    chapter: "heat-engines",
    topic: "thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const cold = random.pick([240, 250, 260, 270, 280]);
      const gap = random.pick([20, 25, 30, 40, 50, 60]);
      const work = random.step(20, 300, 10);
      const heat = (work * cold) / gap;
      if (!Number.isInteger(heat)) return undefined;
      const asksReleased = random.chance();
      const answer = asksReleased ? heat + work : work;
      return {
        text: `The refrigerated compartment of an ideal (Carnot) refrigerator is maintained at ${num(cold, "K")} while the room is at ${num(cold + gap, "K")}. In each cycle ${num(heat, "J")} of heat is extracted from the compartment. What is the ${asksReleased ? "heat rejected to the room" : "work done on the refrigerator"} per cycle?`,
        answer: num(answer, "J"),
        distractors: ofLikeSize(
          num(answer, "J"),
          asksReleased
            ? [
                wrong(num(heat - work, "J"), "subtracting the work instead of adding it"),
                wrong(num(heat, "J"), "leaving out the work"),
                wrong(num(work, "J"), "giving the work"),
                wrong(
                  num((heat * cold) / (cold + gap), "J"),
                  "turning the ratio of temperatures upside down",
                ),
              ]
            : [
                wrong(
                  num((heat * gap) / (cold + gap), "J"),
                  "dividing by the temperature of the room instead of that of the inside",
                ),
                wrong(num((heat * cold) / gap, "J", 0), "multiplying by the coefficient of performance"),
                wrong(num(heat + work, "J"), "giving the heat passed to the room"),
                wrong(num(heat - work, "J"), "subtracting the work from the heat"),
                wrong(num(2 * work, "J"), "being out by a factor 2"),
              ],
        ),
        explanation: [
          `Coefficient of performance: $\\frac{Q_2}{W} = \\frac{T_2}{T_1 - T_2} = \\frac{${cold}}{${gap}}$.`,
          `$W = ${heat} \\times \\frac{${gap}}{${cold}} = ${num(work, "J").tex}$.`,
          ...(asksReleased
            ? [`The room gets both: $Q_1 = Q_2 + W = ${heat} + ${work} = ${num(answer, "J").tex}$.`]
            : []),
        ],
        verify: () => nearlyEqual((heat + work) / heat, (cold + gap) / cold),
      };
    },
  }),
];
