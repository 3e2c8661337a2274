import { Button, Group, Text } from "@mantine/core";
import { useRef } from "react";
import { useCancelEmailChange } from "../../api/account/email-confirmation.ts";
import { ResendButton } from "../../connected/confirm-email-notice.tsx";

/** The new address of a pending change; empty without one. */
export function PendingEmail({ email }: { email: string | null }) {
  const cancel = useCancelEmailChange();
  const place = useRef<HTMLDivElement>(null);

  function giveUp() {
    // The button disappears; the focus continues from where it was.
    if (!cancel.isPending) cancel.mutate(undefined, { onSuccess: () => place.current?.focus() });
  }

  return (
    <div ref={place} tabIndex={-1} style={{ outline: "none" }}>
      {email && (
        <>
          <Text size="sm" my="xs" style={{ overflowWrap: "anywhere" }}>
            Becomes <strong>{email}</strong> once you open the link that we sent there.
          </Text>
          <Group gap="xs">
            <ResendButton />
            <Button variant="subtle" size="sm" aria-disabled={cancel.isPending} onClick={giveUp}>
              {cancel.isPending ? "Cancelling..." : "Cancel the change"}
            </Button>
          </Group>
        </>
      )}
    </div>
  );
}
