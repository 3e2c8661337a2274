
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/linked-facts.yaml", import.meta.url));

export const historyLinkedFacts = content("history-linked-facts");
