import type { Figure } from "@prepfeed/contract/figures/figure";
import type {
  Difficulty,
  Engine,
  ExamType,
  Kind,
  Section,
  Subject,
  UnpaidReason,
} from "@prepfeed/contract/foundation/catalogue";
import type { Role } from "@prepfeed/contract/foundation/endpoint";
import type { Reminder } from "@prepfeed/contract/learning/reminders";
import type {
  ResultQuestion,
  SavedAnswer,
  UnrankedReason,
} from "@prepfeed/contract/mock-tests/mock-attempts";
import type { MockTest } from "@prepfeed/contract/mock-tests/mock-tests";
import type { Outcome, Tally } from "@prepfeed/contract/mock-tests/paper-marking";
import type { ExamPattern, PaperRules } from "@prepfeed/contract/mock-tests/paper-rules";
import type { AuditEvent } from "@prepfeed/contract/moderation/audit";
import type { ModerationCase } from "@prepfeed/contract/moderation/cases";
import type { Decision, ReportKind, ReportReason } from "@prepfeed/contract/moderation/report-reasons";
import type { Evidence } from "@prepfeed/contract/moderation/reports";
import type { AppealOutcome } from "@prepfeed/contract/moderation/strikes";
import type { Notification } from "@prepfeed/contract/people/notifications";
import type { Post } from "@prepfeed/contract/posts/posts";
import type { PlannedDecision } from "@prepfeed/contract/questions/disputes";
import type { FreshSolve } from "@prepfeed/contract/questions/fresh-solve";
import type {
  CaseOutcome,
  ObjectionReason,
  QuestionState,
  RegradeStage,
} from "@prepfeed/contract/questions/question-states";
import type { Ask } from "@prepfeed/contract/questions/tutor";
import type { VersionChange } from "@prepfeed/contract/questions/versions";
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
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { correctOption } from "./sql/correct-option.ts";

/**
 * The tables. Lists are read newest or highest first by scanning these indexes backwards. Migrations are generated
 * from this file (`npm run db:generate`); queries are written as SQL, and take the types of their rows from here
 * (`row.ts`).
 */

const moment = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true, precision: 3 });
const at = <Name extends string>(name: Name) => moment(name).notNull().defaultNow();
const counter = <Name extends string>(name: Name) => integer(name).notNull().default(0);

/**
 * How large the pending list of a word index may grow, in kB. The default is 4 MB, and then one request waits for all
 * of it.
 */
const SORTED_IN_SOON = { gin_pending_list_limit: 64 };

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    /**
     * Username and e-mail address in the form in which they are compared: see `identityKey` in the contract.
     */
    usernameKey: text("username_key").notNull().unique(),
    /**
     * Its look-alike key: see `lookOf`. Null until it is computed for a name of an earlier version; blank for a
     * deleted account.
     */
    usernameLook: text("username_look").default(""),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull().unique(),
    /** False only for new accounts on servers with mail, until they open the link in it. */
    emailConfirmed: boolean("email_confirmed").notNull().default(true),
    /**
     * The new address that waits for confirmation. Others may take it meanwhile: the first to confirm gets
     * it.
     */
    pendingEmail: text("pending_email"),
    passwordHash: text("password_hash").notNull(),
    /**
     * False for accounts that sign in only by a provider or a passkey: then the hash is of a random value.
     */
    hasPassword: boolean("has_password").notNull().default(true),
    fullName: text("full_name").notNull(),
    bio: text("bio").notNull(),
    profilePicture: text("profile_picture"),
    /** Username and full name in lower case, for the people search. */
    searchText: text("search_text").notNull(),
    /** The same words with single letters left out, so that misspelt words match them. */
    spellingKeys: text("spelling_keys").array().notNull(),
    role: text("role").$type<Role>().notNull().default("USER"),
    verified: boolean("verified").notNull().default(false),
    premium: boolean("premium").notNull().default(false),
    /** The learner's time zone. */
    timeZone: text("time_zone").notNull().default("UTC"),
    /** The time zone from the day `next_time_zone_from` on: see `learner-day.ts`. Both are null, or neither is. */
    nextTimeZone: text("next_time_zone"),
    nextTimeZoneFrom: date("next_time_zone_from"),
    /**
     * Whether they ever blocked, were blocked, muted or reported; for others no list needs to look for what is hidden.
     * Triggers on those tables set it, and nothing resets it.
     */
    hidesAnything: boolean("hides_anything").notNull().default(false),
    hideFromLeaderboard: boolean("hide_from_leaderboard").notNull().default(false),
    /** Whether the people search leaves them out. */
    hideFromSearch: boolean("hide_from_search").notNull().default(false),
    /** Asked for at registration with `ASK_AGE` only. */
    birthYear: smallint("birth_year"),
    /** Whether they get more time in the real exam, and so in mock exams. */
    extraTime: boolean("extra_time").notNull().default(false),
    /** Until then they can only read, export and delete; null if they are not suspended. */
    suspendedUntil: moment("suspended_until"),
    /** Whether others see only the username, because moderators decided so or several people reported the profile. */
    profileHidden: boolean("profile_hidden").notNull().default(false),
    createdAt: at("created_at"),
    /** Set when the account is deleted and the row remains only as the nameless author of its posts. */
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    index("users_search_idx").using("gin", sql`${t.searchText} gin_trgm_ops`),
    index("users_look_idx").on(t.usernameLook),
    index("users_spelling_idx").using("gin", t.spellingKeys),
  ],
);

/**
 * Frequently changing values of a person, apart from `users`, where each change would update the search indexes
 * too.
 */
