import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { correctOption } from "./sql/correct-option.ts";

/** The tables. Lists are read newest or highest first by scanning these indexes backwards.
 * Migrations are made from here (`npm run db:generate`); queries are written as SQL. */

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull().defaultNow();
const counter = (name: string) => integer(name).notNull().default(0);

/** What a list of words waits for to be sorted into its index, in kB: by default 4 MB, and then somebody waits for all of it. */
const SORTED_IN_SOON = { gin_pending_list_limit: 64 };

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /** Username and e-mail address as they are compared: see `identityKey` in the contract. */
    usernameKey: text("username_key").notNull().unique(),
    /** What it looks like: see `lookOf`. Null until it is worked out for a name of an earlier version; blank of nobody. */
    usernameLook: text("username_look").default(""),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull().unique(),
    /** False only for new accounts where mail can be sent, until they open the link in it. */
    emailConfirmed: boolean("email_confirmed").notNull().default(true),
    /** What the address is to become. Others may take it meanwhile: whoever confirms first has it. */
    pendingEmail: text("pending_email"),
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
    /** Where the learner's days begin and end. */
    timeZone: text("time_zone").notNull().default("UTC"),
    hideFromLeaderboard: boolean("hide_from_leaderboard").notNull().default(false),
    /** Whether they get more time in the real exam, and so in mock exams. */
    extraTime: boolean("extra_time").notNull().default(false),
    createdAt: at("created_at"),
    /** Set when the account is gone and only the author of its posts is left, nameless. */
    deletedAt: timestamp("deleted_at", { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index("users_search_idx").using("gin", sql`${t.searchText} gin_trgm_ops`),
    index("users_look_idx").on(t.usernameLook),
    index("users_spelling_idx").using("gin", t.spellingKeys),
  ],
);

/** What changes often about a person, apart from `users`: there each change would touch the search indexes too. */
export const userCounters = pgTable(
  "user_counters",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** These three without what still lies in `answer_deltas`. */
    score: counter("score"),
    totalQuestions: counter("total_questions"),
    correctAnswers: counter("correct_answers"),
    postsCount: counter("posts_count"),
    followersCount: counter("followers_count"),
    followingCount: counter("following_count"),
    /** When the newest of their posts was published: it tells whose posts can be on a first page. */
    lastPostAt: timestamp("last_post_at", { withTimezone: true, precision: 3 }),
  },
  (t) => [index("user_counters_top_idx").on(t.score, t.followersCount, t.userId)],
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
    /** The browser and system it was opened with, as a person would say it. */
    device: text("device").notNull().default(""),
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

/** The one link of each person that confirms an address: their own, or the one it is to become. */
export const emailConfirmations = pgTable("email_confirmations", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  /** SHA-256 of the token in the mail; the token itself is nowhere. */
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});

/** Accounts that are gone already, while what they leave behind goes bit by bit. */
export const departures = pgTable("departures", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  takesPosts: boolean("takes_posts").notNull(),
  createdAt: at("created_at"),
});

/** When a job that comes back was last begun, so that of several processes one does it. */
export const jobClaims = pgTable("job_claims", {
  name: text("name").primaryKey(),
  claimedAt: at("claimed_at"),
});

/** References that go with their row. */
const ofUser = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const ofPost = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" });

/** From where and with what people signed in; addresses only as hashes that need our secret. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    addressHash: text("address_hash").notNull(),
    /** Of the larger network that the address lies in. */
    surroundingsHash: text("surroundings_hash").notNull(),
    device: text("device").notNull(),
    lastAt: at("last_at"),
  },
  (t) => [uniqueIndex("sign_ins_once_idx").on(t.userId, t.addressHash, t.device)],
);

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
    /** Grows with each edit of the post or its questions. */
    version: integer("version").notNull().default(1),
    createdAt: at("created_at"),
    likesCount: counter("likes_count"),
    commentsCount: counter("comments_count"),
    bookmarksCount: counter("bookmarks_count"),
    sharesCount: counter("shares_count"),
    viewsCount: counter("views_count"),
    /** Without what still lies in `answer_deltas`. */
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
    // With what is filtered by, so that a rare combination is found in the index alone.
    index("posts_trending_idx").on(t.trending, t.id, t.subject, t.examFamily, t.difficulty, t.authorId),
    index("posts_search_idx").using("gin", t.searchVector).with(SORTED_IN_SOON),
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

