import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/geography/statements/assertions.yaml", import.meta.url));

export const geographyAssertions = content("geography-assertions");
