import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/reasoning/by-heading.yaml", import.meta.url));

/** An assumption is what must be true for the statement to make sense; a result or an opinion is not. */
export const reasoningByHeading = content("reasoning-by-heading");