/** What the questions of a set share. Its id is made from what it says (see `stimulusId`), so that the same passage is kept once. */
export const stimuli = pgTable("stimuli", {
  id: uuid("id").primaryKey(),
  text: text("text").notNull(),
  figure: jsonb("figure"),
  /** When it was last asked about anew: one that nobody needs goes a while later. */
  usedAt: at("used_at"),
});

/** What somebody uploaded for a question. Its id is the name of its file, without dashes. */
export const questionPictures = pgTable(
  "question_pictures",
  {
    id: uuid("id").primaryKey(),
    /** Who may name it; nobody when they have left. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** SHA-256 of what is kept, for the fingerprint of a question. */
    hash: text("hash").notNull(),
    createdAt: at("created_at"),
    /** When it was last named: one that no post shows goes a day later, or at once if it was let go. */
    usedAt: at("used_at"),
  },
  (t) => [
    index("question_pictures_owner_idx").on(t.ownerId, t.usedAt),
    index("question_pictures_used_idx").on(t.usedAt),
  ],
);

/** Files of pictures that shall go. One that is just uploaded stands here too, with an hour's grace, until something shows it. */
export const pictureRemovals = pgTable(
  "picture_removals",
  {
    name: text("name").primaryKey(),
    dueAt: at("due_at"),
  },
  (t) => [index("picture_removals_due_idx").on(t.dueAt)],
);

