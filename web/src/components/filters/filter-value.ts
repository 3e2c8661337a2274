import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";

/** What a feed is narrowed down to. */
export interface FeedFilterValue {
  subject?: Subject;
  difficulty?: Difficulty;
  examType?: ExamType;
  search?: string;
}

/** The change that takes every filter away. */
export const NO_FILTERS: FeedFilterValue = {
  subject: undefined,
  difficulty: undefined,
  examType: undefined,
  search: undefined,
};

export interface FeedFiltersProps {
  value: FeedFilterValue;
  /** Told only what changes: `value` may be a moment behind an earlier change. */
  onChange: (change: FeedFilterValue) => void;
}
