/** A part of a text that is checked separately. */
export interface Piece {
  text: string;
  /** Its position. */
  offset: number;
  /** It begins within a sentence that was too long. */
  isTorn: boolean;
}

/** The engine's time and memory grow with the square of an unbroken run, and no word is this long. */
const UNBROKEN = /\S{41,}/gu;
/**
 * Other people wait for the piece being checked, and one of unknown words takes a quarter of a second; hardly a
 * sentence is longer.
 */
const MAX_PIECE = 250;
/** The end of a sentence, with closing marks and the space after it. */
const SENTENCE_END = /[.!?।]["'”’)\]]*\s|\n/gu;

/** Whole sentences as far as possible; unbroken runs are hidden from the engine. */
export function piecesOf(text: string): Piece[] {
  const shown = text.replace(UNBROKEN, (run) => `X${" ".repeat(run.length - 1)}`);
  const pieces: Piece[] = [];
  let isTorn = false;
  for (let offset = 0; offset < shown.length; ) {
    const window = shown.slice(offset, offset + MAX_PIECE);
    const isLast = offset + window.length === shown.length;
    const sentences = isLast ? window.length : endOfLastSentence(window);
    const length = sentences || window.search(/\S*$/u) || window.length;
    const piece = shown.slice(offset, offset + length);
    if (piece.trim() !== "") pieces.push({ text: piece, offset, isTorn });
    isTorn = sentences === 0;
    offset += length;
  }
  return pieces;
}

const endOfLastSentence = (window: string) =>
  [...window.matchAll(SENTENCE_END)].reduce((_, { index, 0: end }) => index + end.length, 0);

/** The positions of unbroken runs, which cannot be checked: [start, end]. */
export const unbrokenRuns = (text: string) =>
  [...text.matchAll(UNBROKEN)].map(({ index, 0: run }) => [index, index + run.length] as const);
