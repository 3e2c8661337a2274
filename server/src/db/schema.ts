import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** The tables. Lists are read newest or highest first by scanning these indexes backwards.
 * Migrations are made from here (`npm run db:generate`); queries are written as SQL. */

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull().defaultNow();
const counter = (name: string) => integer(name).notNull().default(0);

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /** Username and e-mail address as they are compared: see `identityKey` in the contract. */
    usernameKey: text("username_key").notNull().unique(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    fullName: text("full_name").notNull(),
    bio: text("bio").notNull(),
    profilePicture: text("profile_picture"),
    /** Username and full name in lower case, for the people search. */
    searchText: text("search_text").notNull(),
    /** The same words with one letter left out here and there, so that a misspelt one meets them. */
    spellingKeys: text("spelling_keys").array().notNull(),
    role: text("role").notNull().default("USER"),
    verified: boolean("verified").notNull().default(false),
    premium: boolean("premium").notNull().default(false),
    score: counter("score"),
    totalQuestions: counter("total_questions"),
    correctAnswers: counter("correct_answers"),
    postsCount: counter("posts_count"),
    followersCount: counter("followers_count"),
    followingCount: counter("following_count"),
    /** When the newest of their posts was published: it tells whose posts can be on a first page. */
    lastPostAt: timestamp("last_post_at", { withTimezone: true, precision: 3 }),
    createdAt: at("created_at"),
  },
  (t) => [
    index("users_search_idx").using("gin", sql`${t.searchText} gin_trgm_ops`),
    index("users_spelling_idx").using("gin", t.spellingKeys),
    index("users_top_idx").on(t.score, t.followersCount, t.id),
  ],
);

export const follows = pgTable(
  "follows",
  {
    followerId: uuid("follower_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    followeeId: uuid("followee_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: at("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    index("follows_followers_idx").on(t.followeeId, t.createdAt, t.followerId),
    index("follows_following_idx").on(t.followerId, t.createdAt, t.followeeId),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: at("created_at"),
    lastSeenAt: at("last_seen_at"),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("sessions_user_idx").on(t.userId), index("sessions_expiry_idx").on(t.expiresAt)],
);

export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the token in the mail; the token itself is nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("password_resets_user_idx").on(t.userId)],
);

/** References that go with their row. */
const ofUser = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const ofPost = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" });

export const posts = pgTable(
  "posts",
  {
    id: uuid("id").primaryKey(),
    authorId: ofUser("author_id"),
    type: text("type").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    subject: text("subject"),
    examType: text("exam_type"),
    /** What a filter on the exam type looks at: see `examFamily` in the contract. */
    examFamily: text("exam_family"),
    difficulty: text("difficulty"),
    topic: text("topic"),
    createdAt: at("created_at"),
    likesCount: counter("likes_count"),
    commentsCount: counter("comments_count"),
    bookmarksCount: counter("bookmarks_count"),
    sharesCount: counter("shares_count"),
    viewsCount: counter("views_count"),
    /** Without what still lies in `attempt_deltas`. */
    attemptsCount: counter("attempts_count"),
    /** Engagement against age: see `trending-score.ts`. */
    trending: doublePrecision("trending").notNull(),
    searchVector: tsvector("search_vector").notNull(),
  },
  (t) => [
    index("posts_newest_idx").on(t.createdAt, t.id),
    index("posts_subject_idx").on(t.subject, t.createdAt, t.id),
    index("posts_exam_idx").on(t.examFamily, t.createdAt, t.id),
    index("posts_subject_exam_idx").on(t.subject, t.examFamily, t.createdAt, t.id),
    index("posts_difficulty_idx").on(t.difficulty, t.createdAt, t.id),
    index("posts_author_idx").on(t.authorId, t.createdAt, t.id),
    index("posts_trending_idx").on(t.trending, t.id),
    index("posts_search_idx").using("gin", t.searchVector),
  ],
);

/** How many posts there are of each kind, so that no total needs a count over the posts. Blank means none. */
export const postTotals = pgTable(
  "post_totals",
  {
    subject: text("subject").notNull(),
    examFamily: text("exam_family").notNull(),
    difficulty: text("difficulty").notNull(),
    total: counter("total"),
  },
  (t) => [primaryKey({ columns: [t.subject, t.examFamily, t.difficulty] })],
);

