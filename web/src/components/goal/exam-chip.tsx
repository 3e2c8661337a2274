import { Button } from "@mantine/core";
import { type ExamType, labelOf } from "@prepfeed/contract/catalogue";
import { IconPlus, IconX } from "@tabler/icons-react";

interface ExamChipProps {
  /** What the learner prepares for. */
  exam: ExamType;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Says that a list shows the learner's own exam, lifts that and puts it back. */
export function ExamChip({ exam, isOn, onToggle }: ExamChipProps) {
  const Icon = isOn ? IconX : IconPlus;
  return (
    <Button
      variant={isOn ? "light" : "default"}
      radius="xl"
      px="md"
      aria-pressed={isOn}
      aria-label={`Only ${labelOf(exam)}, my exam`}
      rightSection={<Icon size={16} aria-hidden />}
      onClick={() => onToggle(!isOn)}
    >
      {isOn ? labelOf(exam) : `Only ${labelOf(exam)}`}
    </Button>
  );
}
