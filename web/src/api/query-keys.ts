/** Every cached post lives under `all`. */
export const postKeys = {
  all: ["posts"] as const,
  feeds: ["posts", "feed"] as const,
  one: (id: string) => ["posts", "one", id] as const,
  bookmarks: ["posts", "bookmarks"] as const,
  user: (id: string) => ["posts", "user", id] as const,
};

export const commentKeys = {
  of: (postId: string) => ["comments", postId] as const,
};

/** Every cached person lives under `all`. */
export const userKeys = {
  all: ["users"] as const,
  one: (id: string) => ["users", "one", id] as const,
  followers: (id: string) => ["users", "followers", id] as const,
  following: (id: string) => ["users", "following", id] as const,
  search: (query: string) => ["users", "search", query] as const,
  suggestions: (size: number) => ["users", "suggestions", size] as const,
  top: ["users", "top"] as const,
};

/** One's own profile. */
export const PROFILE_KEY = ["profile"];
