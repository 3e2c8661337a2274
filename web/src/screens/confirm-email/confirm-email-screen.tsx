import { Alert, Button, Stack, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { useConfirmEmail } from "../../api/account/email-confirmation.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { useTokenFromAddress } from "../../components/sign-in/use-token-from-address.ts";
import { errorText } from "../../http/api-error.ts";

/** Virus scanners may open the link in a mail, so a person must press the button. */
export function ConfirmEmailScreen() {
  const token = useTokenFromAddress();
  const confirm = useConfirmEmail();
  if (confirm.isSuccess) return <Confirmed />;
  if (!token) return <LinkIncomplete />;
  return (
    <AuthCard
      title="Confirm Email"
      heading="Confirm your email address"
      lead="One press, and we know that our mail reaches you."
    >
      <Stack gap="md">
        {confirm.error && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {errorText(confirm.error, messages.failures.confirmEmail)}
          </Alert>
        )}
        <Button
          fullWidth
          aria-disabled={confirm.isPending}
          onClick={() => !confirm.isPending && confirm.mutate(token)}
        >
          {confirm.isPending ? "Confirming..." : "Confirm"}
        </Button>
        {confirm.error && (
          <Button component={Link} to={paths.profile} variant="default" fullWidth>
            Go to your profile
          </Button>
        )}
      </Stack>
    </AuthCard>
  );
}

function Confirmed() {
  return (
    <AuthCard title="Email confirmed" heading="Email confirmed" lead="Thank you. That was all." takesFocus>
      <Text mb="lg" role="status">
        {messages.auth.confirmationDone}
      </Text>
      <Button component={Link} to={paths.social} fullWidth>
        Continue
      </Button>
    </AuthCard>
  );
}

function LinkIncomplete() {
  return (
    <AuthCard
      title="Confirm Email"
      heading="This link is not complete"
      lead="The link from your email carries a code, and this address has none."
    >
      <Text mb="lg">
        Open the link from the email again, in full, or have a new one sent from your profile. A link works
        once, for a day.
      </Text>
      <Button component={Link} to={paths.profile} fullWidth>
        Go to your profile
      </Button>
    </AuthCard>
  );
}
