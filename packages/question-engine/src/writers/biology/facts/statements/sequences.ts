import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/sequences.yaml", import.meta.url));

export const biologySequences = content("biology-sequences");
