import { Button, Group, Text } from "@mantine/core";
import { ResendButton } from "../../api/confirm-email-notice.tsx";
import { useCancelEmailChange } from "../../api/email-confirmation.ts";

/** The address that the account gets once the link sent there is opened. */
export function PendingEmail({ email }: { email: string }) {
  const cancel = useCancelEmailChange();
  return (
    <div>
      <Text size="sm" mb="xs" style={{ overflowWrap: "anywhere" }}>
        Becomes <strong>{email}</strong> once you open the link that we sent there.
      </Text>
      <Group gap="xs">
        <ResendButton />
        <Button
          variant="subtle"
          size="sm"
          aria-disabled={cancel.isPending}
          onClick={() => !cancel.isPending && cancel.mutate()}
        >
          {cancel.isPending ? "Cancelling..." : "Cancel the change"}
        </Button>
      </Group>
    </div>
  );
}
