import { ofLikeSize } from "../../../kit/of-like-size.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const kidneyArithmetic: WriterList = [
  computed({
    name: "filtrate-and-urine",
    chapter: "excretion",
    form: "arithmetic",
    topic: "excretion-and-movement",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.step(80, 140, 5);
      const hours = random.pick([2, 4, 5, 10, 12, 24]);
      const litres = (rate * 60 * hours) / 1000;
      if (random.chance(0.5)) {
        return {
          text: `A person has a glomerular filtration rate of ${num(rate, "mL")} a minute. How much filtrate is formed in ${hours} hours?`,
          answer: num(litres, "L"),
          distractors: ofLikeSize(num(litres, "L"), [
            wrong(num((rate * 60) / 1000, "L"), "working out the filtrate of one hour only"),
            wrong(num((rate * hours) / 1000, "L"), "taking the rate for one of each hour"),
            wrong(num(litres * 10, "L"), "dividing by 100 instead of 1000 to get litres"),
            wrong(num(litres * 2, "L"), "doubling for the two kidneys, though the rate counts both"),
          ]),
          explanation: [
            `$${rate} \\times 60 \\times ${hours} = ${rate * 60 * hours}$ mL.`,
            `That is ${num(litres, "L")}.`,
          ],
        };
      }
      const percentBack = random.pick([98, 99]);
      const urine = (rate * 60 * hours * (100 - percentBack)) / 100;
      return {
        text: `The kidneys filter ${num(rate, "mL")} a minute and take back ${percentBack}% of the filtrate. How much urine is formed in ${hours} hours?`,
        answer: num(urine, "mL"),
        distractors: ofLikeSize(num(urine, "mL"), [
          wrong(num(rate * 60 * hours * 0.03, "mL"), "taking 97% for the part taken back"),
          wrong(num(urine / hours, "mL"), "working out the urine of one hour"),
          wrong(num(urine * 10, "mL"), "misplacing the decimal point of the percentage"),
          wrong(
            num(urine * (percentBack === 98 ? 0.5 : 2), "mL"),
            `taking ${percentBack === 98 ? 99 : 98}% for the part taken back`,
          ),
        ]),
        explanation: [
          `Filtrate: $${rate} \\times 60 \\times ${hours} = ${rate * 60 * hours}$ mL.`,
          `Of it $${100 - percentBack}\\%$ becomes urine: ${num(urine, "mL")}.`,
        ],
      };
    },
  }),
  computed({
    name: "net-filtration-pressure",
    form: "arithmetic",
    topic: "excretion-and-movement",
    difficulty: "MEDIUM",
    write(random) {
      const [blood, osmotic, capsule] = [random.int(48, 70), random.int(22, 33), random.int(10, 20)];
      const net = blood - osmotic - capsule;
      if (net < 4) return undefined;
      return {
        text: `In a glomerulus the blood pressure is ${num(blood, "mmHg")}, the osmotic pressure of the plasma proteins is ${num(osmotic, "mmHg")} and the pressure in Bowman's capsule is ${num(capsule, "mmHg")}. What is the net filtration pressure?`,
        answer: num(net, "mmHg"),
        distractors: [
          wrong(num(blood - osmotic, "mmHg"), "forgetting the pressure in the capsule"),
          wrong(num(blood - osmotic + capsule, "mmHg"), "adding the pressure of the capsule"),
          wrong(num(blood - capsule, "mmHg"), "forgetting the pull of the plasma proteins"),
          wrong(num(blood + osmotic + capsule, "mmHg"), "adding all three pressures"),
        ],
        explanation: [
          "Blood pressure pushes fluid out; the plasma proteins and the capsule work against it.",
          `$${blood} - ${osmotic} - ${capsule} = ${net}$, that is ${num(net, "mmHg")}.`,
        ],
      };
    },
  }),
];
