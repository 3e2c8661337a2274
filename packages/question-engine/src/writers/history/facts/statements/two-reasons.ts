import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/history/statements/two-reasons.yaml", import.meta.url));

export const historyTwoReasons = content("history-two-reasons");
