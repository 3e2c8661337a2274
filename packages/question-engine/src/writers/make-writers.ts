import type { SetWriter } from "../writing/set-writer.ts";
import type { Writer, WriterList } from "../writing/writer.ts";

/** What a unit's index exports. */
export interface UnitWriters {
  writers: WriterList;
  setWriters?: readonly SetWriter[];
}

/** A unit's writers and those of the formats made of its tables. */
export function makeWriters(writers: WriterList): readonly Writer[] {
  return levelRecall(writers.flat().flatMap((writer) => [writer, ...inFormats(writer)]));
}

/** What is made of a table belongs to its chapter, and is of its form where it has one. */
function inFormats({ inFormats, chapter, form }: Writer): Writer[] {
  return (inFormats?.() ?? []).map((writer) => ({ ...writer, chapter, form: form ?? writer.form }));
}

/** Plain recall, however rare the fact, is Medium at most: what is Hard links ideas or has several statements to judge. */
function levelRecall(writers: readonly Writer[]): Writer[] {
  const isRecall = ({ kind, style }: Writer) => kind === "facts" && style === "recall";
  return writers.map((writer) =>
    isRecall(writer) && writer.difficulty === "HARD" ? { ...writer, difficulty: "MEDIUM" } : writer,
  );
}
