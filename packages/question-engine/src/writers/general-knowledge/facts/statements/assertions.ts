import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/general-knowledge/statements/assertions.yaml", import.meta.url));

export const polityAssertions = content("polity-assertions");
