import { z } from "zod";

/**
 * The schemas of a provider's answers. They use only what every provider supports: no optional fields and no limits;
 * those are checked afterwards.
 */
export const QuestionsReply = z.object({
  questions: z.array(
    z.object({
      questionText: z.string(),
      options: z.array(z.string()),
      correctAnswer: z.string(),
      explanation: z.string(),
    }),
  ),
});
export type WrittenQuestion = z.infer<typeof QuestionsReply>["questions"][number];

export const BlindSolveReply = z.object({
  answers: z.array(z.object({ number: z.number(), answer: z.string() })),
});

export const StudyPlanReply = z.object({
  days: z.array(
    z.object({
      day: z.number(),
      topic: z.string(),
      goals: z.array(z.string()),
      questions: z.number(),
      minutes: z.number(),
    }),
  ),
});

export const TopicReply = z.object({ explanation: z.string(), keyPoints: z.array(z.string()) });
export const QuestionExplanationReply = z.object({ explanation: z.string() });
export const SummaryReply = z.object({ summary: z.string() });
export const KeyPointsReply = z.object({ keyPoints: z.array(z.string()) });
export const TagsReply = z.object({ tags: z.array(z.string()) });
export const SentimentReply = z.object({
  sentiment: z.enum(["POSITIVE", "NEGATIVE", "NEUTRAL"]),
  score: z.number(),
});
export const AnalysisReply = z.object({
  ...SentimentReply.shape,
  ...KeyPointsReply.shape,
  ...TagsReply.shape,
  ...SummaryReply.shape,
});

/** The place of an error is found by its text, because models cannot count characters. */
export const GrammarReply = z.object({
  issues: z.array(z.object({ text: z.string(), message: z.string(), suggestions: z.array(z.string()) })),
});
export const ChatReply = z.object({ reply: z.string() });
