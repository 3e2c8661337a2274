import { labelOf } from "@prepfeed/contract/catalogue";
import { plainText } from "@prepfeed/contract/plain-words";
import { descriptionOf, headingOf, tabTitleOf } from "@prepfeed/contract/post-words";
import type { Post } from "@prepfeed/contract/posts";
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
  if (!post) return undefined;
  const labels = [post.subject, post.examType].flatMap((label) => (label ? labelOf(label) : []));
  return {
    title: tabTitleOf(post),
    description: descriptionOf(post),
    card: {
      kicker: [headingOf(post), ...labels.slice(1)].join(", "),
      title: plainText(post.questions[0]?.questionText ?? post.content),
    },
    about: aboutPost(post, labels),
  };
}

/** A problem to practise on, without its options and without its answer. */
function aboutPost(post: Post, labels: string[]) {
  const isText = post.questions.length === 0;
  return {
    "@type": isText ? "SocialMediaPosting" : "LearningResource",
    [isText ? "headline" : "name"]: tabTitleOf(post),
    ...(!isText && { learningResourceType: "Practice problem", isAccessibleForFree: true }),
    ...(labels.length > 0 && { about: labels }),
    author: { "@type": "Person", name: post.author.username },
    datePublished: post.createdAt,
    inLanguage: "en",
  };
}
