import { Alert, Button, Stack, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { useProofByMail } from "../../api/account/proof.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { useTokenFromAddress } from "../../components/sign-in/use-token-from-address.ts";
import { errorText } from "../../http/api-error.ts";

/** Virus scanners open links in mails, so a person must press the button. */
export function ProveScreen() {
  const token = useTokenFromAddress();
  const proof = useProofByMail();
  if (proof.isSuccess) {
    return (
      <AuthCard title="Confirmed" heading="Confirmed" lead="We know that it is you." takesFocus>
        <Text mb="lg" role="status">
          Go back to the page that asked, and carry on there. For ten minutes you are not asked again.
        </Text>
        <Button component={Link} to={paths.settings} fullWidth>
          Open the settings here
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Confirm that it is you"
      heading="Confirm that it is you"
      lead="Only if you asked for this mail a moment ago, in this browser."
    >
      <Stack gap="md">
        {(proof.error || !token) && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {proof.error
              ? errorText(proof.error, messages.failures.proof)
              : "This link is not complete. Open it from the email again, in full."}
          </Alert>
        )}
        {token && (
          <Button
            fullWidth
            aria-disabled={proof.isPending}
            onClick={() => !proof.isPending && proof.mutate(token)}
          >
            {proof.isPending ? "Confirming..." : "It is me"}
          </Button>
        )}
        <Button component={Link} to={paths.settings} variant="default" fullWidth>
          Go to the settings
        </Button>
      </Stack>
    </AuthCard>
  );
}
