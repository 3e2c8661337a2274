import { Alert, Anchor, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import { OUTCOME_LABELS } from "@prepfeed/contract/questions/question-states";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { useQuestionCase } from "../../../api/moderation/question-cases.ts";
import { Page } from "../../../components/layout/page.tsx";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ApiError, errorText } from "../../../http/api-error.ts";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { DecisionForm } from "./decision-form.tsx";
import { DisputedQuestion } from "./disputed-question.tsx";
import { Doubts } from "./doubts.tsx";
import { Facts, Objections, Shares } from "./evidence.tsx";
import { CaseBadges } from "./question-cases.tsx";
import classes from "./questions.module.css";

/** One disputed question: all evidence, and the decision. */
export function CasePage() {
  const { id = "" } = useParams();
  return (
    <Page
      title="Disputed question"
      above={
        <Anchor component={Link} to={paths.questionCases} className={classes.target}>
          All disputed questions
        </Anchor>
      }
    >
      <Case key={id} id={id} />
    </Page>
  );
}

function Case({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuestionCase(id);
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Case not found" description="The question may have been deleted." />;
  if (error && !data)
    return (
      <ErrorState
        message={errorText(error, "The case could not be loaded.")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton height={320} role="status" aria-label="Loading the case" />;
  return (
    <Stack>
      <CaseBadges shown={data} />
      <div className={classes.columns}>
        <Stack>
          <DisputedQuestion shown={data} />
          <Doubts shown={data} />
          <Objections shown={data} />
          <Shares shown={data} />
          <Facts shown={data} />
        </Stack>
        <Ending shown={data} />
      </div>
    </Stack>
  );
}

/** The decision, the reason why the viewer cannot decide, or the form. */
function Ending({ shown }: { shown: QuestionCaseDetails }) {
  const { outcome, reason, decidedAt, affected, isOwn, eventUntil } = shown;
  const [isDecidedHere, setDecidedHere] = useState(false);
  if (outcome)
    return (
      <Card component="section" aria-labelledby="decided">
        <Title order={2} size="h3" id="decided" tabIndex={-1} ref={isDecidedHere ? focus : undefined}>
          Decided: {OUTCOME_LABELS[outcome]}
        </Title>
        <Text size="sm" c="dimmed">
          {decidedAt && `${dayOf(decidedAt)}. `}
          {affected === null ? "Results are being computed." : `${counted(affected, "result")} changed.`}
        </Text>
        <Text mt="xs" className={classes.words}>
          {reason}
        </Text>
      </Card>
    );
  if (isOwn)
    return (
      <Alert color="yellow">
        You wrote this question, or you objected to it. Somebody else has to decide it.
      </Alert>
    );
  if (eventUntil)
    return (
      <Alert color="yellow">
        An event asks this question until {new Date(eventUntil).toLocaleString("en-GB")}. It can be decided
        when that is over.
      </Alert>
    );
  return <DecisionForm shown={shown} onDecided={() => setDecidedHere(true)} />;
}

/** Takes the focus, because the form that had it is gone. */
const focus = (element: HTMLElement | null) => element?.focus();
