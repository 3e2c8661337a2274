import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";

/** The values of a feed's filters. */
export interface FeedFilterValue {
  subject?: Subject;
  difficulty?: Difficulty;
  examType?: ExamType;
  search?: string;
}

/** The change that removes every filter. */
export const NO_FILTERS: FeedFilterValue = {
  subject: undefined,
  difficulty: undefined,
  examType: undefined,
  search: undefined,
};

export interface FeedFiltersProps {
  value: FeedFilterValue;
  /** Receives only what changes, because `value` may be older than the latest change. */
  onChange: (change: FeedFilterValue) => void;
}
