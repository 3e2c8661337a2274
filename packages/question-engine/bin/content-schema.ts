import { DIFFICULTIES } from "@prepfeed/contract/foundation/catalogue";
import { z } from "zod";
import { SUBTOPICS } from "../src/syllabus/sub-topics/sub-topics.ts";
import { TOPICS } from "../src/syllabus/syllabus.ts";

const KEYS: ReadonlySet<string> = new Set(TOPICS.map(({ key }) => key));

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is a name in small letters with hyphens");
const topic = text.refine((key) => KEYS.has(key), "is no topic of the syllabus");
const topicOrChapter = text.refine(
  (about) => KEYS.has(about.split("/")[0] ?? ""),
  "is no topic of the syllabus",
);
const TITLES: ReadonlySet<string> = new Set(SUBTOPICS.map(({ title }) => title));
const subtopic = text.refine((title) => TITLES.has(title), "is no sub-topic of the syllabus");
const difficulty = z.enum(DIFFICULTIES);

const note = z.strictObject({
  topic,
  about: text,
  know: z
    .array(z.strictObject({ name: text, aliases: texts.optional(), text, formula: text.optional() }))
    .min(1),
  table: z
    .strictObject({ name: text, aliases: texts.optional(), header: texts, rows: z.array(texts).min(1) })
    .optional(),
  asked: text,
  traps: texts,
  example: z.strictObject({ question: text, steps: texts, answer: text }),
  see: z.array(topic),
});

/** What the rows of every kind of table may have in addition to their own columns. */
const rowOptions = {
  difficulty: difficulty.optional(),
  topic: topic.optional(),
  subtopic: subtopic.optional(),
  near: z.union([text, z.number()]).optional(),
  category: text.optional(),
  plainly: z.literal(true).optional(),
};

const nature = {
  depth: z.int().min(1).max(5).optional(),
  chapter: text.optional(),
  form: text.optional(),
};
const tableOptions = {
  mayContain: texts.optional(),
  formats: z.union([z.enum(["lists", "match", "no match"]), z.literal(false)]).optional(),
  alike: z.array(z.array(text).min(2)).min(1).optional(),
};

const table = z.strictObject({
  table: name,
  topic,
  difficulty,
  kind: text,
  style: z.enum(["recall", "application", "multi-step"]).optional(),
  ...nature,
  ...tableOptions,
  order: z.strictObject({ ask: text, by: text, name: text, show: text }).optional(),
  ask: z
    .array(
      z.strictObject({
        question: text,
        answer: text,
        explain: text.optional(),
        state: z.union([text, z.literal(false)]).optional(),
        except: texts.optional(),
        wrong: text.optional(),
        alike: tableOptions.alike,
        heading: text.optional(),
        harder: z.boolean().optional(),
        asWritten: z.boolean().optional(),
        asListed: z.boolean().optional(),
        inLists: z.boolean().optional(),
      }),
    )
    .min(1),
  explain: text,
  rows: z.array(z.looseObject(rowOptions)).min(1),
});

const question = z.strictObject({
  question: text,
  answer: text,
  wrong: z.array(text).min(3),
  because: text,
  ...rowOptions,
});

const statement = z.strictObject({ right: text, wrong: text });
const said = z.strictObject({ statement: text, because: text });
const pair = z.array(text).length(2);

const wrongOptions = z.array(z.strictObject({ option: text, against: text })).min(3);
const asked = z.strictObject({
  ask: text,
  answer: text,
  because: text,
  wrong: wrongOptions,
  isHard: z.literal(true).optional(),
  isFixed: z.literal(true).optional(),
});
const judged = z.strictObject({
  statements: z.array(z.strictObject({ text, holds: z.boolean(), because: text })).length(3),
  others: z.array(z.string().regex(/^[123]+$/)).length(4),
});
const longPassage = z.strictObject({ text, asked: z.array(z.union([asked, judged])).min(4) });

const fourTexts = z.array(text).length(4);

