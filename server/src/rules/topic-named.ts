import { SUBTOPICS, TOPICS, type Topic, topicOf } from "@prepfeed/question-engine/syllabus";
import { LRUCache } from "lru-cache";

let named: ReadonlyMap<string, Topic> | undefined;
/** Cached results for labels, because the same ones are looked up with every page. */
const found = new LRUCache<string, { topic: Topic | undefined }>({ max: 5_000 });

/**
 * The only topic that a label names: by its title or key, or by another name that no other topic has. No guessing.
 */
export function topicNamed(label: string): Topic | undefined {
  const known = found.get(label);
  if (known) return known.topic;
  named ??= allNames();
  const topic = named.get(wordsOf(label));
  found.set(label, { topic });
  return topic;
}

const labels = new Map<string, readonly string[]>();

/** Every spelling of a topic's names as a label, for lookups in a table. */
export function labelsOf(topic: Topic): readonly string[] {
  const known = labels.get(topic.key) ?? writeLabels(topic);
  labels.set(topic.key, known);
  return known;
}

function writeLabels(topic: Topic): string[] {
  const names = namesOf(topic).filter((name) => topicNamed(name)?.key === topic.key);
  return [...new Set(names.flatMap((name) => [name, `${name.charAt(0).toUpperCase()}${name.slice(1)}`]))];
}

function allNames(): ReadonlyMap<string, Topic> {
  const names = new Map<string, Topic | undefined>();
  for (const topic of TOPICS) {
    for (const name of namesOf(topic).map(wordsOf)) {
      const other = names.has(name) && names.get(name) !== topic;
      names.set(name, other ? undefined : topic);
    }
  }
  for (const topic of TOPICS) for (const name of [topic.title, topic.key]) names.set(wordsOf(name), topic);
  return new Map([...names].filter((entry): entry is [string, Topic] => entry[1] !== undefined));
}

function namesOf(topic: Topic): string[] {
  const below = SUBTOPICS.filter((subtopic) => topicOf(subtopic.topic) === topic);
  return [
    topic.title,
    topic.key,
    ...topic.aliases,
    ...below.flatMap(({ title, aliases }) => [title, ...aliases]),
  ];
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
