import { Alert, Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "@prepfeed/contract/messages";
import { EMAIL_PATTERN } from "@prepfeed/contract/patterns";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "react-router";
import { useForgotPassword } from "../../api/account/auth.ts";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { errorText } from "../../http/api-error.ts";
import { paths } from "../../paths.ts";

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
      <AddressForm forgot={forgot} />
    </AuthCard>
  );
}

function AddressForm({ forgot }: { forgot: ReturnType<typeof useForgotPassword> }) {
  const form = useForm({
    initialValues: { email: "" },
    validate: {
      email: (value) => (EMAIL_PATTERN.test(value.trim()) ? null : messages.auth.emailInvalid),
    },
  });
  const send = form.onSubmit(
    ({ email }) => forgot.mutate(email.trim()),
    () => form.getInputNode("email")?.focus(),
  );
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {forgot.isError && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
            {errorText(forgot.error, messages.failures.forgotPassword)}
          </Alert>
        )}
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
        <SubmitButton fullWidth disabled={form.values.email.trim() === ""} isBusy={forgot.isPending}>
          {forgot.isPending ? "Sending..." : "Send Reset Link"}
        </SubmitButton>
      </Stack>
    </form>
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
        The link works once, for 30 minutes. Nothing there? Look into your spam folder, too.
      </Text>
      <Button component={Link} to={paths.login} fullWidth>
        Back to Login
      </Button>
    </AuthCard>
  );
}
