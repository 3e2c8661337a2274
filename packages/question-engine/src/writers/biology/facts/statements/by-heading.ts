import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/by-heading.yaml", import.meta.url));

export const biologyByHeading = content("biology-by-heading");
