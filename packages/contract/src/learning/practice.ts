import { z } from "zod";
import { DIFFICULTIES, ENGINES, EXAM_TYPES, KINDS, SECTIONS, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, line, oneOf, optionalFilter, required } from "../foundation/fields.ts";
import { Generation, Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { clampedInt } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { difficultyLevel, examType, subject } from "../posts/posts.ts";
import {
  answerResult,
  givenAnswer,
  publicQuestion,
  questionContent,
  submitAnswer,
  timeSpent,
  waited,
} from "../questions/questions.ts";

export const questionCount = clampedInt(Generation.minCount, Generation.maxCount, Generation.defaultCount);

/**
 * The kinds of questions that the caller can show: a list, or their names separated by commas. With it the set
 * follows the exam's papers, with its formats, five options if it has five, and sets that share a stimulus. Without
 * it every question has four options of which one is right.
 */
export const kinds = z.preprocess((value: string | readonly string[] | null | undefined) => {
  if (typeof value !== "string") return value ?? undefined;
  if (value.trim() === "") return undefined;
  return value.length > Length.choiceMax ? [value] : value.split(",");
}, z.array(oneOf("Kind", KINDS)).min(1).max(KINDS.length).optional());

/** A question of a practice: the key is sent with the answer. */
export const practiceQuestion = publicQuestion.extend({
  subject: z.enum(SUBJECTS).nullable(),
  examType: z.enum(EXAM_TYPES).nullable(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
  /** The engine that generated it, if one did. */
  engine: z.enum(ENGINES).nullable(),
  /** Whether it was solved without its key before it was shown. */
  verified: z.boolean(),
});
export type PracticeQuestion = z.infer<typeof practiceQuestion>;

/** A section by its name, in any letter case. */
export const section = z
  .string()
  .max(Length.choiceMax)
  .transform((text) => SECTIONS.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text)
  .pipe(z.enum(SECTIONS, { error: refusals.fields.unknown("Section", SECTIONS) }));

const generateQuery = z
  .object({
    userId: callerIds.userId,
    /** May be left out if a section or a topic says what the questions are about. */
    subject: optionalFilter(subject),
    section: optionalFilter(section),
    /**
     * The learner's own words; the subject decides between several meanings. It takes precedence over the
     * section.
     */
    topic: line("Topic", Length.topicMax)
      .transform((topic) => topic || undefined)
      .optional(),
    examType: required(refusals.questions.generateRequired).pipe(examType),
    difficultyLevel: required(refusals.questions.generateRequired).pipe(difficultyLevel),
    count: questionCount,
    kinds,
  })
  .superRefine(({ subject, section, topic }, context) => {
    if (subject || section || topic) return;
    const message = refusals.questions.generateRequired;
    context.addIssue({ code: "custom", path: ["subject"], message, params: { missing: true } });
  });
export type GenerateQuery = z.output<typeof generateQuery>;

/** True if the exam does not ask this subject or section, so that the questions are at the general level. */
export const generalLevel = z.literal(true).optional();

export const generated = z.object({
  questions: z.array(practiceQuestion),
  engine: z.enum(ENGINES),
  /**
   * Present if there are fewer than requested, or they are only near the topic, not of the requested kinds, or of the
   * general level.
   */
  message: z.string().optional(),
  generalLevel,
});

export const generateQuiz = endpoint({
  method: "POST",
  path: "/mcq/generate",
  access: "signed-in",
  rateLimit: "ai",
  failure: messages.failures.generateQuestions,
  summary: "Questions to practise, without their keys; kept for the learner who asked",
  query: generateQuery,
  reply: generated,
});

export const generateSocialQuestions = endpoint({
  ...generateQuiz,
  path: "/social/questions/generate",
});

export const submitQuizAnswer = endpoint({
  ...submitAnswer,
  path: "/mcq/submit",
  failure: messages.failures.submitAnswers,
});

export const reviewResult = answerResult
  .pick({
    questionId: true,
    selectedOption: true,
    isCorrect: true,
    correctAnswer: true,
    explanation: true,
    submittedAt: true,
    correctedMeanwhile: true,
  })
  .extend({
    practice: z.literal(true),
    /** The learner's date on which it is due; null if it is not due before the exam, or never. */
    comesBack: z.iso.date().nullable(),
    /** Wrong so often that it is not asked again: better to read up on its topic. */
    setAside: z.boolean(),
  });
export type ReviewResult = z.infer<typeof reviewResult>;

export const reviewQuestion = endpoint({
  method: "POST",
  path: "/mcq/review",
  access: "signed-in",
  keyed: true,
  loginMessage: messages.questions.loginToAnswer,
  rateLimit: "answers",
  failure: messages.failures.submitAnswers,
  summary: "Practise an answered question again; the first answer and the points stay",
  body: z.object({
    userId: callerIds.userId,
    questionId: id,
    selectedOption: givenAnswer,
    timeSpent,
    /** The version that the learner saw; an answer to an earlier one than the newest is refused. */
    version: z.number().int().optional(),
    waited,
  }),
  refuses: ["conflict"],
  reply: reviewResult,
});

/** An answered question without key and explanation, to be tried again. */
export const mistake = practiceQuestion.omit({ correctAnswer: true, explanation: true, myAnswer: true });
export type Mistake = z.infer<typeof mistake>;

export const listMistakes = endpoint({
  method: "GET",
  path: "/mcq/mistakes",
  access: "signed-in",
  summary:
    "Questions you got wrong the last time, without their keys, for practising again; what is set aside comes last",
  query: z.object({ userId: callerIds.userId, subject: optionalFilter(subject), count: questionCount }),
  reply: z.object({
    questions: z.array(mistake),
    /** How many there are to practise, up to a thousand. */
    total: z.number().int(),
  }),
});

/** One of the learner's own answers, with key and explanation. */
export const response = questionContent
  .pick({
    kind: true,
    questionText: true,
    tolerance: true,
    figure: true,
    pictureUrl: true,
    pictureWidth: true,
    pictureHeight: true,
    pictureDescription: true,
    stimulus: true,
  })
  .extend({
    questionId: id,
    /** Null if the post is deleted or the question was made for practice. */
    postId: id.nullable(),
    /** Four or five; none if the answer is a number. */
    options: z.array(z.string()),
    selectedOption: z.string(),
    isCorrect: z.boolean(),
    correctAnswer: z.string(),
    explanation: z.string(),
    subject: z.enum(SUBJECTS).nullable(),
    section: z.string(),
    examType: z.enum(EXAM_TYPES).nullable(),
    difficultyLevel: z.enum(DIFFICULTIES).nullable(),
    topic: z.string().nullable(),
    topicSlug: z.string().optional(),
    timeSpent: z.number().nullable(),
    submittedAt: z.iso.datetime(),
    /** The learner's date on which it is due; null if it is not due before the exam, or never. */
    comesBack: z.iso.date().nullable(),
    setAside: z.boolean(),
  });
export type Response = z.infer<typeof response>;
