import { Alert, Button } from "@mantine/core";
import type { Session } from "@prepfeed/contract/accounts/auth";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconFingerprint from "~icons/tabler/fingerprint";
import { logInWithPasskey, PasskeyCancelled } from "../../api/account/passkeys.ts";
import { errorText } from "../../http/api-error.ts";

/** Well before the server's challenge expires. */
const RENEW_MS = (Lifetime.passkeyChallenge * 1000 * 4) / 5;

/** A button, and passkeys among the browser's suggestions for the username. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const login = useMutation({ mutationFn: () => logInWithPasskey(false), onSuccess: onSignedIn });
  useEffect(() => {
    let isGone = false;
    async function offer() {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const session = await logInWithPasskey(true).catch(() => undefined);
      if (session && !isGone) onSignedIn(session);
    }
    void offer();
    const timer = setInterval(() => void offer(), RENEW_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [onSignedIn]);

  return (
    <>
      {login.error && (
        <Alert
          color={login.error instanceof PasskeyCancelled ? "yellow" : "red"}
          role="alert"
          mt="md"
          icon={<IconAlertCircle aria-hidden />}
        >
          {errorText(login.error, messages.failures.passkeyLogin)}
        </Alert>
      )}
      <Button
        variant="default"
        fullWidth
        mt="md"
        leftSection={<IconFingerprint size={18} aria-hidden />}
        aria-disabled={login.isPending}
        onClick={() => {
          if (!login.isPending) login.mutate();
        }}
      >
        {login.isPending ? "Waiting for your passkey..." : "Use a passkey"}
      </Button>
    </>
  );
}
