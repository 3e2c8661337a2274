import { labelOf, subjectLabels } from "../foundation/catalogue.ts";
import { plainText, shortened } from "../foundation/plain-words.ts";
import type { Post } from "./posts.ts";

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 150;

/** The heading of a post's page. */
export function headingOf({ type, subject, examType, questions }: Post): string {
  if (type === "TEXT") return "Post";
  const [name] = subjectLabels({ subject, section: questions[0]?.section, examType });
  const label = name ? `${name} question` : "Question";
  return questions.length > 1 ? `${label}s: ${questions.length}` : label;
}

/** The title of the browser's tab: the beginning of the question. */
export function tabTitleOf(post: Post): string {
  return shortened(plainText(textOf(post)), TITLE_LENGTH) || headingOf(post);
}

/** The text for search engines and shared links; it contains the options, but not the answer. */
export function descriptionOf(post: Post): string {
  const by = `by ${post.author.username} on Prepfeed`;
  const { subject, examType } = post;
  const [name] = subjectLabels({ subject, section: post.questions[0]?.section, examType });
  const about = [name, examType && labelOf(examType), post.difficultyLevel && labelOf(post.difficultyLevel)]
    .filter(Boolean)
    .join(", ");
  return `${shortened(plainText(textOf(post)), DESCRIPTION_LENGTH)} ${about ? `${about}, ` : ""}${by}.`;
}

const textOf = ({ questions, content }: Post) => questions[0]?.questionText ?? content;
