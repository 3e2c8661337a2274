import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/history/statements/assertions.yaml", import.meta.url));

export const historyAssertions = content("history-assertions");