/** Outlives its post, because people's answers do. One that was made for a learner's practice never had a post. */
export const questions = pgTable(
  "questions",
  {
    id: uuid("id").primaryKey(),
    postId: uuid("post_id").references(() => posts.id, { onDelete: "set null" }),
    position: smallint("position").notNull().default(0),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The learner it was generated for: nobody else can find it. */
    askedBy: uuid("asked_by").references(() => users.id, { onDelete: "cascade" }),
    /** The answered question that it is asked instead of; it takes no answer itself, only reviews. No reference, as for `seen_keys`. */
    variantOf: uuid("variant_of"),
    /** Who wrote it, if a machine did: "built-in", "gemini" or "openai-compatible". */
    engine: text("engine"),
    /** Which of the engine's writers wrote it: it can write another like it. */
    writer: text("writer"),
    verified: boolean("verified").notNull().default(false),
    /** One of `KINDS` in the catalogue. A number has no options. */
    kind: text("kind").notNull().default("SINGLE"),
    questionText: text("question_text").notNull(),
    optionA: text("option_a"),
    optionB: text("option_b"),
    optionC: text("option_c"),
    optionD: text("option_d"),
    optionE: text("option_e"),
    /** A letter, letters in order, or a number: see `marking.ts` in the contract. */
    correctAnswer: text("correct_answer").notNull(),
    /** How far a number may be off. */
    tolerance: text("tolerance"),
    figure: jsonb("figure"),
    stimulusId: uuid("stimulus_id").references(() => stimuli.id),
    pictureId: uuid("picture_id").references(() => questionPictures.id, { onDelete: "set null" }),
    /** Outlives the picture, for those who answered. */
    pictureDescription: text("picture_description"),
    /** What is seen beside the text, for the fingerprint: see `contextKey`. */
    contextKey: uuid("context_key"),
    explanation: text("explanation").notNull(),
    section: text("section").notNull(),
    subject: text("subject"),
    examType: text("exam_type"),
    examFamily: text("exam_family"),
    difficulty: text("difficulty"),
    topic: text("topic"),
    /** Estimated from the answers so far: see `learner-model.ts`. Without what still lies in `answer_deltas`. */
    estimate: real("estimate").notNull(),
    attemptsCount: counter("attempts_count"),
    correctCount: counter("correct_count"),
    createdAt: at("created_at"),
    /** The same for the same question and right answer, whoever asks it, wherever and how: see `question_fingerprint`. */
    fingerprint: uuid("fingerprint")
      .notNull()
      .generatedAlwaysAs(sql`question_fingerprint(question_text, context_key, ${sql.raw(correctOption())})`),
  },
  (t) => [
    index("questions_fingerprint_idx").on(t.fingerprint),
    index("questions_post_idx").on(t.postId, t.position),
    index("questions_author_idx").on(t.authorId).where(sql`${t.authorId} is not null`),
    // Recommendations look only among the questions of posts.
    index("questions_topic_idx").on(t.subject, t.topic, t.createdAt).where(sql`${t.postId} is not null`),
    index("questions_level_idx").on(t.subject, t.estimate).where(sql`${t.postId} is not null`),
    index("questions_stimulus_idx").on(t.stimulusId).where(sql`${t.stimulusId} is not null`),
    index("questions_picture_idx").on(t.pictureId).where(sql`${t.pictureId} is not null`),
    index("questions_asked_idx").on(t.askedBy, t.createdAt).where(sql`${t.askedBy} is not null`),
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
    /** Why a right answer earned nothing: one of `UNPAID_REASONS` in the catalogue. */
    unpaid: text("unpaid"),
    /** False for an author's answer to an own question, which counts nowhere. */
    counts: boolean("counts").notNull(),
    timeSpent: real("time_spent"),
    submittedAt: at("submitted_at"),
    /** The learner's own day when it was given. */
    day: date("day").notNull().default(sql`(now() at time zone 'UTC')::date`),
    /** The question's labels when it was answered: what the answer counts for, whatever becomes of the question. */
    subject: text("subject"),
    examFamily: text("exam_family"),
    difficulty: text("difficulty"),
    topic: text("topic"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("answers_recent_idx").on(t.userId, t.submittedAt),
    index("answers_mistakes_idx").on(t.userId, t.submittedAt).where(sql`not ${t.isCorrect}`),
    index("answers_question_idx").on(t.questionId),
  ],
);

/** Whose key a learner has been shown, by fingerprint: the key of this table lets each question pay them once.
 * No references, because checking them would cost more than the rest of the row; who leaves takes their rows along. */
export const seenKeys = pgTable(
  "seen_keys",
  {
    userId: uuid("user_id").notNull(),
    fingerprint: uuid("fingerprint").notNull(),
    /** "answer", "draft", "own", "posted draft", "hint" for one that was only hinted at, or "before" for answers from before this was written down, which keep their points. */
    source: text("source").notNull(),
    /** The question whose answer showed it: the one that pays. */
    questionId: uuid("question_id"),
    seenAt: at("seen_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.fingerprint] }),
    // The oldest drafts are forgotten.
    index("seen_keys_drafts_idx").on(t.userId, t.seenAt, t.fingerprint).where(sql`${t.source} = 'draft'`),
  ],
);

/** What a learner earned from one author's posts on a day (UTC): a cap stands on it. References as above. */
export const authorPoints = pgTable(
  "author_points",
  {
    userId: uuid("user_id").notNull(),
    authorId: uuid("author_id").notNull(),
    day: date("day").notNull(),
    points: integer("points").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.authorId, t.day] })],
);

/** Practising again what was answered before: it counts for the memory of the question and for its day, nowhere else. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    selectedOption: text("selected_option").notNull(),
    isCorrect: boolean("is_correct").notNull(),
    timeSpent: real("time_spent"),
    createdAt: at("created_at"),
    /** The learner's own day when it was done. */
    day: date("day").notNull().default(sql`(now() at time zone 'UTC')::date`),
    /** What was asked instead of the question, if it was a variant. */
    variantId: uuid("variant_id"),
  },
  (t) => [index("reviews_question_idx").on(t.userId, t.questionId, t.createdAt)],
);

/** Answers that are not added up yet, written with the answer. Adding up a moment later, in batches, keeps answering fast
 * and never holds people up at a hot row: see `answer-rollup.service.ts`. */
