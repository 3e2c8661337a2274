import { Badge, Checkbox, Group, Text, UnstyledButton } from "@mantine/core";
import type { AnyCase, ModerationCase } from "@prepfeed/contract/moderation/cases";
import { DECISION_LABELS, REASON_LABELS } from "@prepfeed/contract/moderation/report-reasons";
import type { ReactNode } from "react";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { counted } from "../../wording/counted.ts";
import { dayOf } from "../../wording/day-of.ts";
import { KIND_LABELS } from "./kind-labels.ts";
import classes from "./moderation.module.css";
import { CaseBadges, caseFacts } from "./questions/case-badges.tsx";

interface CaseRowProps {
  shown: AnyCase;
  isChosen: boolean;
  onChoose: () => void;
  /** For deciding several at once. */
  mark?: { isOn: boolean; onToggle: () => void };
}

export function CaseRow({ shown, isChosen, onChoose, mark }: CaseRowProps) {
  const name = nameOf(shown);
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      {mark && (
        <Checkbox size="md" aria-label={`Mark ${name}`} checked={mark.isOn} onChange={mark.onToggle} />
      )}
      <UnstyledButton className={classes.choose} aria-current={isChosen} onClick={onChoose}>
        <Group gap={6}>
          <Text span fw={600}>
            {name}
          </Text>
          {shown.kind === "QUESTION" ? <CaseBadges shown={shown} /> : <ReportBadges shown={shown} />}
          {shown.status === "OPEN" && shown.assignee && (
            <Badge color="gray">Taken by {shown.assignee.username}</Badge>
          )}
        </Group>
        {shown.kind === "QUESTION" ? (
          <Lines first={<RichText text={shown.questionText} />} second={caseFacts(shown)} />
        ) : (
          <Lines
            first={REASON_LABELS[shown.reason]}
            second={`${counted(shown.reports, "report")}, ${dayOf(shown.createdAt)}. ${shown.evidence?.text ?? ""}`}
          />
        )}
      </UnstyledButton>
    </li>
  );
}

const nameOf = (shown: AnyCase) =>
  `${KIND_LABELS[shown.kind]}${shown.kind !== "QUESTION" && shown.person ? ` of ${shown.person.username}` : ""}`;

function ReportBadges({ shown: { urgent, hidden, decision } }: { shown: ModerationCase }) {
  return (
    <>
      {urgent && <Badge color="red">Urgent</Badge>}
      {hidden && !decision && <Badge color="gray">Hidden</Badge>}
      {decision && <Badge color="gray">{DECISION_LABELS[decision]}</Badge>}
    </>
  );
}

function Lines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <>
      <Text size="sm" component="div" lineClamp={2}>
        {first}
      </Text>
      <Text size="sm" c="dimmed" truncate>
        {second}
      </Text>
    </>
  );
}
