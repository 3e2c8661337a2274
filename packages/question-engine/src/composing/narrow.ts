import type { Subtopic } from "../syllabus/sub-topics/sub-topic.ts";
import { topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "../writing/writer.ts";

/** The writers about a sub-topic: some unchanged, tables with only the cases that mention it. */
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

/** A table's writers are named after it, followed by a slash, the difficulty and perhaps the topic. */
function tableOf({ name }: Writer): string {
  return name.split("/")[0] ?? name;
}

function casesAbout({ title, topics, says, not }: Subtopic, writer: Writer): Writer[] {
  const { preview } = writer;
  if (!preview || !topics.includes(writer.topic)) return [];
  const cases = Array.from({ length: writer.size }, (_, index) => index).filter((index) => {
    const { text, about } = preview(index);
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
