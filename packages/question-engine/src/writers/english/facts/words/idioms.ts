
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/english/words/idioms.yaml", import.meta.url));

export const idioms = content("idioms");

/**
 * `start` and `end` make the whole saying; `instead` are endings that fit it by their grammar, `misread` what it might be
 * taken to teach.
 */
export const proverbs = content("proverbs");
