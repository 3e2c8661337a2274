import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { id, pathId } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";

const postAnalytics = z.object({
  views: z.number().int(),
  likes: z.number().int(),
  comments: z.number().int(),
  shares: z.number().int(),
  bookmarks: z.number().int(),
  answers: z.number().int(),
  questions: z.array(
    z.object({
      id,
      /**
       * The people who answered it, without its author. For a question with very many answers, the first
       * ones.
       */
      people: z.number().int(),
      /**
       * Percent of them. Null before `PostInsight.minPeople` have answered, and while the author sits a paper that
       * asks it.
       */
      right: z.number().nullable(),
      /**
       * The percentage of each option, in the order of the letters; null as above, empty if the answer is a number.
       */
      options: z.array(z.number()).nullable(),
    }),
  ),
  /** Each of the latest days in the author's time zone, oldest first; null for a post with more likes than `PostInsight.maxLikes`. */
  likesByDay: z.array(z.object({ day: z.iso.date(), likes: z.number().int() })).nullable(),
});
export type PostAnalytics = z.infer<typeof postAnalytics>;

export const getPostAnalytics = endpoint({
  method: "GET",
  path: "/social/posts/:id/analytics",
  access: "signed-in",
  summary: "Statistics of your own post",
  params: z.object({ id: pathId(messages.posts.idRequired) }),
  reply: postAnalytics,
});
