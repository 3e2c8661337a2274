import { Alert, Anchor, Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "@prepfeed/contract/messages";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "react-router";
import { errorText } from "../../api/call.ts";
import { paths } from "../../app/paths.ts";
import { focusMistake } from "../../components/focus-mistake.ts";
import { newPasswordRules } from "../../components/new-password-rules.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { PasswordStrength } from "../../components/password-strength.tsx";

interface NewPasswordFormProps {
  error: Error | null;
  isBusy: boolean;
  onSubmit: (newPassword: string) => void;
}

export function NewPasswordForm({ error, isBusy, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    initialValues: { newPassword: "", confirmPassword: "" },
    validate: newPasswordRules,
  });
  const submit = form.onSubmit(
    ({ newPassword }) => onSubmit(newPassword),
    (mistakes) => focusMistake(form, ["newPassword", "confirmPassword"], mistakes),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {error && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
            {errorText(error, messages.failures.resetPassword)}{" "}
            <Anchor component={Link} to={paths.forgotPassword}>
              Request a new link
            </Anchor>
          </Alert>
        )}
        <div>
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            {...form.getInputProps("newPassword")}
          />
          <PasswordStrength password={form.values.newPassword} />
        </div>
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...form.getInputProps("confirmPassword")}
        />
        <Button type="submit" fullWidth disabled={isBusy}>
          {isBusy ? "Resetting..." : "Reset Password"}
        </Button>
      </Stack>
    </form>
  );
}