export const answerDeltas = pgTable(
  "answer_deltas",
  {
    /** In the order of the answers. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    postId: uuid("post_id"),
    isCorrect: boolean("is_correct").notNull(),
  },
  (t) => [index("answer_deltas_post_idx").on(t.postId), index("answer_deltas_user_idx").on(t.userId)],
);

/** Reviews that are not added up yet, as above. */
export const reviewDeltas = pgTable("review_deltas", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid("user_id").notNull(),
  questionId: uuid("question_id").notNull(),
  reviewId: uuid("review_id").notNull(),
  day: date("day").notNull(),
});

/** How well a learner remembers a question, by FSRS: see docs/learning.md. It follows from the tries alone, and is made when they are
 * added up. No references, as for `seen_keys`; who leaves takes their rows along. */
export const memories = pgTable(
  "memories",
  {
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** Of the answer; blank for none. */
    subject: text("subject").notNull(),
    /** Days until the chance to know it has fallen to 90 %. */
    stability: doublePrecision("stability").notNull(),
    difficulty: doublePrecision("difficulty").notNull(),
    /** The learner's day on which it comes back, whatever exam there is. */
    due: date("due").notNull(),
    lastDay: date("last_day").notNull(),
    lastCorrect: boolean("last_correct").notNull(),
    reps: integer("reps").notNull(),
    lapses: integer("lapses").notNull(),
    /** As lapses, with the first answer. */
    misses: integer("misses").notNull(),
    /** Missed so often that asking again does not help. */
    setAside: boolean("set_aside").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("memories_due_idx").on(t.userId, t.subject, t.lastCorrect, t.due).where(sql`not ${t.setAside}`),
    index("memories_aside_idx").on(t.userId, t.lastDay).where(sql`${t.setAside}`),
  ],
);

/** People whose answers have no memories yet: made in the background, question by question. */
export const memoryBacklog = pgTable("memory_backlog", {
  userId: uuid("user_id").primaryKey(),
  /** The last question that is done. */
  after: uuid("after").notNull().default("00000000-0000-0000-0000-000000000000"),
});

/** Questions that a learner wants to see no more today. References as above. */
export const buriedQuestions = pgTable(
  "buried_questions",
  {
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** The learner's own. */
    day: date("day").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questionId] })],
);

/** What a learner's sessions of a day are made of, decided once a day. References as above. */
export const dailyPicks = pgTable("daily_picks", {
  userId: uuid("user_id").primaryKey(),
  /** The learner's own. */
  day: date("day").notNull(),
  /** The goal it was decided for: another one decides anew. */
  basis: text("basis").notNull(),
  /** `DayPicks` of `features/today`. */
  picks: jsonb("picks").notNull(),
  decidedAt: at("decided_at"),
});

/** What a learner is asked next time instead of a question they answered: at most one for each. References as above. */
export const openVariants = pgTable(
  "open_variants",
  {
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** Null when its writer had nothing else to ask. */
    variantId: uuid("variant_id").references(() => questions.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("open_variants_variant_idx").on(t.variantId),
  ],
);

/** What a learner did by kind of question; blank means none. Sums of it are every total of theirs. */
export const learnerTotals = pgTable(
  "learner_totals",
  {
    userId: ofUser("user_id"),
    subject: text("subject").notNull(),
    examFamily: text("exam_family").notNull(),
    difficulty: text("difficulty").notNull(),
    attempts: counter("attempts"),
    correct: counter("correct"),
    score: counter("score"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subject, t.examFamily, t.difficulty] })],
);

