import { Badge, Group, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import type { QueuedCase } from "@prepfeed/contract/questions/disputes";
import { OBJECTION_LABELS, OUTCOME_LABELS } from "@prepfeed/contract/questions/question-states";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { type QuestionCaseStatus, useQuestionCases } from "../../../api/moderation/question-cases.ts";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ShowMore } from "../../../components/states/show-more.tsx";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";
import classes from "./questions.module.css";

const STATUSES = [
  { value: "OPEN" as const, label: "Open" },
  { value: "DECIDED" as const, label: "Decided" },
];

/** Disputed questions that wait for moderators, or that are decided. */
export function QuestionCases() {
  const [status, setStatus] = useState<QuestionCaseStatus>("OPEN");
  return (
    <Stack>
      <SegmentedControl
        aria-label="Which questions"
        size="md"
        classNames={{ label: classes.target }}
        style={{ alignSelf: "flex-start" }}
        data={STATUSES}
        value={status}
        onChange={setStatus}
      />
      <CaseList status={status} />
    </Stack>
  );
}

function CaseList({ status }: { status: QuestionCaseStatus }) {
  const query = useQuestionCases(status);
  if (query.isPending) return <Skeleton height={240} aria-label="Loading questions" role="status" />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        message="The disputed questions could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const cases = query.data ?? [];
  if (cases.length === 0) {
    return status === "OPEN" ? (
      <EmptyState
        title="No question is waiting"
        description="Disputed questions appear here when their author defends them or lets the time pass, or when several people object."
      />
    ) : (
      <EmptyState title="Nothing is decided yet" description="Decided questions appear here." />
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Disputed questions">
        {cases.map((each) => (
          <CaseLink key={each.id} shown={each} />
        ))}
      </ul>
      <ShowMore pages={query} what="questions" />
    </>
  );
}

function CaseLink({ shown }: { shown: QueuedCase }) {
  const { id, questionText, objections, weight, createdAt, reasons = [], openedBy } = shown;
  const [first] = reasons;
  return (
    <li>
      <Link to={paths.questionCase(id)} className={classes.case}>
        <span className={classes.excerpt}>
          <RichText text={questionText} />
        </span>
        <CaseBadges shown={shown} />
        <Text size="sm" c="dimmed">
          {openedBy === "ALARM" && "The statistics raised an alarm. "}
          {counted(objections, "objection")} of weight {weight}, since {dayOf(createdAt)}
          {first && `. Most often: ${OBJECTION_LABELS[first.reason]}`}
        </Text>
      </Link>
    </li>
  );
}

/** The most important labels of a case. */
export function CaseBadges({ shown }: { shown: QueuedCase }) {
  const { outcome, isChecked, isOwn, eventUntil, authorUntil } = shown;
  return (
    <Group gap={6}>
      {outcome ? <Badge color="gray">{OUTCOME_LABELS[outcome]}</Badge> : <Badge>Open</Badge>}
      {isChecked && <Badge color="red">Being checked</Badge>}
      {eventUntil && !outcome && <Badge color="yellow">In an event</Badge>}
      {authorUntil && <Badge color="gray">With its author</Badge>}
      {isOwn && <Badge color="gray">You take part</Badge>}
    </Group>
  );
}
