import { setsIn } from "../sets-in.ts";

const sets = setsIn(new URL("../../../../content/english/cat/cat-society.yaml", import.meta.url));

export const catSociety = sets("long-reading-society");