export const userCounters = pgTable(
  "user_counters",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** These three do not include what still is in `answer_deltas`. */
    score: counter("score"),
    totalQuestions: counter("total_questions"),
    correctAnswers: counter("correct_answers"),
    postsCount: counter("posts_count"),
    followersCount: counter("followers_count"),
    followingCount: counter("following_count"),
    /** When the newest of their posts was published, which shows whose posts can be on a first page. */
    lastPostAt: moment("last_post_at"),
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

/** Who has blocked whom. Neither sees the other: see `areApart` in `sql/apart.ts`. */
export const blocks = pgTable(
  "blocks",
  {
    blockerId: uuid("blocker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: at("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("blocks_blocked_idx").on(t.blockedId, t.createdAt),
    check("blocks_not_oneself", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** People whose posts are left out of a person's feeds; until a moment, or permanently. */
export const mutedPeople = pgTable(
  "muted_people",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mutedId: uuid("muted_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    until: moment("until"),
    createdAt: at("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.mutedId] }),
    index("muted_people_muted_idx").on(t.mutedId),
    check("muted_people_not_oneself", sql`${t.userId} <> ${t.mutedId}`),
  ],
);

/** Words and topics that are left out of a person's feeds. */
export const mutedTexts = pgTable(
  "muted_texts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"WORD" | "TOPIC">().notNull(),
    /** In the form in which it is compared: in lower case. */
    key: text("key").notNull(),
    /** As it was typed. */
    text: text("text").notNull(),
    /** Finds the posts that contain a word; null for a topic. */
    words: tsquery("words"),
    until: moment("until"),
    createdAt: at("created_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.key] })],
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
    expiresAt: moment("expires_at").notNull(),
    /** The browser and system that opened it, in everyday words. */
    device: text("device").notNull().default(""),
    /** The network it was last used from: never a whole address. Blank when unknown. */
    network: text("network").notNull().default(""),
    /** When a passkey last confirmed the person's identity in this session. */
    provenAt: moment("proven_at"),
  },
  (t) => [index("sessions_user_idx").on(t.userId), index("sessions_expiry_idx").on(t.expiresAt)],
);

export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the token in the mail; the token itself is not stored. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("password_resets_user_idx").on(t.userId)],
);

/**
 * Each person's only link that confirms an address: the present one, or the one that waits for confirmation.
 */
export const emailConfirmations = pgTable("email_confirmations", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  /** SHA-256 of the token in the mail; the token itself is not stored. */
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
});

/**
 * For people who lost every way to sign in: the mailed link starts the waiting time, and afterwards lets them
 * choose a new password.
 */
export const accountRecoveries = pgTable("account_recoveries", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The address that the link was sent to; the link is invalid if the account's address changes. */
  email: text("email").notNull(),
  /** SHA-256 of the token in the mail; the token itself is not stored. */
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
  /** When the waiting time is over; null until it has started. */
  readyAt: moment("ready_at"),
  /** SHA-256 of the token in the mails that announce it, which cancels it. */
  cancelHash: text("cancel_hash").unique(),
});

/** Closed accounts whose data is being deleted in small steps. */
export const departures = pgTable("departures", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  takesPosts: boolean("takes_posts").notNull(),
  createdAt: at("created_at"),
});

/** When a recurring job was last started, so that only one of several processes runs it. */
export const jobClaims = pgTable("job_claims", {
  name: text("name").primaryKey(),
  claimedAt: at("claimed_at"),
});

/** References that are deleted with their row. */
const ofUser = <Name extends string>(name: Name) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const ofPost = <Name extends string>(name: Name) =>
  uuid(name)
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" });

/** From where and with which device people signed in; addresses only as hashes with our secret. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    addressHash: text("address_hash").notNull(),
    /** The larger network of the address. */
    surroundingsHash: text("surroundings_hash").notNull(),
    device: text("device").notNull(),
    lastAt: at("last_at"),
  },
  (t) => [uniqueIndex("sign_ins_once_idx").on(t.userId, t.addressHash, t.device)],
);

/** The authenticator app of each person who has one, or is setting one up. */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted, see `secret-box.ts`: it must be known to check a code, so it is no hash. */
  secret: text("secret").notNull(),
  /** The time step of the newest accepted code: that code and earlier ones are refused. */
  lastStep: integer("last_step").notNull().default(0),
  startedAt: at("started_at"),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: moment("confirmed_at"),
});

