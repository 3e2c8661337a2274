import { Alert, Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { useCancelRecovery } from "../../api/account/recovery.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { useTokenFromAddress } from "../../components/sign-in/use-token-from-address.ts";
import { errorText } from "../../http/api-error.ts";

/**
 * The target of the link in the mail that announces a recovery. A person must press the button, because virus
 * scanners open links too.
 */
export function CancelRecoveryScreen() {
  const token = useTokenFromAddress();
  const cancel = useCancelRecovery();
  if (cancel.isSuccess) {
    return (
      <AuthCard title="Recovery cancelled" heading="Recovery cancelled" lead="Nothing changed." takesFocus>
        <Text mb="lg" role="status">
          The person who started it could read your mail. Change the password of your mailbox, and then your
          password here.
        </Text>
        <Button component={Link} to={paths.settings} fullWidth>
          Go to settings
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Cancel recovery"
      heading="Cancel the recovery?"
      lead="Somebody said that they lost every way to sign in to your account. If that was not you, cancel it."
    >
      <Stack gap="md">
        {cancel.error && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {errorText(cancel.error, "The recovery could not be cancelled.")}
          </Alert>
        )}
        {token ? (
          <Button
            fullWidth
            color="red"
            aria-disabled={cancel.isPending}
            onClick={() => !cancel.isPending && cancel.mutate(token)}
          >
            {cancel.isPending ? "Cancelling..." : "Cancel the recovery"}
          </Button>
        ) : (
          <Text>This link is not complete. Open the link from the email again, in full.</Text>
        )}
      </Stack>
    </AuthCard>
  );
}
