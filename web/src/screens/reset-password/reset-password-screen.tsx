import { Button, Text } from "@mantine/core";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useResetPassword } from "../../api/account/auth.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { useTokenFromAddress } from "../../components/sign-in/use-token-from-address.ts";
import { NewPasswordForm } from "../../connected/mailed-links/new-password-form.tsx";

export function ResetPasswordScreen() {
  const token = useTokenFromAddress();
  const reset = useResetPassword();
  if (reset.isSuccess) return <PasswordChanged />;
  if (!token) return <LinkIncomplete />;
  return (
    <AuthCard
      title="Reset Password"
      heading="Set a new password"
      lead="Choose one that you use nowhere else. You will be signed out on every device."
    >
      <NewPasswordForm
        error={reset.error}
        isBusy={reset.isPending}
        action="Reset Password"
        acting="Resetting..."
        newLink={paths.forgotPassword}
        onSubmit={(newPassword, onError) => reset.mutate({ token, newPassword }, { onError })}
      />
    </AuthCard>
  );
}

function PasswordChanged() {
  return (
    <AuthCard
      title="Password changed"
      heading="Password changed"
      lead="You can sign in with it right away."
      takesFocus
    >
      <Text mb="lg" role="status">
        {messages.auth.resetDone}
      </Text>
      <Button component={Link} to={paths.login} fullWidth>
        Go to Login
      </Button>
    </AuthCard>
  );
}

function LinkIncomplete() {
  return (
    <AuthCard
      title="Reset Password"
      heading="This link is not complete"
      lead="The reset link from your email carries a code, and this address has none."
    >
      <Text mb="lg">
        Open the link from the email again, in full, or ask for a new one. A link works once, for{" "}
        {Lifetime.resetToken / 60} minutes.
      </Text>
      <Button component={Link} to={paths.forgotPassword} fullWidth>
        Request a new link
      </Button>
    </AuthCard>
  );
}