/** Only unused ones. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: ofUser("user_id"),
    /** SHA-256; the code itself is not stored. */
    codeHash: text("code_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Devices that need no second factor for a while. */
export const rememberedDevices = pgTable(
  "remembered_devices",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    /** SHA-256 of the token that the browser stores. */
    tokenHash: text("token_hash").notNull().unique(),
    device: text("device").notNull(),
    createdAt: at("created_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("remembered_devices_user_idx").on(t.userId)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    name: text("name").notNull(),
    /** In base64url, like the key. */
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** The device's signature counter, if it has one: a lower number comes from a copy. */
    signCount: bigint("sign_count", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    /** Whether its device may copy it elsewhere, which never changes, and whether it has. */
    canBackUp: boolean("can_back_up").notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    createdAt: at("created_at"),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [index("passkeys_user_idx").on(t.userId)],
);

/** Accounts elsewhere that a person signs in with. */
export const linkedAccounts = pgTable(
  "linked_accounts",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    /** The provider and its id for the person. Only both together identify somebody permanently. */
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    /** What the account is called there, so that its owner knows it; blank if the provider doesn't say. */
    accountName: text("account_name").notNull(),
    createdAt: at("created_at"),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [unique().on(t.issuer, t.subject), unique().on(t.userId, t.issuer)],
);

/** Hidden content is visible to its author only, removed content to nobody; null for all other. */
type Hidden = "HIDDEN" | "REMOVED";

export const posts = pgTable(
  "posts",
  {
    id: uuid("id").primaryKey(),
    authorId: ofUser("author_id"),
    type: text("type").$type<Post["type"]>().notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    subject: text("subject").$type<Subject>(),
    examType: text("exam_type").$type<ExamType>(),
    /** The column of the exam filter: see `examFamily` in the contract. */
    examFamily: text("exam_family").$type<ExamType>(),
    difficulty: text("difficulty").$type<Difficulty>(),
    topic: text("topic"),
    /** Grows with each edit of the post or its questions. */
    version: integer("version").notNull().default(1),
    createdAt: at("created_at"),
    likesCount: counter("likes_count"),
    commentsCount: counter("comments_count"),
    bookmarksCount: counter("bookmarks_count"),
    sharesCount: counter("shares_count"),
    viewsCount: counter("views_count"),
    /** Does not include what still is in `answer_deltas`. */
    attemptsCount: counter("attempts_count"),
    /** Engagement against age: see `trending-score.ts`. */
    trending: doublePrecision("trending").notNull(),
    searchVector: tsvector("search_vector").notNull(),
    hidden: text("hidden").$type<Hidden>(),
    commentsLocked: boolean("comments_locked").notNull().default(false),
  },
  (t) => [
    index("posts_newest_idx").on(t.createdAt, t.id),
    index("posts_subject_idx").on(t.subject, t.createdAt, t.id),
    index("posts_exam_idx").on(t.examFamily, t.createdAt, t.id),
    index("posts_subject_exam_idx").on(t.subject, t.examFamily, t.createdAt, t.id),
    index("posts_difficulty_idx").on(t.difficulty, t.createdAt, t.id),
    index("posts_author_idx").on(t.authorId, t.createdAt, t.id),
    // Includes the filtered columns, so that a rare combination is found in the index alone.
    index("posts_trending_idx").on(t.trending, t.id, t.subject, t.examFamily, t.difficulty, t.authorId),
    index("posts_search_idx").using("gin", t.searchVector).with(SORTED_IN_SOON),
  ],
);

/** The number of posts of each kind, so that no total needs a count over the posts. Blank means none. */
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

/**
 * The shared stimulus of a set. Its id is computed from its content (see `stimulusId`), so that the same passage is
 * stored once.
 */
export const stimuli = pgTable("stimuli", {
  id: uuid("id").primaryKey(),
  text: text("text").notNull(),
  figure: jsonb("figure").$type<Figure>(),
  /** When a question last started to use it: an unused one is deleted a while later. */
  usedAt: at("used_at"),
});

/** A picture that a person uploaded for a question. Its id is the name of its file, without dashes. */
export const questionPictures = pgTable(
  "question_pictures",
  {
    id: uuid("id").primaryKey(),
    /** The person who may use it; nobody after their account is deleted. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** SHA-256 of the stored file, for the fingerprint of a question. */
    hash: text("hash").notNull(),
    createdAt: at("created_at"),
    /**
     * When it was last used: one that no post shows is deleted a day later, or at once if it was released.
     */
    usedAt: at("used_at"),
  },
  (t) => [
    index("question_pictures_owner_idx").on(t.ownerId, t.usedAt),
    index("question_pictures_used_idx").on(t.usedAt),
  ],
);

/** Files of pictures to delete. A new upload is listed here too, with an hour's grace, until something shows it. */
export const pictureRemovals = pgTable(
  "picture_removals",
  {
    name: text("name").primaryKey(),
    dueAt: at("due_at"),
  },
  (t) => [index("picture_removals_due_idx").on(t.dueAt)],
);

/** The content and key of a version of a question. */
const asked = () => ({
  /** A question with a number as answer has no options. */
  kind: text("kind").$type<Kind>().notNull().default("SINGLE"),
  questionText: text("question_text").notNull(),
  optionA: text("option_a"),
  optionB: text("option_b"),
  optionC: text("option_c"),
  optionD: text("option_d"),
  optionE: text("option_e"),
  /** A letter, letters in order, or a number: see `marking.ts` in the contract. */
  correctAnswer: text("correct_answer").notNull(),
  /** The tolerance of a number. */
  tolerance: text("tolerance"),
  /** What counts as right beside the key, as a regrade decided. */
  alsoRight: text("also_right").array().notNull().default(sql`'{}'`),
  /** Why it takes no answers; null for almost all. */
  state: text("state").$type<QuestionState>(),
  figure: jsonb("figure").$type<Figure>(),
  stimulusId: uuid("stimulus_id").references(() => stimuli.id),
  pictureId: uuid("picture_id").references(() => questionPictures.id, { onDelete: "set null" }),
  /** Outlives the picture, for those who answered. */
  pictureDescription: text("picture_description"),
  /** Its stimulus and picture, for the fingerprint: see `contextKey`. */
  contextKey: uuid("context_key"),
  explanation: text("explanation").notNull(),
});

/** Computed from the question's text, options and key. */
const identity = () => ({
  /**
   * The same for the same question and right answer, by any author and in any form: see `question_fingerprint`.
   */
  fingerprint: uuid("fingerprint")
    .notNull()
    .generatedAlwaysAs(sql`question_fingerprint(question_text, context_key, ${sql.raw(correctOption())})`),
  /**
   * The same for the same question with any key. Hiding during an attempt uses it, so that hiding reveals nothing
   * about a key.
   */
  textKey: uuid("text_key")
    .notNull()
    .generatedAlwaysAs(sql`question_fingerprint(question_text, context_key, '')`),
});

/** Which version of a question something is or belongs to, from 1. */
const versionNumber = () => smallint("version").notNull().default(1);

/** How a version came about; null for the first. */
const change = () => text("change").$type<VersionChange>();

/** The first of the versions whose answers make up its statistics: only a correction of spelling or of the explanation keeps those before it. */
const statisticsVersion = () => smallint("statistics_version").notNull().default(1);

/**
 * Contains the newest version; earlier ones are in `question_versions`. The row is kept after its post is
 * deleted, because people's answers are. A question made for a learner's practice has no post.
 */
export const questions = pgTable(
  "questions",
  {
    id: uuid("id").primaryKey(),
    postId: uuid("post_id").references(() => posts.id, { onDelete: "set null" }),
    position: smallint("position").notNull().default(0),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The learner it was generated for: nobody else can find it. */
    askedBy: uuid("asked_by").references(() => users.id, { onDelete: "cascade" }),
    /**
     * The answered question of which it is a variant; a variant takes no answer, only reviews. No reference, as for
     * `seen_keys`.
     */
    variantOf: uuid("variant_of"),
    /** The engine that generated it, if one did. */
    engine: text("engine").$type<Engine>(),
    /** Which of the engine's writers wrote it: it can write a similar one. */
    writer: text("writer"),
    /** What the writer drew its numbers and words from, or the provider's model: with `writer` it tells where a fault comes from. */
    seed: text("seed"),
    model: text("model"),
    verified: boolean("verified").notNull().default(false),
    ...asked(),
    version: versionNumber(),
    change: change(),
    /** When it took the place of the version before; null for the first. */
    changedAt: moment("changed_at"),
    statisticsVersion: statisticsVersion(),
    section: text("section").notNull(),
    subject: text("subject").$type<Subject>(),
    examType: text("exam_type").$type<ExamType>(),
    examFamily: text("exam_family").$type<ExamType>(),
    difficulty: text("difficulty").$type<Difficulty>(),
    topic: text("topic"),
    /**
     * Estimated from the answers so far: see `learner-model.ts`. Does not include what still is in
     * `answer_deltas`.
     */
    estimate: real("estimate").notNull(),
    /** Near the estimate, but most answers leave it as it is, so that they change no index: see `question-gains.queries.ts`. */
    indexedEstimate: real("indexed_estimate").notNull(),
    attemptsCount: counter("attempts_count"),
    correctCount: counter("correct_count"),
    /**
     * How many of these attempts the estimate leaves out, because they were at versions with other
     * statistics.
     */
    earlierAttempts: counter("earlier_attempts"),
    createdAt: at("created_at"),
    ...identity(),
  },
  (t) => [
    index("questions_fingerprint_idx").on(t.fingerprint),
    index("questions_post_idx").on(t.postId, t.position),
    index("questions_author_idx").on(t.authorId).where(sql`${t.authorId} is not null`),
    // Recommendations search only the questions of posts.
    index("questions_topic_idx").on(t.subject, t.topic, t.createdAt).where(sql`${t.postId} is not null`),
    index("questions_level_idx").on(t.subject, t.indexedEstimate).where(sql`${t.postId} is not null`),
    index("questions_stimulus_idx").on(t.stimulusId).where(sql`${t.stimulusId} is not null`),
    index("questions_picture_idx").on(t.pictureId).where(sql`${t.pictureId} is not null`),
    index("questions_asked_idx").on(t.askedBy, t.createdAt).where(sql`${t.askedBy} is not null`),
    index("questions_writer_idx").on(t.writer, t.createdAt).where(sql`${t.writer} is not null`),
  ],
);

/** An earlier version of a question. Only a regrade can still change it, and only its key. */
export const questionVersions = pgTable(
  "question_versions",
  {
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    version: smallint("version").notNull(),
    ...asked(),
    change: change(),
    statisticsVersion: statisticsVersion(),
    /** When this version was the newest. */
    createdAt: moment("created_at").notNull(),
    replacedAt: at("replaced_at"),
    ...identity(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.version] }),
    index("question_versions_stimulus_idx").on(t.stimulusId).where(sql`${t.stimulusId} is not null`),
    index("question_versions_picture_idx").on(t.pictureId).where(sql`${t.pictureId} is not null`),
  ],
);

/** Keys that a version had until a regrade gave it another. */
export const pastKeys = pgTable(
  "past_keys",
  {
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    version: smallint("version").notNull(),
    correctAnswer: text("correct_answer").notNull(),
    tolerance: text("tolerance"),
    replacedAt: at("replaced_at"),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.version, t.replacedAt] })],
);

