import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/chemistry/assertions.yaml", import.meta.url));

export const chemistryAssertions = withNature({ depth: 2 }, content("chemistry-assertions"));
