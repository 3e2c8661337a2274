import type { Post } from "@prepfeed/contract/posts";

/** The title, unless it only repeats how the question or the content begins. */
export function titleToShow({ title, content, questions }: Post): string | null {
  const wanted = plain(title).replace(/(\.{3}|…)$/, "");
  if (wanted === "") return null;
  const begins = (text: string) => plain(text).startsWith(wanted);
  return begins(content) || questions.some(({ questionText }) => begins(questionText)) ? null : title;
}

/** Every question was answered before the list was read; what is answered now stays open. */
export function isAnsweredBefore({ questions }: Post): boolean {
  return questions.length > 0 && questions.every(({ myAnswer }) => myAnswer && !("isNew" in myAnswer));
}

function plain(text: string) {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** The content, unless the question itself says it. */
export function contentToShow({ content, questions }: Post): string | null {
  if (content.trim() === "") return null;
  return questions.some(({ questionText }) => plain(questionText) === plain(content)) ? null : content;
}
