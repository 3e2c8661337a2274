import { Button, Card, Skeleton, Text } from "@mantine/core";
import type { Goal } from "@prepfeed/contract/learning/goals";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useGoal } from "../../api/learning/goal.ts";
import { askForQuizzes, type ReadyQuiz } from "../../api/learning/practice.ts";
import { Page } from "../../components/layout/page.tsx";
import { GenerationProgress } from "../../components/states/generation-progress.tsx";
import { GoalForm } from "../../connected/goal-form.tsx";
import { useCancellable } from "../../http/cancellable.ts";
import { useSession } from "../../session/session.tsx";
import { Placement } from "./placement.tsx";
import { placementRequests } from "./placement-requests.ts";
import { ReadyToBegin } from "./ready-to-begin.tsx";

type Step =
  | { name: "goal" }
  | { name: "preparing" }
  | { name: "placement"; questions: ReadyQuiz["questions"] }
  | { name: "ready"; right: number; asked: number };

const TITLES: Record<Step["name"], string> = {
  goal: "What are you preparing for?",
  preparing: "Three questions to begin with",
  placement: "Three questions to begin with",
  ready: "Ready to begin",
};

/** Once after registering: the goal, three questions of it, and the first session. */
export function WelcomeScreen() {
  const { user } = useSession();
  const { data: goal, isPending } = useGoal();
  const [step, setStep] = useState<Step>({ name: "goal" });
  const quiz = useCancellable();
  if (!user) return null;

  async function place(saved: Goal) {
    setStep({ name: "preparing" });
    const made = await quiz
      .run((signal) => askForQuizzes(placementRequests(saved), signal))
      .catch(() => undefined);
    setStep(
      made && made.questions.length > 0
        ? { name: "placement", questions: made.questions }
        : { name: "ready", right: 0, asked: 0 },
    );
  }

  return (
    <Page title={TITLES[step.name]} narrow>
      <Card>
        {step.name === "goal" && (
          <>
            <Text mb="lg">
              It takes less than a minute. Feed, practice, mock exams and plans then begin with your exam, and
              you can change it at any time in Settings.
            </Text>
            {isPending ? (
              <Skeleton height={560} radius="md" />
            ) : (
              <GoalForm
                goal={goal}
                timeZone={user.timeZone}
                action="Go to my first question"
                onSaved={(saved) => void place(saved)}
              >
                <Button component={Link} to={paths.dashboard} replace variant="subtle">
                  Skip for now
                </Button>
              </GoalForm>
            )}
          </>
        )}
        {step.name === "preparing" && (
          <GenerationProgress label="Preparing your questions" onCancel={quiz.cancel} />
        )}
        {step.name === "placement" && (
          <Placement
            questions={step.questions}
            onDone={(right) => setStep({ name: "ready", right, asked: step.questions.length })}
          />
        )}
        {step.name === "ready" && <ReadyToBegin right={step.right} asked={step.asked} />}
      </Card>
    </Page>
  );
}
