import { Button, Group, Kbd, NativeSelect, Stack, TextInput } from "@mantine/core";
import type { ModerationCase } from "@prepfeed/contract/moderation/cases";
import {
  DECISION_LABELS,
  DECISIONS_ABOUT,
  type Decision,
  Moderation,
  REASON_LABELS,
  REPORT_REASONS,
  type ReportReason,
} from "@prepfeed/contract/moderation/report-reasons";
import { useState } from "react";
import { useDecide } from "../../api/moderation/cases.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { useKeys } from "./use-keys.ts";

const KEYS: Record<Decision, string> = {
  KEEP: "k",
  HIDE: "h",
  REMOVE: "r",
  WARN: "w",
  SUSPEND: "s",
  REMOVE_PICTURE: "p",
  LOCK_COMMENTS: "l",
};
const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));
const USUAL_DAYS = 7;

/** As a date field has it, in the moderator's time zone. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

interface DecisionFormProps {
  shown: ModerationCase;
  onDecided: (decided: ModerationCase) => void;
}

/** A button and a key for each decision; the reason is shown to the person. */
export function DecisionForm({ shown, onDecided }: DecisionFormProps) {
  const { id, kind, version, person } = shown;
  const decideCase = useDecide();
  const [reason, setReason] = useState<ReportReason>(shown.reason);
  const [until, setUntil] = useState(() => dayIn(USUAL_DAYS));
  const possible = DECISIONS_ABOUT[kind].filter(
    (decision) => person !== null || (decision !== "WARN" && decision !== "SUSPEND"),
  );

  function decide(decision: Decision) {
    if (decideCase.isPending) return;
    const length = decision === "SUSPEND" && until !== "" ? { until } : {};
    decideCase.mutate(
      { id, version, decision, reason, ...length },
      {
        onSuccess: onDecided,
        onError: (error) => toast.error(errorText(error, "The case could not be decided.")),
      },
    );
  }
  useKeys((key) => {
    const decision = possible.find((each) => KEYS[each] === key);
    if (decision) decide(decision);
  });

  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <NativeSelect
          label="Reason"
          size="md"
          description={person && "The person is told."}
          flex="1 1 200px"
          data={REASONS}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
        />
        {possible.includes("SUSPEND") && (
          <TextInput
            type="date"
            label="Suspend until"
            description="The person is told."
            w={180}
            min={dayIn(1)}
            max={dayIn(Moderation.maxSuspensionDays)}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        )}
      </Group>
      <Group gap="xs" role="group" aria-label="Decision">
        {possible.map((decision) => (
          <Button
            key={decision}
            variant={decision === "KEEP" ? "filled" : "default"}
            rightSection={<Kbd aria-hidden>{KEYS[decision].toUpperCase()}</Kbd>}
            aria-keyshortcuts={KEYS[decision]}
            onClick={() => decide(decision)}
          >
            {DECISION_LABELS[decision]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