/** What a learner did day by day, in their own time zone. */
export const learnerDays = pgTable(
  "learner_days",
  {
    userId: ofUser("user_id"),
    day: date("day").notNull(),
    attempts: counter("attempts"),
    correct: counter("correct"),
    /** These keep a streak alive and count nowhere else. */
    reviews: counter("reviews"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** A board of the leaderboard: a period ("all", "w" or "d" and the first day), a subject and an exam family, blank for any. */
const board = {
  period: text("period").notNull(),
  subject: text("subject").notNull(),
  examFamily: text("exam_family").notNull(),
};

/** Everybody's place on every board they appear on. */
export const standings = pgTable(
  "standings",
  {
    ...board,
    /** No reference, because checking it would cost more than the rest of the row; who leaves takes their rows along. */
    userId: uuid("user_id").notNull(),
    score: counter("score"),
    totalQuestions: counter("total_questions"),
    /** When the score was reached. */
    reachedAt: at("reached_at"),
    /** As `hideFromLeaderboard` of the person. */
    hidden: boolean("hidden").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.period, t.subject, t.examFamily] }),
    index("standings_order_idx")
      .on(
        t.period,
        t.subject,
        t.examFamily,
        t.score.desc().nullsFirst(),
        t.totalQuestions,
        t.reachedAt,
        t.userId,
      )
      .where(sql`not ${t.hidden}`),
    // With the one above, past periods are found among all rows.
    index("standings_hidden_idx").on(t.period).where(sql`${t.hidden}`),
  ],
);

/** How many visible people have a score (level 0), or one within a range of scores (level 1): a rank is a sum of two short lists. */
export const standingCounts = pgTable(
  "standing_counts",
  {
    ...board,
    level: smallint("level").notNull(),
    bucket: integer("bucket").notNull(),
    people: counter("people"),
  },
  (t) => [primaryKey({ columns: [t.period, t.subject, t.examFamily, t.level, t.bucket] })],
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
  // By person only for those who leave or take their data along; so below.
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index("likes_user_idx").on(t.userId)],
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
  (t) => [
    primaryKey({ columns: [t.postId, t.userId, t.kind, t.day] }),
    index("post_visits_user_idx").on(t.userId),
  ],
);

export const comments = pgTable(
  "comments",
  {
    id: uuid("id").primaryKey(),
    /** Under a post, or under a question of a mock exam. */
    postId: uuid("post_id").references(() => posts.id, { onDelete: "cascade" }),
    questionId: uuid("question_id").references(() => questions.id, { onDelete: "cascade" }),
    authorId: ofUser("author_id"),
    content: text("content").notNull(),
    createdAt: at("created_at"),
    likesCount: counter("likes_count"),
  },
  (t) => [
    check("comments_under_one", sql`num_nonnulls(${t.postId}, ${t.questionId}) = 1`),
    index("comments_newest_idx").on(t.postId, t.createdAt, t.id),
    index("comments_of_question_idx")
      .on(t.questionId, t.createdAt, t.id)
      .where(sql`${t.questionId} is not null`),
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
  (t) => [primaryKey({ columns: [t.commentId, t.userId] }), index("comment_likes_user_idx").on(t.userId)],
);

/** Every word that posts hold, so that a misspelt one can be led to a real one. */
export const words = pgTable(
  "words",
  { word: text("word").primaryKey(), spellingKeys: text("spelling_keys").array().notNull() },
  (t) => [
    index("words_spelling_idx").using("gin", t.spellingKeys).with(SORTED_IN_SOON),
    index("words_prefix_idx").on(t.word.op("text_pattern_ops")),
  ],
);

/** Words that a post had and has no more, a few in each row: whether another has them is looked up a moment later. */
export const goneWords = pgTable("gone_words", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  words: text("words").array().notNull(),
});

/** What a learner prepares for, one at a time: the exam, its day, and what can be spent on it. */
export const learningGoals = pgTable("learning_goals", {
  userId: ofUser("user_id").primaryKey(),
  examType: text("exam_type").notNull(),
  /** Null while it is not known. */
  examDate: date("exam_date"),
  minutesPerDay: smallint("minutes_per_day").notNull(),
  subjects: text("subjects").array().notNull(),
  /** The learner's day from which it counts. */
  since: date("since").notNull(),
  updatedAt: at("updated_at"),
});

