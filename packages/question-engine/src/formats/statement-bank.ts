import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Draft } from "../draft.ts";
import { list } from "../english.ts";
import type { Format } from "../format.ts";
import type { Random } from "../random.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import { isAloneInTone } from "../tells.ts";
import { words } from "../value.ts";
import type { Writer } from "../writer.ts";
import type { Claim } from "./claim.ts";
import { drawStatements, settled } from "./draw-statements.ts";
import { fourSubsets } from "./options.ts";
import { orNextLead } from "./or-next-lead.ts";
import { type ClaimPool, poolOf, statementNotTrue, statementOneAndTwo } from "./statements.ts";

/** A sentence that is true, and the same thing told wrongly, as somebody would who half remembers it. */
type StatementRow = readonly [right: string, wrong: string];

/**
 * Statements that are written by hand, where a swap of two rows of a table would be too plain. A topic that has several
 * chapters is named with one of them ("ecology/biodiversity"): statements that stand together are of one chapter.
 */
export function statementBank(
  name: string,
  banks: Partial<Record<TopicKey | `${TopicKey}/${string}`, readonly StatementRow[]>>,
): Writer[] {
  return Object.entries(banks).flatMap(([about, rows = []]) => writersOn(name, about, rows));
}

function writersOn(name: string, about: string, rows: readonly StatementRow[]): Writer[] {
  const topic = about.split("/")[0] as TopicKey;
  const claims = rows.map((row, at) => claimOf(row, `${name}#${about} ${at}`));
  const rights = new Set(rows.map(([right]) => right));
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
    size: claims.length,
    facts: claims.map(({ fact }) => fact),
    mayContain: [],
    draft: orNextLead((random, lead) => draft(bank, random, lead)),
  });
  return [
    writer("of-two", "two-statements", "MEDIUM", statementOneAndTwo),
    writer("of-five", "statements", "HARD", letteredStatements),
    writer("incorrect-one", "not", "MEDIUM", statementNotTrue),
    writer("correct-one", "plain", "MEDIUM", statementTrue),
  ];
}

function claimOf([right, wrong]: StatementRow, fact: string): Claim {
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
    asksForSeveral: "Which of the following statements is/are correct?",
    about: drawn.facts,
    told: drawn.told,
    explain: () =>
      `${settled(judged, (at) => `Statement ${LETTERS[at]}`)}\nSo the answer is “${answer.text}”.`,
    verify() {
      const said = [...text.matchAll(/^([A-E])\. (.+)$/gm)];
      const holding = said.filter(([, , sentence = ""]) => isTrue(sentence)).map(([, letter]) => letter);
      return named(holding) === answer.text;
    },
  };
}

/** "Which of the following statements is correct?" */
function statementTrue({ claims, isTrue }: ClaimPool, random: Random, lead: number): Draft | undefined {
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
  return {
    text: "Which of the following statements is correct?",
    answer: words(rightOne.text),
    wrong: others.map(({ text }) => words(text)),
    statements: drawn.judged,
    about: drawn.facts,
    told: drawn.told,
    explain(chosen) {
      const put = new Set(chosen.map(({ text }) => text));
      const corrected = others.filter(({ text }) => put.has(text)).map(({ because }) => because);
      return [
        `It is correct that: ${rightOne.text}`,
        "Of the others the right wording is:",
        ...corrected,
      ].join("\n");
    },
    verify: () => isTrue(rightOne.text) && others.every(({ text }) => !isTrue(text)),
  };
}
