import { Alert, Button, Card, Group, Skeleton, Stack, Text, Textarea, Title } from "@mantine/core";
import { DECISION_LABELS, Moderation, REASON_LABELS } from "@prepfeed/contract/moderation/report-reasons";
import type { OpenAppeal } from "@prepfeed/contract/moderation/strikes";
import { useState } from "react";
import { useAppeals, useDecideAppeal } from "../../api/moderation/appeals.ts";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { dayOf } from "../../wording/day-of.ts";
import { KIND_LABELS } from "./kind-labels.ts";
import classes from "./moderation.module.css";

export function Appeals() {
  const query = useAppeals();
  if (query.isPending) return <Skeleton height={160} role="status" aria-label="Loading appeals" />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        message="The appeals could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const appeals = query.data ?? [];
  if (appeals.length === 0) {
    return <EmptyState title="No appeals" description="Appeals against decisions appear here." />;
  }
  return (
    <Stack>
      {appeals.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} />
      ))}
      <ShowMore pages={query} what="appeals" />
    </Stack>
  );
}

function AppealCard({ appeal }: { appeal: OpenAppeal }) {
  const { id, person, decision, kind, reason, evidence, text, createdAt, isOwn } = appeal;
  const [answer, setAnswer] = useState("");
  const decide = useDecideAppeal();
  const send = (outcome: "UPHELD" | "OVERTURNED") =>
    decide.mutate(
      { id, outcome, answer },
      {
        onSuccess: () => toast.success("The appeal is decided"),
        onError: (error) => toast.error(errorText(error, "The appeal could not be decided.")),
      },
    );
  const isReady = answer.trim() !== "" && !decide.isPending;
  return (
    <Card component="article">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {person.username} against “{DECISION_LABELS[decision]}”
        </Title>
        <Text size="sm" c="dimmed">
          {KIND_LABELS[kind]}, {REASON_LABELS[reason]}, {dayOf(createdAt)}
        </Text>
        {evidence && <Text className={classes.evidence}>{evidence.text}</Text>}
        <Text>{text}</Text>
        {isOwn ? (
          <Alert color="yellow">
            The decision was yours, you reported it, or it is about you. Somebody else has to decide this.
          </Alert>
        ) : (
          <>
            <Textarea
              label="Your answer"
              description="The person is told."
              autosize
              minRows={2}
              maxLength={Moderation.noteMax}
              value={answer}
              onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
            />
            <Group>
              <Button disabled={!isReady} onClick={() => send("OVERTURNED")}>
                Overturn
              </Button>
              <Button variant="default" disabled={!isReady} onClick={() => send("UPHELD")}>
                Uphold
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}
