
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/biology/linked-facts.yaml", import.meta.url));

export const biologyLinkedFacts = content("biology-linked-facts");
