import { Alert, Anchor, Button, Card, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import { messages } from "@prepfeed/contract/foundation/messages";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../../addresses/paths.ts";
import { useGoal } from "../../../api/learning/goal.ts";
import { askForQuizzes, type QuizRequest } from "../../../api/learning/practice.ts";
import { AsInExam, hasOwnWays } from "../../../components/forms/as-in-exam.tsx";
import { ExamChip } from "../../../components/goal/exam-chip.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { GenerationProgress } from "../../../components/states/generation-progress.tsx";
import { useCancellable } from "../../../http/cancellable.ts";
import { useAsInExam } from "../../../session/as-in-exam.ts";
import type { GoalExam } from "../../../session/goal-exam.ts";
import type { Practice, Rules } from "../practice.ts";
import { practiceError } from "../practice-error.ts";
import { SetupFields } from "./setup-fields.tsx";
import {
  type AskedSetup,
  missingIn,
  NOTHING,
  requestOf,
  requestsForExam,
  rulesOf,
  type SetupValues,
} from "./setup-rules.ts";

interface SetupProps {
  /** The request in the address. */
  asked: AskedSetup | null;
  /** The initial exam. */
  goal: GoalExam;
  onBegin: (questions: Practice["questions"], rules: Rules) => void;
}

/** What to practise. */
export function Setup({ asked, goal, onBegin }: SetupProps) {
  const [values, setValues] = useState<SetupValues>(
    asked?.values ?? { ...NOTHING, examType: goal.shown ?? "" },
  );
  const [wasTried, setTried] = useState(false);
  const [error, setError] = useState<string>();
  const quiz = useCancellable();
  const asInExam = useAsInExam();
  const form = useRef<HTMLFormElement>(null);
  const missing = missingIn(values);
  const { data: aim, isPending } = useGoal();
  // Known from the profile before it is loaded, so that the form does not flicker.
  const goalIsComing = isPending && goal.exam !== null && !asked;
  const forExam = aim && !aim.isOver && aim.parts.length > 0 ? aim : null;
  const [isChoosing, setChoosing] = useState(asked !== null);

  function change(part: Partial<SetupValues>) {
    setError(undefined);
    setValues({ ...values, ...part });
  }

  async function start() {
    if (quiz.isBusy) return;
    setTried(true);
    setError(undefined);
    const request = requestOf(values, asInExam.isOn && hasOwnWays(values.examType));
    if (!request) {
      const [first] = Object.keys(missing);
      return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
    await prepare([request]);
  }

  async function prepare(requests: QuizRequest[]) {
    if (quiz.isBusy) return;
    setError(undefined);
    try {
      const made = await quiz.run((signal) => askForQuizzes(requests, signal));
      if (made?.questions.length === 0) setError("No questions found for this selection.");
      else if (made) {
        const rules = rulesOf(values, made.questions.length, Date.now());
        onBegin(made.questions, { ...rules, note: made.note });
      }
    } catch (failure) {
      setError(practiceError(failure, messages.failures.generateQuestions));
    }
  }

  const startAtOnce = useEffectEvent(() => void (asked?.start && start()));
  useEffect(() => startAtOnce(), []);

  const problem = error && (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {error}
    </Alert>
  );
  const progress = quiz.isBusy && (
    <GenerationProgress label="Preparing your questions" onCancel={quiz.cancel} />
  );
  const others = (
    <Group justify="center" gap="0 24px">
      <Anchor component={Link} to={paths.mistakes} py={10}>
        Practise my mistakes
      </Anchor>
      <Anchor component={Link} to={paths.packs} py={10}>
        Offline packs
      </Anchor>
    </Group>
  );

  if (goalIsComing) return <BubbleLoader isInline />;
  if (forExam && !isChoosing)
    return (
      <Card component="section" aria-label="What to practise">
        <Stack gap="md">
          <Text>
            Ten questions for {labelOf(forExam.examType)}:{" "}
            {requestsForExam(forExam)
              .map(({ section, subject }) => section ?? (subject && labelOf(subject)))
              .join(", ")}
            .
          </Text>
          {problem}
          {progress}
          <Group gap="sm">
            <Button onClick={() => void prepare(requestsForExam(forExam))} aria-disabled={quiz.isBusy}>
              {quiz.isBusy ? "Starting..." : "Start for my exam"}
            </Button>
            <Button variant="default" onClick={() => setChoosing(true)}>
              Choose
            </Button>
            {others}
          </Group>
        </Stack>
      </Card>
    );

  return (
    <Card
      component="form"
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void start();
      }}
      aria-label="What to practise"
    >
      <Stack gap="lg">
        <SetupFields values={values} mistakes={wasTried ? missing : {}} onChange={change} />
        {goal.exam && (
          <div>
            <ExamChip
              exam={goal.exam}
              isOn={values.examType === goal.exam}
              onToggle={(isOn) => {
                goal.show(isOn);
                change({ examType: isOn && goal.exam ? goal.exam : "" });
              }}
            />
          </div>
        )}
        <AsInExam examType={values.examType} isOn={asInExam.isOn} onChoose={asInExam.choose} />
        {problem}
        {progress}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" style={{ alignItems: "center" }}>
          <Button type="submit" aria-disabled={quiz.isBusy}>
            {quiz.isBusy ? "Starting..." : "Start Practice"}
          </Button>
          {others}
        </SimpleGrid>
      </Stack>
    </Card>
  );
}