/** The first answer of each person to each question: the primary key allows no second one. */
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
    /** Why a right answer earned nothing. */
    unpaid: text("unpaid").$type<UnpaidReason>(),
    /** False for an author's answer to their own question, which counts nowhere. */
    counts: boolean("counts").notNull(),
    /** Whether its question was dropped later: its points stay and its day keeps it, but it is neither right nor wrong. */
    dropped: boolean("dropped").notNull().default(false),
    timeSpent: real("time_spent"),
    submittedAt: at("submitted_at"),
    /** The date in the learner's time zone when it was given. */
    day: date("day").notNull().default(sql`(now() at time zone 'UTC')::date`),
    /**
     * The question's labels when it was answered: they decide what the answer counts for, even if the question
     * changes.
     */
    subject: text("subject").$type<Subject>(),
    examFamily: text("exam_family").$type<ExamType>(),
    difficulty: text("difficulty").$type<Difficulty>(),
    topic: text("topic"),
    version: versionNumber(),
    /** How the learner did elsewhere in the exam when it was added up, for the statistics: see `statistics-bins.ts`. Null where it is left out of them. */
    restBin: smallint("rest_bin"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("answers_recent_idx").on(t.userId, t.submittedAt),
    index("answers_mistakes_idx").on(t.userId, t.submittedAt).where(sql`not ${t.isCorrect}`),
    // In the order in which a regrade goes through them.
    index("answers_question_idx").on(t.questionId, t.userId),
  ],
);

/** How often each choice was made, by what is known of those who made it: every statistic of a question is a sum of these.
 * No references, as for `seen_keys`; questions that have answers stay. */
export const choiceCounts = pgTable(
  "choice_counts",
  {
    questionId: uuid("question_id").notNull(),
    version: smallint("version").notNull(),
    /** The exam that the answers counted for; blank for none. */
    examFamily: text("exam_family").$type<ExamType | "">().notNull(),
    /** As in `answers`: a letter, letters or a number. */
    choice: text("choice").notNull(),
    restBin: smallint("rest_bin").notNull(),
    /** How long it took: see `statistics-bins.ts`. */
    timeBucket: smallint("time_bucket").notNull(),
    people: counter("people"),
  },
  (t) => [
    primaryKey({
      name: "choice_counts_pk",
      columns: [t.questionId, t.version, t.examFamily, t.choice, t.restBin, t.timeBucket],
    }),
  ],
);

/** Questions with so many more answers that their key is to be examined: see `alarms.service.ts`. */
export const questionsToExamine = pgTable("questions_to_examine", {
  questionId: uuid("question_id")
    .primaryKey()
    .references(() => questions.id, { onDelete: "cascade" }),
});

/** People whose answers are older than the statistics and not in them yet: a background job adds them. */
export const statisticsBacklog = pgTable("statistics_backlog", {
  userId: uuid("user_id").primaryKey(),
  /** Answers after this were added to the statistics when they were given. */
  before: at("before"),
});

/**
 * The questions whose key a learner has been shown, by fingerprint: this table's primary key lets each question earn
 * points once. No references, because checking them would cost more than the rest of the row; the rows are deleted
 * with the account.
 */
export const seenKeys = pgTable(
  "seen_keys",
  {
    userId: uuid("user_id").notNull(),
    fingerprint: uuid("fingerprint").notNull(),
    /**
     * "answer", "draft", "own", "posted draft", "hint" if only a hint was given, or "before" for answers from before
     * this was recorded, which keep their points.
     */
    source: text("source").notNull(),
    /** The question whose answer showed it: the one that earns points. */
    questionId: uuid("question_id"),
    seenAt: at("seen_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.fingerprint] }),
    // The oldest drafts are deleted.
    index("seen_keys_drafts_idx").on(t.userId, t.seenAt, t.fingerprint).where(sql`${t.source} = 'draft'`),
  ],
);

/** What a learner earned from one author's posts on a day (UTC), for the daily cap. References as above. */
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

/**
 * Requests that came with a key: sent again because the reply was lost, they change nothing. A learner's older ones
 * are deleted when a new one comes. References as above.
 */
export const receivedRequests = pgTable(
  "received_requests",
  {
    userId: uuid("user_id").notNull(),
    key: uuid("key").notNull(),
    /** The row that the request created, if its reply shows one. */
    madeId: uuid("made_id"),
    receivedAt: at("received_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index("received_requests_old_idx").on(t.userId, t.receivedAt),
  ],
);

/** Repeated attempts: they count for the memory of the question and for its day, nowhere else. */
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
    /** The date in the learner's time zone when it was done. */
    day: date("day").notNull().default(sql`(now() at time zone 'UTC')::date`),
    /** The variant that was asked instead, if any. */
    variantId: uuid("variant_id"),
    /** The version that was asked. */
    version: versionNumber(),
  },
  (t) => [index("reviews_question_idx").on(t.userId, t.questionId, t.createdAt)],
);

/**
 * Answers that are not added to the statistics yet, written with the answer. Adding them a moment later, in batches,
 * keeps answering fast and avoids waiting for a much-used row: see `answer-rollup.service.ts`.
 */
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

/** Reviews that are not added to the statistics yet, as above. */
export const reviewDeltas = pgTable("review_deltas", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid("user_id").notNull(),
  questionId: uuid("question_id").notNull(),
  reviewId: uuid("review_id").notNull(),
  day: date("day").notNull(),
});

/**
 * How well a learner remembers a question, by FSRS: see docs/learning.md. It is computed from the attempts alone,
 * when they are added to the statistics. No references, as for `seen_keys`; the rows are deleted with the account.
 */
export const memories = pgTable(
  "memories",
  {
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** From the answer; blank for none. */
    subject: text("subject").notNull(),
    /** Days until the chance to remember it has fallen to 90 %. */
    stability: doublePrecision("stability").notNull(),
    difficulty: doublePrecision("difficulty").notNull(),
    /** The learner's date on which it is due, regardless of any exam. */
    due: date("due").notNull(),
    lastDay: date("last_day").notNull(),
    lastCorrect: boolean("last_correct").notNull(),
    reps: integer("reps").notNull(),
    lapses: integer("lapses").notNull(),
    /** Counts like lapses, including the first answer. */
    misses: integer("misses").notNull(),
    /** Wrong so often that asking again does not help. */
    setAside: boolean("set_aside").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("memories_due_idx").on(t.userId, t.subject, t.lastCorrect, t.due).where(sql`not ${t.setAside}`),
    index("memories_aside_idx").on(t.userId, t.lastDay).where(sql`${t.setAside}`),
  ],
);

