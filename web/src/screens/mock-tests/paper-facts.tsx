import { Badge, Group, Text } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { MockTest } from "@prepfeed/contract/mock-tests/mock-tests";
import { counted } from "../../wording/counted.ts";

const FORMS = { full: "Full paper", short: "Short form", section: "One section", own: "Own paper" } as const;

/** "75 questions · 300 marks · 180 minutes". */
export function factsOf({
  totalQuestions,
  totalMarks,
  durationMinutes,
}: Pick<MockTest, "totalQuestions" | "totalMarks" | "durationMinutes">) {
  return [
    counted(totalQuestions, "question"),
    counted(totalMarks, "mark"),
    counted(durationMinutes, "minute"),
  ].join(" · ");
}

export function PaperFacts({ test }: { test: MockTest }) {
  return (
    <>
      <Group gap={6} mb={6}>
        {test.examType && <Badge variant="light">{labelOf(test.examType)}</Badge>}
        <Badge variant="default">{FORMS[test.form]}</Badge>
        {test.startsAt && (
          <Badge color="yellow" variant="light">
            Event
          </Badge>
        )}
        {test.isMine && test.visibility !== "public" && (
          <Badge variant="default">{test.visibility === "link" ? "By link" : "Private"}</Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {factsOf(test)}
      </Text>
    </>
  );
}
