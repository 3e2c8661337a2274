import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/general-knowledge/statements/by-heading.yaml", import.meta.url));

export const generalKnowledgeByHeading = content("general-knowledge-by-heading");
