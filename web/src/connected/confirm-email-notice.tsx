import { Alert, Button, Text } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import IconMail from "~icons/tabler/mail";
import { useResendConfirmation } from "../api/account/email-confirmation.ts";
import { useSession } from "../session/session.tsx";

/** For users who must confirm their address before they may post or comment; empty for everybody else. */
export function ConfirmEmailNotice({ profile }: { profile?: OwnProfile }) {
  const session = useSession();
  const user = profile ?? session.user;
  if (!user || user.emailConfirmed) return null;
  return (
    <Alert color="yellow" icon={<IconMail aria-hidden />} title="Confirm your email address" mb="md">
      <Text size="sm" mb="xs" style={{ overflowWrap: "anywhere" }}>
        To post and to comment, open the link that we sent to {user.pendingEmail ?? user.email}. Reading and
        practising work without it.
      </Text>
      <ResendButton />
    </Alert>
  );
}

export function ResendButton() {
  const resend = useResendConfirmation();
  return (
    <Button
      variant="default"
      size="sm"
      aria-disabled={resend.isPending}
      onClick={() => !resend.isPending && resend.mutate()}
    >
      {resend.isPending ? "Sending..." : "Send the link again"}
    </Button>
  );
}
