import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const dietArithmetic: WriterList = [
  computed({
    name: "energy-of-a-meal",
    form: "arithmetic",
    topic: "human-nutrition",
    difficulty: "MEDIUM",
    write(random) {
      const [carbohydrate, protein, fat] = [
        random.step(20, 120, 5),
        random.step(5, 40, 5),
        random.step(5, 30, 5),
      ];
      const energy = 4 * carbohydrate + 4 * protein + 9 * fat;
      const { name } = person(random);
      const rule = "Take 4 kcal per gram of carbohydrate or protein and 9 kcal per gram of fat.";
      if (random.chance(0.4)) {
        const share = (900 * fat) / energy;
        return {
          text: `${name} eats a meal with ${num(carbohydrate, "g")} of carbohydrate, ${num(protein, "g")} of protein and ${num(fat, "g")} of fat. ${rule} How much of the energy, to the nearest whole per cent, comes from fat?`,
          answer: `${Math.round(share)}%`,
          distractors: [
            wrong(
              `${Math.round((100 * fat) / (carbohydrate + protein + fat))}%`,
              "comparing grams instead of energy",
            ),
            wrong(`${Math.round((400 * fat) / energy)}%`, "taking 4 kcal per gram for fat"),
            wrong(`${Math.round((900 * fat) / (4 * carbohydrate + 9 * fat))}%`, "leaving out the protein"),
            wrong(`${100 - Math.round(share)}%`, "giving the share of the rest"),
          ],
          explanation: [
            `All: $4 \\times ${carbohydrate} + 4 \\times ${protein} + 9 \\times ${fat} = ${energy}$ kcal; fat: $9 \\times ${fat} = ${9 * fat}$ kcal.`,
            `$${9 * fat} \\div ${energy} \\times 100 \\approx ${Math.round(share)}$, that is ${Math.round(share)}%.`,
          ],
        };
      }
      return {
        text: `${name} eats a meal with ${num(carbohydrate, "g")} of carbohydrate, ${num(protein, "g")} of protein and ${num(fat, "g")} of fat. ${rule} How much energy does the meal give?`,
        answer: num(energy, "kcal"),
        distractors: [
          wrong(num(4 * (carbohydrate + protein + fat), "kcal"), "taking 4 kcal per gram for fat too"),
          wrong(num(4 * carbohydrate + 9 * (protein + fat), "kcal"), "taking 9 kcal per gram for protein"),
          wrong(num(4 * carbohydrate + 9 * fat, "kcal"), "leaving out the protein"),
          wrong(num(9 * carbohydrate + 4 * protein + 4 * fat, "kcal"), "exchanging carbohydrate and fat"),
        ],
        explanation: [
          `Carbohydrate $4 \\times ${carbohydrate} = ${4 * carbohydrate}$, protein $4 \\times ${protein} = ${4 * protein}$, fat $9 \\times ${fat} = ${9 * fat}$.`,
          `Together ${num(energy, "kcal")}.`,
        ],
      };
    },
  }),
  computed({
    name: "teeth-from-dental-formula",
    form: "arithmetic",
    topic: "human-nutrition",
    difficulty: "MEDIUM",
    write(random) {
      const upper = [random.int(0, 3), random.int(0, 1), random.int(1, 4), random.int(2, 3)] as const;
      const lower = [random.int(1, 3), random.int(0, 1), random.int(1, 4), random.int(2, 3)] as const;
      const sum = (half: readonly number[]) => half.reduce((all, teeth) => all + teeth, 0);
      const [above, below] = [sum(upper), sum(lower)];
      const total = 2 * (above + below);
      return {
        text: `The skull of an extinct mammal shows the dental formula $\\frac{${upper.join("\\,")}}{${lower.join("\\,")}}$ (incisors, canines, premolars, molars of one half of each jaw). How many teeth did it have in all?`,
        answer: num(total),
        distractors: [
          wrong(num(above + below), "counting one side of the mouth only"),
          wrong(num(4 * above), "taking the lower jaw to be like the upper one"),
          wrong(num(4 * below), "taking the upper jaw to be like the lower one"),
          wrong(num(4 * (above + below)), "doubling twice"),
          wrong(num(total - 4), "leaving out a tooth in each half jaw"),
        ],
        explanation: [
          `One side has $${above}$ upper and $${below}$ lower teeth, $${above + below}$ in all.`,
          `Both sides: $2 \\times ${above + below} = ${total}$.`,
        ],
      };
    },
  }),
];
