import { labelOf, subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import { plainText } from "@prepfeed/contract/foundation/plain-words";
import { descriptionOf, headingOf, tabTitleOf } from "@prepfeed/contract/posts/post-words";
import type { Post } from "@prepfeed/contract/posts/posts";
import { validate as isUuid } from "uuid";
import type { Database } from "../../db/database.ts";
import { addressKey } from "../../rules/address-key.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { listPosts } from "./posts.service.ts";

/**
 * The description of a shared link to a post, as any visitor may see it; undefined for every other page. Counts like
 * an API call.
 */
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
  const { subject, examType, questions } = post;
  const exams = examType ? [labelOf(examType)] : [];
  const subjects = subjectLabels({ subject, section: questions[0]?.section, examType });
  return {
    title: tabTitleOf(post),
    description: descriptionOf(post),
    card: {
      kicker: [headingOf(post), ...exams].join(", "),
      title: plainText(questions[0]?.questionText ?? post.content),
    },
    about: aboutPost(post, [...subjects, ...exams]),
  };
}

/** A practice problem, without its options and its answer. */
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
