import { readContent } from "../../../content/read-content.ts";
import type { SetWriter } from "../../../writing/set-writer.ts";
import { type Cloze, clozes } from "./cloze/cloze.ts";
import {
  type BankPassage,
  bankPassages,
  type LongPassage,
  longPassages,
  type Passage,
  passages,
} from "./passage.ts";

type Entry =
  | { passages: string; rows: readonly Passage[] }
  | { "long-passages": string; rows: readonly LongPassage[] }
  | { "bank-passages": string; rows: readonly BankPassage[] }
  | { clozes: string; rows: readonly Cloze[] };

/** The sets that the passages of a content file make, by their names. */
export function setsIn(file: URL): (name: string) => SetWriter {
  const sets = new Map(
    readContent<readonly Entry[]>(file)
      .map(setOf)
      .map((set) => [set.name, set]),
  );
  return (name) => {
    const set = sets.get(name);
    if (!set) throw new RangeError(`${file.pathname} has no passages "${name}"`);
    return set;
  };
}

function setOf(entry: Entry): SetWriter {
  if ("passages" in entry) return passages(entry.passages, entry.rows);
  if ("long-passages" in entry) return longPassages(entry["long-passages"], entry.rows);
  if ("clozes" in entry) return clozes(entry.clozes, entry.rows);
  return bankPassages(entry["bank-passages"], entry.rows);
}
