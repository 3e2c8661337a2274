import { Group, Progress, Text } from "@mantine/core";
import { QuestionNumbers } from "../../components/question/question-numbers.tsx";
import { givenAnswers, type Practice } from "./practice.ts";
import { QuizClock } from "./quiz-clock.tsx";
import { inMarks } from "./rules.ts";

interface QuizHeadProps {
  practice: Practice;
  index: number;
  onPick: (index: number) => void;
  onTimeUp: () => void;
}

/** The progress of the practice, its clock and its marks, and a link to each question. */
export function QuizHead({ practice, index, onPick, onTimeUp }: QuizHeadProps) {
  const { questions, answers } = practice;
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          Question {index + 1} of {questions.length}
        </Text>
        <Group gap="md">
          <Text c="dimmed" role="status">
            {givenAnswers(practice).length} answered
          </Text>
          {practice.endsAt !== null && <QuizClock endsAt={practice.endsAt} onEnd={onTimeUp} />}
        </Group>
      </Group>
      <Progress
        mt="xs"
        size="lg"
        value={(100 * (index + 1)) / questions.length}
        aria-label="Progress through the questions"
      />
      {practice.marking && (
        <Text c="dimmed" size="sm" mt="xs">
          Marks: {inMarks(practice.marking)}, nothing for what you skip
        </Text>
      )}
      <QuestionNumbers
        label="Questions of this practice"
        questions={questions.map((each) => ({
          id: each.id,
          state: answers[each.id] ? "chosen" : "idle",
          spoken: answers[each.id] ? "answered" : "not answered",
        }))}
        index={index}
        onPick={onPick}
      />
    </>
  );
}
