import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/statements/assertions.yaml", import.meta.url));

export const biologyAssertions = content("biology-assertions");
