import { SimpleGrid } from "@mantine/core";
import { DIFFICULTIES, EXAMS, type ExamType, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { filedLabelOf } from "@prepfeed/contract/foundation/filed-label";
import { FilterChoice } from "./filter-choice.tsx";
import type { FeedFiltersProps } from "./filter-value.ts";

const FILTER_EXAMS: readonly ExamType[] = EXAMS;

/** The filters of a feed; each applies at once. */
export function FilterChoices({ value: { subject, difficulty, examType }, onChange }: FeedFiltersProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" pb={4}>
      <FilterChoice
        label="Subject"
        all="All subjects"
        values={SUBJECTS}
        nameOf={filedLabelOf}
        value={subject}
        onChange={(next) => onChange({ subject: next })}
      />
      <FilterChoice
        label="Difficulty"
        all="All difficulties"
        values={DIFFICULTIES}
        value={difficulty}
        onChange={(next) => onChange({ difficulty: next })}
      />
      <FilterChoice
        label="Exam Type"
        all="All exam types"
        values={FILTER_EXAMS}
        value={examType}
        onChange={(next) => onChange({ examType: next })}
      />
    </SimpleGrid>
  );
}
