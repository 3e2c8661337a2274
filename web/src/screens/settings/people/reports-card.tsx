import { isUrgent, REASON_LABELS, type ReportKind } from "@prepfeed/contract/moderation/report-reasons";
import IconFlag from "~icons/tabler/flag";
import { useOwnReports, useWithdrawReport } from "../../../api/moderation/reports.ts";
import { ShowMore } from "../../../components/states/show-more.tsx";
import { dayOf } from "../../../wording/day-of.ts";
import { SettingsCard } from "../settings-card.tsx";
import { SettingsList, SettingsRow } from "../settings-list.tsx";

const KINDS: Record<ReportKind, string> = {
  POST: "A post",
  COMMENT: "A comment",
  USER: "A person",
  PICTURE: "A picture",
  AI_ANSWER: "An AI answer",
};

/** The user's reports, which can be withdrawn until moderators decide. */
export function ReportsCard() {
  const query = useOwnReports();
  const withdraw = useWithdrawReport();
  const reports = query.data ?? [];
  return (
    <SettingsCard
      title="Your reports"
      lead="They wait for the moderators. When you withdraw one, you see again what it was about. One about child safety or self-harm can't be withdrawn, so that nobody can press you to do it."
    >
      <SettingsList
        title="Not decided yet"
        query={query}
        count={reports.length}
        empty="None of your reports is waiting."
      >
        {reports.map(({ id, kind, reason, note, createdAt }) => (
          <SettingsRow
            key={id}
            icon={<IconFlag size={24} aria-hidden />}
            name={`${KINDS[kind]}: ${REASON_LABELS[reason]}`}
            detail={note ? `${dayOf(createdAt)}: ${note}` : dayOf(createdAt)}
            {...(!isUrgent(reason) && {
              action: "Withdraw",
              label: `Withdraw the report of ${dayOf(createdAt)}: ${REASON_LABELS[reason]}`,
              onClick: () => withdraw.mutate(id),
            })}
          />
        ))}
        <ShowMore pages={query} what="reports" />
      </SettingsList>
    </SettingsCard>
  );
}
