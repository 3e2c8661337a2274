import { readContent } from "../../content/read-content.ts";

interface Entry {
  [kind: string]: unknown;
  rows: readonly unknown[];
}

/** Gives the rows of a content file's entries, by the entries' names, to writers whose wording is code. */
export function rowsIn(file: URL): <Row>(name: string) => readonly Row[] {
  const entries = readContent<readonly Entry[]>(file);
  return <Row>(name: string) => {
    const entry = entries.find((each) => Object.values(each)[0] === name);
    if (!entry) throw new RangeError(`${file.pathname} has no entry "${name}"`);
    return entry.rows as readonly Row[];
  };
}
