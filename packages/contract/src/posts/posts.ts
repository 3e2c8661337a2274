import { z } from "zod";
import { figure } from "../figures/figure.ts";
import { DIFFICULTIES, EXAM_TYPES, LETTERS, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, line, listOf, oneOf, pathId, text } from "../foundation/fields.ts";
import { Length, Question } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { blankAsAbsent, type NewQuestion, newQuestion } from "../questions/new-question.ts";
import { publicQuestion } from "../questions/questions.ts";

export const subject = oneOf("Subject", SUBJECTS);
export const examType = oneOf("Exam type", EXAM_TYPES);
export const difficultyLevel = oneOf("Difficulty level", DIFFICULTIES);

export const postAuthor = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  verified: z.boolean(),
});

export const post = z.object({
  id,
  type: z.enum(["QUESTION", "TEXT"]),
  title: z.string(),
  content: z.string(),
  author: postAuthor,
  createdAt: z.iso.datetime(),
  subject: z.enum(SUBJECTS).nullable(),
  examType: z.enum(EXAM_TYPES).nullable(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
  topic: z.string().nullable(),
  questions: z.array(publicQuestion),
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
  isFollowingAuthor: z.boolean(),
  likesCount: z.number().int(),
  commentsCount: z.number().int(),
  bookmarksCount: z.number().int(),
  sharesCount: z.number().int(),
  viewsCount: z.number().int(),
  totalAttempts: z.number().int(),
  /** Why it was recommended, in words. */
  reason: z.string().optional(),
});
export type Post = z.infer<typeof post>;

export const postPage = pageOf(post).extend({
  /** Where the next page begins; null at the end. */
  nextCursor: z.string().nullable(),
});
export type PostPage = z.infer<typeof postPage>;

/** The stimulus of all questions of a post. */
const newStimulus = z.object({
  text: text("Passage", Length.stimulusMax).default(""),
  figure: figure.nullish(),
});

/**
 * The length of the texts of a post, as they are or as they are compared: one sign may then become eighteen.
 */
function lengthOf({
  content,
  stimulus,
  questions,
}: {
  content?: string | undefined;
  stimulus?: z.output<typeof newStimulus> | undefined;
  questions: NewQuestion[];
}): number {
  const drawn = [stimulus?.figure, ...questions.map(({ figure }) => figure)].map((figure) =>
    figure ? JSON.stringify(figure) : "",
  );
  const texts = questions.flatMap((question) => [
    question.questionText,
    question.pictureDescription ?? "",
    ...LETTERS.map((letter) => question[`option${letter}`] ?? ""),
    question.explanation,
  ]);
  return [content ?? "", stimulus?.text ?? "", ...texts, ...drawn].reduce(
    (sum, text) => sum + Math.max(text.length, text.normalize("NFKC").length),
    0,
  );
}

const postFields = {
  ...callerIds,
  title: line("Title", Length.titleMax).default(""),
  content: text("Content", Length.contentMax).optional(),
  description: text("Content", Length.contentMax).optional(),
  type: z.string().max(Length.choiceMax).optional(),
  subject: z.preprocess(blankAsAbsent, subject.optional()),
  examType: z.preprocess(blankAsAbsent, examType.optional()),
  difficultyLevel: z.preprocess(blankAsAbsent, difficultyLevel.optional()),
  topic: line("Topic", Length.topicMax).optional(),
  /** On an edit: only spelling is put right, so that the questions keep their statistics. */
  spellingOnly: z.boolean().optional(),
};

const sharesStimulus = (stimulus?: z.output<typeof newStimulus>) =>
  stimulus !== undefined && (stimulus.text !== "" || Boolean(stimulus.figure));

const isSetSize = (questions: number) => questions >= Question.minPerSet && questions <= Question.maxPerSet;

export const newPost = z
  .object({
    ...postFields,
    questions: listOf(newQuestion, Question.maxPerPost, refusals.posts.tooManyQuestions).default([]),
    stimulus: z.preprocess(blankAsAbsent, newStimulus.optional()),
  })
  .superRefine((fields, context) => {
    const demand = (path: string, isThere: unknown, message: string) => {
      if (!isThere) context.addIssue({ code: "custom", path: [path], message, params: { missing: true } });
    };
    if (fields.questions.length === 0) {
      demand("content", fields.content || fields.description, messages.posts.contentRequired);
      return;
    }
    if (sharesStimulus(fields.stimulus) && !isSetSize(fields.questions.length))
      context.addIssue({ code: "custom", path: ["stimulus"], message: refusals.questions.setSize });
    demand("title", fields.title, refusals.posts.titleRequired);
    demand("subject", fields.subject, refusals.posts.subjectRequired);
    demand("examType", fields.examType, refusals.posts.examTypeRequired);
    demand("difficultyLevel", fields.difficultyLevel, refusals.posts.difficultyRequired);
  })
  .transform(({ description, content, stimulus, ...rest }) => ({
    ...rest,
    content: content || description || "",
    ...(sharesStimulus(stimulus) && { stimulus }),
  }))
  .refine((fields) => lengthOf(fields) <= Length.postMax, {
    path: ["questions"],
    error: refusals.posts.tooLong,
  });
export type NewPost = z.output<typeof newPost>;

const params = z.object({ id: pathId(messages.posts.idRequired) });
const caller = z.object({ userId: callerIds.userId, currentUserId: callerIds.currentUserId });

export const createPost = endpoint({
  method: "POST",
  path: "/social/posts",
  access: "signed-in",
  keyed: true,
  confirmedEmail: true,
  loginMessage: messages.posts.loginToCreate,
  rateLimit: "posts",
  failure: messages.failures.createPost,
  summary: "Publish a post: questions, or plain text",
  query: z.object({ authorId: callerIds.authorId }),
  body: newPost,
  reply: post,
  status: 201,
});

/** Together they have the limit of one post. */
export const newPosts = listOf(newPost, Question.maxPerPost, messages.posts.batchTooLarge)
  .refine((posts) => posts.length > 0, { error: messages.posts.batchEmpty, abort: true })
  .refine(
    (posts) =>
      posts.reduce((sum, { questions }) => sum + Math.max(1, questions.length), 0) <= Question.maxPerPost,
    messages.posts.batchTooLarge,
  )
  .refine(
    (posts) => posts.reduce((sum, fields) => sum + lengthOf(fields), 0) <= Length.postMax,
    refusals.posts.tooLong,
  );

export const createPosts = endpoint({
  method: "POST",
  path: "/social/posts/batch",
  access: "signed-in",
  keyed: true,
  confirmedEmail: true,
  loginMessage: messages.posts.loginToCreate,
  rateLimit: "posts",
  failure: messages.failures.createPost,
  summary: "Publish several posts at once, all of them or none; they count as one",
  query: z.object({ authorId: callerIds.authorId }),
  body: z.object({ ...callerIds, posts: newPosts }),
  reply: z.object({ posts: z.array(post) }),
  status: 201,
});

export const getPost = endpoint({
  method: "GET",
  path: "/social/posts/:id",
  access: "public",
  failure: messages.failures.loadPost,
  summary: "One post",
  params,
  query: caller,
  reply: post,
});

/** An edit sends the whole post; questions keep their order. */
export const updatePost = endpoint({
  method: "PUT",
  path: "/social/posts/:id",
  access: "signed-in",
  rateLimit: "posts",
  failure: messages.failures.updatePost,
  summary:
    "Change your own post; a question that is changed becomes a new version, and answers stay with theirs",
  params,
  body: newPost,
  refuses: ["conflict"],
  reply: post,
});

export const deletePost = endpoint({
  method: "DELETE",
  path: "/social/posts/:id",
  access: "signed-in",
  summary: "Delete your own post; points that were earned on it stay",
  params,
  reply: z.undefined(),
  status: 204,
});

/** Without `wanted` the state changes; with it, it becomes this one, or stays. */
const toggling = caller.extend({ wanted: z.enum(["true", "false"]).optional() });

export const likeState = z.object({ isLiked: z.boolean(), likesCount: z.number().int() });
export const toggleLike = endpoint({
  method: "POST",
  path: "/social/posts/:id/like",
  access: "signed-in",
  keyed: true,
  loginMessage: messages.posts.loginToLike,
  summary: "Like a post, or take the like back",
  params,
  query: toggling,
  reply: likeState,
});

export const bookmarkState = z.object({ isBookmarked: z.boolean(), bookmarksCount: z.number().int() });
export const toggleBookmark = endpoint({
  method: "POST",
  path: "/social/posts/:id/bookmark",
  access: "signed-in",
  keyed: true,
  loginMessage: messages.posts.loginToInteract,
  summary: "Bookmark a post, or remove the bookmark",
  params,
  query: toggling,
  reply: bookmarkState,
});

export const sharePost = endpoint({
  method: "POST",
  path: "/social/posts/:id/share",
  access: "signed-in",
  loginMessage: messages.posts.loginToInteract,
  summary: "Count a share; a person counts once a day per post",
  params,
  query: caller,
  reply: z.object({ sharesCount: z.number().int() }),
});

export const viewPost = endpoint({
  method: "POST",
  path: "/social/posts/:id/view",
  access: "public",
  summary: "Count a view; a learner counts once a day per post, a visitor and the author never",
  params,
  query: caller,
  reply: z.object({ viewsCount: z.number().int() }),
});
