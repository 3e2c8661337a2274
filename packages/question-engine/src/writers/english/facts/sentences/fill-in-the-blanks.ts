import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/english/sentences/fill-in-the-blanks.yaml", import.meta.url));

export const fillers = withNature({ form: "elementary" }, content("sentence-completion"));

