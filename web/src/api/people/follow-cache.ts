import type { FollowState } from "@prepfeed/contract/people/follows";

/** A copy of cached data in which every card or profile of this person shows the new follow state. */
export function applyFollow<Cached>(cached: Cached, personId: string, state: FollowState): Cached {
  if (Array.isArray(cached)) return cached.map((each) => applyFollow(each, personId, state)) as Cached;
  if (typeof cached !== "object" || cached === null) return cached;
  if ("id" in cached && cached.id === personId && "isFollowing" in cached) return { ...cached, ...state };
  const entries = Object.entries(cached).map(([key, value]) => [key, applyFollow(value, personId, state)]);
  return Object.fromEntries(entries) as Cached;
}
