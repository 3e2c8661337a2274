import type { Subject } from "@prepfeed/contract/catalogue";
import type { Post } from "@prepfeed/contract/posts";
import type { Database } from "../../db/database.ts";
import { listBestPostIds } from "./best-posts.queries.ts";
import { listPosts } from "./posts.service.ts";

/** The posts with questions on a topic that people liked and kept most, among the newest on it. */
export async function listBestPosts(
  db: Database,
  wanted: { subject: Subject; topics: string[]; max: number; scanned: number },
  viewerId: string | undefined,
): Promise<Post[]> {
  return listPosts(db, await listBestPostIds(db, wanted), viewerId);
}