/** People whose answers have no memories yet: created in the background, question by question. */
export const memoryBacklog = pgTable("memory_backlog", {
  userId: uuid("user_id").primaryKey(),
  /** The last question that is done. */
  after: uuid("after").notNull().default("00000000-0000-0000-0000-000000000000"),
});

/** Questions that a learner has skipped for today. References as above. */
export const buriedQuestions = pgTable(
  "buried_questions",
  {
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** The learner's date. */
    day: date("day").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questionId] })],
);

/** The questions of a learner's sessions on a day, decided once a day. References as above. */
export const dailyPicks = pgTable("daily_picks", {
  userId: uuid("user_id").primaryKey(),
  /** The learner's date. */
  day: date("day").notNull(),
  /** The goal for which it was decided: with another goal it is decided again. */
  basis: text("basis").notNull(),
  /** `DayPicks` of `features/today`. */
  picks: jsonb("picks").notNull(),
  decidedAt: at("decided_at"),
});

/**
 * The variant that a learner will be asked instead of a question they answered: at most one for each. References as
 * above.
 */
export const openVariants = pgTable(
  "open_variants",
  {
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** Null if its writer cannot write another one. */
    variantId: uuid("variant_id").references(() => questions.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index("open_variants_variant_idx").on(t.variantId),
  ],
);

/** A learner's answers by kind of question; blank means none. All their totals are sums of these rows. */
export const learnerTotals = pgTable(
  "learner_totals",
  {
    userId: ofUser("user_id"),
    subject: text("subject").$type<Subject | "">().notNull(),
    examFamily: text("exam_family").$type<ExamType | "">().notNull(),
    difficulty: text("difficulty").$type<Difficulty | "">().notNull(),
    attempts: counter("attempts"),
    correct: counter("correct"),
    score: counter("score"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subject, t.examFamily, t.difficulty] })],
);

/** A learner's answers by day, in their time zone. */
export const learnerDays = pgTable(
  "learner_days",
  {
    userId: ofUser("user_id"),
    day: date("day").notNull(),
    attempts: counter("attempts"),
    correct: counter("correct"),
    /** These continue a streak and count nowhere else. */
    reviews: counter("reviews"),
    /** The aim of that day in answers and reviews; null for days from before there were aims, when one was enough. */
    target: smallint("target"),
    /** Whether everything due was reviewed on that day. */
    cleared: boolean("cleared").notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** A leaderboard that somebody is on. Its number is short, because much is stored and ordered by it. */
export const boards = pgTable(
  "boards",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** "all", or "w" or "d" and the first day. */
    period: text("period").notNull(),
    /** Blank for any; the same for the exam. */
    subject: text("subject").$type<Subject | "">().notNull(),
    examFamily: text("exam_family").$type<ExamType | "">().notNull(),
  },
  (t) => [uniqueIndex("boards_name_idx").on(t.period, t.subject, t.examFamily)],
);

/**
 * Everybody's score on each of their boards. Nothing is referenced, because checking that would cost more than the rest of the row:
 * rows are deleted with the account and with the board.
 */
export const boardScores = pgTable(
  "board_scores",
  {
    userId: uuid("user_id").notNull(),
    boardId: integer("board_id").notNull(),
    score: counter("score"),
    totalQuestions: counter("total_questions"),
    /** When the score was reached. */
    reachedAt: at("reached_at"),
    /** The same as the person's `hideFromLeaderboard`. */
    hidden: boolean("hidden").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.boardId] }),
    index("board_scores_order_idx")
      .on(t.boardId, t.score.desc().nullsFirst(), t.totalQuestions, t.reachedAt, t.userId)
      .where(sql`not ${t.hidden}`),
    // Together with the index above, finds all rows of a board.
    index("board_scores_hidden_idx").on(t.boardId).where(sql`${t.hidden}`),
  ],
);

/**
 * How many visible people have a score (level 0), or one within a range of scores (level 1): a rank is a sum of two
 * short lists.
 */
export const boardCounts = pgTable(
  "board_counts",
  {
    boardId: integer("board_id").notNull(),
    level: smallint("level").notNull(),
    bucket: integer("bucket").notNull(),
    people: counter("people"),
  },
  (t) => [primaryKey({ columns: [t.boardId, t.level, t.bucket] })],
);

export const subjectSkills = pgTable(
  "subject_skills",
  {
    userId: ofUser("user_id"),
    subject: text("subject").$type<Subject>().notNull(),
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
    subject: text("subject").$type<Subject>().notNull(),
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
  // The index by person serves only deletion and export; the same below.
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
    /** Of a post, or of a question of a mock exam. */
    postId: uuid("post_id").references(() => posts.id, { onDelete: "cascade" }),
    questionId: uuid("question_id").references(() => questions.id, { onDelete: "cascade" }),
    authorId: ofUser("author_id"),
    content: text("content").notNull(),
    createdAt: at("created_at"),
    likesCount: counter("likes_count"),
    hidden: text("hidden").$type<Hidden>(),
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

/** Every word in posts, so that misspelt words can be replaced with existing ones. */
export const words = pgTable(
  "words",
  { word: text("word").primaryKey(), spellingKeys: text("spelling_keys").array().notNull() },
  (t) => [
    index("words_spelling_idx").using("gin", t.spellingKeys).with(SORTED_IN_SOON),
    index("words_prefix_idx").on(t.word.op("text_pattern_ops")),
  ],
);

/** Words that a post no longer has, a few in each row: a job checks later whether another post has them. */
export const goneWords = pgTable("gone_words", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  words: text("words").array().notNull(),
});

/** A learner's goal, one at a time: the exam, its date, and the time to spend. */
export const learningGoals = pgTable("learning_goals", {
  userId: ofUser("user_id").primaryKey(),
  examType: text("exam_type").$type<ExamType>().notNull(),
  /** Null while it is not known. */
  examDate: date("exam_date"),
  minutesPerDay: smallint("minutes_per_day").notNull(),
  subjects: text("subjects").array().$type<Subject[]>().notNull(),
  sections: text("sections").array().$type<Section[]>().notNull().default([]),
  /** The learner's date from which it counts. */
  since: date("since").notNull(),
  updatedAt: at("updated_at"),
});

/** The key that signs pushed messages: one row. The private part is encrypted, see `secret-box.ts`. */
export const pushKeys = pgTable("push_keys", {
  id: smallint("id").primaryKey().default(1),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
});

/** The browser of a session that wants pushed messages, and which. It ends with the session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: ofUser("user_id"),
    /** The address at the browser's push service, and the keys for which messages are encrypted. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    due: boolean("due").notNull(),
    replies: boolean("replies").notNull(),
    exams: boolean("exams").notNull(),
    createdAt: at("created_at"),
  },
  (t) => [index("push_subscriptions_user_idx").on(t.userId)],
);

/** Messages that wait to be pushed. Their words are read when they are sent. */
export const pushes = pgTable(
  "pushes",
  {
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"due" | "reply" | "begins" | "results">().notNull(),
    /** The person for due questions, the notification of a reply, or the mock test. */
    thingId: uuid("thing_id").notNull(),
    /** How many questions are due. */
    count: integer("count"),
    tries: smallint("tries").notNull().default(0),
    /** When it may be sent: the process that moves it on sends it. */
    nextAt: moment("next_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.kind, t.thingId] }),
    index("pushes_next_idx").on(t.nextAt),
  ],
);

/** People who want a daily reminder of what is due. */
export const reminders = pgTable(
  "reminders",
  {
    userId: ofUser("user_id").primaryKey(),
    /** The hour in the learner's time zone. */
    hour: smallint("hour").notNull(),
    channel: text("channel").$type<NonNullable<Reminder>["channel"]>().notNull(),
    /** When the next one must be sent: the process that moves it on sends it. */
    nextAt: moment("next_at").notNull(),
  },
  (t) => [index("reminders_next_idx").on(t.nextAt)],
);

export const studyPlans = pgTable(
  "study_plans",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    title: text("title").notNull(),
    /** Null for a plan of the whole exam. */
    subject: text("subject").$type<Subject>(),
    examType: text("exam_type").$type<ExamType>().notNull(),
    level: text("level").notNull(),
    duration: integer("duration").notNull(),
    engine: text("engine").$type<Engine>().notNull(),
    /**
     * By topic, how many questions of the plan's subjects the learner had answered before: `{"Kinematics":
     * 12}`.
     */
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
    /** Its topics of the syllabus; none means all of the plan's. */
    topics: text("topics").array().notNull().default(sql`'{}'`),
    goals: text("goals").array().notNull(),
    questions: integer("questions").notNull(),
    minutes: integer("minutes").notNull(),
    doneAt: moment("done_at"),
    /** Who set it last: the learner by hand, also when they reopened it. Null: nobody yet. */
    markedBy: text("marked_by").$type<"answers" | "hand">(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.day] })],
);

