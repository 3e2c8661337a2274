import { expect, test } from "vitest";
import { foreignFaults } from "../src/checks/quality-checks.ts";
import { facts } from "../src/kit/facts.ts";
import { seededRandom } from "../src/numbers/random.ts";
import { unlikelyIn, unlikelyQuantity } from "../src/numbers/realistic.ts";
import { num } from "../src/numbers/value.ts";
import { giveawaysIn, plainFaults } from "../src/options/faults.ts";
import { featuresOf, formsAlone, isAloneInTone, type OptionFeatures } from "../src/options/giveaways.ts";
import {
  isAloneGiven,
  isAloneInRoundness,
  isAloneInSize,
  isCrossing,
  isHalfOfAWhole,
  partsOf,
} from "../src/options/shared-parts.ts";
import { correctOption } from "../src/question/question.ts";
import { numbersIn } from "../src/text/shown-number.ts";
import { loadUnit } from "../src/writers/load.ts";
import { computed, wrong } from "../src/writing/computed.ts";
import { tryDraft, writeQuestion } from "../src/writing/writer.ts";

const good = {
  questionText: "Which gas do plants take in for photosynthesis?",
  options: ["Carbon dioxide", "Oxygen", "Nitrogen", "Hydrogen"],
  correctAnswer: "A",
  explanation: "Plants build sugar from carbon dioxide and water, and give off oxygen.",
};

test("a good question does not reveal its key", () => {
  expect([...giveawaysIn(good), ...plainFaults(good), ...foreignFaults(good)]).toEqual([]);
});

test.each<[string, string[]]>([
  ["opening", ["The liver", "The heart", "Kidneys of both sides", "The brain"]],
  ["opening", ["To the north", "To the south", "In the middle", "To the east"]],
  ["sign", ["$-3$", "$4$", "$5$", "$6$"]],
  ["unit", ["$3\\ \\mathrm{m}$", "$4\\ \\mathrm{s}$", "$5\\ \\mathrm{m}$", "$6\\ \\mathrm{m}$"]],
  ["decimals", ["$3.5$", "$4$", "$5$", "$6$"]],
  ["length", ["Iron", "Zinc", "A mixture of several salts", "Lead"]],
])("an option that is conspicuous by its %s is found", (by, options) => {
  const found = giveawaysIn({ ...good, questionText: "What is it?", options });
  expect(found.map(({ what }) => what).join()).toContain(`by its ${by}`);
});

test("a word of the stem in the key only is found by its root", () => {
  const question = {
    ...good,
    questionText: "Which device conducts the current to earth?",
    options: ["Lightning conductor", "Copper transformer", "Glass insulator", "Ceiling fan"],
  };
  expect(giveawaysIn(question).map(({ what }) => what)).toContain("conduct");
  expect(foreignFaults(question)[0]).toContain("a word of the stem");
});

test.each<[string, string, string[]]>([
  [
    "lacks a word that all others have",
    "A deep blue solution in ammonia",
    ["A white precipitate in acid", "A red precipitate in acid", "A yellow precipitate in acid"],
  ],
  [
    "is by far the shortest",
    "The birth of the founder",
    [
      "The gift of a monastery by a rich merchant",
      "The writing down of the canon of the monks",
      "The last sermon of the teacher in the park",
    ],
  ],
])("a key that %s is conspicuous by its form", (_, key, others) => {
  const [first, ...rest] = others.map(featuresOf);
  expect(formsAlone(featuresOf(key), others.map(featuresOf))).toBeGreaterThan(0);
  expect(formsAlone(first as OptionFeatures, rest)).toBe(0);
});

test("a long word is recognised by its beginning", () => {
  const questionText = "What is an accelerometer used for?";
  const options = ["To measure acceleration", "To measure speed", "To measure time", "To measure force"];
  expect(giveawaysIn({ ...good, questionText, options }).map(({ what }) => what)).toContain("accel");
});