/** Rows of writers whose wording is code. */
const rowsOfCode = {
  swaps: z.strictObject({
    swaps: name,
    rows: z
      .array(
        z.strictObject({ text, swapped: z.array(z.int().min(1).max(4)).length(2).optional(), because: text }),
      )
      .min(1),
  }),
  fillers: z.strictObject({
    fillers: name,
    rows: z.array(z.strictObject({ use: text, first: pair, second: pair, besides: text, clue: text })).min(1),
  }),
  phrases: z.strictObject({
    phrases: name,
    rows: z
      .array(
        z.strictObject({
          before: text,
          phrase: text,
          after: text,
          fix: text.optional(),
          others: fourTexts,
          rule: text,
        }),
      )
      .min(1),
  }),
  columns: z.strictObject({
    columns: name,
    rows: z.array(z.strictObject({ begins: texts.length(3), ends: texts.length(3), because: text })).min(1),
  }),
  faulty: z.strictObject({
    faulty: name,
    rows: z
      .array(
        z.strictObject({
          parts: text.regex(/^[^*]*\*[^*]+\*[^*]*$/, "has one part between stars"),
          fix: text,
          rule: text,
          difficulty: difficulty.optional(),
        }),
      )
      .min(1),
  }),
  arguments: z.strictObject({
    arguments: name,
    rows: z
      .array(
        z.strictObject({
          sentences: texts.length(6),
          taken: z.array(z.strictObject({ sentence: z.int().min(1).max(4), link: text })).min(1),
          summary: text,
          wrong: z.array(z.strictObject({ summary: text, which: text })).length(3),
        }),
      )
      .min(1),
  }),
  paragraphs: z.strictObject({
    paragraphs: name,
    rows: z
      .array(
        z.strictObject({
          sentences: fourTexts,
          clue: text.optional(),
          stranger: text.optional(),
          difficulty: z.literal("HARD").optional(),
        }),
      )
      .min(1),
  }),
} as const;

/** The kinds of entries, by the key that an entry begins with. */
export const KINDS = {
  ...rowsOfCode,
  topic: note,
  table,
  questions: z.strictObject({
    questions: name,
    topic,
    mayContain: tableOptions.mayContain,
    rows: z.array(question).min(1),
  }),
  wordings: z.strictObject({ wordings: name, topic, rows: z.array(question).min(1) }),
  linked: z.strictObject({ linked: name, rows: z.array(question.required({ topic: true })).min(1) }),
  glossary: z.strictObject({
    glossary: name,
    topic,
    kind: text,
    ...tableOptions,
    rows: z
      .array(
        z.strictObject({
          name: text,
          is: text,
          article: z.enum(["a", "an", "the", ""]).optional(),
          setting: text.optional(),
          language: text.optional(),
          ...rowOptions,
        }),
      )
      .min(1),
  }),
  statements: z.strictObject({
    statements: name,
    banks: z.record(topicOrChapter, z.array(statement).min(1)),
  }),
  subjects: z.strictObject({
    subjects: name,
    rows: z
      .array(z.strictObject({ topic, about: text, right: z.array(said).min(3), wrong: z.array(said).min(3) }))
      .min(1),
  }),
  assertions: z.strictObject({
    assertions: name,
    form: z.enum(["assertion", "statements"]),
    rows: z
      .array(
        z.strictObject({
          topic,
          outcome: z.enum(["explains", "both", "only first", "only second"]),
          assertion: text,
          reason: text,
          because: text,
        }),
      )
      .min(1),
  }),
  "two-reasons": z.strictObject({
    "two-reasons": name,
    rows: z
      .array(
        z.strictObject({
          topic,
          outcome: z.enum(["both", "one explains", "one holds", "neither"]),
          statement: text,
          reasons: pair,
          because: text,
        }),
      )
      .min(1),
  }),
  lists: z.strictObject({
    lists: name,
    rows: z
      .array(
        z.strictObject({
          about: topicOrChapter,
          headings: pair,
          toMatchOnly: z.literal(true).optional(),
          pairs: z.array(pair).min(4),
        }),
      )
      .min(1),
  }),
  sequences: z.strictObject({
    sequences: name,
    rows: z.array(z.strictObject({ topic, ask: text, steps: z.array(text).min(4) })).min(1),
  }),
  passages: z.strictObject({
    passages: name,
    rows: z
      .array(
        z.strictObject({ text, idea: asked, detail: asked, inference: asked, word: asked, whole: asked }),
      )
      .min(1),
  }),
  "long-passages": z.strictObject({ "long-passages": name, rows: z.array(longPassage).min(1) }),
  "bank-passages": z.strictObject({ "bank-passages": name, rows: z.array(longPassage).min(1) }),
  clozes: z.strictObject({
    clozes: name,
    rows: z
      .array(
        z.strictObject({
          text,
          blanks: z.array(z.strictObject({ because: text, wrong: wrongOptions })).length(5),
        }),
      )
      .min(1),
  }),
} as const;

export type Table = z.infer<typeof table>;
