import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import { Search } from "@prepfeed/contract/foundation/limits";
import type { NewPost } from "@prepfeed/contract/posts/posts";
import { type Options, optionsOf } from "@prepfeed/contract/questions/question-parts";

/** A lexeme that stands for a word of the title or topic: such posts come first in a search. */
export const TITLE_MARK = "t:";

const MAX_WORD = 40;

/** Words in the form of the search: letters and digits of any script, in lower case, at least two. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words.map(cut))];
}

/** Never splits a surrogate pair. */
const cut = (word: string) => word.slice(0, MAX_WORD).replace(/\p{Surrogate}$/u, "");

/**
 * The searchable words of a post: never its explanations or keys, and only the beginning of a very long one.
 */
export function searchableWords(
  post: Pick<NewPost, "title" | "content" | "topic" | "subject" | "examType" | "stimulus"> & {
    questions: readonly (Options & {
      questionText: string;
      pictureDescription?: string | null;
      topic?: string | undefined;
    })[];
  },
  max: number = Search.maxWords,
) {
  const { title, content, topic, subject, examType, stimulus, questions } = post;
  const labels = [subject && labelOf(subject), examType && labelOf(examType)];
  const asked = questions.flatMap((q) => [q.questionText, q.pictureDescription, ...optionsOf(q), q.topic]);
  const headline = wordsOf([title, topic].join(" "));
  const words = wordsOf([...headline, ...labels, content, stimulus?.text, ...asked].join(" ")).slice(0, max);
  return { words, lexemes: [...words, ...headline.map((word) => TITLE_MARK + word)] };
}
