import { readContent } from "../../content/read-content.ts";
import { type ReasonedForm, type ReasonedRow, reasoned } from "../../formats/assertion-reason.ts";
import type { FactTable } from "../../formats/fact-table.ts";
import { type ListRow, listBank } from "../../formats/list-bank.ts";
import { onSubjects, type SubjectRow } from "../../formats/one-subject.ts";
import { type SequenceRow, sequences } from "../../formats/sequence.ts";
import { type StatementRow, statementBank } from "../../formats/statement-bank.ts";
import { type TwoReasonsRow, twoReasons } from "../../formats/two-reasons.ts";
import type { TopicKey } from "../../syllabus/syllabus.ts";
import type { Writer } from "../../writing/writer.ts";
import { facts } from "../facts.ts";
import { glossary, type Term } from "../glossary.ts";
import { type LinkedFact, linkedFacts } from "../linked-facts.ts";
import { type Single, singles, wordings } from "../singles.ts";
import { areAlike, type TableContent, tableOf } from "./table-content.ts";

interface GlossaryContent extends Pick<FactTable<Term>, "mayContain" | "formats"> {
  glossary: string;
  topic: TopicKey;
  kind: string;
  alike?: readonly (readonly string[])[];
  rows: readonly Term[];
}

/** An entry of a content file. Its first key is its kind, and the value its name. */
type Entry =
  | TableContent
  | GlossaryContent
  | { questions: string; topic: TopicKey; mayContain?: readonly string[]; rows: readonly Single[] }
  | { wordings: string; topic: TopicKey; rows: readonly Single[] }
  | { linked: string; rows: readonly LinkedFact[] }
  | { statements: string; banks: Record<TopicKey, readonly StatementRow[]> }
  | { subjects: string; rows: readonly SubjectRow[] }
  | { assertions: string; form: ReasonedForm; rows: readonly ReasonedRow[] }
  | { "two-reasons": string; rows: readonly TwoReasonsRow[] }
  | { lists: string; rows: readonly ListRow[] }
  | { sequences: string; rows: readonly SequenceRow[] };

/** The writers of a content file's entries, by the entries' names. */
export function writersIn(file: URL): (name: string) => Writer[] {
  const entries = new Map(readContent<readonly Entry[]>(file).map((entry) => [nameOf(entry), entry]));
  return (name) => {
    const entry = entries.get(name);
    if (!entry) throw new RangeError(`${file.pathname} has no entry "${name}"`);
    return writersOf(entry);
  };
}

const nameOf = (entry: object) => Object.values(entry)[0] as string;

function writersOf(entry: Entry): Writer[] {
  if ("table" in entry) return facts(tableOf(entry));
  if ("questions" in entry) return singles(entry.questions, entry.topic, entry.rows, entry.mayContain);
  if ("wordings" in entry) return wordings(entry.wordings, entry.topic, entry.rows);
  if ("linked" in entry) return linkedFacts(entry.linked, entry.rows);
  if ("statements" in entry) return statementBank(entry.statements, entry.banks);
  if ("subjects" in entry) return onSubjects(entry.subjects, entry.rows);
  if ("assertions" in entry) return reasoned(entry.assertions, entry.form, entry.rows);
  if ("two-reasons" in entry) return twoReasons(entry["two-reasons"], entry.rows);
  if ("lists" in entry) return listBank(entry.lists, entry.rows);
  if ("sequences" in entry) return sequences(entry.sequences, entry.rows);
  const { glossary: name, topic, kind, alike, rows, ...rules } = entry;
  const alsoTrue = alike && areAlike<Term>(alike, ({ name }) => name);
  return glossary(name, topic, kind, rows, { ...rules, alsoTrue });
}
