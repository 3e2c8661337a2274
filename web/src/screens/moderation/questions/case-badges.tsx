import { Badge } from "@mantine/core";
import type { QueuedCase } from "@prepfeed/contract/questions/disputes";
import { OBJECTION_LABELS, OUTCOME_LABELS } from "@prepfeed/contract/questions/question-states";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";

/** The most important labels of a case about a question. */
export function CaseBadges({ shown }: { shown: QueuedCase }) {
  const { outcome, planned, isChecked, isOwn, eventUntil, authorUntil } = shown;
  const ending = outcome ?? planned?.outcome;
  return (
    <>
      {ending && <Badge color="gray">{OUTCOME_LABELS[ending]}</Badge>}
      {isChecked && <Badge color="red">Being checked</Badge>}
      {eventUntil && !outcome && <Badge color="yellow">In an event</Badge>}
      {authorUntil && <Badge color="gray">With its author</Badge>}
      {isOwn && <Badge color="gray">You take part</Badge>}
    </>
  );
}

/** How many object, for how long, and why most of them do. */
export function caseFacts({ openedBy, objections, weight, createdAt, reasons = [] }: QueuedCase): string {
  const [first] = reasons;
  return [
    openedBy === "ALARM" ? "The statistics raised an alarm. " : "",
    `${counted(objections, "objection")} of weight ${weight}, since ${dayOf(createdAt)}`,
    first ? `. Most often: ${OBJECTION_LABELS[first.reason]}` : "",
  ].join("");
}
