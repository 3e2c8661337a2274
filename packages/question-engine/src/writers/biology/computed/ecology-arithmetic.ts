import { ofLikeSize } from "../../../kit/of-like-size.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { times } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

const CHAINS = [
  ["grass", "grasshopper", "frog", "snake", "eagle"],
  ["phytoplankton", "zooplankton", "small fish", "large fish", "osprey"],
  ["wheat", "mouse", "snake", "peacock", "leopard"],
  ["mango leaf", "caterpillar", "lizard", "kite", "python"],
] as const;

export const ecologyArithmetic: WriterList = [
  computed({
    name: "ten-per-cent-law",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "EASY",
    write(random) {
      const chain = random.pick(CHAINS);
      const level = random.int(1, 3);
      const energy = random.int(2, 90) * 10 ** random.int(4, 6);
      const answer = energy / 10 ** level;
      const links = chain.slice(0, level + 1).join(" → ");
      if (random.chance(0.6)) {
        return {
          text: `In the food chain ${links} the first level holds ${num(energy, "J")} of energy. By the ten per cent law, how much is available to the last level?`,
          answer: num(answer, "J"),
          distractors: ofLikeSize(num(answer, "J"), [
            wrong(num(answer * 10, "J"), "counting one step too few"),
            wrong(num(answer / 10, "J"), "counting one step too many"),
            wrong(num(energy * 0.9, "J"), "taking the share that is lost at the first step"),
            wrong(num(energy / (10 * level), "J"), "dividing by ten times the number of steps"),
            wrong(num(answer * 9, "J"), "giving what is lost at the last step"),
          ]),
          explanation: [
            `There ${level === 1 ? "is 1 step" : `are ${level} steps`}, and each passes on a tenth.`,
            `$${energy} \\div 10^{${level}} = ${answer}$, that is ${num(answer, "J")}.`,
          ],
        };
      }
      return {
        text: `In the food chain ${links} the last level gets ${num(answer, "J")}. By the ten per cent law, how much energy does the first level hold?`,
        answer: num(energy, "J"),
        distractors: ofLikeSize(num(energy, "J"), [
          wrong(num(energy / 10, "J"), "counting one step too few"),
          wrong(num(energy * 10, "J"), "counting one step too many"),
          wrong(num(answer * 10 * (level + 1), "J"), "multiplying by ten for each level and adding"),
          wrong(num(answer * 10 * level, "J"), "multiplying by ten times the number of steps"),
          wrong(num(answer * 9 ** level, "J"), "multiplying by nine, the tenths that are lost at a step"),
        ]),
        explanation: [
          `Each step passes on a tenth, so going back multiplies by ten ${times(level)}.`,
          `$${answer} \\times 10^{${level}} = ${energy}$, that is ${num(energy, "J")}.`,
        ],
      };
    },
  }),
  computed({
    name: "net-primary-productivity",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "MEDIUM",
    write(random) {
      const gross = random.step(800, 6000, 100);
      const share = random.pick([20, 25, 30, 40, 45, 60]);
      const loss = (gross * share) / 100;
      const net = gross - loss;
      const land = random.pick(["grassland", "forest", "mangrove swamp", "maize field", "lake"]);
      if (random.chance(0.5)) {
        return {
          text: `A ${land} makes ${num(gross, "g")} of organic matter per square metre in a year; its producers use ${share}% of it in respiration. What is its net primary productivity per square metre per year?`,
          answer: num(net, "g"),
          distractors: [
            wrong(num(loss, "g"), "giving what is lost in respiration"),
            wrong(num(gross + loss, "g"), "adding the loss instead of taking it away"),
            wrong(num(gross - share, "g"), "taking away the percentage as if it were grams"),
            wrong(num(net / 10, "g"), "taking only what goes on to herbivores"),
          ],
          explanation: [
            "Net productivity is gross productivity less respiration.",
            `$${gross} - ${loss} = ${net}$, that is ${num(net, "g")}.`,
          ],
        };
      }
      return {
        text: `In a ${land} the net primary productivity is ${num(net, "g")} per square metre in a year, and the producers use ${num(loss, "g")} in respiration. What is the gross primary productivity per square metre per year?`,
        answer: num(gross, "g"),
        distractors: [
          wrong(num(Math.abs(net - loss), "g"), "taking respiration away once more"),
          wrong(num(net, "g"), "taking net for gross productivity"),
          wrong(num(net + 2 * loss, "g"), "adding respiration twice"),
          wrong(num(net * 1.1, "g"), "adding ten per cent"),
        ],
        explanation: [
          "Gross productivity is net productivity plus respiration.",
          `$${net} + ${loss} = ${gross}$, that is ${num(gross, "g")}.`,
        ],
      };
    },
  }),
  computed({
    name: "mark-and-recapture",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "MEDIUM",
    write(random) {
      const marked = random.step(20, 120, 5);
      const recaught = random.int(4, 20);
      const second = recaught * random.int(3, 12);
      const estimate = (marked * second) / recaught;
      const { animal, place } = random.pick([
        { animal: "snails", place: "a garden" },
        { animal: "carp", place: "a pond" },
        { animal: "field mice", place: "a meadow" },
        { animal: "grasshoppers", place: "a meadow" },
        { animal: "frogs", place: "a marsh" },
        { animal: "beetles", place: "a wood" },
      ]);
      return {
        text: `To estimate the number of ${animal} in ${place}, ${marked} are caught, marked and set free. Later ${second} are caught, of which ${recaught} carry the mark. About how many ${animal} live there?`,
        answer: num(estimate),
        distractors: [
          wrong(num(marked + second - recaught), "adding up all the animals that were caught"),
          wrong(num(marked + second), "adding both catches"),
          wrong(num(estimate - marked), "taking away the marked ones"),
          wrong(num(marked * second), "forgetting to divide by the marked ones caught again"),
        ],
        explanation: [
          "The share of marked animals in the second catch is taken for their share in the population.",
          `$N = \\frac{${marked} \\times ${second}}{${recaught}} = ${estimate}$.`,
        ],
        satisfies: (amount) => Math.abs(marked / amount - recaught / second) < 1e-9,
      };
    },
  }),
  computed({
    name: "population-growth-rates",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.step(50, 800, 50);
      const [births, arrivals] = [random.int(20, 120), random.int(5, 40)];
      const [deaths, leavers] = [random.int(10, 90), random.int(5, 40)];
      if (births > size || deaths + leavers > size / 2) return undefined;
      const next = size + births + arrivals - deaths - leavers;
      const animal = random.pick(["deer", "langurs", "sparrows", "rabbits", "blackbuck", "turtles"]);
      if (random.chance(0.6)) {
        return {
          text: `A population of ${size} ${animal} has ${births} births, ${deaths} deaths, ${arrivals} immigrants and ${leavers} emigrants in a year. How large is it at the end of the year?`,
          answer: num(next),
          distractors: [
            wrong(num(size + births - deaths), "leaving out migration"),
            wrong(num(size + births + leavers - deaths - arrivals), "exchanging immigrants and emigrants"),
            wrong(num(next - size), "giving the change and not the size"),
            wrong(num(size + births + arrivals + deaths - leavers), "adding the deaths"),
          ],
          explanation: [
            "$N_{t+1} = N_t + (B + I) - (D + E)$.",
            `$${size} + (${births} + ${arrivals}) - (${deaths} + ${leavers}) = ${next}$.`,
          ],
        };
      }
      const perHead = births / size;
      if (Math.abs(perHead * 1000 - Math.round(perHead * 1000)) > 1e-9) return undefined;
      return {
        text: `In a pond there were ${size} lotus plants last year, and through reproduction ${births} new plants were added. What is the birth rate per plant per year?`,
        answer: num(perHead, undefined, 3),
        distractors: [
          wrong(num(births / (size + births), undefined, 3), "dividing by the new number of plants"),
          wrong(num((size + births) / size, undefined, 3), "dividing the new number by the old"),
          wrong(num(size / births, undefined, 3), "turning the ratio upside down"),
          wrong(num(perHead / 10, undefined, 4), "misplacing the decimal point"),
        ],
        explanation: [
          "The birth rate is births divided by the number of plants at the start.",
          `$${births} \\div ${size} = ${num(perHead, undefined, 3).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "logistic-growth-rate",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "MEDIUM",
    write(random) {
      const capacity = random.step(200, 1000, 100);
      const share = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8]);
      const size = capacity * share;
      const r = random.pick([0.1, 0.2, 0.4, 0.5]);
      const rate = Math.round(r * size * (1 - share) * 1000) / 1000;
      if (Math.round(rate * 100) / 100 !== rate) return undefined;
      const shown = (value: number) => num(value, undefined, 2);
      return {
        text: `A population of ${size} grows by the logistic equation with $r = ${r}$ per year and carrying capacity $K = ${capacity}$. What is its growth rate $\\frac{dN}{dt}$ in individuals per year?`,
        answer: shown(rate),
        distractors: [
          wrong(shown(r * size), "leaving out the resistance of the environment, as in exponential growth"),
          wrong(shown(r * size * share), "multiplying by $\\frac{N}{K}$ instead of $\\frac{K - N}{K}$"),
          wrong(shown(r * (capacity - size)), "multiplying $r$ by the free places only"),
          wrong(shown(size * (1 - share)), "leaving out $r$"),
        ],
        explanation: [
          "$\\frac{dN}{dt} = rN\\left(\\frac{K - N}{K}\\right)$.",
          `$${r} \\times ${size} \\times \\frac{${capacity - size}}{${capacity}} = ${shown(rate).tex}$.`,
        ],
      };
    },
  }),
];
