import type { Post } from "@prepfeed/contract/posts/posts";

/** The title, unless it only repeats the beginning of the question or the content. */
export function titleToShow({ title, content, questions }: Post): string | null {
  const wanted = plain(title).replace(/(\.{3}|…)$/, "");
  if (wanted === "") return null;
  const begins = (text: string) => plain(text).startsWith(wanted);
  return begins(content) || questions.some(({ questionText }) => begins(questionText)) ? null : title;
}

/** Every question was answered before the list was loaded; posts answered now stay open. */
export function isAnsweredBefore({ questions }: Post): boolean {
  return questions.length > 0 && questions.every(({ myAnswer }) => myAnswer && !("isNew" in myAnswer));
}

const NEW_MS = 60 * 60 * 1000;

/** The viewer's own, and not so new that they want to see it. */
export function isOwnAndOlder(
  { author, createdAt }: Post,
  viewerId: string | undefined,
  now: number,
): boolean {
  return author.id === viewerId && now - Date.parse(createdAt) > NEW_MS;
}

function plain(text: string) {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** The content, unless it repeats the question. */
export function contentToShow({ content, questions }: Post): string | null {
  if (content.trim() === "") return null;
  return questions.some(({ questionText }) => plain(questionText) === plain(content)) ? null : content;
}
