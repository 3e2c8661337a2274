
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/chemistry/organic-reactions.yaml", import.meta.url));

export const namedReactions = content("named-organic-reactions");

export const reagentTests = content("tests-for-organic-groups");