/** Who wants to be told once a day what is due. */
export const reminders = pgTable(
  "reminders",
  {
    userId: ofUser("user_id").primaryKey(),
    /** Of the learner's own day. */
    hour: smallint("hour").notNull(),
    /** "mail" or "notification". */
    channel: text("channel").notNull(),
    /** When the next one is to be sent: whoever moves it on sends it. */
    nextAt: timestamp("next_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("reminders_next_idx").on(t.nextAt)],
);

export const studyPlans = pgTable(
  "study_plans",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    title: text("title").notNull(),
    subject: text("subject").notNull(),
    examType: text("exam_type").notNull(),
    level: text("level").notNull(),
    duration: integer("duration").notNull(),
    engine: text("engine").notNull(),
    /** By topic, what the learner had answered in the subject before: `{"Kinematics": 12}`. */
    answeredBefore: jsonb("answered_before").notNull().default({}),
    createdAt: at("created_at"),
  },
  (t) => [index("study_plans_newest_idx").on(t.userId, t.createdAt, t.id)],
);

export const studyPlanDays = pgTable(
  "study_plan_days",
  {
    planId: uuid("plan_id")
      .notNull()
      .references(() => studyPlans.id, { onDelete: "cascade" }),
    day: integer("day").notNull(),
    date: date("date").notNull(),
    topic: text("topic").notNull(),
    /** The topics of the syllabus that it is about; none means all of the plan's. */
    topics: text("topics").array().notNull().default(sql`'{}'`),
    goals: text("goals").array().notNull(),
    questions: integer("questions").notNull(),
    minutes: integer("minutes").notNull(),
    doneAt: timestamp("done_at", { withTimezone: true, precision: 3 }),
    /** Who said so last: "answers", or the learner by "hand", also when they opened it again. Null: nobody yet. */
    markedBy: text("marked_by"),
  },
  (t) => [primaryKey({ columns: [t.planId, t.day] })],
);

/** A learner's talk with the assistant. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    /** The latest turns, oldest first: `{role: "learner" | "assistant", text}`. */
    turns: jsonb("turns").notNull(),
    updatedAt: at("updated_at"),
  },
  (t) => [index("conversations_newest_idx").on(t.userId, t.updatedAt)],
);

/** Requests sent to the AI provider, all people together: a hard cap stands on it. */
export const aiDailyCalls = pgTable("ai_daily_calls", {
  day: date("day").primaryKey(),
  calls: counter("calls"),
});

/** Questions a person got from the AI provider. */
export const aiDailyQuestions = pgTable(
  "ai_daily_questions",
  { userId: ofUser("user_id"), day: date("day").notNull(), questions: counter("questions") },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** Answers of the tutor that a person got from the AI provider. */
export const aiDailyAnswers = pgTable(
  "ai_daily_answers",
  { userId: ofUser("user_id"), day: date("day").notNull(), answers: counter("answers") },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** Who wrote an answer of the AI tutor, and whether its reader said that it helped. Not what was asked or written. */
export const tutorAnswers = pgTable(
  "tutor_answers",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    ask: text("ask").notNull(),
    engine: text("engine").notNull(),
    model: text("model").notNull(),
    /** Null while nobody said; then it goes after a day. */
    isHelpful: boolean("is_helpful"),
    createdAt: at("created_at"),
  },
  (t) => [
    index("tutor_answers_user_idx").on(t.userId, t.id),
    index("tutor_answers_question_idx").on(t.questionId),
    index("tutor_answers_newest_idx").on(t.createdAt),
  ],
);

/** What happened around a person: "follow", "comment", "like", "milestone" or "reminder". */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    kind: text("kind").notNull(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "cascade" }),
    postId: uuid("post_id").references(() => posts.id, { onDelete: "cascade" }),
    commentId: uuid("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    /** How many attempts a milestone stands for, or how many questions a reminder calls due. */
    attempts: integer("attempts"),
    createdAt: at("created_at"),
    readAt: timestamp("read_at", { withTimezone: true, precision: 3 }),
  },
  (t) => [
    index("notifications_newest_idx").on(t.userId, t.createdAt, t.id),
    index("notifications_unread_idx").on(t.userId).where(sql`${t.readAt} is null`),
    // Liking or following again and again is told once; comments differ by their id.
    uniqueIndex("notifications_once_idx").on(
      t.userId,
      t.kind,
      sql`coalesce(${t.actorId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${t.postId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${t.commentId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${t.attempts}, 0)`,
    ),
    index("notifications_post_idx").on(t.postId),
    index("notifications_actor_idx").on(t.actorId),
    index("notifications_comment_idx").on(t.commentId),
  ],
);

