import { REASON_LABELS } from "@prepfeed/contract/moderation/report-reasons";
import type { Mail } from "../../mail/mailer.ts";
import type { UnmailedRow } from "./digest.queries.ts";

/** The number of cases for each reason, the urgent ones first; nothing of the reported content. */
export function digestMail(
  { username, email }: { username: string; email: string },
  cases: readonly UnmailedRow[],
  publicUrl: string,
): Mail {
  const total = cases.length === 1 ? "1 new case waits" : `${cases.length} new cases wait`;
  const urgent = cases.filter((each) => each.urgent).length;
  const reasons = [...new Set(cases.map(({ reason }) => reason))]
    .map((reason) => ({ reason, count: cases.filter((each) => each.reason === reason).length }))
    .sort((a, b) => b.count - a.count)
    .map(
      ({ reason, count }) => `${count} × ${reason ? REASON_LABELS[reason] : "Disputed key of a question"}`,
    );
  return {
    to: email,
    subject: `${total} for a decision${urgent > 0 ? `, ${urgent} urgent` : ""}`,
    text: `Hello ${username},

${total} for a decision:

${reasons.join("\n")}

${publicUrl}/moderation

You get this mail once a day because Prepfeed has no moderators. To name one: npm run admin -- moderators add NAME

Prepfeed
`,
  };
}
