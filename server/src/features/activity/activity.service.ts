import type { ActivityItem } from "@prepfeed/contract/people/activity";
import type { Database } from "../../db/database.ts";
import { authorView } from "../users/author-view.ts";
import * as queries from "./activity.queries.ts";
import { sittingsOf } from "./sittings.ts";

/** Sittings are computed from at most this many of the latest answers. */
const MAX_ANSWERS = 200;
/** Likes and comments are taken from the latest notifications, at most this many. */
const MAX_NOTIFICATIONS = 200;

/** The person's own actions and what others did with their content, newest first. */
export async function getActivity(
  db: Database,
  viewerId: string,
  size: number,
): Promise<{ content: ActivityItem[] }> {
  const [answers, posts, followers, reactions] = await Promise.all([
    queries.listRecentAnswers(db, viewerId, MAX_ANSWERS),
    queries.listRecentPosts(db, viewerId, size),
    queries.listRecentFollowers(db, viewerId, size),
    queries.listRecentReactions(db, viewerId, size, MAX_NOTIFICATIONS),
  ]);
  const items: ActivityItem[] = [
    ...sittingsOf(answers, size),
    ...posts.map(({ id, title, created_at }) => ({
      kind: "post" as const,
      at: created_at.toISOString(),
      postId: id,
      title,
    })),
    ...followers.map((row) => ({
      kind: "follower" as const,
      at: row.created_at.toISOString(),
      actor: authorView(row),
    })),
    ...reactions.map((row) => ({
      kind: row.kind,
      at: row.created_at.toISOString(),
      actor: authorView(row),
      postId: row.post_id,
      title: row.post_title,
    })),
  ];
  return { content: items.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, size) };
}