/** What a person earned: entries of a ledger, never changed. */
export const revenueEntries = pgTable(
  "revenue_entries",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    amount: numeric("amount", { precision: 12, scale: 2 }).notNull(),
    currency: text("currency").notNull(),
    note: text("note").notNull().default(""),
    earnedOn: date("earned_on").notNull(),
    createdAt: at("created_at"),
  },
  (t) => [index("revenue_entries_user_idx").on(t.userId, t.earnedOn)],
);

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A mock exam. It never changes: its rules are its own copy, and it can only be withdrawn. */
export const mockTests = pgTable(
  "mock_tests",
  {
    id: uuid("id").primaryKey(),
    /** Null for the ready ones, and for those whose author left. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    isReady: boolean("is_ready").notNull().default(false),
    title: text("title").notNull(),
    description: text("description").notNull(),
    instructions: text("instructions").notNull(),
    subject: text("subject"),
    examType: text("exam_type"),
    difficulty: text("difficulty").notNull(),
    /** The pattern it was made from, and its form; "own" for none. */
    pattern: text("pattern"),
    year: smallint("year"),
    form: text("form").notNull(),
    visibility: text("visibility").notNull(),
    shuffled: boolean("shuffled").notNull().default(false),
    /** `PaperRules` of the contract. */
    rules: jsonb("rules").notNull(),
    notes: text("notes").array().notNull(),
    cutOffs: jsonb("cut_offs").notNull().default([]),
    /** An event: nobody begins before or after, and results come when it is over. */
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    /** People whose first attempt is over. */
    satCount: counter("sat_count"),
    createdAt: at("created_at"),
    withdrawnAt: moment("withdrawn_at"),
  },
  (t) => [index("mock_tests_author_idx").on(t.authorId, t.createdAt, t.id)],
);

