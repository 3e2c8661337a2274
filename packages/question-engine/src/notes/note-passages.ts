import { SUBTOPICS } from "../syllabus/sub-topics/sub-topics.ts";
import { type Topic, topicOf } from "../syllabus/syllabus.ts";
import type { Note } from "./note.ts";

/** What can be found in a note: its beginning, an entry, its table or a row of it, a trap. */
export interface Passage {
  topic: Topic;
  kind: "about" | "entry" | "table" | "row" | "trap";
  /** Its name, by which it is found; blank for a trap. */
  name: string;
  /** Its other names. */
  aliases: readonly string[];
  /** Its text, in sentences. */
  text: string;
}

export function passagesOf(note: Note): Passage[] {
  const topic = topicOf(note.topic);
  const { table } = note;
  return [
    { topic, kind: "about", name: topic.title, aliases: namesBelow(topic), text: note.about },
    ...note.know.map(({ name, aliases = [], text, formula }): Passage => {
      return { topic, kind: "entry", name, aliases, text: formula ? `${text}\n$${formula}$` : text };
    }),
    ...(table ? tablePassages(topic, table) : []),
    ...note.traps.map((text): Passage => ({ topic, kind: "trap", name: "", aliases: [], text })),
  ];
}

/** The topic's other names; a sub-topic that the note does not name is found at the note's beginning. */
function namesBelow(topic: Topic): string[] {
  const below = SUBTOPICS.filter((subtopic) => topicOf(subtopic.topic) === topic);
  return [...topic.aliases, ...below.flatMap(({ title, aliases }) => [title, ...aliases])];
}

/** The whole table, and each row by its first cell, as text. */
function tablePassages(topic: Topic, { name, aliases = [], header, rows }: NonNullable<Note["table"]>): Passage[] {
  const read = (row: readonly string[]) =>
    `${row[0]}: ${row
      .slice(1)
      .map((cell, i) => (row.length > 2 ? `${header[i + 1]}: ${cell}` : cell))
      .join("; ")}.`;
  return [
    { topic, kind: "table", name, aliases, text: rows.map(read).join("\n") },
    ...rows.map((row): Passage => ({ topic, kind: "row", name: row[0] ?? "", aliases: [], text: read(row) })),
  ];
}
