import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Post } from "@prepfeed/contract/posts/posts";
import type { Database } from "../../db/database.ts";
import { listBestPostIds } from "./best-posts.queries.ts";
import { listPosts } from "./posts.service.ts";

/** The posts on a topic with the most likes and bookmarks, among the newest. */
export async function listBestPosts(
  db: Database,
  wanted: { subject: Subject; topics: string[]; max: number; scanned: number },
  viewerId: string | undefined,
): Promise<Post[]> {
  return listPosts(db, await listBestPostIds(db, wanted, viewerId ?? null), viewerId);
}
