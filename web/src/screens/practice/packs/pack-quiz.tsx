import { Alert, Button, Card, Group, Progress, Text } from "@mantine/core";
import type { PackQuestion } from "@prepfeed/contract/learning/packs";
import { isRight } from "@prepfeed/contract/questions/marking";
import { useState } from "react";
import { Link } from "react-router";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { paths } from "../../../addresses/paths.ts";
import { usePackChanges } from "../../../api/learning/packs.ts";
import { QuestionNumbers } from "../../../components/question/question-numbers.tsx";
import type { KeptPack } from "../../../device/packs/pack-store.ts";
import { PackQuestionPanel } from "./pack-question-panel.tsx";

/** A pack, one question at a time. It is marked here, with the keys that came with it. */
export function PackQuiz({ userId, kept }: { userId: string; kept: KeptPack }) {
  const { id, pack, answers } = kept;
  const { questions } = pack;
  const [index, setIndex] = useState(Math.max(0, answers.indexOf(null)));
  const { answer } = usePackChanges(userId);
  const question = questions[index];
  if (!question) return null;
  const answered = answers.filter((given) => given !== null).length;
  const right = questions.filter((each, place) => isAnsweredRight(each, answers[place] ?? null)).length;
  const keep = (changed: KeptPack["answers"]) => answer.mutate({ id, answers: changed });

  function again() {
    keep(questions.map(() => null));
    setIndex(0);
  }

  return (
    <>
      <Button
        component={Link}
        to={paths.packs}
        variant="subtle"
        px="xs"
        ml={-8}
        mb="xs"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        Offline packs
      </Button>
      {pack.message && <Alert mb="md">{pack.message}</Alert>}
      <Card component="section" aria-label={`Pack: ${pack.title}`}>
        <Text c="dimmed" mb={4}>
          {pack.title}
        </Text>
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            Question {index + 1} of {questions.length}
          </Text>
          <Text c="dimmed" role="status">
            {right} of {answered} right
          </Text>
        </Group>
        <Progress
          mt="xs"
          size="lg"
          value={(100 * answered) / questions.length}
          aria-label="Answered so far"
        />
        <QuestionNumbers
          label="Questions of this pack"
          questions={questions.map((each, place) => numberOf(each, place, answers[place] ?? null))}
          index={index}
          onPick={setIndex}
        />
        <PackQuestionPanel
          key={`${index} ${answers[index] === null}`}
          question={question}
          given={answers[index] ?? null}
          onAnswer={(given) => keep(answers.map((before, place) => (place === index ? given : before)))}
          onNext={index < questions.length - 1 ? () => setIndex(index + 1) : undefined}
        />
        {answer.isError && (
          <Text c="red" role="alert" mt="xs">
            This device could not save the answer.
          </Text>
        )}
      </Card>
      <Group justify="space-between" mt="sm">
        <Text c="dimmed" size="sm">
          Practice without points. Your answers stay on this device.
        </Text>
        {answered > 0 && (
          <Button variant="subtle" onClick={again}>
            Start again
          </Button>
        )}
      </Group>
    </>
  );
}

function isAnsweredRight(question: PackQuestion, given: string | null) {
  const { kind, correctAnswer, tolerance = null } = question;
  return given !== null && isRight({ kind, correctAnswer, tolerance }, given);
}

function numberOf(question: PackQuestion, place: number, given: string | null) {
  const id = String(place);
  if (given === null) return { id, state: "idle", spoken: "not answered" } as const;
  return isAnsweredRight(question, given)
    ? ({ id, state: "right", spoken: "right" } as const)
    : ({ id, state: "wrong", spoken: "wrong" } as const);
}
