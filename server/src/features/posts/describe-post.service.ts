import { descriptionOf, tabTitleOf } from "@prepfeed/contract/post-words";
import { validate as isUuid } from "uuid";
import type { Database } from "../../db/database.ts";
import { listPosts } from "./posts.service.ts";

/** What a shared link to a post tells, as any visitor may see it; undefined for every other page. */
export async function describePost(db: Database, path: string) {
  const id = /^\/posts\/([^/]+)\/?$/.exec(path)?.[1];
  if (!id || !isUuid(id)) return undefined;
  const [post] = await listPosts(db, [id], undefined);
  return post && { title: tabTitleOf(post), description: descriptionOf(post) };
}
