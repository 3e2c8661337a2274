import { TOPICS, type Topic } from "@prepfeed/question-engine/syllabus";

interface Name {
  topic: Topic;
  words: string;
}

let names: readonly Name[] | undefined;

/** Names of one short word ("set", "work") have too many other meanings. */
function topicNames(): readonly Name[] {
  names ??= TOPICS.flatMap((topic) =>
    [topic.title, ...topic.aliases].map((name) => ({ topic, words: wordsOf(name) })),
  ).filter(({ words }) => words.trim().length >= 5);
  return names;
}

/** The topics of the syllabus that a text names, the most frequent and longest first. */
export function topicsSpotted(text: string): Topic[] {
  const searched = wordsOf(text);
  const weights = new Map<Topic, number>();
  for (const { topic, words } of topicNames()) {
    if (!searched.includes(words)) continue;
    const times = searched.split(words).length - 1;
    weights.set(topic, (weights.get(topic) ?? 0) + times * words.length);
  }
  return [...weights].sort(([, one], [, other]) => other - one).map(([topic]) => topic);
}

/** The syllabus's own name for these topics. */
export function termsOfTopics(topics: readonly Topic[]): string[] {
  return [...new Set(topics.flatMap(({ aliases }) => aliases))];
}

/** Lower case, without punctuation, between single spaces. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
