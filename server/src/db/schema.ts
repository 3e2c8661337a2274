import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The tables. Lists are read newest or highest first by scanning these indexes backwards.
 * Migrations are made from here (`npm run db:generate`); queries are written as SQL. */

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull().defaultNow();
const counter = (name: string) => integer(name).notNull().default(0);

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
