import type { Field } from "./schema-fields.ts";
import { hostileText, TEXT_NAMES } from "./texts.ts";

/** Its name in a report, and the value. */
export type Named = [name: string, value: unknown];

const SOMEBODY = "01a1dd0d-85ca-76d1-8bc4-7711eb16dc5f";
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

/** Values that no field expects. */
const JUNK: Named[] = [
  ["nothing", null],
  ["a blank", " "],
  ["true", true],
  ["the largest number", 1e308],
  ["an empty list", []],
  ["an empty object", {}],
  ["depth 31", nested(29)],
  ["depth 40", nested(40)],
  ["a lone surrogate", "\ud800"],
  ["NUL", "a\0b"],
  ["a prototype", JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')],
];
const LARGE_JUNK: Named[] = [
  ["3,000 empty items", Array.from({ length: 3_000 }, () => ({}))],
  ["10,000 keys", Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]))],
  ["a long key", { ["k".repeat(100_000)]: 1 }],
];

const NUMBERS = [
  ...["1e308", "-1e308", "1e15", "100000", "9007199254740993", "2147483648", "-2147483649", "-1", "0", "0.5"],
  ...["NaN", "Infinity", "-Infinity", "0x10", "٣", "1 or 1=1"],
];
const DATES = [
  ...["0001-01-01", "9999-12-31", "0000-01-01", "275760-09-13", "-000001-01-01", "10000-01-01"],
  ...["2024-02-30", "infinity", "now", "epoch", "4713-01-01 BC"],
];
const ZONES = [
  ...["ECT", "Factory", "posixrules", "localtime", "GMT+5", "UTC+99", "<x>5", "EST5EDT", "Etc/GMT+12", "MST"],
  ...["US/Pacific-New", "../../etc/passwd", "+25:00", "Asia/Kolkata/"],
];
const IDS = [
  ...[SOMEBODY, SOMEBODY.toUpperCase(), `{${SOMEBODY}}`, "00000000-0000-0000-0000-000000000000"],
  ...["1", "nobody", "..", "undefined", "NULL", `${SOMEBODY}'`],
];
const CURSORS = [
  ...["1e15", "1e308", "-1e308", "NaN", "Infinity", "1e-400", "0", "0001-01-01", "2026-11-15T00:00:00Z"].map(
    (key) => cursor([key, SOMEBODY]),
  ),
  ...[
    [],
    {},
    null,
    [null, null],
    [1e15, SOMEBODY],
    ["1", "nobody"],
    ["1", SOMEBODY, "more"],
    nested(100),
  ].map(cursor),
  "!!!!",
  hostileText("one unbroken run", 500),
];

const byText = (values: string[]): Named[] => values.map((value) => [value.slice(0, 40), value]);

/** Texts of the maximum length, one longer, and far longer. */
function texts(max: number, most: number, alphabets: readonly string[]): Named[] {
  const long = (name: string, length: number): Named => [
    `${name}, ${length} long`,
    hostileText(name, length),
  ];
  return [
    ...alphabets.map((name) => long(name, Math.min(max, most))),
    long("one unbroken run", Math.min(max, most) + 1),
    long("an address of dots", most),
  ];
}

/** In a body all alphabets are tried on all fields together. */
const SOME_TEXTS = ["blanks inside", "combining marks", "one that becomes eighteen", "wildcards and quotes"];

/** Every bad value for one field; `most` is the maximum length of a text there. */
export function hostileValues(
  name: string,
  field: Field,
  { most, where }: { most: number; where: "query" | "body" },
): Named[] {
  const alphabets = where === "query" && field.max ? TEXT_NAMES : SOME_TEXTS;
  const own = (): Named[] => {
    if (/cursor/i.test(name)) return byText(CURSORS);
    if (/zone/i.test(name)) return byText(ZONES);
    switch (field.kind) {
      case "text":
        return /^(user|author|currentUser)Id$/.test(name)
          ? byText(IDS)
          : texts(field.max ?? most, most, alphabets);
      case "number":
        return [...byText(NUMBERS), ["1e15 as a number", 1e15], ["-0.5 as a number", -0.5]];
      case "choice":
        return byText([
          ...(field.choices?.slice(0, 1) ?? []),
          "nobody",
          hostileText("combining marks", Math.min(most, 4_000)),
        ]);
      case "id":
        return byText(IDS);
      case "date":
        return byText(DATES);
      case "list":
        return [["one more than allowed", Array((field.max ?? 5_000) + 1).fill(null)], ...LARGE_JUNK];
      case "object":
        return LARGE_JUNK;
      default:
        return texts(most, most, alphabets);
    }
  };
  return [...own(), ...JUNK];
}
