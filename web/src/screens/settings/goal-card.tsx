import { Button, Skeleton } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useDeleteGoal, useGoal } from "../../api/learning/goal.ts";
import { ErrorState } from "../../components/states/error-state.tsx";
import { GoalForm } from "../../connected/goal-form.tsx";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { SettingsCard } from "./settings-card.tsx";

export function GoalCard({ profile }: { profile: OwnProfile }) {
  const { data: goal, isPending, isError, isFetching, refetch } = useGoal();
  const remove = useDeleteGoal();
  return (
    <SettingsCard title="My exam" lead="Feed, practice, generator and leaderboard begin with it.">
      {isError ? (
        <ErrorState
          message="Your exam could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : isPending ? (
        <Skeleton height={380} radius="md" />
      ) : (
        <GoalForm
          key={goal ? "set" : "none"}
          goal={goal}
          timeZone={profile.timeZone}
          action="Save my exam"
          onSaved={() => toast.success("Your exam is saved")}
        >
          {goal && (
            <Button
              variant="subtle"
              color="red"
              aria-disabled={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => toast.success("Your exam is removed"),
                  onError: (error) => toast.error(errorText(error, messages.failures.saveGoal)),
                })
              }
            >
              Remove my exam
            </Button>
          )}
        </GoalForm>
      )}
    </SettingsCard>
  );
}
