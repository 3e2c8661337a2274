import { Switch } from "@mantine/core";
import {
  type ExamType,
  familyLabelOf,
  labelOf,
  QUIZ_EXAM_TYPES,
} from "@prepfeed/contract/foundation/catalogue";

interface AsInExamProps {
  examType: ExamType | "";
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
  /** The exam is shown by its family's name here. */
  isFamily?: boolean;
}

/** Whether an exam has its own question kinds; a mock test or a sample paper belongs to any exam. */
export function hasOwnWays(examType: ExamType | ""): examType is ExamType {
  return examType !== "" && !QUIZ_EXAM_TYPES.some((style) => style === examType);
}

/** Offers the questions of an exam in all its kinds. */
export function AsInExam({ examType, isOn, onChoose, isFamily = false }: AsInExamProps) {
  if (!hasOwnWays(examType)) return null;
  const name = isFamily ? familyLabelOf(examType) : labelOf(examType);
  return (
    <Switch
      size="md"
      label="As in the exam"
      description={`In the formats of ${name}, also numbers to type in, several right options, and passages, charts or puzzles where it has them`}
      checked={isOn}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  );
}
