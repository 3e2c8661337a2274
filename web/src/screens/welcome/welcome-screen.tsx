import { Button, Card, Skeleton, Text } from "@mantine/core";
import type { Goal } from "@prepfeed/contract/goals";
import { Link, useNavigate } from "react-router";
import { useGoal } from "../../api/learning/goal.ts";
import { Page } from "../../components/layout/page.tsx";
import { GoalForm } from "../../connected/goal-form.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";

/** Once after registering: what one prepares for, and then a first question of it. */
export function WelcomeScreen() {
  const { user } = useSession();
  const { data: goal, isPending } = useGoal();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <Page title="What are you preparing for?" narrow>
      <Card>
        <Text mb="lg">
          It takes less than a minute. Feed, practice and plans then begin with your exam, and you can change
          it at any time in Settings.
        </Text>
        {isPending ? (
          <Skeleton height={560} radius="md" />
        ) : (
          <GoalForm
            goal={goal}
            timeZone={user.timeZone}
            action="Go to my first question"
            onSaved={(saved) => void navigate(firstQuestionOf(saved), { replace: true })}
          >
            <Button component={Link} to={paths.dashboard} replace variant="subtle">
              Skip for now
            </Button>
          </GoalForm>
        )}
      </Card>
    </Page>
  );
}

const FIRST_QUESTIONS = "5";

/** A short, easy practice of the exam, begun at once. */
function firstQuestionOf({ examType, subjects }: Goal) {
  const [subject = "MATHEMATICS"] = subjects;
  const asked = { subject, examType, difficulty: "EASY", count: FIRST_QUESTIONS, start: "1" };
  return `${paths.practice}?${new URLSearchParams(asked)}`;
}
