import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/lists-of-plants-and-nature.yaml", import.meta.url));

export const listsOfPlantsAndNature = content("biology-lists-of-plants");
