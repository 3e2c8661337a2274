import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { id, optionalFilter, percent } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { examType, subject } from "../posts/posts.ts";
import { TOPIC_LEVELS } from "./topic-levels.ts";

const level = z.enum(TOPIC_LEVELS);

/** A topic by its name in the address. */
const topicLink = z.object({ slug: z.string(), title: z.string() });
export type TopicLink = z.infer<typeof topicLink>;

const listedTopic = topicLink.extend({
  /** Its share of the exam, in percent; only if an exam was requested. */
  weight: percent.optional(),
  /** Only for learners. */
  level: level.optional(),
});
export type ListedTopic = z.infer<typeof listedTopic>;

/** A part of the syllabus: a subject, or a section of papers that is filed under one. */
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
  summary: "The syllabus by subject: what an exam asks, by its weight, and how well you know each topic",
  query: z.object({ subject: optionalFilter(subject), examType: optionalFilter(examType) }),
  reply: z.object({ groups: z.array(topicGroup) }),
});

/** Text for learners. Maths is in `$…$`, code in backticks; a `formula` is all maths. */
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

/** The last attempt at a question. */
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
  /** The newest attempts, newest first: the level is computed from them. */
  tries: z.array(topicTry),
});
export type OwnTopic = z.infer<typeof ownTopic>;

const topic = topicLink.extend({
  /** Its part of the syllabus. */
  group: z.string(),
  subject: z.enum(SUBJECTS),
  note,
  /** Its neighbours. */
  see: z.array(topicLink),
  /** Exams that ask it, with its share of each in percent, the largest first. */
  exams: z.array(z.object({ examType: z.enum(EXAM_TYPES), weight: percent })),
  questions: z.array(communityQuestion),
  /** Only for learners. */
  mine: ownTopic.optional(),
});
export type Topic = z.infer<typeof topic>;

export const getTopic = endpoint({
  method: "GET",
  path: "/topics/:slug",
  access: "public",
  failure: messages.failures.loadTopics,
  summary: "A topic: its note, the community's best questions on it, and how well you know it",
  params: z.object({ slug: z.string().max(Length.choiceMax) }),
  refuses: ["not-found"],
  reply: topic,
});
