/** Every cached post is below `all`. */
export const postKeys = {
  all: ["posts"] as const,
  feeds: ["posts", "feed"] as const,
  one: (id: string) => ["posts", "one", id] as const,
  bookmarks: ["posts", "bookmarks"] as const,
  user: (id: string) => ["posts", "user", id] as const,
};

export const commentKeys = {
  all: ["comments"] as const,
  of: (postId: string) => ["comments", postId] as const,
};

/** Every cached person is below `all`. */
export const userKeys = {
  all: ["users"] as const,
  one: (id: string) => ["users", "one", id] as const,
  followers: (id: string) => ["users", "followers", id] as const,
  following: (id: string) => ["users", "following", id] as const,
  search: (query: string) => ["users", "search", query] as const,
  suggestions: (size: number) => ["users", "suggestions", size] as const,
  top: ["users", "top"] as const,
};

/** People and words that the user has hidden. */
export const hidingKeys = {
  blocks: ["hiding", "blocks"] as const,
  mutes: ["hiding", "mutes"] as const,
};

/** The user's own profile. */
export const PROFILE_KEY = ["profile"];

/** Which cases of the moderators' queue are listed. */
export interface CaseFilter {
  kind?: string;
  assigned?: string;
}

/** The data of moderators. */
export const moderationKeys = {
  all: ["moderation"] as const,
  figures: ["moderation", "figures"] as const,
  cases: (status: string, filter: CaseFilter) => ["moderation", "cases", status, filter] as const,
  one: (id: string) => ["moderation", "case", id] as const,
  question: (id: string) => ["moderation", "question-case", id] as const,
  appeals: ["moderation", "appeals"] as const,
};

/** Sanctions against the user. */
export const STRIKES_KEY = ["strikes"];
