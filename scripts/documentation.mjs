import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fromRoot } from "./root.mjs";
import { listFiles } from "./source-hash.mjs";

/** Words that readers stumbled over, with a replacement. They are checked in pages, comments and test names. */
const WORDS = [
  [/\bmend(s|ed|ing)?\b/i, "fix"],
  [/\btold (is|are)\b/i, "is shown"],
  [/\bsent away\b/i, "refused, or the status of the reply"],
  [/\banew\b/i, "again"],
  [/\bwho(so)?(m)?ever\b/i, "who it is: a learner, further callers"],
  [/\bthe books\b/i, "totals"],
  [/\b(whence|thereby|lest|hitherto)\b/i, "a plain word, such as so that"],
  [/\bnews\b/i, "notifications, or announcements to open pages"],
  [/\bvouch(es|ed|ing)?\b/i, "confirm"],
  [/\bknow(s|ing)? no\b/i, "has no, or imports no"],
  [/\bheld keys?\b|\bkeys? (is|are|was|were) held\b/i, "hidden"],
  [/\btolerant\b/i, "a replica is allowed"],
  [/\bone's\b/i, "the learner's, the caller's, their own"],
  [/\bbetray(s|ed|ing)?\b/i, "reveal"],
  [/\b(at|on) sight\b/i, "at a glance"],
  [/\bgoes on after\b/i, "continues the text after"],
  [/\b(its|the) worth\b/i, "value"],
];

const PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "deploy/README.md", "docs"];
const CODE = ["packages", "server", "web", "e2e", "bench", "scripts"];

const nameOf = (file) => relative(fromRoot(), file);
const withoutCode = (text) => text.replace(/^ *```.*?^ *```/gms, "");
const headingsOf = (text) => [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** A page starts with its title and a paragraph that says what it is for. */
function findMissingIntroduction(text) {
  const [title = "", introduction = ""] = text.split("\n").filter((line) => line.trim());
  if (!title.startsWith("# ")) return ["does not start with a title"];
  return /^([#|!<>*-] ?|```|\d+\.)/.test(introduction) && !introduction.startsWith("**")
    ? ["does not start with a paragraph that says what it is for"]
    : [];
}

function findRepeated(values, what) {
  return values
    .filter((value, i) => values.indexOf(value) < i)
    .map((value) => `${what} "${value}" occurs twice`);
}

function findDeadLinks(file, text) {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src,
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path, anchor] = target.split("#");
      const page = path ? join(dirname(file), path) : file;
      if (!existsSync(page)) return true;
      return anchor && !headingsOf(readFileSync(page, "utf8")).map(anchorOf).includes(anchor);
    })
    .map((target) => `links to ${target}, which does not exist`);
}

function findWords(text) {
  return text
    .split("\n")
    .flatMap((line, i) =>
      WORDS.filter(([word]) => word.test(line)).map(
        ([word, instead]) => `line ${i + 1}: "${line.match(word)[0]}" (write: ${instead})`,
      ),
    );
}

/** Comments and test names; every other line is blank, so that line numbers stay the same. */
const proseOf = (code) =>
  code
    .split("\n")
    .map((line) => line.match(/(^|\s)(\/\/|\/?\*\*? ).*|\b(test|it|describe)(\.\w+)*\(.*/)?.[0] ?? "")
    .join("\n");

/** Every setting that the server reads must be documented. */
function findUnexplainedSettings() {
  const config = readFileSync(fromRoot("server/src/config.ts"), "utf8");
  const page = readFileSync(fromRoot("docs/configuration.md"), "utf8");
  const names = [...config.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  if (names.length === 0) return ["docs/configuration.md: no setting was found in server/src/config.ts"];
  return names
    .filter((name) => !page.includes(`\`${name}\``))
    .map((name) => `docs/configuration.md does not explain ${name}`);
}

/** What is stored about people must be documented, table by table. */
function findUnexplainedTables() {
  const schema = readFileSync(fromRoot("server/src/db/schema.ts"), "utf8");
  const page = readFileSync(fromRoot("docs/privacy.md"), "utf8");
  const names = [...schema.matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, name]) => name);
  if (names.length === 0) return ["docs/privacy.md: no table was found in server/src/db/schema.ts"];
  const mentioned = [...page.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
  return [
    ...names
      .filter((name) => !mentioned.includes(name))
      .map((name) => `docs/privacy.md does not say what the table ${name} is for`),
    ...findRepeated(
      mentioned.filter((name) => names.includes(name)),
      "docs/privacy.md: the table",
    ),
  ];
}

export function checkDocumentation() {
  const pages = PAGES.flatMap((path) => listFiles(fromRoot(path)))
    .filter((file) => file.endsWith(".md"))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const sources = CODE.flatMap((path) => listFiles(fromRoot(path))).filter(
    (file) =>
      /\.(tsx?|mjs)$/.test(file) && !/\/(dist|node_modules)\/|scripts\/documentation\.mjs$/.test(file),
  );
  const faults = [
    ...pages.flatMap(({ file, text }) =>
      [
        ...findMissingIntroduction(text),
        ...findRepeated(headingsOf(text), "the heading"),
        ...findDeadLinks(file, text),
        ...findWords(text),
      ].map((fault) => `${nameOf(file)}: ${fault}`),
    ),
    ...findRepeated(
      pages.map(({ text }) => headingsOf(text)[0]),
      "the page title",
    ),
    ...sources.flatMap((file) =>
      findWords(proseOf(readFileSync(file, "utf8"))).map((fault) => `${nameOf(file)}: ${fault}`),
    ),
    ...findUnexplainedSettings(),
    ...findUnexplainedTables(),
  ];
  return { code: faults.length > 0 || pages.length === 0 ? 1 : 0, output: faults.join("\n") };
}
