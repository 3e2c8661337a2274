import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES, SUBJECTS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { id, optionalFilter, percent } from "./fields.ts";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { examType, subject } from "./posts.ts";
import { TOPIC_LEVELS } from "./topic-levels.ts";

const level = z.enum(TOPIC_LEVELS);

/** A topic by the name that stands in its address. */
const topicLink = z.object({ slug: z.string(), title: z.string() });
export type TopicLink = z.infer<typeof topicLink>;

const listedTopic = topicLink.extend({
  /** What part of the exam it is, in percent; only where an exam was asked for. */
  weight: percent.optional(),
  /** Only for a learner. */
  level: level.optional(),
});
export type ListedTopic = z.infer<typeof listedTopic>;

/** A part of the syllabus: a subject, or a section of papers that is kept under one. */
const topicGroup = z.object({
  title: z.string(),
  subject: z.enum(SUBJECTS),
  weight: percent.optional(),
  topics: z.array(listedTopic),
});
export type TopicGroup = z.infer<typeof topicGroup>;

export const listTopics = endpoint({
  method: "GET",
  path: "/topics",
  access: "public",
  failure: messages.failures.loadTopics,
  summary: "The syllabus by subject: what an exam asks, by its weight, and how well one knows each topic",
  query: z.object({ subject: optionalFilter(subject), examType: optionalFilter(examType) }),
  reply: z.object({ groups: z.array(topicGroup) }),
});

/** What a learner reads. Maths stands in `$…$`, code in backticks; a `formula` is all maths. */
const note = z.object({
  about: z.string(),
  know: z.array(z.object({ name: z.string(), text: z.string(), formula: z.string().optional() })),
  table: z
    .object({ name: z.string(), header: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .optional(),
  asked: z.string(),
  traps: z.array(z.string()),
  example: z.object({ question: z.string(), steps: z.array(z.string()), answer: z.string() }),
});
export type TopicNote = z.infer<typeof note>;

/** A question of the community, as a line of a list. */
const communityQuestion = z.object({
  postId: id,
  questionText: z.string(),
  author: z.string(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
  likesCount: z.number().int(),
  totalAttempts: z.number().int(),
  hasAnswered: z.boolean(),
});
export type CommunityQuestion = z.infer<typeof communityQuestion>;

/** The last try of a question. */
const topicTry = z.object({
  questionId: id,
  isCorrect: z.boolean(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
  at: z.iso.datetime(),
});

const ownTopic = z.object({
  level,
  /** First answers so far. */
  totalQuestions: z.number().int(),
  correctAnswers: z.number().int(),
  /** The newest tries, newest first: what the level is made of. */
  tries: z.array(topicTry),
});
export type OwnTopic = z.infer<typeof ownTopic>;

const topic = topicLink.extend({
  /** The part of the syllabus that it belongs to. */
  group: z.string(),
  subject: z.enum(SUBJECTS),
  note,
  /** Its neighbours. */
  see: z.array(topicLink),
  /** Exams that ask it, and what part of each it is in percent, the largest first. */
  exams: z.array(z.object({ examType: z.enum(EXAM_TYPES), weight: percent })),
  questions: z.array(communityQuestion),
  /** Only for a learner. */
  mine: ownTopic.optional(),
});
export type Topic = z.infer<typeof topic>;

export const getTopic = endpoint({
  method: "GET",
  path: "/topics/:slug",
  access: "public",
  failure: messages.failures.loadTopics,
  summary: "A topic: its note, the community's best questions on it, and how well one knows it",
  params: z.object({ slug: z.string().max(Length.choiceMax) }),
  refuses: ["not-found"],
  reply: topic,
});
