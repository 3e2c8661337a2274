import { Alert, Anchor, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { CaseDetails, ModerationCase } from "@prepfeed/contract/moderation/cases";
import { DECISION_LABELS, REASON_LABELS } from "@prepfeed/contract/moderation/report-reasons";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useCase } from "../../api/moderation/cases.ts";
import { ErrorState } from "../../components/states/error-state.tsx";
import { dayOf } from "../../wording/day-of.ts";
import { Assignment } from "./assignment.tsx";
import { CaseNotes } from "./case-notes.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { KIND_LABELS } from "./kind-labels.ts";
import classes from "./moderation.module.css";

interface CasePanelProps {
  shown: ModerationCase;
  onDecided: (decided: ModerationCase) => void;
}

export function CasePanel({ shown, onDecided }: CasePanelProps) {
  const { data, isError, isFetching, refetch } = useCase(shown.id);
  const { kind, person } = shown;
  // The list leaves out what is private.
  const evidence = data?.evidence ?? shown.evidence;
  return (
    <Card component="section" aria-label="Case">
      <Stack>
        <Title order={2} size="h3">
          {KIND_LABELS[kind]}
          {person && (
            <>
              {" of "}
              <Anchor component={Link} to={paths.user(person.id)} inherit>
                {person.username}
              </Anchor>
            </>
          )}
        </Title>
        {(evidence || data) && (
          <Text className={classes.evidence}>
            {evidence ? evidence.text : "What it said is no longer kept."}
          </Text>
        )}
        {evidence?.isReportersText && (
          <Alert color="yellow">
            This text comes from the reporter. The AI may have written something else.
          </Alert>
        )}
        {evidence?.pictures?.map((url) => (
          <img key={url} src={url} alt="What was reported" className={classes.picture} />
        ))}
        {evidence?.postId && isVisible(shown) && (
          <Anchor component={Link} to={paths.post(evidence.postId)}>
            See it where it stands
          </Anchor>
        )}
        {shown.status === "OPEN" && !shown.isOwn && <Assignment shown={shown} assignee={shown.assignee} />}
        {shown.isOwn && (
          <Alert color="yellow">
            This case is about you, or you reported it. Somebody else has to decide it.
          </Alert>
        )}
        {shown.status === "OPEN" && !shown.isOwn && <DecisionForm shown={shown} onDecided={onDecided} />}
        {isError && (
          <ErrorState
            message="The details could not be loaded."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {data ? <Details details={data} /> : !isError && <Skeleton height={120} />}
      </Stack>
    </Card>
  );
}

/** Whether it is still shown in its place. A comment may be hidden while its post is not. */
const isVisible = ({ kind, hidden, status, decision }: ModerationCase) =>
  kind === "COMMENT" ||
  (status === "OPEN" ? !hidden : !["HIDE", "REMOVE", "SUSPEND"].includes(decision ?? ""));

function Details({ details: { id, reportList, history, similar, notes } }: { details: CaseDetails }) {
  return (
    <>
      <Part title="Reports" isEmpty={reportList.length === 0}>
        {reportList.map(({ reason, note, createdAt }) => (
          <li key={createdAt}>
            {REASON_LABELS[reason]}, {dayOf(createdAt)}
            {note && `: ${note}`}
          </li>
        ))}
      </Part>
      <Part title="Earlier decisions about this person" isEmpty={history.length === 0}>
        {history.map(({ id, decision, reason, createdAt, isActive }) => (
          <li key={id}>
            {DECISION_LABELS[decision]}, {REASON_LABELS[reason]}, {dayOf(createdAt)}
            {!isActive && " (no longer counts)"}
          </li>
        ))}
      </Part>
      <Part title="Similar cases" isEmpty={similar.length === 0}>
        {similar.map(({ id, kind, decision, text }) => (
          <li key={id}>
            {KIND_LABELS[kind]}, {decision ? DECISION_LABELS[decision] : "open"}
            {text && `: ${text}`}
          </li>
        ))}
      </Part>
      <CaseNotes caseId={id} notes={notes} />
    </>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <div>
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul className={classes.facts}>{children}</ul>
    </div>
  );
}
