import { Alert, Button, Stack, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { useEndReminder } from "../../api/learning/reminder.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { useTokenFromAddress } from "../../components/sign-in/use-token-from-address.ts";
import { errorText } from "../../http/api-error.ts";

/** The target of the link in a reminder: turning reminders off needs no sign-in. */
export function ReminderOffScreen() {
  const token = useTokenFromAddress();
  const end = useEndReminder();
  if (end.isSuccess)
    return (
      <AuthCard
        title="Reminders are off"
        heading="Reminders are off"
        lead="We send you no more of them."
        takesFocus
      >
        <Text mb="lg" role="status">
          You can switch them on again in your settings.
        </Text>
        <Button component={Link} to={paths.home} fullWidth>
          Continue
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard
      title="Reminders"
      heading="No more reminders?"
      lead="One press, and we send you no more of them."
    >
      <Stack gap="md">
        {end.error && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {errorText(end.error, messages.failures.saveReminder)}
          </Alert>
        )}
        {token ? (
          <Button fullWidth aria-disabled={end.isPending} onClick={() => !end.isPending && end.mutate(token)}>
            {end.isPending ? "Switching off..." : "Switch reminders off"}
          </Button>
        ) : (
          <Text>Open the link from the email again, in full, or switch them off in your settings.</Text>
        )}
        <Button component={Link} to={paths.settings} variant="default" fullWidth>
          Go to your settings
        </Button>
      </Stack>
    </AuthCard>
  );
}
