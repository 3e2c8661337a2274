import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { id } from "../foundation/fields.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { CASE_OUTCOMES, QUESTION_STATES } from "./question-states.ts";

/** Another question of the writer of a disputed one. */
const writtenQuestion = z.object({
  id,
  questionText: z.string(),
  /** The right answer in words. */
  answer: z.string(),
  createdAt: z.iso.datetime(),
  seed: z.string().nullable(),
  /** How many people have answered it. */
  answers: z.number().int(),
  /** Where it is asked: in a post, in mock tests, or in one learner's practice. */
  askedIn: z.enum(["POST", "PAPER", "PRACTICE"]),
  postId: id.nullable(),
  /** Why it takes no answers, if it does not. */
  state: z.enum(QUESTION_STATES).nullable(),
  /** Its newest case, with the outcome, null while that is open; null if nobody objected. */
  dispute: z.object({ id, outcome: z.enum(CASE_OUTCOMES).nullable() }).nullable(),
});
export type WrittenQuestion = z.infer<typeof writtenQuestion>;

export const listSameWriter = endpoint({
  method: "GET",
  path: "/moderation/questions/:id/same-writer",
  access: "signed-in",
  role: "MODERATOR",
  summary:
    "The other questions of the built-in writer of a disputed one, with their keys, the most answered first; each look is in the audit log",
  params: z.object({ id }),
  query: pageQuery,
  reply: pageOf(writtenQuestion),
});
