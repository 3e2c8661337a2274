import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cat/cat-works.yaml", import.meta.url));

export const catWorks = sets("long-reading-works");
