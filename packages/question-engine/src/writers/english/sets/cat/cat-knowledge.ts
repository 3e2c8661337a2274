import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cat/cat-knowledge.yaml", import.meta.url));

export const catKnowledge = sets("long-reading-knowledge");
