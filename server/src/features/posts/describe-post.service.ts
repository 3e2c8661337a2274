import { descriptionOf, tabTitleOf } from "@prepfeed/contract/post-words";
import { validate as isUuid } from "uuid";
import type { Database } from "../../db/database.ts";
import { addressKey } from "../../rules/address-key.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { listPosts } from "./posts.service.ts";

/** What a shared link to a post tells, as any visitor may see it; undefined for every other page. Counts like a call of the API. */
export async function describePost(
  { db, limiter }: { db: Database; limiter: RateLimiter },
  path: string,
  ip: string,
) {
  const id = /^\/posts\/([^/]+)\/?$/.exec(path)?.[1];
  if (!id || !isUuid(id)) return undefined;
  await limiter.use("visitors", { address: addressKey(ip) });
  const [post] = await listPosts(db, [id], undefined);
  return post && { title: tabTitleOf(post), description: descriptionOf(post) };
}
