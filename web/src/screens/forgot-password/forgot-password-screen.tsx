import { Anchor, Button, Text } from "@mantine/core";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useForgotPassword } from "../../api/account/auth.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { AddressForm } from "../../connected/mailed-links/address-form.tsx";

export function ForgotPasswordScreen() {
  const forgot = useForgotPassword();
  if (forgot.isSuccess) return <CheckYourEmail address={forgot.variables} />;
  return (
    <AuthCard
      title="Forgot Password"
      heading="Forgot Password"
      lead="Tell us your email address and we will send you a link to set a new password."
      footer={
        <Anchor component={Link} to={paths.login}>
          Back to Login
        </Anchor>
      }
    >
      <AddressForm sending={forgot} action="Send Reset Link" failure={messages.failures.forgotPassword} />
    </AuthCard>
  );
}

function CheckYourEmail({ address }: { address: string }) {
  return (
    <AuthCard
      title="Check Your Email"
      heading="Check Your Email"
      lead={
        <span role="status">
          If an account belongs to <b>{address}</b>, a link to set a new password is on its way.
        </span>
      }
      takesFocus
    >
      <Text mb="lg">
        The link works once, for {Lifetime.resetToken / 60} minutes. Nothing there? Look into your spam
        folder, too.
      </Text>
      <Button component={Link} to={paths.login} fullWidth>
        Back to Login
      </Button>
    </AuthCard>
  );
}
