import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { withNature } from "../../../writing/nature.ts";
import { FAULTY, type Faulty, LONG_FAULTY } from "../facts/sentences/error-spotting.ts";
import { grammar } from "./grammar.ts";

const NO_ERROR = "No error";
const LETTERS = "ABCD";

/** A sentence cut into three parts, or four where five options are shown; the last option says that nothing is wrong. */
function errorInParts(name: string, difficulty: Difficulty, rows: readonly Faulty[]) {
  return grammar({
    name,
    topic: "error-spotting",
    difficulty,
    write(random, wanted = 3) {
      const row = random.pick(rows);
      const { parts: marked, fix, rule } = row;
      // Nothing is wrong as often as any one of the parts.
      const isSound = random.chance(1 / (wanted + 1));
      const cut = marked.split(" | ").map((part) => (isSound ? mended(part, fix) : part));
      const faultOf = (parts: readonly string[]) => parts.findIndex((part) => part.includes("*"));
      const joins = evenJoins(cut);
      const place = random.pick([...new Set(joins.map(faultOf))]);
      const shown = wanted > 3 ? cut : random.pick(joins.filter((parts) => faultOf(parts) === place));
      const faultyAt = faultOf(shown);
      const options = [...shown.map((_, at) => `Part (${LETTERS[at]})`), NO_ERROR];
      const answer = isSound ? NO_ERROR : (options[faultyAt] ?? NO_ERROR);
      const faulty = marked.split(" | ").find((part) => part.includes("*")) ?? "";
      return {
        text: `In which part of the sentence is there an error?\n${shown.map((part, at) => `(${LETTERS[at]}) ${part.replaceAll("*", "")}`).join(" / ")}`,
        answer,
        wrong: options
          .filter((option) => option !== answer)
          .map((option) => [
            option,
            option === NO_ERROR ? `overlooks “${bare(faulty)}”` : "is right as it stands",
          ]),
        listed: options,
        about: sentenceOf(row),
        because: isSound
          ? `The answer is “${NO_ERROR}”: “${fix}” is right, for ${rule}.`
          : `The answer is ${answer}: write “${fix}” instead of “${bare(faulty)}”, for ${rule}.`,
        verify: () => faultyAt < 0 === isSound,
      };
    },
  });
}

/** Two neighbours of four made one, where the three are then nearly as even as they can be. */
function evenJoins(cut: readonly string[]): string[][] {
  const joins = [0, 1, 2].map((at) => [
    ...cut.slice(0, at),
    cut.slice(at, at + 2).join(" "),
    ...cut.slice(at + 2),
  ]);
  const spread = (parts: readonly string[]) => {
    const lengths = parts.map((part) => part.length);
    return Math.max(...lengths) / Math.min(...lengths);
  };
  const least = Math.min(...joins.map(spread));
  return joins.filter((parts) => spread(parts) <= Math.max(3, least));
}

/** The part with its error put right, its stop or comma kept. */
function mended(part: string, fix: string): string {
  if (!part.includes("*")) return part;
  const [stop = ""] = /[.,](?=\*?$)/.exec(part) ?? [];
  return /[.,]$/.test(fix) ? fix : `${fix}${stop}`;
}

function bare(part: string): string {
  return part.replaceAll("*", "").replace(/[.,]$/, "");
}

/** With and without its error a sentence is the same, also in the table: one would give away the other. */
function sentenceOf(row: Faulty): string {
  const at = FAULTY.indexOf(row);
  return at < 0 ? `error-in-long-sentence#${LONG_FAULTY.indexOf(row)}` : `error-spotting#${at}`;
}

const ofLevel = (rows: readonly Faulty[], level: Difficulty) =>
  rows.filter(({ difficulty = "MEDIUM" }) => difficulty === level);

export const errorWriters = [
  ...(["EASY", "MEDIUM", "HARD"] as const).map((level) =>
    withNature(
      { form: "elementary", ...(level === "EASY" ? { depth: 1 } : { chapter: "errors-in-parts" }) },
      errorInParts(`error-in-parts-${level.toLowerCase()}`, level, ofLevel(FAULTY, level)),
    ),
  ),
  ...(["MEDIUM", "HARD"] as const).map((level) =>
    withNature(
      { form: "bank", chapter: "errors-in-long-sentences" },
      errorInParts(`error-in-long-sentence-${level.toLowerCase()}`, level, ofLevel(LONG_FAULTY, level)),
    ),
  ),
];