test("a row whose answer repeats its question is not asked that way, unless others repeat it as well", () => {
  const laws = [
    ["the periodic law", "properties are periodic functions of the atomic number"],
    ["Boyle's law", "pressure and volume of a gas vary inversely"],
    ["Charles's law", "volume of a gas rises with its temperature"],
    ["Henry's law", "a gas dissolves in proportion to its pressure"],
    ["Raoult's law", "vapour pressure falls with the share of the solute"],
  ].map(([name = "", says = ""]) => ({ name, says }));
  const [writer] = facts({
    name: "fixture-laws",
    topic: "periodic-table",
    difficulty: "EASY",
    kind: "law",
    rows: laws,
    ask: [{ question: ({ name }) => `What does ${name} state?`, answer: ({ says }) => says }],
    explain: ({ name, says }) => `According to ${name}, ${says}.`,
  });
  const asked = Array.from({ length: writer?.size ?? 0 }, (_, at) => writer?.preview?.(at).text ?? "");
  expect(asked).toHaveLength(4);
  expect(asked.join()).not.toContain("periodic");
});

test("quoted parts of a sentence reveal nothing", () => {
  const questionText = "Which part has an error: Each of / the boys / have / a new book?";
  expect(
    giveawaysIn({ ...good, questionText, options: ["Each of", "the boys", "have", "a new book"] }),
  ).toEqual([]);
});

test.each([
  ["unequal decimals", "To which value?", ["2.5", "3", "4.25", "1.5"]],
  ["unequal decimals", "How far is it, to one decimal?", ["2 m", "3 m", "4 m", "5 m"]],
])("%s are found: %s", (fault, questionText, options) => {
  expect(giveawaysIn({ ...good, questionText, options }).map((found) => found.fault)).toContain(fault);
});

test.each([
  ["template English", "Which strait or channel separates the two?"],
  ["template English", "Which law or principle states that mass is conserved?"],
  ["template English", "With what did the committee deal?"],
  ["template English", "For what is Raziya remembered?"],
  ["a sentence begins with a numeral", "5 men dig a well. How long do they take?"],
  ["a sentence begins with a numeral", "A well is dug. $12\\ \\mathrm{m}$ of rope is used. Why?"],
  ["an unlikely value", "A ray enters glass of refractive index $0.8$. What happens?"],
  ["an unlikely value", "How much heat does water at $400\\ \\mathrm{K}$ hold?"],
])("%s is found in: %s", (fault, questionText) => {
  expect(plainFaults({ ...good, questionText }).map((found) => found.fault)).toEqual([fault]);
});

test("calculations and lists may begin with numerals", () => {
  const explanation = "The sum is asked.\n$3 + 4 = 7$, so it is 7.\n1. The first of two steps";
  expect(plainFaults({ ...good, explanation })).toEqual([]);
});

test("a quantity that a writer names is in its range", () => {
  expect(unlikelyQuantity({ "acceleration of a train in m/s²": 3 })).toContain("train");
  expect(unlikelyQuantity({ "acceleration of a train in m/s²": 1 })).toBeUndefined();
  expect(unlikelyIn("glass of refractive index $\\frac{3}{2}$")).toBeUndefined();
});

const halves = computed({
  name: "fixture-halves",
  topic: "number-theory",
  difficulty: "EASY",
  write: (random) => {
    const n = random.int(3, 40);
    return {
      text: `What is half of ${2 * n + 1}?`,
      answer: num(n + 0.5),
      distractors: [n + 1, n, 2 * n, 4 * n, 1, n - 0.5].map((value) => wrong(num(value), "a slip")),
      explanation: `Half of ${2 * n + 1} is ${n}.5.`,
    };
  },
});

test("numbers are shown with equally many decimals, and the key takes every rank", () => {
  const ranks = [0, 0, 0, 0];
  for (let seed = 0; seed < 400; seed++) {
    const { question } = writeQuestion(halves, seed);
    expect(question.options.map((option) => /\.(\d+)/.exec(option)?.[1]?.length)).toEqual([1, 1, 1, 1]);
    const amounts = question.options.map((option) => Number(option.replaceAll("$", "")));
    const key = amounts["ABCDE".indexOf(question.correctAnswer)] ?? 0;
    const rank = amounts.filter((amount) => amount < key).length;
    ranks[rank] = (ranks[rank] ?? 0) + 1;
    expect(question.explanation).toContain(correctOption(question).replaceAll("$", ""));
  }
  for (const rank of ranks) expect(rank).toBeGreaterThan(60);
});

