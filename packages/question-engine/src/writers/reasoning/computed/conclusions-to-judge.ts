import { patiently } from "../../../kit/patiently.ts";
import { range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";
import {
  chain,
  conclusions,
  isTooWeak,
  isTrue,
  LETTERS,
  type Link,
  show,
  turned,
  type Values,
  worldsOf,
} from "./inequalities-reasoning.ts";
import { allClaims, type Claim, follows, NOUNS, possible, say } from "./syllogisms.ts";

/** The five options of bank papers, in their order. */
const VERDICTS = [
  "Only conclusion I follows",
  "Only conclusion II follows",
  "Either conclusion I or conclusion II follows",
  "Neither conclusion I nor conclusion II follows",
  "Both conclusions I and II follow",
] as const;

const WHY = [
  "misjudging one of the conclusions",
  "misjudging one of the conclusions",
  "taking two conclusions for the only two cases that there are",
  "overlooking what the statements say together",
  "accepting what is only possible",
] as const;

interface Judged {
  text: string;
  follows: boolean;
  because: string;
}

/** `either`: neither is certain, but in every case one of them holds. */
function judgement(
  random: Random,
  statements: string,
  [one, two]: readonly [Judged, Judged],
  either: boolean,
  asked: string,
) {
  const verdict = either ? 2 : one.follows ? (two.follows ? 4 : 0) : two.follows ? 1 : 3;
  return {
    verdict,
    draft: {
      text: `${statements}\nConclusions:\nI. ${one.text}.\nII. ${two.text}.\n${asked}`,
      answer: VERDICTS[verdict] ?? "",
      distractors: random.shuffle(
        VERDICTS.flatMap((other, at) => (at === verdict ? [] : wrong(other, WHY[at] ?? ""))),
      ),
      fixedOptions: true,
      listed: VERDICTS,
      explanation: [
        `Conclusion I: ${one.because}.`,
        `Conclusion II: ${two.because}.`,
        ...(either ? ["In every case that the statements leave, exactly one of the two holds."] : []),
        `So: ${VERDICTS[verdict]}.`,
      ],
    },
  };
}

/** Statements as papers put them: "only a few" says two things at once, "only" turns a statement round. */
interface Said {
  text: string;
  claims: readonly Claim[];
}

function statement(random: Random, a: number, b: number, words: readonly string[]): Said {
  const form = random.pick(["all", "all", "few", "few", "some", "no", "only"] as const);
  if (form === "few")
    return {
      text: `Only a few ${words[a]} are ${words[b]}`,
      claims: [
        { form: "some", a, b },
        { form: "some not", a, b },
      ],
    };
  if (form === "only") return { text: `Only ${words[b]} are ${words[a]}`, claims: [{ form: "all", a, b }] };
  const claim: Claim = { form, a, b };
  return { text: say(claim, words), claims: [claim] };
}

const possibility = (claim: Claim, words: readonly string[]) =>
  `${say(claim, words).replace(" are ", " being ")} is a possibility`;

function judgedClaim(
  random: Random,
  claim: Claim,
  premises: readonly Claim[],
  terms: number,
  words: readonly string[],
): Judged {
  const certain = follows(premises, claim, terms);
  // What is certain is more than possible, and papers do not agree on whether it then counts as a possibility.
  if (!certain && (claim.form === "all" || claim.form === "some") && random.chance(0.6)) {
    const may = possible([...premises, claim], terms);
    return {
      text: possibility(claim, words),
      follows: may,
      because: may ? "nothing in the statements rules it out, so it follows" : "the statements rule it out",
    };
  }
  return {
    text: say(claim, words),
    follows: certain,
    because: certain
      ? "its opposite contradicts the statements, so it follows"
      : possible([...premises, claim], terms)
        ? "it is possible but not certain"
        : "it contradicts the statements",
  };
}

/** "Some are" beside "none are", or "all are" beside "some are not": there is no third case. */
function complement(claim: Claim): Claim {
  const form = ({ all: "some not", "some not": "all", no: "some", some: "no" } as const)[claim.form];
  return { ...claim, form };
}

function drawSyllogism(random: Random, wanted: number) {
  const terms = 4;
  const words = random.sample(NOUNS, terms);
  const said = range(0, terms - 2).map((at) =>
    random.chance(0.7) ? statement(random, at, at + 1, words) : statement(random, at + 1, at, words),
  );
  const premises = said.flatMap(({ claims }) => claims);
  if (!possible(premises, terms)) return undefined;
  const isFar = ({ a, b }: Claim) => Math.abs(a - b) > 1;
  const [first, other] = random.sample(allClaims(terms).filter(isFar), 2);
  if (!first || !other) return undefined;
  const second = wanted === 2 ? complement(first) : other;
  const isOpen = (claim: Claim) => possible([...premises, claim], terms) && !follows(premises, claim, terms);
  const either = wanted === 2 && isOpen(first) && isOpen(second);
  if (wanted === 2 && !either) return undefined;
  const samePair =
    first.a + first.b === second.a + second.b &&
    Math.abs(first.a - first.b) === Math.abs(second.a - second.b);
  if (wanted !== 2 && samePair) return undefined;
  const judged = (claim: Claim) =>
    either
      ? { text: say(claim, words), follows: false, because: "it is possible but not certain" }
      : judgedClaim(random, claim, premises, terms, words);
  const few = said.some(({ text }) => text.startsWith("Only a few"))
    ? "“only a few” to mean some but not all, "
    : "";
  const { verdict, draft } = judgement(
    random,
    `Statements:\n${random
      .shuffle(said)
      .map(({ text }) => `${text}.`)
      .join("\n")}`,
    [judged(first), judged(second)],
    either,
    `Take the statements to be true even if they seem to be at variance with known facts, ${few}and assume that there is at least one of each kind. Which of the conclusions logically follows?`,
  );
  if (verdict !== wanted) return undefined;
  return {
    ...draft,
    verify: () =>
      verdict === 2
        ? !possible([...premises, complement(first), complement(second)], terms)
        : possible(premises, terms),
  };
}

/** How a code puts the signs, in the words of papers. */
const IN_WORDS: Record<Link["sign"], string> = {
  ">": "P is neither smaller than nor equal to Q",
  "≥": "P is not smaller than Q",
  "=": "P is neither greater nor smaller than Q",
  "≤": "P is not greater than Q",
  "<": "P is neither greater than nor equal to Q",
};
const SIGNS = Object.keys(IN_WORDS) as Link["sign"][];

type Code = Record<Link["sign"], string>;

function drawCode(random: Random): Code {
  const symbols = random.sample(["@", "#", "%", "&", "*", "+"], SIGNS.length);
  return Object.fromEntries(SIGNS.map((sign, at) => [sign, symbols[at] ?? ""])) as Code;
}

/** The relation of the two in every case that the statements allow. */
function judgedLink(link: Link, letters: readonly string[], worlds: readonly Values[], code?: Code): Judged {
  const against = worlds.find((world) => !isTrue(link, world));
  return {
    text: code ? `\`${link.a} ${code[link.sign]} ${link.b}\`` : show(link),
    follows: against === undefined,
    because: against
      ? `${letters.map((letter) => `${letter} = ${against[letter]}`).join(", ")} agrees with the statements and breaks it`
      : `the signs between ${link.a} and ${link.b} all point the same way, so it follows`,
  };
}

function drawInequality(random: Random, wanted: number, isCoded = false) {
  const code = isCoded ? drawCode(random) : undefined;
  const letters = random.sample(LETTERS, 6);
  const [long, short] = [letters.slice(0, 4), [letters[random.int(0, 3)] ?? "", ...letters.slice(4)]];
  const [first, second] = [chain(random, long), chain(random, short)];
  const all = [...first, ...second];
  const worlds = worldsOf(letters, all);
  if (worlds.length === 0) return undefined;
  const open = conclusions(letters, all).filter(
    (link) => link.sign !== "=" && worlds.some((world) => isTrue(link, world)) && !isTooWeak(link, worlds),
  );
  if (open.length < 2) return undefined;
  const [one, other] = random.sample(open, 2);
  if (!one || !other) return undefined;
  if (wanted === 2 && one.sign !== "≥" && one.sign !== "≤") return undefined;
  const two: Link = wanted === 2 ? { ...one, sign: "=" } : other;
  const strict: Link = wanted === 2 ? { ...one, sign: one.sign === "≥" ? ">" : "<" } : one;
  const [left, right] = [strict, two].map((link) => judgedLink(link, letters, worlds, code));
  if (!left || !right || (wanted !== 2 && one.a === other.a && one.b === other.b)) return undefined;
  const either =
    !left.follows && !right.follows && worlds.every((world) => isTrue(strict, world) !== isTrue(two, world));
  const back = (links: readonly Link[]) => [...links].reverse().map(turned);
  const shown = [first, second].map((links) => (random.chance() ? back(links) : links));
  const line = (links: readonly Link[]) =>
    code
      ? links.map(({ a, sign, b }) => `\`${a} ${code[sign]} ${b}\``).join(", ")
      : `${links[0]?.a}${links.map(({ sign, b }) => ` ${sign} ${b}`).join("")}`;
  const statements = `Statements: ${shown.map(line).join(code ? ", " : "; ")}.`;
  const key = code && SIGNS.map((sign) => `\`P ${code[sign]} Q\` means “${IN_WORDS[sign]}”`).join("; ");
  const { verdict, draft } = judgement(
    random,
    key ? `In a code, ${key}.\n${statements}` : statements,
    [left, right],
    either,
    "Take the statements to be true. Which of the conclusions is definitely true?",
  );
  if (verdict !== wanted) return undefined;
  const decoded = [...shown.flat(), strict, two].map(show);
  return {
    ...draft,
    explanation: code
      ? [
          `Decoded: ${decoded.slice(0, -2).join(", ")}; the conclusions are ${decoded.slice(-2).join(" and ")}.`,
          ...draft.explanation,
        ]
      : draft.explanation,
    verify: () => worldsOf([...letters].reverse(), all).length === worlds.length,
  };
}

/** Each verdict is met about equally often. */
function evenly(draw: (random: Random, wanted: number) => ReturnType<typeof drawSyllogism>) {
  return (random: Random) => {
    const wanted = random.int(0, VERDICTS.length - 1);
    return patiently((again) => draw(again, wanted))(random);
  };
}

export const conclusionsToJudge: WriterList = [
  computed({
    name: "syllogism-three-statements-two-conclusions",
    topic: "syllogisms",
    difficulty: "HARD",
    write: evenly(drawSyllogism),
  }),
  computed({
    name: "inequality-two-chains-two-conclusions",
    topic: "inequalities-reasoning",
    difficulty: "MEDIUM",
    write: evenly(drawInequality),
  }),
  computed({
    name: "inequality-coded-two-conclusions",
    topic: "inequalities-reasoning",
    difficulty: "HARD",
    write: evenly((random, wanted) => drawInequality(random, wanted, true)),
  }),
];
