import type { Subtopic } from "./syllabus/sub-topics/sub-topic.ts";
import { topicOf } from "./syllabus/syllabus.ts";
import type { Writer } from "./writer.ts";

/** The writers of what is about a sub-topic: some as they are, tables with only the cases that say it. */
export function writersAbout(subtopic: Subtopic, writers: readonly Writer[]): Writer[] {
  const { unit } = topicOf(subtopic.topic);
  const named = new Set(subtopic.writers);
  return writers
    .filter((writer) => topicOf(writer.topic).unit === unit)
    .flatMap((writer) => {
      const isNamed = named.has(writer.name) || named.has(tableOf(writer));
      return isNamed ? { ...writer, subtopic: subtopic.title } : casesAbout(subtopic, writer);
    });
}

/** A table's writers are named after it, with the difficulty and perhaps the topic behind a stroke. */
function tableOf({ name }: Writer): string {
  return name.split("/")[0] ?? name;
}

function casesAbout({ title, topics, says, not }: Subtopic, writer: Writer): Writer[] {
  const { tell } = writer;
  if (!tell || !topics.includes(writer.topic)) return [];
  const cases = Array.from({ length: writer.size }, (_, index) => index).filter((index) => {
    const { text, about } = tell(index);
    return about === undefined ? says?.test(text) && !not?.test(text) : about === title;
  });
  if (cases.length === 0) return [];
  return [
    {
      ...writer,
      subtopic: title,
      size: cases.length,
      draft: (random, index) => writer.draft(random, cases[index] as number),
    },
  ];
}
