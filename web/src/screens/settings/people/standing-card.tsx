import { Alert, Badge, Button, Group, Skeleton, Stack, Text, Textarea } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { DECISION_LABELS, Moderation, REASON_LABELS } from "@prepfeed/contract/moderation/report-reasons";
import type { Strike } from "@prepfeed/contract/moderation/strikes";
import { useState } from "react";
import { useAppeal, useStrikes } from "../../../api/moderation/appeals.ts";
import { usePublicConfig } from "../../../api/server/config.ts";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { toast } from "../../../toast/toast.ts";
import { dayOf, endDayOf } from "../../../wording/day-of.ts";
import { SettingsCard } from "../settings-card.tsx";

/** Moderators' decisions about the user, and how to appeal. */
export function StandingCard() {
  const { data, isError, isFetching, refetch } = useStrikes();
  const contact = usePublicConfig().data?.contact;
  return (
    <div id="standing">
      <SettingsCard
        title="Moderators' decisions"
        lead="About what you wrote or show. Each counts for 180 days."
      >
        {isError && (
          <ErrorState
            message="The decisions could not be loaded."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {!data && !isError && <Skeleton height={44} />}
        {data && (
          <Stack>
            {data.suspension && (
              <Alert color="red" title={`Your account is suspended until ${endDayOf(data.suspension.until)}`}>
                Reason: {REASON_LABELS[data.suspension.reason]}. You can still read, export your data and
                delete your account.
              </Alert>
            )}
            {data.content.length === 0 && <Text>There are none.</Text>}
            {data.content.map((strike) => (
              <StrikeView key={strike.id} strike={strike} />
            ))}
          </Stack>
        )}
        {contact && (
          <Text size="sm" c="dimmed" mt="md">
            Contact: {contact}
          </Text>
        )}
      </SettingsCard>
    </div>
  );
}

function StrikeView({ strike }: { strike: Strike }) {
  const { decision, reason, text, createdAt, suspendedUntil, isActive, appeal, appealUntil, isWaiting } =
    strike;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={600}>{DECISION_LABELS[decision]}</Text>
        {!isActive && <Badge color="gray">No longer counts</Badge>}
      </Group>
      <Text>
        {REASON_LABELS[reason]}, {dayOf(createdAt)}
      </Text>
      {suspendedUntil && <Text>Suspended until {endDayOf(suspendedUntil)}</Text>}
      {text && (
        <Text c="dimmed" lineClamp={3}>
          {text}
        </Text>
      )}
      {appeal && <AppealView appeal={appeal} isWaiting={isWaiting} />}
      {appealUntil && <AppealForm id={strike.id} until={appealUntil} />}
    </Stack>
  );
}

function AppealView({ appeal, isWaiting }: { appeal: NonNullable<Strike["appeal"]>; isWaiting: boolean }) {
  if (appeal.outcome) {
    return (
      <Alert color={appeal.outcome === "OVERTURNED" ? "green" : "gray"}>
        {appeal.outcome === "OVERTURNED" ? "Your appeal was right. " : "Your appeal was turned down. "}
        {appeal.answer}
      </Alert>
    );
  }
  return (
    <Alert color="blue">
      {isWaiting
        ? "Your appeal waits: at the moment there is nobody else who may decide it."
        : "Your appeal is with the moderators. Somebody else than before decides it."}
    </Alert>
  );
}

function AppealForm({ id, until }: { id: string; until: string }) {
  const appeal = useAppeal();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  if (!isOpen) {
    return (
      <Group>
        <Button variant="default" onClick={() => setOpen(true)}>
          Appeal
        </Button>
        <Text size="sm" c="dimmed">
          Once, until {dayOf(until)}
        </Text>
      </Group>
    );
  }
  const send = () =>
    appeal.mutate(
      { id, text },
      {
        onSuccess: () => toast.success("Your appeal is sent"),
        onError: (error) => toast.error(errorText(error, messages.failures.appeal)),
      },
    );
  return (
    <Stack gap="xs">
      <Textarea
        label="Why should the decision be changed?"
        autosize
        minRows={3}
        maxLength={Moderation.appealMax}
        autoFocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group>
        <Button onClick={send} disabled={text.trim() === ""} loading={appeal.isPending}>
          Send appeal
        </Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