/** A learner's conversation with the assistant. */
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

/** Requests sent to the AI provider by all people together, for the daily limit. */
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

/** Tutor answers a person got from the AI provider. */
export const aiDailyAnswers = pgTable(
  "ai_daily_answers",
  { userId: ofUser("user_id"), day: date("day").notNull(), answers: counter("answers") },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** The model of an AI tutor's answer, and whether its reader said that it helped. Not the question or the text. */
export const tutorAnswers = pgTable(
  "tutor_answers",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    ask: text("ask").$type<Ask>().notNull(),
    engine: text("engine").$type<Engine>().notNull(),
    model: text("model").notNull(),
    /** Of the whole text that was sent, by which a report of it is checked; null if it broke off. */
    textHash: text("text_hash"),
    /** Null without a rating; then it is deleted after a day. */
    isHelpful: boolean("is_helpful"),
    createdAt: at("created_at"),
  },
  (t) => [
    index("tutor_answers_user_idx").on(t.userId, t.id),
    index("tutor_answers_question_idx").on(t.questionId),
    index("tutor_answers_newest_idx").on(t.createdAt),
  ],
);

/** Reported content, with all its reports until it is decided. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<ReportKind>().notNull(),
    thingId: uuid("thing_id").notNull(),
    /** Its author; null for an AI answer, and after the account is deleted. */
    accountId: uuid("account_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status").$type<ModerationCase["status"]>().notNull().default("OPEN"),
    /** From the first report, or from the first urgent one. */
    reason: text("reason").$type<ReportReason>().notNull(),
    urgent: boolean("urgent").notNull(),
    /** Whether independent reports have hidden it until it is decided. */
    hidden: boolean("hidden").notNull().default(false),
    reports: counter("reports"),
    /** Its text when it was first reported; null 90 days after the decision. */
    evidence: jsonb("evidence").$type<Evidence>(),
    /** The profile picture that is part of the evidence: its file is kept as long. */
    picture: text("picture"),
    version: integer("version").notNull().default(1),
    assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
    decision: text("decision").$type<Decision>(),
    decisionReason: text("decision_reason").$type<ReportReason>(),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
    createdAt: at("created_at"),
    /** When an administrator was informed by mail. */
    mailedAt: moment("mailed_at"),
  },
  (t) => [
    uniqueIndex("moderation_cases_open_idx").on(t.kind, t.thingId).where(sql`${t.status} = 'OPEN'`),
    index("moderation_cases_queue_idx").on(t.status, t.urgent, t.reports, t.createdAt),
    index("moderation_cases_account_idx").on(t.accountId, t.createdAt),
    index("moderation_cases_thing_idx").on(t.thingId, t.kind),
    index("moderation_cases_assignee_idx").on(t.assigneeId),
    index("moderation_cases_decider_idx").on(t.decidedBy, t.decidedAt),
    index("moderation_cases_decided_idx").on(t.decidedAt).where(sql`${t.evidence} is not null`),
    index("moderation_cases_picture_idx").on(t.picture).where(sql`${t.picture} is not null`),
  ],
);

export const reports = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    reporterId: ofUser("reporter_id"),
    /** As in the case: it is hidden from its reporter. */
    kind: text("kind").$type<ReportKind>().notNull(),
    thingId: uuid("thing_id").notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    note: text("note").notNull(),
    /** Its weight for hiding: see `report-weight.ts`. */
    weight: real("weight").notNull(),
    /** The same for reports of this content from one address; computed with our secret. */
    addressHash: text("address_hash").notNull(),
    createdAt: at("created_at"),
  },
  (t) => [
    uniqueIndex("reports_once_idx").on(t.caseId, t.reporterId),
    index("reports_hidden_idx").on(t.reporterId, t.thingId, t.kind),
  ],
);

/** Sanctions against a person, each with its appeal. */
export const strikes = pgTable(
  "strikes",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    caseId: uuid("case_id")
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    decision: text("decision").$type<Decision>().notNull(),
    reason: text("reason").$type<ReportReason>().notNull(),
    suspendedUntil: moment("suspended_until"),
    createdAt: at("created_at"),
    endsAt: moment("ends_at").notNull(),
    appeal: text("appeal"),
    appealedAt: moment("appealed_at"),
    appealOutcome: text("appeal_outcome").$type<AppealOutcome>(),
    appealAnswer: text("appeal_answer").notNull().default(""),
    appealDecidedAt: moment("appeal_decided_at"),
  },
  (t) => [
    index("strikes_user_idx").on(t.userId, t.createdAt),
    index("strikes_case_idx").on(t.caseId),
    index("strikes_appeals_idx").on(t.appealedAt).where(sql`${t.appealOutcome} is null`),
  ],
);

