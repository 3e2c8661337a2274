import { Badge, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Suspense, useState } from "react";
import { useForgetDevices, useSecondFactor } from "../../../api/account/second-factor.ts";
import { late } from "../../../components/late/late.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { toast } from "../../../toast/toast.ts";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { SettingsCard } from "../settings-card.tsx";

const SetUpDialog = late(async () => ({ default: (await import("./set-up-dialog.tsx")).SetUpDialog }));
const TurnOffDialog = late(async () => ({ default: (await import("./change-dialogs.tsx")).TurnOffDialog }));
const NewCodesDialog = late(async () => ({ default: (await import("./change-dialogs.tsx")).NewCodesDialog }));

type Dialog = "set-up" | "turn-off" | "new-codes" | null;

export function SecondFactorCard({ profile: { username } }: { profile: OwnProfile }) {
  const { data, isError, isFetching, refetch } = useSecondFactor();
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  return (
    <SettingsCard
      title="Two-step sign-in"
      lead="A code from an app on your phone, asked for after your password."
    >
      {isError && (
        <ErrorState
          message="We could not check whether two-step sign-in is on."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !isError && <Skeleton height={36} role="status" aria-label="Loading two-step sign-in" />}
      {data && !data.isOn && (
        <Stack gap="sm" align="flex-start">
          {data.isRequired && (
            <Text>Moderators and administrators need it: set it up to use what your role allows.</Text>
          )}
          <Button onClick={() => setDialog("set-up")}>Set up</Button>
        </Stack>
      )}
      {data?.isOn && (
        <Stack gap="md">
          <div>
            <Group gap="xs">
              <Badge color="green">On</Badge>
              <Text>since {dayOf(data.since ?? "")}</Text>
            </Group>
            <Text size="sm" c={data.recoveryCodesLeft < 3 ? "red" : "dimmed"} mt={4}>
              {counted(data.recoveryCodesLeft, "recovery code")} left
              {data.recoveryCodesLeft < 3 && ". Make new ones before you need them."}
            </Text>
          </div>
          <Group gap="sm">
            <Button variant="default" onClick={() => setDialog("new-codes")}>
              New recovery codes
            </Button>
            {data.rememberedDevices > 0 && <ForgetDevices count={data.rememberedDevices} />}
            {!data.isRequired && (
              <Button variant="light" color="red" onClick={() => setDialog("turn-off")}>
                Turn off
              </Button>
            )}
          </Group>
        </Stack>
      )}
      <Suspense>
        {dialog === "set-up" && <SetUpDialog username={username} onClose={close} />}
        {dialog === "turn-off" && <TurnOffDialog username={username} onClose={close} />}
        {dialog === "new-codes" && <NewCodesDialog username={username} onClose={close} />}
      </Suspense>
    </SettingsCard>
  );
}

function ForgetDevices({ count }: { count: number }) {
  const forget = useForgetDevices();
  return (
    <Button
      variant="default"
      disabled={forget.isPending}
      onClick={() =>
        forget.mutate(undefined, {
          onSuccess: () => toast.success("Every device is asked for a code again"),
          onError: (error) => toast.error(errorText(error, "The remembered devices could not be removed")),
        })
      }
    >
      Forget {counted(count, "remembered device")}
    </Button>
  );
}
