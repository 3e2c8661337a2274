import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const heartAndLungArithmetic: WriterList = [
  computed({
    name: "cardiac-output",
    chapter: "body-fluids",
    topic: "circulation-and-respiration",
    difficulty: "EASY",
    write(random) {
      const stroke = random.step(60, 110, 5);
      const rate = random.step(60, 140, 4);
      const output = stroke * rate;
      if (random.chance(0.5)) {
        return {
          text: `A heart beats ${rate} times a minute and each ventricle pumps out ${num(stroke, "mL")} at each beat. What is the cardiac output per minute?`,
          answer: num(output, "mL"),
          distractors: [
            wrong(num(2 * output, "mL"), "adding the output of both ventricles"),
            wrong(num(output / 2, "mL"), "sharing the stroke volume between the two ventricles"),
            wrong(num(stroke * 72, "mL"), "taking the usual rate of 72 instead of the given one"),
            wrong(num(70 * rate, "mL"), "taking the usual stroke volume of 70 mL instead of the given one"),
          ],
          explanation: [
            "Cardiac output is stroke volume times heart rate, for one ventricle.",
            `$${stroke} \\times ${rate} = ${output}$, that is ${num(output, "mL")}.`,
          ],
        };
      }
      return {
        text: `A heart has a cardiac output of ${num(output, "mL")} a minute at ${rate} beats a minute. What is its stroke volume?`,
        answer: num(stroke, "mL"),
        distractors: [
          wrong(num(2 * stroke, "mL"), "counting both ventricles"),
          wrong(num(stroke / 2, "mL"), "halving for the two ventricles"),
          wrong(num(output / 100, "mL"), "dividing by 100 instead of by the rate"),
          wrong(num(rate, "mL"), "taking the rate for the volume"),
        ],
        explanation: [
          "Stroke volume is cardiac output divided by heart rate.",
          `$${output} \\div ${rate} = ${stroke}$, that is ${num(stroke, "mL")}.`,
        ],
        satisfies: (amount) => amount * rate === output,
      };
    },
  }),
  computed({
    name: "lung-capacities",
    chapter: "breathing",
    topic: "circulation-and-respiration",
    difficulty: "MEDIUM",
    write(random) {
      const [tidal, inspiratory, expiratory, residual] = [
        random.step(400, 600, 50),
        random.step(2000, 3200, 100),
        random.step(900, 1200, 50),
        random.step(1000, 1300, 50),
      ];
      const asked = random.pick([
        {
          name: "vital capacity",
          parts: [tidal, inspiratory, expiratory],
          rule: "Vital capacity is tidal volume plus both reserve volumes",
        },
        {
          name: "inspiratory capacity",
          parts: [tidal, inspiratory],
          rule: "Inspiratory capacity is tidal volume plus inspiratory reserve volume",
        },
        {
          name: "expiratory capacity",
          parts: [tidal, expiratory],
          rule: "Expiratory capacity is tidal volume plus expiratory reserve volume",
        },
        {
          name: "functional residual capacity",
          parts: [expiratory, residual],
          rule: "Functional residual capacity is expiratory reserve volume plus residual volume",
        },
        {
          name: "total lung capacity",
          parts: [tidal, inspiratory, expiratory, residual],
          rule: "Total lung capacity is the sum of all four volumes",
        },
      ]);
      const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
      return {
        text: `A spirometer test gives a tidal volume of ${num(tidal, "mL")}, an inspiratory reserve volume of ${num(inspiratory, "mL")} and an expiratory reserve volume of ${num(expiratory, "mL")}; the residual volume is ${num(residual, "mL")}. What is the ${asked.name}?`,
        answer: num(total(asked.parts), "mL"),
        distractors: [
          wrong(num(tidal + inspiratory + expiratory, "mL"), "adding up the vital capacity"),
          wrong(num(tidal + inspiratory, "mL"), "adding up the inspiratory capacity"),
          wrong(num(expiratory + residual, "mL"), "adding up the functional residual capacity"),
          wrong(num(tidal + inspiratory + expiratory + residual, "mL"), "adding up the total lung capacity"),
          wrong(num(inspiratory + expiratory, "mL"), "leaving out the tidal volume"),
        ],
        explanation: [
          `${asked.rule}.`,
          `$${asked.parts.join(" + ")} = ${total(asked.parts)}$, that is ${num(total(asked.parts), "mL")}.`,
        ],
      };
    },
  }),
  computed({
    name: "alveolar-ventilation",
    form: "arithmetic",
    topic: "circulation-and-respiration",
    difficulty: "MEDIUM",
    write(random) {
      const tidal = random.step(350, 600, 50);
      const rate = random.int(10, 20);
      const dead = random.pick([120, 150, 160, 200]);
      const answer = (tidal - dead) * rate;
      return {
        text: `A person breathes ${rate} times a minute with a tidal volume of ${num(tidal, "mL")}, of which ${num(dead, "mL")} fills the airways (dead space) and exchanges no gas. How much fresh air reaches the alveoli each minute?`,
        answer: num(answer, "mL"),
        distractors: [
          wrong(num(tidal * rate, "mL"), "forgetting the dead space"),
          wrong(num(tidal * rate - dead, "mL"), "taking away the dead space only once a minute"),
          wrong(num((tidal + dead) * rate, "mL"), "adding the dead space"),
          wrong(num(dead * rate, "mL"), "working out the air that is wasted"),
        ],
        explanation: [
          `Of each breath $${tidal} - ${dead} = ${tidal - dead}$ mL reach the alveoli.`,
          `$${tidal - dead} \\times ${rate} = ${answer}$, that is ${num(answer, "mL")} a minute.`,
        ],
        verify: () => tidal * rate - dead * rate === answer,
      };
    },
  }),
];
