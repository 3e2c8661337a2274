import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/chemistry/lists.yaml", import.meta.url));

/** Lists in which every entry of a column is of one kind, so that each has to be worked out or known. */
export const chemistryLists = content("chemistry-lists");
