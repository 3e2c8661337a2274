import { patiently } from "../../../kit/patiently.ts";
import { range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import {
  allClaims,
  type Claim,
  type Form,
  follows,
  followsInAllModels,
  NOUNS,
  opposite,
  possible,
  say,
} from "./syllogisms.ts";

const FORMS: readonly Form[] = ["all", "all", "some", "some", "no"];
const ROMAN = ["I", "II", "III"];
const COUNTED = ["", "", "Two", "Three"];

const isOneOf = ({ a, b }: Claim, { a: c, b: d }: Claim) => (a === c && b === d) || (a === d && b === c);
/** Two that cannot both be false: then “either … or” would follow. */
const excludeEachOther = (one: Claim, other: Claim) => {
  const denied = opposite(one);
  const isDenied = denied.form === other.form && denied.a === other.a && denied.b === other.b;
  const turns = denied.form === "some" || denied.form === "no";
  return isDenied || (turns && denied.form === other.form && isOneOf(denied, other));
};

function verdictOf(held: readonly boolean[]): string {
  const names = ROMAN.filter((_, n) => held[n]);
  if (names.length === 0)
    return held.length === 2 ? "Neither conclusion I nor II follows" : "None of the conclusions follow";
  if (names.length === held.length)
    return held.length === 2 ? "Both conclusions I and II follow" : "All the conclusions follow";
  return names.length === 1
    ? `Only conclusion ${names[0]} follows`
    : `Only conclusions ${list(names)} follow`;
}

/** Statements that link their terms in a chain, and conclusions of which any may follow. */
function draft(random: Random, terms: 3 | 4) {
  const words = random.sample(NOUNS, terms);
  const premises = range(0, terms - 2).map((n): Claim => {
    const [a, b] = random.chance(0.7) ? [n, n + 1] : [n + 1, n];
    return { form: random.pick(FORMS), a, b };
  });
  if (!possible(premises, terms)) return undefined;
  const isSaid = (claim: Claim) =>
    premises.some(
      (premise) => isOneOf(premise, claim) && premise.form === claim.form && premise.a === claim.a,
    );
  // What denies a statement outright is seen through at once.
  const isDenied = (claim: Claim) =>
    premises.some((premise) => isOneOf(premise, claim)) && !possible([...premises, claim], terms);
  const open = random.shuffle(
    allClaims(terms).filter((claim) => claim.form !== "some not" && !isSaid(claim) && !isDenied(claim)),
  );
  const wanted = range(1, terms - 1).map(() => random.chance());
  const conclusions: Claim[] = [];
  for (const holds of wanted) {
    const fitting = open.find(
      (claim) =>
        follows(premises, claim, terms) === holds &&
        conclusions.every(
          (other) => !excludeEachOther(claim, other) && !(claim.form === other.form && isOneOf(claim, other)),
        ),
    );
    if (!fitting) return undefined;
    conclusions.push(fitting);
  }
  const ends = conclusions.filter(({ a, b }) => Math.abs(a - b) > 1);
  if (ends.length === 0) return undefined;
  const shuffled = random.shuffle(conclusions);
  const held = shuffled.map((claim) => follows(premises, claim, terms));
  const others = range(0, 2 ** held.length - 1)
    .map((bits) => held.map((_, n) => (bits & (1 << n)) !== 0))
    .filter((one) => one.some((holds, n) => holds !== held[n]));
  const said = COUNTED[premises.length] ?? "";
  const labels = ROMAN.slice(0, held.length);
  return {
    text: `${said} statements are given, followed by ${held.length === 2 ? "two" : "three"} conclusions numbered ${list(labels)}. Assuming the statements to be true, even if they seem to be at variance with commonly known facts, decide which of the given conclusions logically follow from the statements.\nStatements:\n${random
      .shuffle(premises)
      .map((claim) => `${say(claim, words)}.`)
      .join(
        "\n",
      )}\nConclusions:\n${shuffled.map((claim, n) => `${ROMAN[n]}. ${say(claim, words)}.`).join("\n")}`,
    answer: verdictOf(held),
    distractors: random
      .shuffle(others)
      .map((one) =>
        wrong(
          verdictOf(one),
          one.some((holds, n) => holds && !held[n])
            ? "accepting a conclusion that is only possible"
            : "rejecting a conclusion that is certain",
        ),
      ),
    explanation: [
      ...shuffled.map((claim, n) =>
        held[n]
          ? `Conclusion ${ROMAN[n]} follows: “${say(opposite(claim), words)}” would contradict the statements.`
          : `Conclusion ${ROMAN[n]} does not follow: a Venn diagram can be drawn in which the statements hold and it does not.`,
      ),
      `So: ${verdictOf(held)}.`,
    ],
    fixedOptions: true,
    verify: () => shuffled.every((claim, n) => followsInAllModels(premises, claim, terms) === held[n]),
  };
}

export const conclusionsFromStatements: WriterList = [
  computed({
    name: "which-of-two-conclusions-follow",
    form: "elementary",
    topic: "syllogisms",
    difficulty: "MEDIUM",
    write: patiently((random) => draft(random, 3)),
  }),
  computed({
    name: "which-of-three-conclusions-follow",
    form: "elementary",
    topic: "syllogisms",
    difficulty: "HARD",
    write: patiently((random) => draft(random, 4)),
  }),
];