/** Outlives its post, because people's answers do. */
export const questions = pgTable(
  "questions",
  {
    id: uuid("id").primaryKey(),
    postId: uuid("post_id").references(() => posts.id, { onDelete: "set null" }),
    position: smallint("position").notNull().default(0),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    questionText: text("question_text").notNull(),
    optionA: text("option_a").notNull(),
    optionB: text("option_b").notNull(),
    optionC: text("option_c").notNull(),
    optionD: text("option_d").notNull(),
    correctAnswer: text("correct_answer").notNull(),
    explanation: text("explanation").notNull(),
    section: text("section").notNull(),
    subject: text("subject"),
    examType: text("exam_type"),
    difficulty: text("difficulty"),
    topic: text("topic"),
    /** Estimated from the answers so far: see `learner-model.ts`. Without what still lies in `attempt_deltas`. */
    estimate: real("estimate").notNull(),
    attemptsCount: counter("attempts_count"),
    correctCount: counter("correct_count"),
    createdAt: at("created_at"),
  },
  (t) => [
    index("questions_post_idx").on(t.postId, t.position),
    index("questions_topic_idx").on(t.subject, t.topic, t.createdAt),
    index("questions_level_idx").on(t.subject, t.estimate),
  ],
);

/** The first answer of each person to each question: the key makes it the only one. */
export const answers = pgTable(
  "answers",
  {
    userId: ofUser("user_id"),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    selectedOption: text("selected_option").notNull(),
    isCorrect: boolean("is_correct").notNull(),
    pointsEarned: smallint("points_earned").notNull(),
    /** False for an author's answer to an own question, which counts nowhere. */
    counts: boolean("counts").notNull(),
    timeSpent: real("time_spent"),
    submittedAt: at("submitted_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("answers_recent_idx").on(t.userId, t.submittedAt),
  ],
);

/** What answers add to their question and post, written with the answer and added up a moment later: a hot row would hold everybody up. */
export const attemptDeltas = pgTable(
  "attempt_deltas",
  {
    id: uuid("id").primaryKey(),
    questionId: uuid("question_id").notNull(),
    postId: uuid("post_id"),
    isCorrect: boolean("is_correct").notNull(),
    /** How far this answer moves the question's estimate. */
    shift: real("shift").notNull(),
  },
  (t) => [
    index("attempt_deltas_post_idx").on(t.postId),
    index("attempt_deltas_question_idx").on(t.questionId),
  ],
);

export const subjectSkills = pgTable(
  "subject_skills",
  {
    userId: ofUser("user_id"),
    subject: text("subject").notNull(),
    skill: real("skill").notNull().default(0),
    attempts: counter("attempts"),
    correct: counter("correct"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subject] })],
);

export const topicSkills = pgTable(
  "topic_skills",
  {
    userId: ofUser("user_id"),
    subject: text("subject").notNull(),
    topic: text("topic").notNull(),
    /** Added to the subject's skill. */
    offset: real("offset").notNull().default(0),
    attempts: counter("attempts"),
    correct: counter("correct"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subject, t.topic] })],
);

export const likes = pgTable(
  "likes",
  { postId: ofPost("post_id"), userId: ofUser("user_id"), createdAt: at("created_at") },
  (t) => [primaryKey({ columns: [t.postId, t.userId] })],
);

export const bookmarks = pgTable(
  "bookmarks",
  { userId: ofUser("user_id"), postId: ofPost("post_id"), createdAt: at("created_at") },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("bookmarks_newest_idx").on(t.userId, t.createdAt, t.postId),
    index("bookmarks_post_idx").on(t.postId),
  ],
);

/** Who saw or shared a post on which day: each counts once. */
export const postVisits = pgTable(
  "post_visits",
  {
    postId: ofPost("post_id"),
    userId: ofUser("user_id"),
    kind: text("kind").notNull(),
    day: date("day").notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId, t.kind, t.day] })],
);

export const comments = pgTable(
  "comments",
  {
    id: uuid("id").primaryKey(),
    postId: ofPost("post_id"),
    authorId: ofUser("author_id"),
    content: text("content").notNull(),
    createdAt: at("created_at"),
    likesCount: counter("likes_count"),
  },
  (t) => [
    index("comments_newest_idx").on(t.postId, t.createdAt, t.id),
    index("comments_author_idx").on(t.authorId),
  ],
);

export const commentLikes = pgTable(
  "comment_likes",
  {
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    userId: ofUser("user_id"),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userId] })],
);

/** Every word that posts hold, so that a misspelt one can be led to a real one. */
export const words = pgTable(
  "words",
  { word: text("word").primaryKey(), spellingKeys: text("spelling_keys").array().notNull() },
  (t) => [
    index("words_spelling_idx").using("gin", t.spellingKeys),
    index("words_prefix_idx").on(t.word.op("text_pattern_ops")),
  ],
);
