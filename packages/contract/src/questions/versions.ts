import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { id, pathId } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";
import { questionContent } from "./questions.ts";

/**
 * Why a version was made: the question asks something else, its spelling was corrected, or only its
 * explanation changed.
 */
export const VERSION_CHANGES = ["EDIT", "SPELLING", "EXPLANATION"] as const;
export type VersionChange = (typeof VERSION_CHANGES)[number];

/** What a question asked from one moment to another. */
const questionVersion = questionContent.extend({
  version: z.number().int(),
  /** Absent for the first. */
  change: z.enum(VERSION_CHANGES).optional(),
  createdAt: z.iso.datetime(),
  /** Absent for the newest. */
  replacedAt: z.iso.datetime().optional(),
  /** Key and explanation are there only for those who answered or wrote the question, and sit no paper that asks it. */
  correctAnswer: z.string().optional(),
  explanation: z.string().optional(),
  /** Whether it is the one that the viewer answered. */
  isAnswered: z.boolean(),
});
export type QuestionVersion = z.infer<typeof questionVersion>;

export const questionParams = z.object({ id: pathId(messages.questions.idRequired) });

export const listVersions = endpoint({
  method: "GET",
  path: "/social/questions/:id/versions",
  access: "signed-in",
  summary: "What a question asked before it was changed, newest first",
  params: questionParams,
  reply: z.object({ questionId: id, versions: z.array(questionVersion) }),
});
