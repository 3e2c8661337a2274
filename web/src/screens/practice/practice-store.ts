import { StoredState } from "../../session/stored-state.ts";
import { practice } from "./practice.ts";

/** Mistakes are practised in addition to an unfinished quiz, not instead of it. */
export const practices = {
  quiz: new StoredState("prepfeed.practice", practice.nullable(), null),
  mistakes: new StoredState("prepfeed.mistakes", practice.nullable(), null),
};
export type PracticeMode = keyof typeof practices;
