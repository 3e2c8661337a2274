import { Group, NativeSelect, Skeleton, Switch } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { Reminder } from "@prepfeed/contract/learning/reminders";
import { useState } from "react";
import { useReminder, useSaveReminder } from "../../api/learning/reminder.ts";
import { ErrorState } from "../../components/states/error-state.tsx";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { SettingsCard } from "./settings-card.tsx";

const AT_FIRST = { hour: 18, channel: "notification" } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: `${hour}`,
  label: `${`${hour}`.padStart(2, "0")}:00`,
}));
const CHANNELS = [
  { value: "notification", label: "Here, under the bell" },
  { value: "mail", label: "By mail" },
];

/** Off by default. */
export function ReminderCard() {
  const { data, isPending, isError, isFetching, refetch } = useReminder();
  const save = useSaveReminder();
  // A separate state: a mutation reports a moment later that it is running, and the switch would jump back
  // meanwhile.
  const [pending, setPending] = useState<{ reminder: Reminder }>();
  const reminder = pending ? pending.reminder : data;
  const change = (next: Reminder) => {
    if (pending) return;
    setPending({ reminder: next });
    save.mutate(next, {
      onSuccess: () => toast.success(next ? "Your reminder is saved" : "Reminders are off"),
      onError: (error) => toast.error(errorText(error, messages.failures.saveReminder)),
      onSettled: () => setPending(undefined),
    });
  };
  return (
    <SettingsCard title="Reminder" lead="Once a day, and only if something is due that you have not done.">
      {isError ? (
        <ErrorState
          message="Your reminder could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton visible={isPending} mih={44}>
          <Switch
            size="md"
            label="Remind me of today's session"
            checked={Boolean(reminder)}
            disabled={isPending}
            aria-disabled={Boolean(pending)}
            onChange={({ currentTarget: { checked } }) => change(checked ? AT_FIRST : null)}
          />
          {reminder && (
            <Group mt="md" gap="sm" align="flex-end">
              <NativeSelect
                size="md"
                label="At"
                value={`${reminder.hour}`}
                data={HOURS}
                disabled={Boolean(pending)}
                onChange={({ currentTarget }) => change({ ...reminder, hour: Number(currentTarget.value) })}
              />
              <NativeSelect
                size="md"
                label="How"
                flex="1 1 200px"
                value={reminder.channel}
                data={CHANNELS}
                disabled={Boolean(pending)}
                onChange={({ currentTarget }) =>
                  change({ ...reminder, channel: currentTarget.value === "mail" ? "mail" : "notification" })
                }
              />
            </Group>
          )}
        </Skeleton>
      )}
    </SettingsCard>
  );
}
