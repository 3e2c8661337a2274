import { Badge, Checkbox, Group, Text, UnstyledButton } from "@mantine/core";
import type { ModerationCase } from "@prepfeed/contract/moderation/cases";
import { DECISION_LABELS, REASON_LABELS } from "@prepfeed/contract/moderation/report-reasons";
import { counted } from "../../wording/counted.ts";
import { dayOf } from "../../wording/day-of.ts";
import { KIND_LABELS } from "./kind-labels.ts";
import classes from "./moderation.module.css";

interface CaseRowProps {
  shown: ModerationCase;
  isChosen: boolean;
  onChoose: () => void;
  /** For deciding several at once. */
  mark?: { isOn: boolean; onToggle: () => void };
}

export function CaseRow({ shown, isChosen, onChoose, mark }: CaseRowProps) {
  const { kind, person, reason, urgent, hidden, reports, createdAt, decision, evidence } = shown;
  const name = `${KIND_LABELS[kind]}${person ? ` of ${person.username}` : ""}`;
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
          {urgent && <Badge color="red">Urgent</Badge>}
          {hidden && !decision && <Badge color="gray">Hidden</Badge>}
          {decision && <Badge color="gray">{DECISION_LABELS[decision]}</Badge>}
        </Group>
        <Text size="sm">{REASON_LABELS[reason]}</Text>
        <Text size="sm" c="dimmed" truncate>
          {counted(reports, "report")}, {dayOf(createdAt)}. {evidence?.text}
        </Text>
      </UnstyledButton>
    </li>
  );
}
