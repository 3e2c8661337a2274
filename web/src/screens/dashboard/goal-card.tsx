import { Anchor, Button, Card, Skeleton, Text, Title } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { Goal } from "@prepfeed/contract/learning/goals";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useGoal } from "../../api/learning/goal.ts";
import { ExamOver } from "../../components/goal/exam-over.tsx";
import { counted } from "../../wording/counted.ts";
import { dayOf } from "../../wording/day-of.ts";

/** The exam, the time left, and after the exam a summary. */
export function GoalCard() {
  const { data: goal, isPending, isError } = useGoal();
  if (isError) return null;
  return (
    <Card component="section" aria-labelledby="my-exam">
      <Title order={2} size="h3" mb="xs" id="my-exam">
        My exam
      </Title>
      <Skeleton visible={isPending} mih={72}>
        {goal?.isOver ? <ExamOver goal={goal} /> : goal ? <Ahead goal={goal} /> : <NoGoal />}
      </Skeleton>
    </Card>
  );
}

function NoGoal() {
  return (
    <>
      <Text>Say what you are preparing for, and your lists begin with it.</Text>
      <Button component={Link} to={paths.welcome} variant="light" mt="sm">
        Set my exam
      </Button>
    </>
  );
}

function Ahead({ goal }: { goal: Goal }) {
  const { examType, examDate, daysLeft, minutesPerDay } = goal;
  return (
    <>
      <Text fw={600} fz="lg">
        {labelOf(examType)}
        {daysLeft !== null && (daysLeft === 0 ? ": today" : ` in ${counted(daysLeft, "day")}`)}
      </Text>
      <Text c="dimmed">
        {examDate ? `${dayOf(examDate)} · ` : ""}
        {counted(minutesPerDay, "minute")} a day
      </Text>
      <Anchor component={Link} to={paths.settings}>
        Change
      </Anchor>
    </>
  );
}
