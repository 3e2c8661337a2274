import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/general-knowledge/statements/two-reasons.yaml", import.meta.url));

export const polityTwoReasons = content("polity-two-reasons");
