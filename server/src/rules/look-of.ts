import { LOOK_ALIKES } from "./look-alikes.ts";

/** Beyond Unicode's list: letters that read as plain ones: small capitals, insular and phonetic forms, hooks and tails. */
const LETTER_LIKE: Record<string, string> = {
  a: "ᴀᶏⱥꬰ",
  b: "ʙᴃᵬᶀꞗ",
  c: "ƈɕꞓꞔ",
  d: "ᴅᴆȡᵭᶁᶑꝺꟈ",
  e: "ᴇᶒⱸꬳꬴ",
  f: "ꜰᶂꝼ",
  g: "ɢʛᵹꞡꬶꟑ",
  h: "ʜⱨꜧ",
  i: "ᶖ",
  j: "ᴊȷɟʝ",
  k: "ᴋᶄⱪꝁꝃꝅꞣ",
  l: "ʟᴌȴɬᶅⱡꝇꝉꞎꬷꬸꬹ",
  m: "ᴍᶆꬺ",
  n: "ɴȵɲᶇꞑꞥꬻ",
  o: "ⱺꝍ",
  p: "ᴘᵱᶈꝑꝓꝕ",
  q: "ꞯɋꝗꝙ",
  r: "ʀɾᶉꝛꞃꞧꭅꭆꭉꭋꭌ",
  s: "ȿᶊꞅꞩꟊ",
  t: "ᴛƫȶʈⱦꞇ",
  u: "ʉᶙꞹꭏ",
  v: "ⱱⱴꝟ",
  w: "ⱳꟃ",
  x: "ᶍꭖꭗꭘꭙ",
  z: "ɀʑᶎⱬꝣ",
};

const looks = new Map([
  ...readTable(LOOK_ALIKES),
  ...Object.entries(LETTER_LIKE).flatMap(([look, letters]) =>
    [...letters].map((letter): [string, string] => [letter, look]),
  ),
  // In many typefaces these two can't be told apart either.
  ["i", "l"] as const,
]);

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
