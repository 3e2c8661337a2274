import { ofLikeSize } from "../../../kit/of-like-size.ts";
import { slips } from "../../../kit/slips.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Questions that join two ideas of a chapter. */
export const linkedSteps: WriterList = [
  computed({
    name: "species-on-a-larger-island",
    chapter: "biodiversity",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "HARD",
    write(random) {
      const { slope, factor, grows } = random.pick([
        { slope: 0.5, factor: 16, grows: 4 },
        { slope: 0.5, factor: 100, grows: 10 },
        { slope: 0.5, factor: 25, grows: 5 },
        { slope: 0.25, factor: 16, grows: 2 },
        { slope: 0.25, factor: 81, grows: 3 },
        { slope: 0.2, factor: 32, grows: 2 },
        { slope: 0.2, factor: 243, grows: 3 },
        { slope: 0.25, factor: 256, grows: 4 },
        { slope: 0.4, factor: 32, grows: 4 },
      ]);
      const area = random.step(5, 40, 5);
      const species = random.int(8, 60);
      const answer = species * grows;
      const group = random.pick([
        "birds",
        "butterflies",
        "flowering plants",
        "bats",
        "freshwater fishes",
        "land snails",
      ]);
      // A much larger number would obviously be too large.
      const tooSteep: [number, string][] = [
        [species * factor, "taking the number of species to grow as the area does"],
        [Math.round(species * factor * slope), "multiplying by the slope instead of using it as a power"],
      ];
      return {
        text: `On a group of islands the numbers of species of ${group} follow $\\log S = \\log C + Z \\log A$ with $Z = ${slope}$. An island of ${area} km² has ${species} species. How many species are expected on an island of ${area * factor} km²?`,
        answer: num(answer),
        distractors: slips(random, num(answer), (amount) => num(amount), [
          ...tooSteep.filter(([amount]) => amount <= 6 * answer),
          [species * (grows + 2), "a slip of two in the root"],
          [species + factor, "adding the ratio of the areas"],
          [species * (grows + 1), "a slip in the root"],
          [species * (grows - 1), "counting only the species that are added"],
        ]),
        explanation: [
          `$S = CA^Z$, so the species grow by the factor $${factor}^{${slope}} = ${grows}$ while the area grows by $${factor}$.`,
          `$${species} \\times ${grows} = ${answer}$.`,
        ],
        verify: () => Math.abs(Math.log(answer / species) / Math.log(factor) - slope) < 1e-9,
      };
    },
  }),
  computed({
    name: "oxygen-delivered-by-the-heart",
    chapter: "body-fluids",
    form: "arithmetic",
    topic: "circulation-and-respiration",
    difficulty: "HARD",
    write(random) {
      const [diastolic, systolic] = [random.step(110, 150, 5), random.step(40, 60, 5)];
      const stroke = diastolic - systolic;
      const rate = random.step(60, 120, 5);
      const delivered = random.pick([4, 5, 6, 8, 10, 15]);
      const answer = (stroke * rate * delivered) / 100;
      if (!Number.isInteger(answer)) return undefined;
      const shown = (amount: number) => num(amount, "mL");
      return {
        text: `The left ventricle holds ${diastolic} mL of blood at the end of diastole and ${systolic} mL at the end of systole; the heart beats ${rate} times a minute. Every 100 mL of oxygenated blood delivers ${delivered} mL of oxygen to the tissues. How much oxygen do the tissues get each minute?`,
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [
            (diastolic * rate * delivered) / 100,
            "taking all the blood of the filled ventricle to be pumped out",
          ],
          [
            (systolic * rate * delivered) / 100,
            "taking what is left in the ventricle for what is pumped out",
          ],
          [stroke * rate, "stopping at the cardiac output"],
          [2 * answer, "adding the output of both ventricles, though one feeds the tissues"],
          [answer / 2, "halving the output between the ventricles"],
          [((diastolic + systolic) * rate * delivered) / 100, "adding the two volumes"],
          [stroke * delivered, "leaving out the rate of the heart and the 100 mL"],
        ]),
        explanation: [
          `Stroke volume: $${diastolic} - ${systolic} = ${stroke}$ mL. Cardiac output: $${stroke} \\times ${rate} = ${stroke * rate}$ mL a minute.`,
          `Oxygen: $\\frac{${stroke * rate}}{100} \\times ${delivered} = ${answer}$ mL a minute.`,
        ],
        verify: () => Math.abs(answer / delivered / rate - stroke / 100) < 1e-9,
      };
    },
  }),
  computed({
    name: "double-digest-of-a-plasmid",
    chapter: "biotechnology-methods",
    form: "arithmetic",
    topic: "biotechnology",
    difficulty: "HARD",
    write(random) {
      const length = random.step(40, 90, 5);
      const [one, other] = random.sample(["EcoRI", "BamHI", "HindIII", "PstI", "SalI"], 2);
      const sites = random
        .sample(
          Array.from({ length: length / 5 - 1 }, (_, at) => 5 * (at + 1)),
          3,
        )
        .sort((a, b) => a - b);
      const [first = 0, second = 0, third = 0] = sites;
      const pieces = [second - first, third - second, length - third + first];
      if (new Set(pieces).size < 3) return undefined;
      const shown = (sizes: readonly number[]) =>
        [...sizes]
          .sort((a, b) => a - b)
          .map((size) => (size / 10).toFixed(1))
          .join(", ");
      const middleIsOther = random.chance();
      const ofOne = middleIsOther ? [first, third] : [first, second];
      const ofOther = middleIsOther ? second : third;
      const kb = (at: number) => `${(at / 10).toFixed(1)} kb`;
      return {
        text: `A circular plasmid of ${kb(length)} is cut by ${one} at ${ofOne.map(kb).join(" and ")} and by ${other} at ${kb(ofOther)}, counted clockwise from its origin. Which fragments, in kb, does a digestion with both enzymes give?`,
        answer: shown(pieces),
        distractors: [
          wrong(
            shown([first, second - first, third - second, length - third]),
            "taking the plasmid to be linear",
          ),
          wrong(shown([first, second, third]), "taking the places of the sites for the lengths of fragments"),
          wrong(
            shown([second - first, third - second, length - third]),
            "forgetting the piece before the first site",
          ),
          wrong(shown([first, second - first, length - second]), "overlooking one site and the ring"),
          wrong(
            shown([(ofOne[1] ?? 0) - (ofOne[0] ?? 0), length - (ofOne[1] ?? 0) + (ofOne[0] ?? 0), ofOther]),
            `cutting with ${one} only and adding a piece`,
          ),
          wrong(shown([first + 5, second - first, length - second - 5]), "measuring from the wrong site"),
          wrong(
            shown([second - first, third - second + 5, length - third + first - 5]),
            "a slip in one of the differences",
          ),
        ],
        explanation: [
          `The sites lie at ${sites.map(kb).join(", ")}; three cuts in a ring give three fragments.`,
          `$${[first, second]
            .map((at) => (at / 10).toFixed(1))
            .reverse()
            .join(
              " - ",
            )} = ${((second - first) / 10).toFixed(1)}$, $${(third / 10).toFixed(1)} - ${(second / 10).toFixed(1)} = ${((third - second) / 10).toFixed(1)}$, and the piece across the origin is $${(length / 10).toFixed(1)} - ${(third / 10).toFixed(1)} + ${(first / 10).toFixed(1)} = ${((length - third + first) / 10).toFixed(1)}$.`,
          `So the fragments are ${shown(pieces)}.`,
        ],
        verify: () => pieces.reduce((sum, piece) => sum + piece, 0) === length,
      };
    },
  }),
  computed({
    name: "energy-for-the-top-of-two-chains",
    chapter: "ecosystem",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "HARD",
    write(random) {
      const gross = random.step(20000, 90000, 5000);
      const share = random.pick([20, 25, 40, 50]);
      const net = (gross * (100 - share)) / 100;
      const chain = random.pick([
        ["grass", "grasshopper", "frog", "snake"],
        ["phytoplankton", "zooplankton", "small fish", "tuna"],
        ["wheat", "mouse", "snake", "eagle"],
        ["algae", "tadpole", "beetle larva", "heron"],
      ] as const);
      const level = random.int(2, 3);
      const answer = net / 10 ** level;
      const shown = (amount: number) => num(amount, "kJ");
      return {
        text: `In the food chain ${chain.join(" → ")} the producers fix ${num(gross, "kJ")} per square metre in a year and respire ${share}% of it. By the 10 per cent law, how much energy per square metre is available to the ${chain[level]} in a year?`,
        answer: shown(answer),
        distractors: ofLikeSize(
          shown(answer),
          slips(random, shown(answer), shown, [
            [gross / 10 ** level, "starting from the gross instead of the net productivity"],
            [net / 10 ** (level - 1), "counting one step too few"],
            [net / 10 ** (level + 1), "counting one step too many"],
            [(gross * share) / 100 / 10 ** level, "starting from what is respired"],
            [(net * 9) / 10 ** level, "giving what is lost at the last step"],
            [(gross + net) / 10 ** level, "adding gross and net productivity"],
          ]),
        ),
        explanation: [
          `Net productivity: $${gross} \\times ${(100 - share) / 100} = ${net}$ kJ.`,
          `The ${chain[level]} is ${level === 2 ? "two" : "three"} steps above the producers, and one tenth is passed on at each: $\\frac{${net}}{10^{${level}}} = ${answer}$ kJ.`,
        ],
        verify: () => Math.abs(answer * 10 ** level + (gross * share) / 100 - gross) < 1e-6,
      };
    },
  }),
];
