
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/english/words/synonyms.yaml", import.meta.url));

export const synonyms = content("synonyms");