test("distractors are of the key's category as long as there are enough", () => {
  const [writer] = facts({
    name: "fixture-kinds",
    topic: "hormones",
    difficulty: "EASY",
    kind: "thing",
    rows: ["Ganga", "Yamuna", "Krishna", "Kaveri", "Delhi", "Mumbai", "Pune", "Patna"].map((name, at) => ({
      name,
      category: at < 4 ? "river" : "city",
    })),
    ask: [{ question: ({ name }) => `Which begins with ${name.slice(0, 2)}?`, answer: ({ name }) => name }],
    explain: ({ name }) => `${name} does.`,
  });
  for (let seed = 0; seed < 40 && writer; seed++) {
    const { options } = writeQuestion(writer, seed, 0).question;
    expect([...options].sort()).toEqual(["Ganga", "Kaveri", "Krishna", "Yamuna"]);
  }
});

test.each<[string, boolean, string[]]>([
  ["U80", true, ["T80", "U82", "U60", "V80"]],
  ["U80", false, ["U60", "V80", "V60", "T60"]],
  ["$(6, 0)$", true, ["$(-6, 0)$", "$(24, 0)$", "$(0, 6)$"]],
  ["$(6, 0)$", false, ["$(-6, 0)$", "$(0, 6)$", "$(0, -6)$"]],
  ["$23 : 8$", true, ["$8 : 23$", "$31 : 8$", "$23 : 11$"]],
  ["$-972 + 972i$", false, ["$972 - 972i$", "$-1944 + 1944i$", "$1944 - 1944i$"]],
  ["$400$", false, ["$352$", "$448$", "$96$"]],
  ["Pentan-2-one", true, ["Pentan-2-ol", "Butan-2-one", "Pentan-3-one"]],
  ["Pentan-2-one", false, ["Pentan-2-ol", "Butan-2-one", "Butan-2-ol"]],
  ["Group 15, period 3", true, ["Group 15, period 4", "Group 13, period 3", "Group 17, period 5"]],
  ["Group 15, period 3", false, ["Group 15, period 4", "Group 13, period 3", "Group 13, period 4"]],
])("%s can be guessed by its parts: %s", (key, isPicked, others) => {
  expect(isCrossing(partsOf(key), others.map(partsOf))).toBe(isPicked);
});

test("a key and its complement are found, unless two others add up to the whole as well", () => {
  const isHalf = (key: string, others: string[], wholes = [1]) =>
    isHalfOfAWhole(
      featuresOf(key).number,
      others.map((other) => featuresOf(other).number),
      wholes,
    );
  expect(isHalf("$\\frac{13}{18}$", ["$\\frac{5}{18}$", "$\\frac{7}{12}$", "$\\frac{5}{7}$"])).toBe(true);
  expect(isHalf("$\\frac{13}{18}$", ["$\\frac{5}{18}$", "$\\frac{7}{12}$", "$\\frac{5}{12}$"])).toBe(false);
  expect(isHalf("37%", ["63%", "40%", "45%"])).toBe(true);
  expect(isHalf("$16$", ["$56$", "$31$", "$12$"], [1, 72])).toBe(true);
});

test.each<[key: string, isAlone: boolean, others: string[]]>([
  ["₹320.00", true, ["₹318.27", "₹340.16", "₹302.50"]],
  ["₹321.00", false, ["₹318.27", "₹340.16", "₹302.00"]],
  ["27.4", true, ["27", "29", "31"]],
  ["₹37,000", true, ["₹36,412", "₹35,875", "₹38,236"]],
  ["12", false, ["10", "20", "30"]],
])("%s can be guessed by its roundness: %s", (key, isAlone, others) => {
  const numberOf = (option: string) => featuresOf(option).number;
  expect(isAloneInRoundness(numberOf(key), others.map(numberOf))).toBe(isAlone);
});

