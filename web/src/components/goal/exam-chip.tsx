import { Button } from "@mantine/core";
import { type ExamType, labelOf } from "@prepfeed/contract/foundation/catalogue";
import IconPlus from "~icons/tabler/plus";
import IconX from "~icons/tabler/x";

interface ExamChipProps {
  /** The learner's exam. */
  exam: ExamType;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Shows that a list is filtered by the learner's own exam, and turns that off and on. */
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
