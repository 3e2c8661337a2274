import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Style } from "../../writing/writer.ts";

// What several exams share: the weights of ways of asking, and their mix of levels.

type Styles = Record<Style, number>;
type Mix = Record<Difficulty, number>;

export const EVEN: Styles = { recall: 1, application: 1, "multi-step": 1 };
export const MULTI_STEP: Styles = { recall: 1, application: 3, "multi-step": 6 };
export const APPLIED: Styles = { recall: 1, application: 3, "multi-step": 3 };
export const QUICK: Styles = { recall: 2, application: 3, "multi-step": 1 };

export const BALANCED: Mix = { EASY: 3, MEDIUM: 4, HARD: 3 };
