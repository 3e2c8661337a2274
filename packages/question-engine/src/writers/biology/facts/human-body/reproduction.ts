
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/human-body/reproduction.yaml", import.meta.url));

export const humanReproduction = content("human-reproduction");

export const plantReproduction = content("plant-reproduction");

export const reproductionQuestions = content("reproduction-questions");
