import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import { words } from "../numbers/value.ts";
import { isAloneInTone } from "../options/giveaways.ts";
import type { Draft } from "../question/draft.ts";
import type { Format } from "../question/format.ts";
import { type TopicKey, titleInSentence, topicOf } from "../syllabus/syllabus.ts";
import { list } from "../writing/english.ts";
import type { Writer } from "../writing/writer.ts";
import type { Claim } from "./claim.ts";
import { drawStatements, settled } from "./draw-statements.ts";
import { fourSubsets } from "./options.ts";
import { orNextLead } from "./or-next-lead.ts";
import { type ClaimPool, poolOf, statementNotTrue, statementOneAndTwo } from "./statements.ts";

/** A true sentence, and the same thing stated wrongly, as a learner would who half remembers it. */
export interface StatementRow {
  right: string;
  wrong: string;
}

/**
 * Hand-written statements, for topics where exchanging two rows of a table would be too obvious. A topic with several
 * chapters is named with one of them ("ecology/biodiversity"): the statements of a question are of one chapter.
 */
export function statementBank(
  name: string,
  banks: Partial<Record<TopicKey | `${TopicKey}/${string}`, readonly StatementRow[]>>,
): Writer[] {
  return Object.entries(banks).flatMap(([about, rows = []]) => writersOn(name, about, rows));
}

function writersOn(name: string, about: string, rows: readonly StatementRow[]): Writer[] {
  const [topic, chapter] = about.split("/") as [TopicKey, string | undefined];
  const claims = rows.map((row, at) => claimOf(row, `${name}#${about} ${at}`));
  const rights = new Set(rows.map(({ right }) => right));
  const bank = poolOf(claims, (text) => rights.has(text));
  const writer = (
    way: string,
    format: Format,
    difficulty: Difficulty,
    draft: (bank: ClaimPool, random: Random, lead: number) => Draft | undefined,
  ): Writer => ({
    kind: "facts",
    name: `${name}/${way}/${about}`,
    subject: topicOf(topic).subject,
    topic,
    difficulty,
    style: difficulty === "HARD" ? "multi-step" : "application",
    format,
    chapter,
    ...(format === "plain" && { form: "true-statement" }),
    size: claims.length,
    facts: claims.map(({ fact }) => fact),
    mayContain: [],
    draft: orNextLead((random, lead) => draft(bank, random, lead)),
  });
  return [
    writer("of-two", "two-statements", "MEDIUM", statementOneAndTwo),
    writer("of-five", "statements", "HARD", letteredStatements),
    writer("incorrect-one", "not", "MEDIUM", statementNotTrue),
    writer("correct-one", "plain", "MEDIUM", (bank, random, lead) =>
      statementTrue(bank, random, lead, topic),
    ),
  ];
}

function claimOf({ right, wrong }: StatementRow, fact: string): Claim {
  return {
    fact,
    near: undefined,
    isEasy: false,
    right,
    subject: undefined,
    because: right,
    wrong: () => [{ text: wrong, from: undefined, subject: undefined }],
  };
}

const LETTERS = ["A", "B", "C", "D", "E"] as const;

function named(letters: readonly unknown[]): string {
  return `${list(letters)} only`;
}

/** Statements A to E, of which the options name some. */
function letteredStatements({ claims, isTrue }: ClaimPool, random: Random, lead: number): Draft | undefined {
  const subsets = fourSubsets(random, LETTERS.length);
  const key = random.int(0, 3);
  const places = subsets[key] ?? [];
  const truths = LETTERS.map((_, at) => places.includes(at + 1));
  const drawn = drawStatements(random, claims, lead, truths);
  if (!drawn) return undefined;
  const right = drawn.judged.filter(({ holds }) => holds);
  const wrong = drawn.judged.filter(({ holds }) => !holds);
  const judged = truths.flatMap((holds) => (holds ? right : wrong).shift() ?? []);
  const listed = subsets.map((some) => words(named(some.map((place) => LETTERS[place - 1]))));
  const answer = listed[key];
  if (!answer) return undefined;
  const text = [
    "Consider the following statements:",
    ...judged.map((statement, at) => `${LETTERS[at]}. ${statement.text}`),
    "From the options given below, choose the one that names all the correct statements and no others:",
  ].join("\n");
  return {
    text,
    answer,
    wrong: listed.filter((value) => value !== answer),
    listed,
    fixedOptions: true,
    statements: judged,
    asMultipleCorrect: "Which of the following statements is/are correct?",
    about: drawn.facts,
    coveredFacts: drawn.coveredFacts,
    explain: () =>
      `${settled(judged, (at) => `Statement ${LETTERS[at]}`)}\nSo the answer is “${answer.text}”.`,
    verify() {
      const said = [...text.matchAll(/^([A-E])\. (.+)$/gm)];
      const holding = said.filter(([, , sentence = ""]) => isTrue(sentence)).map(([, letter]) => letter);
      return named(holding) === answer.text;
    },
  };
}

/** "Which of the following statements is correct?" Half of them name the topic. */
function statementTrue(
  { claims, isTrue }: ClaimPool,
  random: Random,
  lead: number,
  topic: TopicKey,
): Draft | undefined {
  const drawn = drawStatements(random, claims, lead, [true, false, false, false, false, false]);
  const rightOne = drawn?.judged.find(({ holds }) => holds);
  if (!drawn || !rightOne) return undefined;
  const others = drawn.judged.filter(({ holds }) => !holds);
  if (
    isAloneInTone(
      rightOne.text,
      others.map(({ text }) => text),
    )
  )
    return undefined;
  const about = random.chance() ? ` about ${titleInSentence(topic)}` : "";
  return {
    text: `Which of the following statements${about} is correct?`,
    answer: words(rightOne.text),
    wrong: others.map(({ text }) => words(text)),
    statements: drawn.judged,
    about: drawn.facts,
    coveredFacts: drawn.coveredFacts,
    explain(chosen) {
      const put = new Set(chosen.map(({ text }) => text));
      const corrected = others.filter(({ text }) => put.has(text)).map(({ because }) => because);
      return [
        `The correct statement is: ${rightOne.text}`,
        "Of the others the right wording is:",
        ...corrected,
      ].join("\n");
    },
    verify: () => isTrue(rightOne.text) && others.every(({ text }) => !isTrue(text)),
  };
}
