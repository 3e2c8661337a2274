import { Alert, Anchor, Button, Group, Modal, Radio, Stack, Text, Textarea } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import {
  isUrgent,
  Moderation,
  REASON_LABELS,
  REPORT_REASONS,
  type ReportReason,
} from "@prepfeed/contract/moderation/report-reasons";
import { URGENT_STAYS } from "@prepfeed/contract/moderation/urgent-stays";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useReport, useWithdrawReport } from "../../api/moderation/reports.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import type { Reported } from "./ask-report.ts";

/** Asks why something is reported; with an urgent reason it stays open and says where to find help. */
export function ReportDialog({ thing, onClose }: { thing: Reported; onClose: () => void }) {
  const report = useReport();
  const { mutate: withdraw } = useWithdrawReport();
  const [reason, setReason] = useState<ReportReason>();
  const [isOnlyPicture, setOnlyPicture] = useState(false);
  const [note, setNote] = useState("");
  const help = report.data?.help ?? [];

  function send() {
    if (!reason || report.isPending) return;
    const { id, quote } = thing;
    const kind = isOnlyPicture ? "PICTURE" : thing.kind;
    report.mutate(
      { kind, id, reason, note, ...(quote && { quote }) },
      {
        onSuccess: ({ message, id, help }) => {
          if (isUrgent(reason)) toast.success(message);
          else toast.undoable(message, () => withdraw(id));
          thing.onReported?.();
          if (help.length === 0) onClose();
        },
        onError: (error) => toast.error(errorText(error, messages.failures.report)),
      },
    );
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={report.data ? "Where to find help" : `Report ${thing.name}`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {report.data ? (
        <Stack>
          <Alert color="blue" title="You are not alone with this">
            <Stack gap={4}>
              {help.map(({ name, address }) => (
                <Text key={name}>
                  {name}: <b>{address}</b>
                </Text>
              ))}
            </Stack>
          </Alert>
          <Button onClick={onClose}>Close</Button>
        </Stack>
      ) : (
        <Stack>
          {thing.hasPicture && (
            <Radio.Group
              label="What is it about?"
              value={isOnlyPicture ? "picture" : "all"}
              onChange={(value) => setOnlyPicture(value === "picture")}
            >
              <Group mt="xs">
                <Radio value="all" label="The person" />
                <Radio value="picture" label="Only the picture" />
              </Group>
            </Radio.Group>
          )}
          <Radio.Group
            label="What is wrong with it?"
            value={reason ?? ""}
            onChange={(value) => setReason(value as ReportReason)}
          >
            <Stack gap="xs" mt="xs">
              {REPORT_REASONS.map((each) => (
                <Radio key={each} value={each} label={REASON_LABELS[each]} />
              ))}
            </Stack>
          </Radio.Group>
          {reason && isUrgent(reason) && <Alert color="yellow">{URGENT_STAYS}.</Alert>}
          <Textarea
            label="Anything else the moderators should know"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={Moderation.noteMax}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            Nobody but the moderators learns of your report. You will no longer see what you report.{" "}
            <Anchor component={Link} to={paths.rules} onClick={onClose} size="sm" underline="always">
              The rules
            </Anchor>
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={send} disabled={!reason} loading={report.isPending}>
              Report
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
