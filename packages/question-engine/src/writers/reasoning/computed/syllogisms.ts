import { patiently } from "../../../kit/patiently.ts";
import { range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { type ComputedDraft, computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export type Form = "all" | "no" | "some" | "some not";
export interface Claim {
  form: Form;
  a: number;
  b: number;
}

/** A model says which kinds of thing exist; a kind is a set of terms, written as bits. */
const has = (kind: number, term: number) => (kind & (1 << term)) !== 0;
const hits = ({ form, a, b }: Claim, kind: number) =>
  has(kind, a) && (form === "all" || form === "some not" ? !has(kind, b) : has(kind, b));
const isUniversal = ({ form }: Claim) => form === "all" || form === "no";
export const opposite = (claim: Claim): Claim => ({
  ...claim,
  form: ({ all: "some not", "some not": "all", no: "some", some: "no" } as const)[claim.form],
});

/** Whether all claims can be true together; every term names something that exists. */
export function possible(claims: readonly Claim[], terms: number): boolean {
  const allowed = range(1, 2 ** terms - 1).filter(
    (kind) => !claims.some((claim) => isUniversal(claim) && hits(claim, kind)),
  );
  return (
    range(0, terms - 1).every((term) => allowed.some((kind) => has(kind, term))) &&
    claims.every((claim) => isUniversal(claim) || allowed.some((kind) => hits(claim, kind)))
  );
}

export const follows = (premises: readonly Claim[], claim: Claim, terms: number) =>
  !possible([...premises, opposite(claim)], terms);

/** The same by trying every model, one by one. */
export function followsInAllModels(premises: readonly Claim[], claim: Claim, terms = 3): boolean {
  const isTrue = (c: Claim, kinds: readonly number[]) =>
    isUniversal(c) ? !kinds.some((kind) => hits(c, kind)) : kinds.some((kind) => hits(c, kind));
  const all = range(1, 2 ** terms - 1);
  for (let model = 0; model < 2 ** all.length; model++) {
    const kinds = all.filter((kind) => (model & (1 << (kind - 1))) !== 0);
    if (!range(0, terms - 1).every((term) => kinds.some((kind) => has(kind, term)))) continue;
    if (premises.every((p) => isTrue(p, kinds)) && !isTrue(claim, kinds)) return false;
  }
  return true;
}

export const NOUNS = [
  "apples",
  "books",
  "chairs",
  "drums",
  "eagles",
  "flowers",
  "gloves",
  "hats",
  "islands",
  "jars",
  "kites",
  "lamps",
  "maps",
  "notes",
  "ovens",
  "pens",
  "rings",
  "stones",
  "towers",
  "umbrellas",
  "vans",
  "walls",
  "poets",
  "singers",
  "clerks",
  "drivers",
  "painters",
  "swimmers",
];

export const say = ({ form, a, b }: Claim, words: readonly string[]) =>
  form === "some not"
    ? `Some ${words[a]} are not ${words[b]}`
    : `${{ all: "All", no: "No", some: "Some" }[form]} ${words[a]} are ${words[b]}`;

export const allClaims = (terms: number): Claim[] =>
  range(0, terms - 1).flatMap((a) =>
    range(0, terms - 1).flatMap((b) =>
      a === b ? [] : (["all", "no", "some", "some not"] as const).map((form): Claim => ({ form, a, b })),
    ),
  );

function whyNot(claim: Claim, premises: readonly Claim[], terms: number): string {
  if (!possible([...premises, claim], terms)) return "a conclusion that contradicts the statements";
  const turned = { ...claim, a: claim.b, b: claim.a };
  if (follows(premises, turned, terms)) return "turning a statement round, which is not allowed here";
  const weaker: Claim = { ...claim, form: claim.form === "all" ? "some" : "some not" };
  if (isUniversal(claim) && follows(premises, weaker, terms)) return "claiming for all what holds for some";
  return "taking for certain what is only possible";
}

function isTurnedRound(one: Claim, other: Claim): boolean {
  return one.form === other.form && /^(no|some)$/.test(one.form) && one.a === other.b && one.b === other.a;
}

const FORMS: readonly Form[] = ["all", "no", "some", "some not"];

/** Chooses the form of the conclusion first, each as likely. */
const ofAnyForm =
  (terms: 3 | 4) =>
  (random: Random): ComputedDraft | undefined => {
    const wanted = random.pick(FORMS);
    return patiently((each) => draft(each, terms, wanted))(random);
  };

function draft(random: Random, terms: 3 | 4, wanted: Form): ComputedDraft | undefined {
  const words = random.sample(NOUNS, terms);
  const forms: Form[] = ["all", "all", "some", "no", "some not"];
  const order = random.shuffle(range(0, terms - 1));
  const premises = range(0, terms - 2).map((n): Claim => {
    const [x = 0, y = 1] = random.chance(0.75) ? [order[n], order[n + 1]] : [order[n + 1], order[n]];
    return { form: random.pick(terms === 4 ? forms : forms.slice(0, 4)), a: x, b: y };
  });
  if (!possible(premises, terms)) return undefined;
  const isSaid = (claim: Claim) =>
    premises.some((p) => (p.a === claim.a && p.b === claim.b) || (p.a === claim.b && p.b === claim.a));
  const fresh = allClaims(terms).filter((claim) => !isSaid(claim));
  const good = fresh.filter((claim) => claim.form === wanted && follows(premises, claim, terms));
  if (good.length === 0) return undefined;
  const ends = [order[0] ?? 0, order[terms - 1] ?? 0];
  const far = good.filter(({ a, b }) => ends.includes(a) && ends.includes(b));
  if (terms === 4 && far.length === 0) return undefined;
  const answer = random.pick(far.length > 0 ? far : good);
  const bad = random.shuffle(allClaims(terms).filter((claim) => !follows(premises, claim, terms)));
  // Distractors about the same two terms tempt most.
  bad.sort((p, q) => Number(q.a + q.b === answer.a + answer.b) - Number(p.a + p.b === answer.a + answer.b));
  // Claims about a pair that a statement names already are too easy to see through, most of all those that deny it.
  const ease = (claim: Claim) => (isSaid(claim) ? (possible([...premises, claim], terms) ? 1 : 2) : 0);
  bad.sort((p, q) => ease(p) - ease(q));
  const longer = bad.find((claim) => say(claim, words).length >= say(answer, words).length);
  if (longer && random.chance(0.7)) bad.unshift(longer);
  // The only negative conclusion, or the only positive one, would be conspicuous.
  const isNegative = ({ form }: Claim) => form === "no" || form === "some not";
  const alike = bad.findIndex((claim) => isNegative(claim) === isNegative(answer));
  if (alike > 0) bad.unshift(...bad.splice(alike, 1));
  // Of "no A are B" and "no B are A" only one is offered: two that say the same would both drop out.
  const unlike = bad.filter(
    (claim, at) => !bad.slice(0, at).some((earlier) => isTurnedRound(earlier, claim)),
  );
  const middle = order
    .slice(1, -1)
    .map((at) => words[at])
    .join(" and the ");
  const statements = random.shuffle(premises);
  return {
    text: `Statements:\n${statements.map((claim, n) => `${n + 1}. ${say(claim, words)}.`).join("\n")}\nEvery kind that is named has at least one member. Which conclusion follows for certain?`,
    answer: say(answer, words),
    distractors: unlike.slice(0, 4).map((claim) => wrong(say(claim, words), whyNot(claim, premises, terms))),
    fixedOptions: true,
    explanation: [
      `Draw a Venn diagram; the statements are linked through the ${middle}.`,
      `In every diagram that agrees with the statements it is true that ${say(answer, words).charAt(0).toLowerCase()}${say(answer, words).slice(1)}.`,
      `Try to draw the opposite, “${say(opposite(answer), words)}”: it contradicts the statements, so the conclusion is certain.`,
    ],
    verify: () => follows(premises, answer, terms) && (terms === 4 || followsInAllModels(premises, answer)),
  };
}

const SAID = {
  true_false: "Only conclusion I follows",
  false_true: "Only conclusion II follows",
  true_true: "Both conclusions follow",
  false_false: "Neither conclusion follows",
} as const;

function withPossibility(random: Random, wanted: keyof typeof SAID): ComputedDraft | undefined {
  const words = random.sample(NOUNS, 3);
  const few = random.chance();
  const link: Claim = { form: random.pick(["all", "no", "some"]), a: 1, b: 2 };
  const first: Claim[] = few
    ? [
        { form: "some", a: 0, b: 1 },
        { form: "some not", a: 0, b: 1 },
      ]
    : [{ form: random.pick(["all", "some", "no"]), a: 0, b: 1 }];
  const premises = [...first, link];
  if (!possible(premises, 3)) return undefined;
  const draw = () => {
    const claim = random.pick(allClaims(3).filter(({ a, b }) => !(a + b === 1 && !few) && a + b !== 3));
    const may = random.chance(0.5);
    const holds = may ? possible([...premises, claim], 3) : follows(premises, claim, 3);
    const text = may
      ? `${say(claim, words).replace(" are not ", " not being ").replace(" are ", " being ")} is a possibility`
      : say(claim, words);
    return { claim, may, holds, text };
  };
  const [one, two] = [draw(), draw()];
  if (!one.may && !two.may) return undefined;
  if (one.claim.a + one.claim.b !== 2 || (two.claim.a + two.claim.b !== 2 && random.chance(0.7)))
    return undefined;
  if (
    one.text === two.text ||
    (one.claim.a === two.claim.a && one.claim.b === two.claim.b && one.claim.form === two.claim.form)
  )
    return undefined;
  const verdict = `${one.holds}_${two.holds}` as keyof typeof SAID;
  if (verdict !== wanted) return undefined;
  const why = (c: typeof one, n: string) =>
    c.may
      ? c.holds
        ? `Conclusion ${n} follows: nothing in the statements rules it out.`
        : `Conclusion ${n} does not follow: the statements rule it out.`
      : c.holds
        ? `Conclusion ${n} follows: its opposite contradicts the statements.`
        : `Conclusion ${n} does not follow: a diagram can be drawn in which it is false.`;
  const said1 = few ? `Only a few ${words[0]} are ${words[1]}` : say(first[0] ?? link, words);
  const wrongWhy = {
    true_false: "misjudging one of the conclusions",
    false_true: "misjudging one of the conclusions",
    true_true: "accepting a conclusion that does not follow",
    false_false: "rejecting a conclusion that follows",
  };
  if (verdict === "false_false") wrongWhy.true_true = "accepting conclusions that do not follow";
  return {
    text: `Statements:\n1. ${said1}.\n2. ${say(link, words)}.\nConclusions:\nI. ${one.text}.\nII. ${two.text}.\nEvery kind that is named has at least one member${few ? ", and “only a few” means some but not all" : ""}. A possibility follows whenever the statements do not rule it out, even when it is certain. Which conclusions follow?`,
    answer: SAID[verdict],
    distractors: (Object.keys(SAID) as (keyof typeof SAID)[])
      .filter((other) => other !== verdict)
      .map((other) => wrong(SAID[other], wrongWhy[other])),
    fixedOptions: true,
    explanation: [
      ...(few ? [`“Only a few” says that some ${words[0]} are ${words[1]} and some are not.`] : []),
      why(one, "I"),
      why(two, "II"),
      `So: ${SAID[verdict]}.`,
    ],
    verify: () =>
      (one.may || followsInAllModels(premises, one.claim) === one.holds) &&
      (two.may || followsInAllModels(premises, two.claim) === two.holds),
  };
}

export const syllogisms: WriterList = [
  computed({
    name: "syllogism-two-statements",
    depth: 1,
    form: "elementary",
    topic: "syllogisms",
    difficulty: "EASY",
    write: ofAnyForm(3),
  }),
  computed({
    name: "syllogism-three-statements",
    form: "elementary",
    topic: "syllogisms",
    difficulty: "MEDIUM",
    write: ofAnyForm(4),
  }),
  computed({
    name: "syllogism-two-conclusions-with-possibility",
    topic: "syllogisms",
    difficulty: "HARD",
    write(random) {
      const wanted = random.pick(Object.keys(SAID) as (keyof typeof SAID)[]);
      return patiently((each) => withPossibility(each, wanted))(random);
    },
  }),
];