/** A question that people object to, or whose statistics give alarm; and, once decided, how far its regrade has got. */
export const questionCases = pgTable(
  "question_cases",
  {
    id: uuid("id").primaryKey(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    /** Of the question. */
    version: versionNumber(),
    /** What the question was for when it was disputed; blank for none. */
    examFamily: text("exam_family").$type<ExamType | "">().notNull(),
    openedBy: text("opened_by").$type<"OBJECTION" | "ALARM">().notNull(),
    objections: counter("objections"),
    /** Of all objections together: see `objection-weight.ts`. */
    weight: real("weight").notNull().default(0),
    /** Since when the question is being checked, because of an alarm or of several objections. */
    suspendedAt: moment("suspended_at"),
    /** Until when it is the author's to answer. */
    authorUntil: moment("author_until").notNull(),
    /** Why the author thinks that it is right. */
    defence: text("defence"),
    defendedAt: moment("defended_at"),
    /**
     * Since when moderators have to decide: the author defended the key or did not answer in time, there is
     * no author, or more objections came.
     */
    escalatedAt: moment("escalated_at"),
    createdAt: at("created_at"),
    outcome: text("outcome").$type<CaseOutcome>(),
    /** Everybody can read it. */
    reason: text("reason").notNull().default(""),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAs: text("decided_as").$type<"AUTHOR" | "MODERATOR">(),
    decidedAt: moment("decided_at"),
    /** Whether points that the old key paid are taken back, because somebody cheated. */
    takesPoints: boolean("takes_points").notNull().default(false),
    /** The key and what else was right, before and after; null while it is open or when nothing changed. */
    oldAnswer: text("old_answer"),
    oldAlsoRight: text("old_also_right").array(),
    newAnswer: text("new_answer"),
    newAlsoRight: text("new_also_right").array(),
    /** The question and its copies in papers, which are regraded with it. */
    questions: uuid("questions").array().notNull().default(sql`'{}'`),
    /** How far the regrade has got; null where there is none. */
    stage: text("stage").$type<RegradeStage>(),
    /** Which of the questions this stage is at, and who was done last. */
    afterQuestion: uuid("after_question").notNull().default("00000000-0000-0000-0000-000000000000"),
    afterUser: uuid("after_user").notNull().default("00000000-0000-0000-0000-000000000000"),
    /** How many people's results changed; null until the regrade is done. */
    affected: integer("affected"),
    regradedAt: moment("regraded_at"),
    /** The result of solving the question again without its key; null until that was tried. */
    freshSolve: jsonb("fresh_solve").$type<FreshSolve>(),
    /** A moderator's decision that can still be undone; it has no effect yet. `decided_by` and `decided_at` are its. */
    planned: jsonb("planned").$type<PlannedDecision>(),
    assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** Counts what moderators and the author did, so that nobody decides on an outdated case. */
    revision: integer("revision").notNull().default(1),
    /** When administrators were told about it, because there were no moderators. */
    mailedAt: moment("mailed_at"),
  },
  (t) => [
    uniqueIndex("question_cases_open_idx").on(t.questionId, t.version).where(sql`${t.outcome} is null`),
    index("question_cases_question_idx").on(t.questionId, t.createdAt),
    index("question_cases_queue_idx").on(t.escalatedAt).where(sql`${t.outcome} is null`),
    index("question_cases_log_idx").on(t.decidedAt).where(sql`${t.outcome} is not null`),
    index("question_cases_running_idx").on(t.decidedAt).where(sql`${t.stage} <> 'DONE'`),
    index("question_cases_decider_idx").on(t.decidedBy),
    index("question_cases_assignee_idx").on(t.assigneeId),
    index("question_cases_planned_idx").on(t.decidedAt).where(sql`${t.planned} is not null`),
  ],
);

export const objections = pgTable(
  "objections",
  {
    caseId: uuid("case_id")
      .notNull()
      .references(() => questionCases.id, { onDelete: "cascade" }),
    userId: ofUser("user_id"),
    reason: text("reason").$type<ObjectionReason>().notNull(),
    /** What they believe to be right, if they said. */
    answer: text("answer"),
    text: text("text").notNull(),
    weight: real("weight").notNull(),
    createdAt: at("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.userId] }),
    index("objections_user_idx").on(t.userId, t.createdAt),
  ],
);

/**
 * What a regrade changed in an answer. Paid points are kept, so this row stays. References as for
 * `seen_keys`.
 */
export const regradedAnswers = pgTable(
  "regraded_answers",
  {
    caseId: uuid("case_id")
      .notNull()
      .references(() => questionCases.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    questionId: uuid("question_id").notNull(),
    wasCorrect: boolean("was_correct").notNull(),
    isCorrect: boolean("is_correct").notNull(),
    wasDropped: boolean("was_dropped").notNull(),
    isDropped: boolean("is_dropped").notNull(),
    /** What the answer had earned before. */
    paidBefore: smallint("paid_before").notNull(),
    /** What the regrade paid, or took back. */
    paid: smallint("paid").notNull(),
    at: at("at"),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.userId, t.questionId] }),
    index("regraded_answers_user_idx").on(t.userId, t.questionId),
  ],
);

/** What a regrade changed of a mock test. */
export const regradedAttempts = pgTable(
  "regraded_attempts",
  {
    caseId: uuid("case_id")
      .notNull()
      .references(() => questionCases.id, { onDelete: "cascade" }),
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => mockAttempts.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    oldScore: integer("old_score").notNull(),
    score: integer("score").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.userId, t.attemptId] }),
    index("regraded_attempts_attempt_idx").on(t.attemptId),
    index("regraded_attempts_user_idx").on(t.userId),
  ],
);

