import { Alert, Anchor, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { newPasswordRules } from "../../components/forms/new-password-rules.ts";
import { PasswordField } from "../../components/forms/password-field.tsx";
import { PasswordStrength } from "../../components/forms/password-strength.tsx";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { errorText } from "../../http/api-error.ts";
import { fieldMistakes } from "../../http/field-mistakes.ts";

interface NewPasswordFormProps {
  error: Error | null;
  isBusy: boolean;
  /** The label of the button, and the one while it is busy. */
  action: string;
  acting: string;
  /** The page on which a new link can be requested. */
  newLink: string;
  onSubmit: (newPassword: string, onError: (error: Error) => void) => void;
}

const FIELDS = ["newPassword", "confirmPassword"] as const;

export function NewPasswordForm({ error, isBusy, action, acting, newLink, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    initialValues: { newPassword: "", confirmPassword: "" },
    validate: newPasswordRules,
  });
  const submit = form.onSubmit(
    ({ newPassword }) =>
      onSubmit(newPassword, (refusal) => {
        const mistakes = fieldMistakes(refusal, FIELDS);
        form.setErrors(mistakes);
        focusMistake(form, FIELDS, mistakes);
      }),
    (mistakes) => focusMistake(form, FIELDS, mistakes),
  );
  // The link still works with another password.
  const isLinkBad = error !== null && Object.keys(fieldMistakes(error, FIELDS)).length === 0;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {isLinkBad && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
            {errorText(error, messages.failures.resetPassword)}{" "}
            <Anchor component={Link} to={newLink}>
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
        <SubmitButton fullWidth isBusy={isBusy}>
          {isBusy ? acting : action}
        </SubmitButton>
      </Stack>
    </form>
  );
}