/** The questions of a paper, which belong to no post and to nobody: only its own calls find them. */
export const mockTestQuestions = pgTable(
  "mock_test_questions",
  {
    testId: uuid("test_id")
      .notNull()
      .references(() => mockTests.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    /** The places of its section and of its rule in the paper's rules. */
    section: smallint("section").notNull(),
    rule: smallint("rule").notNull(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    /** The question of a post that it is a copy of, as long as that is there. */
    sourceId: uuid("source_id").references(() => questions.id, { onDelete: "set null" }),
    likesCount: counter("likes_count"),
    commentsCount: counter("comments_count"),
  },
  (t) => [
    primaryKey({ columns: [t.testId, t.position] }),
    uniqueIndex("mock_test_questions_once_idx").on(t.questionId, t.testId),
    index("mock_test_questions_source_idx").on(t.sourceId).where(sql`${t.sourceId} is not null`),
  ],
);

const ofQuestion = () =>
  uuid("question_id")
    .notNull()
    .references(() => questions.id, { onDelete: "cascade" });

/** Of questions of mock exams, which have no post: who liked one, and who keeps one. */
export const questionLikes = pgTable(
  "question_likes",
  { questionId: ofQuestion(), userId: ofUser("user_id"), createdAt: at("created_at") },
  (t) => [primaryKey({ columns: [t.questionId, t.userId] }), index("question_likes_user_idx").on(t.userId)],
);

export const questionBookmarks = pgTable(
  "question_bookmarks",
  { userId: ofUser("user_id"), questionId: ofQuestion(), createdAt: at("created_at") },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("question_bookmarks_newest_idx").on(t.userId, t.createdAt, t.questionId),
    index("question_bookmarks_question_idx").on(t.questionId),
  ],
);

export const mockAttempts = pgTable(
  "mock_attempts",
  {
    id: uuid("id").primaryKey(),
    testId: uuid("test_id")
      .notNull()
      .references(() => mockTests.id, { onDelete: "cascade" }),
    userId: ofUser("user_id"),
    /** 1 for the first, the one that counts. */
    number: smallint("number").notNull(),
    timed: boolean("timed").notNull(),
    /** Whether its clocks are a third longer. */
    extraTime: boolean("extra_time").notNull().default(false),
    /** The session that sits it; another takes over by going on with it. */
    sessionId: uuid("session_id").notNull(),
    startedAt: moment("started_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** Where sections have their own clocks: when each begins and ends. */
    sectionStarts: moment("section_starts").array(),
    sectionEnds: moment("section_ends").array(),
    /** How often the page was left. */
    leaves: counter("leaves"),
    finishedAt: moment("finished_at"),
    /** "learner" or "clock". */
    endedBy: text("ended_by"),
    /** Whether it has a rank. */
    ranked: boolean("ranked").notNull().default(false),
    /** In units of a mark: see `UNITS_PER_MARK`. */
    score: integer("score"),
    /** Among equal scores the greater is the better: see `tie-breaks.ts` in the contract. */
    tieKey: integer("tie_key").array().notNull().default([]),
    rightCount: smallint("right_count"),
    partialCount: smallint("partial_count"),
    wrongCount: smallint("wrong_count"),
    skippedCount: smallint("skipped_count"),
    /** When the answers of a first attempt were handed over to the learner's other answers. */
    recordedAt: moment("recorded_at"),
  },
  (t) => [
    uniqueIndex("mock_attempts_number_idx").on(t.testId, t.userId, t.number),
    uniqueIndex("mock_attempts_running_idx").on(t.testId, t.userId).where(sql`${t.finishedAt} is null`),
    index("mock_attempts_newest_idx").on(t.userId, t.startedAt, t.id),
    // For `isHeld`, which every page of posts asks.
    index("mock_attempts_sitting_idx")
      .on(t.userId)
      .where(sql`${t.finishedAt} is null or (${t.number} = 1 and ${t.recordedAt} is null)`),
    index("mock_attempts_overdue_idx").on(t.endsAt).where(sql`${t.finishedAt} is null`),
    index("mock_attempts_unrecorded_idx")
      .on(t.finishedAt)
      .where(sql`${t.finishedAt} is not null and ${t.recordedAt} is null and ${t.number} = 1`),
    index("mock_attempts_score_idx").on(t.testId, t.score, t.tieKey).where(sql`${t.ranked}`),
    index("mock_attempts_latest_idx").on(t.testId, t.finishedAt).where(sql`${t.ranked}`),
  ],
);

/** Results that their learners share by a link that nobody can guess. What is shown is theirs to choose. */
export const sharedResults = pgTable("shared_results", {
  id: uuid("id").primaryKey(),
  attemptId: uuid("attempt_id")
    .notNull()
    .unique()
    .references(() => mockAttempts.id, { onDelete: "cascade" }),
  showsName: boolean("shows_name").notNull(),
  showsScore: boolean("shows_score").notNull(),
  showsSections: boolean("shows_sections").notNull(),
  showsRank: boolean("shows_rank").notNull(),
  createdAt: at("created_at"),
});

/** What was saved of each question that was visited; marked when the attempt ends. */
export const mockAnswers = pgTable(
  "mock_answers",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => mockAttempts.id, { onDelete: "cascade" }),
    /** No reference, because checking it would cost as much as the row; the paper keeps its questions. */
    questionId: uuid("question_id").notNull(),
    answer: text("answer"),
    marked: boolean("marked").notNull(),
    sequence: integer("sequence").notNull(),
    timeSpent: real("time_spent").notNull(),
    confidence: text("confidence"),
    savedAt: moment("saved_at").notNull(),
    outcome: text("outcome"),
    units: integer("units"),
    /** Why it went wrong, as the learner noted. */
    reason: text("reason"),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId] })],
);
