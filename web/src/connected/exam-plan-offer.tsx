import { Button, Text } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { Goal } from "@prepfeed/contract/learning/goals";
import { useCreateExamPlan } from "../api/learning/study-plans.ts";
import { errorText } from "../http/api-error.ts";
import { toast } from "../toast/toast.ts";
import { counted } from "../wording/counted.ts";

interface ExamPlanOfferProps {
  goal: Goal;
  /** A plan exists that no longer fits the goal. */
  isOutdated?: boolean;
  onMade?: (planId: string) => void;
}

/** One button that plans the whole exam of the goal. */
export function ExamPlanOffer({ goal, isOutdated = false, onMade }: ExamPlanOfferProps) {
  const create = useCreateExamPlan();
  const { examType, examDate, minutesPerDay, daysLeft } = goal;
  const until = examDate && daysLeft ? `for the ${counted(daysLeft, "day")} to your exam` : "for thirty days";
  return (
    <div>
      <Text>
        {isOutdated
          ? "Your exam or your minutes have changed since this plan was made. A new plan replaces it. "
          : `Plan all of ${labelOf(examType)}: `}
        {isOutdated ? "It has every" : "every"} part by its share in the exam, {minutesPerDay} minutes a day,{" "}
        {until}. Today then begins with the day's topics.
      </Text>
      <Button
        mt="sm"
        aria-disabled={create.isPending}
        onClick={() =>
          !create.isPending &&
          create.mutate(undefined, {
            onSuccess: ({ id }) => {
              toast.success("Study plan created successfully!");
              onMade?.(id);
            },
            onError: (error) => toast.error(errorText(error, messages.failures.createStudyPlan)),
          })
        }
      >
        {create.isPending ? "Creating..." : isOutdated ? "Plan my exam again" : "Plan my whole exam"}
      </Button>
    </div>
  );
}
