import { Button, Text } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { Goal } from "@prepfeed/contract/learning/goals";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { counted } from "../../wording/counted.ts";
import { dayOf } from "../../wording/day-of.ts";

/** A summary of the preparation, and a link to set the next exam. */
export function ExamOver({ goal }: { goal: Goal }) {
  const { examType, since, summary } = goal;
  return (
    <>
      <Text fw={600} fz="lg">
        {labelOf(examType)} is behind you
      </Text>
      <Text>
        Since {dayOf(since)} you answered {counted(summary.totalQuestions, "question")} on{" "}
        {counted(summary.activeDays, "day")}
        {summary.totalQuestions > 0 && `, ${summary.accuracyPercentage}% of them right`}
        {summary.reviews > 0 && `, and reviewed ${counted(summary.reviews, "time")}`}.
      </Text>
      <Button component={Link} to={paths.welcome} variant="light" mt="sm">
        Set the next exam
      </Button>
    </>
  );
}
