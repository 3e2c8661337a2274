
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/geography/linked-facts.yaml", import.meta.url));

export const geographyLinkedFacts = content("geography-linked-facts");
