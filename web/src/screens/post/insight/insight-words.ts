import { PostInsight } from "@prepfeed/contract/foundation/limits";
import type { PostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import { shortDate } from "../../../components/active-days/day-list.ts";
import { counted } from "../../../wording/counted.ts";
import { inFigures } from "../../../wording/in-figures.ts";

type QuestionInsight = PostAnalytics["questions"][number];
type LikedDay = NonNullable<PostAnalytics["likesByDay"]>[number];

export function isUnread(analytics: PostAnalytics): boolean {
  const { views, answers, likes, comments, shares, bookmarks } = analytics;
  return views + answers + likes + comments + shares + bookmarks === 0;
}

/** Why other people's answers are not shown. */
export function untoldSentence({ people }: Pick<QuestionInsight, "people">): string {
  const missing = PostInsight.minPeople - people;
  if (missing <= 0)
    return "You are sitting a mock test that asks this question. The answers are shown after it.";
  const more = missing === 1 ? "1 more person has" : `${missing} more people have`;
  return `You see how people answered once ${more} answered. So far ${people === 1 ? "1 person has" : `${people} people have`}.`;
}

/** `60% of 1,204 people were right.` */
export function rightSentence(right: number, people: number): string {
  return `${right}% of ${inFigures(people)} people were right.`;
}

export function likesSentence(days: LikedDay[] | null): string {
  if (!days) return `A post with more than ${inFigures(PostInsight.maxLikes)} likes is not shown by day.`;
  const total = days.reduce((sum, { likes }) => sum + likes, 0);
  if (total === 0) return `No likes in the last ${PostInsight.days} days.`;
  const best = days.reduce((most, day) => (day.likes > most.likes ? day : most));
  return `${counted(total, "like")} in the last ${PostInsight.days} days, most on ${shortDate(best.day)}: ${inFigures(best.likes)}.`;
}
