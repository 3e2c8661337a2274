import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { KINDS, type Table } from "./content-schema.ts";

export interface ContentFault {
  line: number;
  what: string;
}

interface Found {
  path: readonly PropertyKey[];
  what: string;
}

/** The errors in a content file's text, each with its line. `isInUse` knows the entries that writers name. */
export function contentFaults(
  source: string,
  isInUse: (name: string) => boolean = () => true,
): ContentFault[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      what: message.split("\n")[0] ?? message,
    }));
  const entries: unknown = document.toJS();
  if (!Array.isArray(entries)) return [{ line: 1, what: "is no list of entries, each begun with a hyphen" }];
  const names = new Set<unknown>();
  return entries.flatMap((entry: unknown, at) => {
    const [kind = "", name] = Object.entries(entry ?? {})[0] ?? [];
    const found = [
      ...shapeFaults(kind, entry),
      ...(names.has(name) ? [{ path: [kind], what: `"${name}" is here twice` }] : []),
      ...(isInUse(String(name)) ? [] : [{ path: [kind], what: `"${name}" is asked by no writer` }]),
    ];
    names.add(name);
    return found.map(({ path, what }) => ({
      line: lineAt(offsetOf(document, [at, ...path])),
      what: [...path.map(String), what].join(" "),
    }));
  });
}

function shapeFaults(kind: string, entry: unknown): Found[] {
  if (!(kind in KINDS))
    return [{ path: [], what: `begins with "${kind}", which is none of ${Object.keys(KINDS).join(", ")}` }];
  const { error } = KINDS[kind as keyof typeof KINDS].safeParse(entry);
  if (error) return error.issues.map(({ path, message }) => ({ path, what: message }));
  return kind === "table" ? referenceFaults(entry as Table) : [];
}

/** Columns and rows that a table's texts name, but that it does not have. */
function referenceFaults({ rows, ask, explain, alike = [], order }: Table): Found[] {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const [first = ""] = Object.keys(rows[0] ?? {});
  const named = new Set(rows.map((row) => row[first]));
  const inText = (
    path: readonly PropertyKey[],
    text: string | false | undefined,
    more: readonly string[] = [],
  ) =>
    [...(text || "").matchAll(/<(\w)(\w*)>/g)]
      .map(([, initial = "", others = ""]) => initial.toLowerCase() + others)
      .filter((column) => !columns.has(column) && !more.includes(column))
      .map((column) => ({ path, what: `names the column "${column}", which no row has` }));
  const inNames = (path: readonly PropertyKey[], names: readonly string[]) =>
    names
      .filter((name) => !named.has(name))
      .map((name) => ({ path, what: `names the row "${name}", which is not there` }));
  return [
    ...inText(["explain"], explain),
    ...alike.flatMap((group, at) => inNames(["alike", at], group)),
    ...(order
      ? [
          ...inText(["order", "name"], order.name),
          ...inText(["order", "show"], order.show),
          ...inText(["order", "by"], `<${order.by}>`),
        ]
      : []),
    ...ask.flatMap((one, at) => [
      ...inText(["ask", at, "question"], one.question),
      ...inText(["ask", at, "answer"], one.answer),
      ...inText(["ask", at, "explain"], one.explain),
      ...inText(["ask", at, "state"], one.state, ["answer"]),
      ...inText(["ask", at, "wrong"], one.wrong && `<${one.wrong}>`),
      ...inNames(["ask", at, "except"], one.except ?? []),
      ...(one.alike ?? []).flatMap((group) => inNames(["ask", at, "alike"], group)),
    ]),
  ];
}

/** The position of a value, or of the nearest thing around it that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === String(step));
      offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
      node = (pair?.value as Node | undefined) ?? null;
    } else if (isSeq(node)) {
      node = (node.items[Number(step)] as Node | undefined) ?? null;
      offset = node?.range?.[0] ?? offset;
    }
  }
  return offset;
}
