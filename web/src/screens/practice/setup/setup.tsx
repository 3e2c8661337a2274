import { Alert, Anchor, Button, Card, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import {
  DIFFICULTIES,
  EXAM_TYPES,
  EXAMS,
  FAMILIES,
  QUIZ_COUNTS,
  QUIZ_EXAM_TYPES,
  QUIZ_SECTIONS,
  SUBJECTS,
} from "@prepfeed/contract/catalogue";
import { Length } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { askForQuiz } from "../../../api/learning/practice.ts";
import { AsInExam, hasOwnWays } from "../../../components/forms/as-in-exam.tsx";
import { choices, oneOf } from "../../../components/forms/choices.ts";
import { ExamChip } from "../../../components/goal/exam-chip.tsx";
import { GenerationProgress } from "../../../components/states/generation-progress.tsx";
import { useCancellable } from "../../../http/cancellable.ts";
import { paths } from "../../../paths.ts";
import { useAsInExam } from "../../../session/as-in-exam.ts";
import type { GoalExam } from "../../../session/goal-exam.ts";
import type { Practice, Rules } from "../practice.ts";
import { practiceError } from "../practice-error.ts";
import { RuleFields } from "./rule-fields.tsx";
import { type AskedSetup, missingIn, NOTHING, requestOf, rulesOf, type SetupValues } from "./setup-rules.ts";

interface SetupProps {
  /** What the address asks for. */
  asked: AskedSetup | null;
  /** The exam that it begins with. */
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
  const said = wasTried ? missing : {};
  // A goal or an address may know the exam by its family's name.
  const exams = [...new Set([...EXAMS, ...FAMILIES.filter((family) => family === values.examType)])];
  const counts = [...new Set([...QUIZ_COUNTS, values.count])].sort((one, other) => one - other);

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
    try {
      const made = await quiz.run((signal) => askForQuiz(request, signal));
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
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="lg">
          <NativeSelect
            size="md"
            name="about"
            label="Section"
            required={!values.topic.trim()}
            value={values.about}
            error={said.about}
            data={[
              { value: "", label: "Select a section" },
              { group: "Subjects", items: choices(SUBJECTS) },
              { group: "Sections of papers", items: [...QUIZ_SECTIONS] },
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ about: oneOf(SUBJECTS, value) ?? oneOf(QUIZ_SECTIONS, value) ?? "" })
            }
          />
          <TextInput
            size="md"
            name="topic"
            label="Topic (optional)"
            placeholder="Such as Newton's laws"
            maxLength={Length.topicMax}
            value={values.topic}
            onChange={({ currentTarget }) => change({ topic: currentTarget.value })}
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
            data={[
              { value: "", label: "Select an exam type" },
              { group: "Kinds of paper", items: choices(QUIZ_EXAM_TYPES) },
              { group: "Exams", items: choices(exams) },
            ]}
            onChange={({ currentTarget }) =>
              change({ examType: oneOf(EXAM_TYPES, currentTarget.value) ?? "" })
            }
          />
          <NativeSelect
            size="md"
            name="count"
            label="Number of questions"
            value={String(values.count)}
            data={counts.map(String)}
            onChange={({ currentTarget }) => change({ count: Number(currentTarget.value) })}
          />
          <RuleFields values={values} onChange={change} />
        </SimpleGrid>
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
