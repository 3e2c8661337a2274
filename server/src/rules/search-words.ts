import { labelOf } from "@prepfeed/contract/catalogue";
import type { NewPost } from "@prepfeed/contract/posts";

/** A lexeme that stands for a word of the title or topic: such posts come first in a search. */
export const TITLE_MARK = "t:";

const MAX_WORD = 40;

/** Words as the search knows them: letters and digits of any script, in lower case, at least two. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD)))];
}

/** What a post can be found by: never its explanations or keys. */
export function searchableWords(
  post: Pick<NewPost, "title" | "content" | "topic" | "subject" | "examType" | "questions">,
) {
  const { title, content, topic, subject, examType, questions } = post;
  const labels = [subject && labelOf(subject), examType && labelOf(examType)];
  const asked = questions.flatMap((q) => [
    q.questionText,
    q.optionA,
    q.optionB,
    q.optionC,
    q.optionD,
    q.topic,
  ]);
  const headline = wordsOf([title, topic].join(" "));
  const words = wordsOf([...headline, content, ...labels, ...asked].join(" "));
  return { words, lexemes: [...words, ...headline.map((word) => TITLE_MARK + word)] };
}
