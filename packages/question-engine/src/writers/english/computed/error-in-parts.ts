import type { Difficulty } from "@prepfeed/contract/catalogue";
import { FAULTY, type Faulty } from "../facts/error-spotting.ts";
import { LONG_FAULTY } from "../facts/errors-in-long-sentences.ts";
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
      const { parts: marked, fix, rule } = random.pick(rows);
      // Nothing is wrong as often as any one of the parts.
      const isSound = random.chance(1 / (wanted + 1));
      const cut = marked.split(" | ").map((part) => (isSound ? mended(part, fix) : part));
      const joinedAt = random.int(0, 2);
      const shown =
        wanted > 3
          ? cut
          : [
              ...cut.slice(0, joinedAt),
              cut.slice(joinedAt, joinedAt + 2).join(" "),
              ...cut.slice(joinedAt + 2),
            ];
      const faultyAt = shown.findIndex((part) => part.includes("*"));
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
        because: isSound
          ? `The answer is “${NO_ERROR}”: “${fix}” is right, for ${rule}.`
          : `The answer is ${answer}: write “${fix}” instead of “${bare(faulty)}”, for ${rule}.`,
        verify: () => faultyAt < 0 === isSound,
      };
    },
  });
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

const ofLevel = (rows: readonly Faulty[], level: Difficulty) =>
  rows.filter(({ difficulty = "MEDIUM" }) => difficulty === level);

export const errorWriters = [
  ...(["EASY", "MEDIUM", "HARD"] as const).map((level) =>
    errorInParts(`error-in-parts-${level.toLowerCase()}`, level, ofLevel(FAULTY, level)),
  ),
  ...(["MEDIUM", "HARD"] as const).map((level) =>
    errorInParts(`error-in-long-sentence-${level.toLowerCase()}`, level, ofLevel(LONG_FAULTY, level)),
  ),
];