/** Notifications of a person. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser("user_id"),
    kind: text("kind").$type<Notification["kind"]>().notNull(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "cascade" }),
    postId: uuid("post_id").references(() => posts.id, { onDelete: "cascade" }),
    commentId: uuid("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    /** The number of attempts of a milestone, or the number of due questions of a reminder. */
    attempts: integer("attempts"),
    /** For a report, a decision or an appeal. */
    caseId: uuid("case_id").references(() => moderationCases.id, { onDelete: "cascade" }),
    outcome: text("outcome").$type<Notification["outcome"]>(),
    /** Of a disputed question. */
    questionCaseId: uuid("question_case_id").references(() => questionCases.id, { onDelete: "cascade" }),
    createdAt: at("created_at"),
    readAt: moment("read_at"),
  },
  (t) => [
    index("notifications_newest_idx").on(t.userId, t.createdAt, t.id),
    index("notifications_unread_idx").on(t.userId).where(sql`${t.readAt} is null`),
    // Repeated likes or follows notify once; comments differ by their id.
    uniqueIndex("notifications_once_idx").on(
      t.userId,
      t.kind,
      sql`coalesce(${t.actorId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${t.postId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${t.commentId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${t.attempts}, 0)`,
      sql`coalesce(${t.caseId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${t.outcome}, '')`,
      sql`coalesce(${t.questionCaseId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
    index("notifications_case_idx").on(t.caseId),
    index("notifications_question_case_idx").on(t.questionCaseId),
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

/** A mock exam. It never changes: it has its own copy of the rules, and can only be withdrawn. */
export const mockTests = pgTable(
  "mock_tests",
  {
    id: uuid("id").primaryKey(),
    /** Null for ready papers, and for those of deleted accounts. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    isReady: boolean("is_ready").notNull().default(false),
    title: text("title").notNull(),
    description: text("description").notNull(),
    instructions: text("instructions").notNull(),
    subject: text("subject").$type<Subject>(),
    examType: text("exam_type").$type<ExamType>(),
    difficulty: text("difficulty").$type<MockTest["difficultyLevel"]>().notNull(),
    /** The pattern it was made from, and its form; "own" for none. */
    pattern: text("pattern"),
    year: smallint("year"),
    form: text("form").$type<MockTest["form"]>().notNull(),
    visibility: text("visibility").$type<MockTest["visibility"]>().notNull(),
    shuffled: boolean("shuffled").notNull().default(false),
    rules: jsonb("rules").$type<PaperRules>().notNull(),
    notes: text("notes").array().notNull(),
    cutOffs: jsonb("cut_offs").$type<ExamPattern["cutOffs"]>().notNull().default([]),
    /** An event: it can be started only between these times, and results are shown when it is over. */
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    /** The number of people whose first attempt is over. */
    satCount: counter("sat_count"),
    createdAt: at("created_at"),
    withdrawnAt: moment("withdrawn_at"),
    /** When people were told that the event is about to begin, and that its results are out. */
    startToldAt: moment("start_told_at"),
    endToldAt: moment("end_told_at"),
  },
  (t) => [
    index("mock_tests_author_idx").on(t.authorId, t.createdAt, t.id),
    index("mock_tests_starts_idx").on(t.startsAt).where(sql`${t.startsAt} is not null`),
    index("mock_tests_ends_idx").on(t.endsAt).where(sql`${t.endsAt} is not null`),
  ],
);

/** The questions of a paper, which belong to no post and to no person: only its own calls find them. */
export const mockTestQuestions = pgTable(
  "mock_test_questions",
  {
    testId: uuid("test_id")
      .notNull()
      .references(() => mockTests.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    /** The indexes of its section and of its rule in the paper's rules. */
    section: smallint("section").notNull(),
    rule: smallint("rule").notNull(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    /** The question of a post that it is a copy of, as long as that exists. */
    sourceId: uuid("source_id").references(() => questions.id, { onDelete: "set null" }),
    /** Which version of it; null where an earlier release copied it, which was the first. */
    sourceVersion: smallint("source_version"),
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

/** Likes and bookmarks of questions of mock exams, which have no post. */
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
    /** Whether the learner has a third more time. */
    extraTime: boolean("extra_time").notNull().default(false),
    /** The session in which it is sat; another takes over by continuing it. */
    sessionId: uuid("session_id").notNull(),
    startedAt: moment("started_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** For sections with their own clocks: when each begins and ends. */
    sectionStarts: moment("section_starts").array(),
    sectionEnds: moment("section_ends").array(),
    /** How often the learner left the page. */
    leaves: counter("leaves"),
    finishedAt: moment("finished_at"),
    endedBy: text("ended_by").$type<"learner" | "clock">(),
    /** Whether it has a rank. */
    ranked: boolean("ranked").notNull().default(false),
    /** Why it has none; also null if an earlier version ended it. */
    unranked: text("unranked").$type<UnrankedReason>(),
    /** In units of a mark: see `UNITS_PER_MARK`. */
    score: integer("score"),
    /** The higher one wins among equal scores: see `tie-breaks.ts` in the contract. */
    tieKey: integer("tie_key").array().notNull().default([]),
    /**
     * The totals of each section, from which the whole is computed. Null until it ends, and if an earlier version
     * ended it: see `talliesOf`.
     */
    sectionTallies: jsonb("section_tallies").$type<Tally[]>(),
    /**
     * These four are written by earlier versions, which may run at the same time, and are not read any more.
     */
    rightCount: smallint("right_count"),
    partialCount: smallint("partial_count"),
    wrongCount: smallint("wrong_count"),
    skippedCount: smallint("skipped_count"),
    /** When the answers of a first attempt were added to the learner's other answers. */
    recordedAt: moment("recorded_at"),
  },
  (t) => [
    uniqueIndex("mock_attempts_number_idx").on(t.testId, t.userId, t.number),
    uniqueIndex("mock_attempts_running_idx").on(t.testId, t.userId).where(sql`${t.finishedAt} is null`),
    index("mock_attempts_newest_idx").on(t.userId, t.startedAt, t.id),
    // For `hasHiddenKey`, which every page of posts uses.
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

/** Results that learners share by a link that cannot be guessed. They choose what is shown. */
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

/** The saved answer of each visited question; marked when the attempt ends. */
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
    confidence: text("confidence").$type<SavedAnswer["confidence"]>(),
    savedAt: moment("saved_at").notNull(),
    outcome: text("outcome").$type<Outcome>(),
    units: integer("units"),
    /** Why it was wrong, as the learner noted. */
    reason: text("reason").$type<ResultQuestion["reason"]>(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId] })],
);

/** Answers that arrived when the attempt or its section was over: shown with the result, never marked. */
export const mockLateAnswers = pgTable(
  "mock_late_answers",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => mockAttempts.id, { onDelete: "cascade" }),
    questionId: uuid("question_id").notNull(),
    answer: text("answer").notNull(),
    sequence: integer("sequence").notNull(),
    arrivedAt: moment("arrived_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId] })],
);

/**
 * Moderators' decisions and security events. Append-only: a trigger refuses every change except two: replacing a
 * deleted account's id with a keyed hash, and removing security events older than 400 days.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<AuditEvent["kind"]>().notNull(),
    /** The name of the event, such as "case-decided". */
    event: text("event").notNull(),
    /** Who did it: an account's id, its hash after deletion, or `operator` or `system`. */
    actor: text("actor").notNull(),
    /** The account that it is about, in the same form; null if it is about none. */
    account: text("account"),
    /** What it is about, if not an account: never the id of a person. */
    thingKind: text("thing_kind"),
    thingId: uuid("thing_id"),
    reason: text("reason").notNull(),
    /** Short facts, such as a device or a network: never the id of a person, and no secret. */
    details: jsonb("details").$type<AuditEvent["details"]>().notNull(),
    createdAt: at("created_at"),
  },
  (t) => [
    index("audit_events_time_idx").on(t.createdAt, t.id),
    index("audit_events_kind_idx").on(t.kind, t.createdAt, t.id),
    index("audit_events_actor_idx").on(t.actor),
    index("audit_events_thing_idx").on(t.thingId, t.createdAt),
    index("audit_events_account_idx").on(t.account, t.createdAt, t.id),
  ],
);
