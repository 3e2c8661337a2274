import type { Figure } from "../figures/figure.ts";
import { LETTERS, type Letter } from "../foundation/catalogue.ts";

/** What is shown beside a question's text. */
export interface QuestionContext {
  figure?: Figure | null;
  /** The size of the stored picture. */
  pictureHash?: string | null;
  stimulus?: { text: string; figure?: Figure | null } | null;
}

/** The same text for the same content, in any order of fields; blank for a question of text alone. */
export function contextText({ figure, pictureHash, stimulus }: QuestionContext): string {
  if (!figure && !pictureHash && !stimulus) return "";
  const drawn = [stimulus && stimulusText(stimulus), figure ?? null];
  return inOrder(pictureHash ? [...drawn, pictureHash] : drawn);
}

export function stimulusText({ text, figure }: NonNullable<QuestionContext["stimulus"]>): string {
  return inOrder([text, figure ?? null]);
}

/** JSON with the fields of every object sorted by name. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The texts of the options, by letter. */
export type Options = { [letter in Letter as `option${letter}`]?: string | null };

/** Four or five texts in the order of their letters; none if the answer is a number. */
export function optionsOf(question: Options): string[] {
  return LETTERS.map((letter) => question[`option${letter}`]).filter((text) => typeof text === "string");
}
