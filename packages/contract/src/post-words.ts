import { labelOf } from "./catalogue.ts";
import { plainText, shortened } from "./plain-words.ts";
import type { Post } from "./posts.ts";

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 150;

/** The heading of a post's page. */
export function headingOf({ type, subject, questions }: Post): string {
  if (type === "TEXT") return "Post";
  const label = subject ? `${labelOf(subject)} question` : "Question";
  return questions.length > 1 ? `${label}s: ${questions.length}` : label;
}

/** The browser's tab: how the question begins. */
export function tabTitleOf(post: Post): string {
  return shortened(plainText(textOf(post)), TITLE_LENGTH) || headingOf(post);
}

/** What a search engine or a shared link shows; the options are asked, the answer is not told. */
export function descriptionOf(post: Post): string {
  const by = `by ${post.author.username} on Prepfeed`;
  const about = [post.subject, post.examType, post.difficultyLevel]
    .filter((label) => label !== null)
    .map((label) => labelOf(label))
    .join(", ");
  return `${shortened(plainText(textOf(post)), DESCRIPTION_LENGTH)} ${about ? `${about}, ` : ""}${by}.`;
}

const textOf = ({ questions, content }: Post) => questions[0]?.questionText ?? content;
