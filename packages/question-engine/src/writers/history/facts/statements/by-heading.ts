import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/history/statements/by-heading.yaml", import.meta.url));

export const historyByHeading = content("history-by-heading");
