import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/lists-of-animals-and-genes.yaml", import.meta.url));

export const listsOfAnimalsAndGenes = content("biology-lists");
