import { Badge, Button, Collapse, Group, SimpleGrid, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import {
  DIFFICULTIES,
  type Difficulty,
  type ExamType,
  FEED_EXAM_TYPES,
  SUBJECTS,
  type Subject,
} from "@prepfeed/contract/catalogue";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { FilterChoice } from "./filter-choice.tsx";
import { SearchBox } from "./search-box.tsx";

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

interface FeedFiltersProps {
  value: FeedFilterValue;
  /** Told only what changes: `value` may be a moment behind an earlier change. */
  onChange: (change: FeedFilterValue) => void;
}

/** Search by Enter or Apply; the filters behind their button act at once. */
export function FeedFilters({ value, onChange }: FeedFiltersProps) {
  const [isOpen, filters] = useDisclosure(false);
  const [clearings, setClearings] = useState(0);
  const { subject, difficulty, examType, search } = value;
  const count = [subject, difficulty, examType].filter(Boolean).length;

  /** Also what was typed but not searched for yet. */
  function clear() {
    setClearings(clearings + 1);
    onChange(NO_FILTERS);
  }

  return (
    <Stack component="search" gap="sm" mb="lg">
      <SearchBox
        key={clearings}
        value={search ?? ""}
        onSearch={(text) => onChange({ search: text || undefined })}
      />
      <Group gap="xs">
        <Button
          variant="default"
          onClick={filters.toggle}
          aria-expanded={isOpen}
          aria-controls="feed-filters"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          rightSection={count > 0 && <Badge color="yellow">{count}</Badge>}
        >
          Filters
        </Button>
        {(isOpen || count > 0 || search) && (
          <Button variant="subtle" onClick={clear}>
            Clear All Filters
          </Button>
        )}
      </Group>
      <Collapse expanded={isOpen} id="feed-filters" transitionDuration={160}>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" pb={4}>
          <FilterChoice
            label="Subject"
            all="All subjects"
            values={SUBJECTS}
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
            values={FEED_EXAM_TYPES}
            value={examType}
            onChange={(next) => onChange({ examType: next })}
          />
        </SimpleGrid>
      </Collapse>
    </Stack>
  );
}
