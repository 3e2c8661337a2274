import { Button, Group, Text } from "@mantine/core";
import type { ModerationCase } from "@prepfeed/contract/moderation/cases";
import { type ReadCase, useAssign } from "../../api/moderation/cases.ts";
import { errorText } from "../../http/api-error.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";

interface AssignmentProps {
  shown: ReadCase;
  assignee: ModerationCase["assignee"];
}

/** Who works on an open case; the viewer can take it or leave it to others. */
export function Assignment({ shown: { id, version }, assignee }: AssignmentProps) {
  const { user } = useSession();
  const assign = useAssign();
  const isMine = assignee?.id === user?.id;
  const change = () =>
    assign.mutate(
      { id, version, isMine: !isMine },
      { onError: (error) => toast.error(errorText(error, "The case could not be taken.")) },
    );
  return (
    <Group>
      <Text size="sm">
        {assignee ? `Taken by ${isMine ? "you" : assignee.username}` : "Nobody has taken this case."}
      </Text>
      <Button variant="default" size="compact-md" onClick={change} loading={assign.isPending}>
        {isMine ? "Leave it to others" : "Take it"}
      </Button>
    </Group>
  );
}
