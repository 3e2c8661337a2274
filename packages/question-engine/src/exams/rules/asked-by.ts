import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { topicOf } from "../../syllabus/syllabus.ts";
import { type Depth, depthOf, type Form } from "../../writing/nature.ts";
import type { SetWriter } from "../../writing/set-writer.ts";
import type { Writer } from "../../writing/writer.ts";
import type { Exam, Levels } from "./exam.ts";

/** Decides whether an exam's papers use a writer, with or without a requested level. */
export function askedBy(exam: Exam, level: Difficulty | undefined): (writer: Writer | SetWriter) => boolean {
  const { takes = {}, anyDepth = {}, only = {}, excluded: { forms, chapters, sums, writers } = {} } = exam;
  return (writer) => {
    const { kind, name, topic, form, chapter } = writer;
    const { unit } = topicOf(topic);
    const [least, greatest] = takes[unit] ?? [1, 5];
    const depth = depthOf(writer);
    const isOf = (some: readonly Form[] | undefined) => form !== undefined && some?.includes(form) === true;
    // Learners who request easy questions, or easier ones than papers have, get what papers leave out as too
    // easy.
    const isEasy = level === "EASY";
    const isTooEasy = depth < least && !isEasy && level !== "MEDIUM";
    if ((isTooEasy || depth > greatest) && !isOf(anyDepth[unit])) return false;
    if (isOf(forms)) return false;
    if (only[unit] && !isEasy && !isOf(only[unit])) return false;
    if (chapter && chapters?.includes(chapter)) return false;
    if (kind === "computed" && !level && sums?.includes(unit)) return false;
    return !writers?.includes(name.split("/")[0] ?? name);
  };
}

/** The writers at the level that the exam gives to their depth. */
export function levelledFor({ levels = {} }: Exam, writers: readonly Writer[]): readonly Writer[] {
  return writers.map((writer) => {
    const own = levels[topicOf(writer.topic).unit];
    const depth = depthOf(writer);
    return own ? { ...writer, depth, difficulty: levelOf(depth, own) } : writer;
  });
}

function levelOf(depth: Depth, { easy, medium }: Levels): Difficulty {
  return depth <= easy ? "EASY" : depth <= medium ? "MEDIUM" : "HARD";
}
