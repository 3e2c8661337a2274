import type { TopicGroup } from "@prepfeed/contract/learning/topics";

/** Only the topics whose title contains all the words, or whose group has that name. */
export function foundIn(groups: TopicGroup[], search: string): TopicGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return groups
    .map((group) =>
      has(group.title) ? group : { ...group, topics: group.topics.filter(({ title }) => has(title)) },
    )
    .filter(({ topics }) => topics.length > 0);
}
