/** A part of a text that is checked by itself. */
export interface Piece {
  text: string;
  /** Where it stood. */
  offset: number;
  /** It begins within a sentence that was too long. */
  isTorn: boolean;
}

/** The engine's time and memory grow with the square of an unbroken run, and no word is this long. */
const UNBROKEN = /\S{41,}/gu;
/** What an unknown word costs makes a piece of them cost about a second. */
const MAX_PIECE = 500;
/** A sentence's end, with what closes it and the space after it. */
const SENTENCE_END = /[.!?।]["'”’)\]]*\s|\n/gu;

/** Whole sentences as far as possible; unbroken runs are put out of the engine's sight. */
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

/** Where unbroken runs stand, of which nothing can be said: [start, end]. */
export const unbrokenRuns = (text: string) =>
  [...text.matchAll(UNBROKEN)].map(({ index, 0: run }) => [index, index + run.length] as const);
