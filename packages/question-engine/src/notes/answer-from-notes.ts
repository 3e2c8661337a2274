import type { Topic, TopicKey } from "../syllabus/syllabus.ts";
import { type Found, findInNotes, type Passage } from "./find-in-notes.ts";
import { loadNotes } from "./load.ts";
import type { Note } from "./note.ts";

export type { Note };

export interface NoteAnswer {
  topic: Topic;
  note: Note;
  /** The beginning: the law, the definition, the date itself. */
  statement: string;
  /** Its name, for follow-up questions. */
  name: string;
  /** The rest of the note, with the requested part first. */
  others: readonly string[];
}

/** The notes' answer to a learner's question, or undefined if they have none: nothing is invented. */
export async function answerFromNotes(
  question: string,
  within?: TopicKey,
  least?: number,
): Promise<NoteAnswer | undefined> {
  const found = await findInNotes(question, { max: 8, within, least });
  const [lead] = found;
  if (!lead) return undefined;
  const { topic } = lead.passage;
  const note = await noteOf(topic);
  const near = found.slice(1).filter(({ passage }) => passage.topic === topic && passage.kind === "entry");
  const known = note.know.map(({ name, text, formula }) => told({ name, text: withFormula(text, formula) }));
  const statement = statementOf(lead);
  const others = [...new Set([...near.map(({ passage }) => told(passage)), ...known])];
  return {
    topic,
    note,
    statement,
    name: lead.passage.kind === "entry" ? lead.passage.name : topic.title,
    others: others.filter((other) => lead.passage.kind !== "entry" || other !== told(lead.passage)),
  };
}

export async function noteOf({ key, unit }: Topic): Promise<Note> {
  const note = (await loadNotes(unit)).find(({ topic }) => topic === key);
  if (!note) throw new Error(`There is no note on ${key}`);
  return note;
}

const withFormula = (text: string, formula: string | undefined) => (formula ? `${text}\n$${formula}$` : text);

const told = ({ name, text }: Pick<Passage, "name" | "text">) => `${name}: ${text}`;

function statementOf({ passage: { kind, name }, text }: Found): string {
  return kind === "entry" || kind === "table" ? told({ name, text }) : text;
}

/** What to know about a topic, one line for each thing. */
export function keyPointsOf({ know }: Note): string[] {
  return know.map(({ name, text, formula }) => `${name}: ${text}${formula ? ` $${formula}$` : ""}`);
}
