import type { Pattern } from "@prepfeed/contract/mock-tests/mock-tests";
import type { Mistakes, MockTestDraft } from "./mock-test-draft.ts";

export interface FieldsProps {
  draft: MockTestDraft;
  mistakes: Mistakes;
  patterns: readonly Pattern[];
  onChange: (part: Partial<MockTestDraft>) => void;
}
