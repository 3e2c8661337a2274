import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import { words } from "../numbers/value.ts";
import { isAloneInTone } from "../options/giveaways.ts";
import type { Draft } from "../question/draft.ts";
import type { Format } from "../question/format.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writing/writer.ts";
import type { Statements } from "./draw-statements.ts";
import { howManyHold, type Pool, severalToJudge, twoToJudge } from "./statements.ts";

interface Said {
  statement: string;
  because: string;
}

/**
 * One thing and statements about it, written by hand: a wrong authority, a wrong cause or an "only" too many cannot
 * be made by exchanging two rows of a table. No two statements of a subject may decide each other.
 */
export interface SubjectRow {
  topic: TopicKey;
  /** Completes "With reference to …". */
  about: string;
  right: readonly Said[];
  wrong: readonly Said[];
}

/** How many questions on a subject may be drawn before it counts as exhausted. */
const VERSIONS = 3;
/** The wanted key is drawn first, and not every subject has statements for each. */
const TRIES = 12;

/** How often these come before questions made from tables. */
const PREFERRED = { statements: 0.95, plain: 0.55 };

interface Way {
  name: string;
  format: Format;
  difficulty: Difficulty;
  ask(subject: SubjectPool, random: Random): Draft | undefined;
}

const WAYS: readonly Way[] = [
  { name: "two-statements", format: "statements", difficulty: "MEDIUM", ask: judging(twoToJudge) },
  { name: "several-statements", format: "statements", difficulty: "HARD", ask: judging(severalToJudge) },
  { name: "how-many-statements", format: "how-many", difficulty: "HARD", ask: judging(howManyHold) },
  { name: "which-is-correct", format: "plain", difficulty: "MEDIUM", ask: onlyOneHolds },
];

/** The writers of statements about each subject of a topic. */
export function onSubjects(name: string, subjects: readonly SubjectRow[]): Writer[] {
  const topics = new Map<TopicKey, SubjectPool[]>();
  for (const subject of subjects) {
    const pool = subjectPool(subject, `${name}#${subject.about}`);
    topics.set(subject.topic, [...(topics.get(subject.topic) ?? []), pool]);
  }
  return [...topics].flatMap(([topic, pools]) => WAYS.map((way) => writerOf(name, topic, pools, way)));
}

function writerOf(name: string, topic: TopicKey, pools: readonly SubjectPool[], way: Way): Writer {
  const { format, difficulty } = way;
  return {
    kind: "facts",
    name: `${name}/${way.name}/${topic}`,
    subject: topicOf(topic).subject,
    topic,
    difficulty,
    style: difficulty === "HARD" ? "multi-step" : "application",
    format,
    ...(format === "plain" && { form: "true-statement" }),
    preferred: format === "plain" ? PREFERRED.plain : PREFERRED.statements,
    size: pools.length * VERSIONS,
    facts: [],
    mayContain: [],
    draft(random, index) {
      const pool = pools[index % pools.length];
      for (let tries = 0; pool && tries < TRIES; tries++) {
        const draft = way.ask(pool, random);
        if (draft) return draft;
      }
      return undefined;
    },
  };
}

interface SubjectPool extends Pool {
  subject: SubjectRow;
  fact: string;
}

function subjectPool(subject: SubjectRow, fact: string): SubjectPool {
  const rightOnes = new Set(subject.right.map(({ statement }) => statement));
  return {
    subject,
    fact,
    isTrue: (text) => rightOnes.has(text),
    draw: (random, _, truths) => drawFrom(subject, fact, random, truths),
  };
}

function drawFrom(
  subject: SubjectRow,
  fact: string,
  random: Random,
  truths: readonly boolean[],
): Statements | undefined {
  const left = { right: random.shuffle(subject.right), wrong: random.shuffle(subject.wrong) };
  const judged = truths.flatMap((holds) => {
    const said = (holds ? left.right : left.wrong).shift();
    return said ? { text: said.statement, holds, because: said.because } : [];
  });
  if (judged.length < truths.length) return undefined;
  const coveredFacts = judged.map(({ text, holds, because }) => (holds ? text : because));
  return { judged, subject: subject.about, facts: [fact], coveredFacts };
}

function judging(ask: typeof twoToJudge): Way["ask"] {
  return (pool, random) => ask(pool, random, 0);
}

/** "With reference to …, which one of the following statements is correct?" */
function onlyOneHolds({ subject, fact, draw, isTrue }: SubjectPool, random: Random): Draft | undefined {
  const truths = [true, ...subject.wrong.map(() => false)];
  const drawn = draw(random, 0, truths);
  const [key, ...others] = drawn?.judged ?? [];
  if (!drawn || !key || others.length < 3) return undefined;
  const said = others.map(({ text }) => text);
  if (isAloneInTone(key.text, said)) return undefined;
  const wrong = said.map((text) => words(text));
  return {
    text: `With reference to ${subject.about}, which one of the following statements is correct?`,
    answer: words(key.text),
    wrong,
    about: [fact],
    coveredFacts: drawn.coveredFacts,
    explain: (chosen) => {
      const shown = others.filter(({ text }) => chosen.some((value) => value.text === text));
      return [
        `The statement “${key.text}” is correct. ${key.because}`,
        ...shown.map(({ text, because }) => `“${text}” is not. ${because}`),
      ].join("\n");
    },
    verify: () => isTrue(key.text) && wrong.every(({ text }) => !isTrue(text)),
  };
}
