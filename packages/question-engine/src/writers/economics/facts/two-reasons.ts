import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/economics/two-reasons.yaml", import.meta.url));

export const economicsTwoReasons = content("economics-two-reasons");
