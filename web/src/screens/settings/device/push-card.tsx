import { Alert, Skeleton, Stack, Switch, Text } from "@mantine/core";
import type { PushChoices } from "@prepfeed/contract/people/push";
import { useState } from "react";
import { useReminder } from "../../../api/learning/reminder.ts";
import { usePush, useSavePush } from "../../../api/notifications/push.ts";
import { ErrorState } from "../../../components/states/error-state.tsx";
import type { PushObstacle } from "../../../device/push-subscription.ts";
import { ApiError, errorText } from "../../../http/api-error.ts";
import { toast } from "../../../toast/toast.ts";
import { SettingsCard } from "../settings-card.tsx";

const NOTHING: PushChoices = { due: false, replies: false, exams: false };

const OBSTACLES: Record<PushObstacle, string> = {
  denied:
    "This browser blocks messages of this site. Allow notifications for it in the browser's settings, beside the address, then reload this page.",
  install: "On an iPhone or iPad, add Prepfeed to the home screen first, and open it from there.",
  unsupported:
    "This browser cannot show messages of this site, or it is a private window. Under the bell you find everything.",
};

/** Messages to this browser while no page is open. Off by default. */
export function PushCard() {
  const { data, isPending, isError, isFetching, refetch } = usePush();
  const { data: reminder } = useReminder();
  const save = useSavePush();
  const [pending, setPending] = useState<PushChoices>();
  const choices = pending ?? data?.choices ?? NOTHING;
  const obstacle = data?.obstacle;
  const change = (choice: Partial<PushChoices>) => {
    if (pending || !data) return;
    const next = { ...choices, ...choice };
    setPending(next);
    save.mutate(
      { publicKey: data.publicKey, choices: next },
      {
        onSuccess: (refused) =>
          refused ? toast.error(OBSTACLES[refused]) : toast.success("Saved for this browser"),
        onError: (error) =>
          toast.error(
            error instanceof ApiError
              ? errorText(error, "What is sent to this device could not be saved")
              : "The browser's push service could not be reached. Please try again later.",
          ),
        onSettled: () => setPending(undefined),
      },
    );
  };
  const switchOf = (name: keyof PushChoices, label: string, description: string) => (
    <Switch
      size="md"
      label={label}
      description={description}
      checked={choices[name]}
      disabled={isPending || (obstacle !== undefined && !choices[name])}
      aria-disabled={Boolean(pending)}
      onChange={({ currentTarget: { checked } }) => change({ [name]: checked })}
    />
  );
  return (
    <SettingsCard
      title="Messages to this device"
      lead="They appear even if no page is open, until you are logged out here: after three days without a visit, or a week."
    >
      {isError ? (
        <ErrorState
          message="What is sent to this device could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton visible={isPending} mih={160}>
          <Stack gap="md">
            {obstacle && (
              <Alert color="gray" role="note">
                <Text>{OBSTACLES[obstacle]}</Text>
              </Alert>
            )}
            {switchOf(
              "due",
              "Due reviews",
              reminder === null
                ? "Turn the reminder above on first: they come at its hour."
                : "At the hour of your reminder, if something is due.",
            )}
            {switchOf("replies", "Replies", "Somebody comments on one of your posts.")}
            {switchOf(
              "exams",
              "Exam events",
              "A mock test of somebody you follow begins soon, or the results of yours are out.",
            )}
          </Stack>
        </Skeleton>
      )}
    </SettingsCard>
  );
}
