import { LOOK_ALIKES } from "./look-alikes.ts";

/**
 * In addition to Unicode's list: letters that read as plain ones, such as small capitals, insular and phonetic forms,
 * hooks and tails.
 */
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
  // In many typefaces these two cannot be distinguished either.
  ["i", "l"] as const,
]);

/**
 * The look-alike key of a name: names that could be mistaken for each other, in any script and case, have the same
 * key.
 */
export function lookOf(name: string): string {
  return [...name.normalize("NFKC")].map(lookOfLetter).join("");
}

/** Capitals have their own look-alikes, so they are looked up as written. */
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
