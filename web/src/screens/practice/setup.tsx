import { Alert, Anchor, Button, Card, NativeSelect, SimpleGrid, Stack } from "@mantine/core";
import { DIFFICULTIES, QUIZ_COUNTS, QUIZ_EXAM_TYPES, QUIZ_SUBJECTS } from "@prepfeed/contract/catalogue";
import { Generation } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { askForQuiz } from "../../api/learning/practice.ts";
import { choices, oneOf } from "../../components/forms/choices.ts";
import { GenerationProgress } from "../../components/states/generation-progress.tsx";
import { useCancellable } from "../../http/cancellable.ts";
import { paths } from "../../paths.ts";
import type { Practice } from "./practice.ts";
import { practiceError } from "./practice-error.ts";
import { missingIn, requestOf, type SetupValues } from "./setup-rules.ts";

const NOTHING: SetupValues = {
  subject: "",
  difficultyLevel: "",
  examType: "",
  count: Generation.defaultCount,
};

/** What to practise. */
export function Setup({ onBegin }: { onBegin: (questions: Practice["questions"]) => void }) {
  const [values, setValues] = useState(NOTHING);
  const [wasTried, setTried] = useState(false);
  const [error, setError] = useState<string>();
  const quiz = useCancellable();
  const form = useRef<HTMLFormElement>(null);
  const missing = missingIn(values);
  const said = wasTried ? missing : {};

  function change(part: Partial<SetupValues>) {
    setError(undefined);
    setValues({ ...values, ...part });
  }

  async function start(event: FormEvent) {
    event.preventDefault();
    if (quiz.isBusy) return;
    setTried(true);
    setError(undefined);
    const request = requestOf(values);
    if (!request) {
      const [first] = Object.keys(missing);
      return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
    try {
      const questions = await quiz.run((signal) => askForQuiz(request, signal));
      if (questions?.length === 0) setError("No questions found for this selection.");
      else if (questions) onBegin(questions);
    } catch (failure) {
      setError(practiceError(failure, messages.failures.generateQuestions));
    }
  }

  return (
    <Card component="form" ref={form} noValidate onSubmit={start} aria-label="What to practise">
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="lg">
          <NativeSelect
            size="md"
            name="subject"
            label="Section"
            required
            value={values.subject}
            error={said.subject}
            data={[{ value: "", label: "Select a section" }, ...choices(QUIZ_SUBJECTS)]}
            onChange={({ currentTarget }) =>
              change({ subject: oneOf(QUIZ_SUBJECTS, currentTarget.value) ?? "" })
            }
          />
          <NativeSelect
            size="md"
            name="difficultyLevel"
            label="Difficulty"
            required
            value={values.difficultyLevel}
            error={said.difficultyLevel}
            data={[{ value: "", label: "Select a difficulty level" }, ...choices(DIFFICULTIES)]}
            onChange={({ currentTarget }) =>
              change({ difficultyLevel: oneOf(DIFFICULTIES, currentTarget.value) ?? "" })
            }
          />
          <NativeSelect
            size="md"
            name="examType"
            label="Exam type"
            required
            value={values.examType}
            error={said.examType}
            data={[{ value: "", label: "Select an exam type" }, ...choices(QUIZ_EXAM_TYPES)]}
            onChange={({ currentTarget }) =>
              change({ examType: oneOf(QUIZ_EXAM_TYPES, currentTarget.value) ?? "" })
            }
          />
          <NativeSelect
            size="md"
            name="count"
            label="Number of questions"
            value={String(values.count)}
            data={QUIZ_COUNTS.map(String)}
            onChange={({ currentTarget }) => change({ count: Number(currentTarget.value) })}
          />
        </SimpleGrid>
        {error && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {error}
          </Alert>
        )}
        {quiz.isBusy && <GenerationProgress label="Preparing your questions" onCancel={quiz.cancel} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" style={{ alignItems: "center" }}>
          <Button type="submit" aria-disabled={quiz.isBusy}>
            {quiz.isBusy ? "Starting..." : "Start Practice"}
          </Button>
          <Anchor component={Link} to={paths.mistakes} ta="center">
            Practise my mistakes
          </Anchor>
        </SimpleGrid>
      </Stack>
    </Card>
  );
}