test.each<[key: string, isAlone: boolean, others: string[]]>([
  ["30", true, ["9", "10", "11"]],
  ["₹15", true, ["₹110", "₹225", "₹195"]],
  ["−30", true, ["9", "10", "11"]],
  ["30", false, ["9", "10", "20"]],
  ["30", false, ["2", "10", "11"]],
  ["30 km", false, ["9 h", "10 h", "11 h"]],
])("%s can be guessed by its size: %s", (key, isAlone, others) => {
  const numberOf = (option: string) => featuresOf(option).number;
  expect(isAloneInSize(numberOf(key), others.map(numberOf))).toBe(isAlone);
});

test("a key that the question contains is found, unless another option is contained too", () => {
  const isFound = (question: string, key: string, others: string[]) =>
    isAloneGiven(featuresOf(key), others.map(featuresOf), numbersIn(question));
  const sums = ["₹1,500", "₹2,500", "₹4,000"];
  expect(isFound("She lends ₹2,000 for 5 years.", "₹2,000", sums)).toBe(true);
  expect(isFound("She lends ₹2,000 and ₹4,000.", "₹2,000", sums)).toBe(false);
  expect(isFound("She lends a sum for 5 years.", "₹2,000", sums)).toBe(false);
  expect(isFound("It rises by 20%.", "20%", ["25%", "40%", "44%"])).toBe(true);
  expect(isFound("It runs $12{,}000\\ \\mathrm{m}$.", "$12$", ["$10$", "$14$", "$18$"])).toBe(false);
  expect(isFound("It falls at $9.8\\ \\mathrm{m/s^2}$ or $10^{3}$.", "$2$", ["$4$", "$5$", "$8$"])).toBe(
    false,
  );
});

test("a statement that alone is negative or cautious is found by its tone", () => {
  const flat = ["It sits in Delhi.", "It has five members.", "It reports to the Cabinet."];
  expect(isAloneInTone("It does not sit in Delhi.", flat)).toBe(true);
  expect(isAloneInTone("It may sit elsewhere.", flat)).toBe(true);
  expect(isAloneInTone("It was set up in May 1993.", flat)).toBe(false);
  expect(isAloneInTone("It may not sit in Delhi.", ["It may not be sued.", ...flat])).toBe(false);
});

/** Their options have two or more parts. */
const OF_PARTS = [
  "letter-number-series",
  "letter-groups-series",
  "code-by-constant-shift",
  "interchange-signs-and-numbers",
  "people-jobs-and-cities",
  "alligation-of-prices",
  "section-formula-point",
  "image-of-a-point-in-a-line",
  "radius-or-centre-of-a-circle",
  "parabola-focus-and-latus-rectum",
  "quotient-of-complex-numbers",
  "high-power-of-one-plus-i",
  "remainder-on-division-by-a-quadratic",
];
const units = await Promise.all(
  (["reasoning", "quantitative-aptitude", "mathematics"] as const).map((unit) => loadUnit(unit)),
);
const ofParts = units.flat().filter(({ name }) => OF_PARTS.includes(name));

test.each(ofParts)(
  "$name: combining the most frequent parts of the options does not give the key",
  (writer) => {
    expect(ofParts).toHaveLength(OF_PARTS.length);
    let picked = 0;
    for (let seed = 0; seed < 40; seed++) {
      const drawn = tryDraft(writer, seededRandom(`${writer.name} ${seed}`), undefined, 3 + (seed % 2));
      if (!drawn) throw new Error(`nothing drawn for seed ${seed}`);
      const { draft, wrong } = drawn;
      if (
        isCrossing(
          partsOf(draft.answer.text),
          wrong.map(({ text }) => partsOf(text)),
        )
      )
        picked++;
    }
    expect(picked).toBeLessThanOrEqual(8);
  },
);
