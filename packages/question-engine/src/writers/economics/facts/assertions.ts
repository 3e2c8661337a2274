import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/economics/assertions.yaml", import.meta.url));

export const economicsAssertions = content("economics-assertions");
