import { LOOK_ALIKES } from "./look-alikes.ts";

/** Beyond Unicode's list: in many typefaces these two can't be told apart either. */
const MORE: [string, string][] = [["i", "l"]];

const looks = new Map([...readTable(LOOK_ALIKES), ...MORE]);

/** What a name looks like: names that could be taken for each other, whatever their scripts and case, look the same. */
export function lookOf(name: string): string {
  return [...name.normalize("NFKC")].map(lookOfLetter).join("");
}

/** Capitals have look-alikes of their own, so they are looked up as they are written. */
function lookOfLetter(letter: string): string {
  const seen = (looks.get(letter) ?? letter).toLowerCase();
  return [...seen]
    .map((part) => looks.get(part) ?? part)
    .join("")
    .toLowerCase();
}

function readTable(table: string): [string, string][] {
  const text = (codes: string) =>
    String.fromCodePoint(...codes.split("+").map((code) => Number.parseInt(code, 16)));
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [look = "", ...letters] = line.split(" ");
      return letters.map((letter): [string, string] => [text(letter), text(look)]);
    });
}
