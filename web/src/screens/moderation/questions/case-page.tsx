import { Alert, Anchor, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import { type CaseOutcome, OUTCOME_LABELS } from "@prepfeed/contract/questions/question-states";
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
import { Assignment } from "../assignment.tsx";
import { CaseNotes } from "../case-notes.tsx";
import { UndoBar } from "../undo-bar.tsx";
import { CaseBadges } from "./case-badges.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { DisputedQuestion } from "./disputed-question.tsx";
import { Doubts } from "./doubts.tsx";
import { Facts, Objections, Shares } from "./evidence.tsx";
import classes from "./questions.module.css";
import { SameWriter } from "./same-writer.tsx";

/** One disputed question: all evidence, and the decision. */
export function CasePage() {
  const { id = "" } = useParams();
  return (
    <Page
      title="Disputed question"
      above={
        <Anchor component={Link} to={paths.questionCases} className={classes.target}>
          All cases about questions
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
      <Group gap={6} className={classes.badges}>
        <CaseBadges shown={data} />
      </Group>
      {data.status === "OPEN" && !data.isOwn && (
        <Assignment shown={{ id, version: data.revision }} assignee={data.assignee} />
      )}
      <div className={classes.columns}>
        <Stack>
          <DisputedQuestion shown={data} />
          <Doubts shown={data} />
          <Objections shown={data} />
          <Shares shown={data} />
          <Facts shown={data} />
          <SameWriter shown={data} />
        </Stack>
        <Stack>
          <Ending shown={data} />
          {!data.isAuthor && (
            <Card>
              <CaseNotes caseId={id} notes={data.notes} />
            </Card>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

/** The decision, the reason why the viewer cannot decide, or the form. */
function Ending({ shown }: { shown: QuestionCaseDetails }) {
  const { outcome, planned, isOwn, eventUntil } = shown;
  const [isDecidedHere, setDecidedHere] = useState(false);
  if (outcome || planned)
    return <Decided key={outcome} shown={shown} ending={outcome ?? planned?.outcome} isNew={isDecidedHere} />;
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
  return <DecisionForm key={shown.revision} shown={shown} onDecided={() => setDecidedHere(true)} />;
}

interface DecidedProps {
  shown: QuestionCaseDetails;
  ending: CaseOutcome | undefined;
  isNew: boolean;
}

function Decided({ shown, ending, isNew }: DecidedProps) {
  const { id, revision, planned, reason, decidedAt, affected } = shown;
  return (
    <Card component="section" aria-labelledby="decided">
      <Title order={2} size="h3" id="decided" tabIndex={-1} ref={isNew ? focus : undefined}>
        Decided: {ending && OUTCOME_LABELS[ending]}
      </Title>
      {!planned && (
        <Text size="sm" c="dimmed">
          {decidedAt && `${dayOf(decidedAt)}. `}
          {affected === null ? "Results are being computed." : `${counted(affected, "result")} changed.`}
        </Text>
      )}
      <Text my="xs" className={classes.words}>
        {planned?.reason ?? reason}
      </Text>
      {planned?.right && <Text mb="xs">Right then: {planned.right.join(", ")}</Text>}
      {planned && !planned.isMine && (
        <Text>
          It takes effect at {timeOf(planned.until)}. Until then the moderator who decided can take it back.
        </Text>
      )}
      {planned?.isMine && (
        <UndoBar
          decided={{ id, version: revision }}
          text={`It takes effect at ${timeOf(planned.until)}. Until then you can take it back.`}
        />
      )}
    </Card>
  );
}

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Takes the focus, because the form that had it is gone. */
const focus = (element: HTMLElement | null) => element?.focus();
