import { z } from "zod";
import { SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count, id, percent } from "../foundation/fields.ts";
import { pageQuery } from "../foundation/paging.ts";
import { postAuthor } from "../posts/posts.ts";

/** Recent events around a learner. */
export const activityItem = z.discriminatedUnion("kind", [
  /** Answers given without a long break. */
  z.object({
    kind: z.literal("sitting"),
    at: z.iso.datetime(),
    totalQuestions: count,
    correctAnswers: count,
    /** Percent right. */
    score: percent,
    subjects: z.array(z.enum(SUBJECTS)),
    /** The same as screens call them: see `subjectLabels`. */
    subjectNames: z.array(z.string()),
  }),
  z.object({ kind: z.literal("post"), at: z.iso.datetime(), postId: id, title: z.string() }),
  z.object({ kind: z.literal("follower"), at: z.iso.datetime(), actor: postAuthor }),
  z.object({
    kind: z.literal("comment"),
    at: z.iso.datetime(),
    actor: postAuthor,
    postId: id,
    title: z.string(),
  }),
  z.object({
    kind: z.literal("like"),
    at: z.iso.datetime(),
    actor: postAuthor,
    postId: id,
    title: z.string(),
  }),
]);
export type ActivityItem = z.infer<typeof activityItem>;

export const getActivity = endpoint({
  method: "GET",
  path: "/social/activity",
  access: "signed-in",
  summary: "What you did and what happened around you, newest first",
  query: pageQuery.pick({ size: true }).extend({ userId: callerIds.userId }),
  reply: z.object({ content: z.array(activityItem) }),
});
