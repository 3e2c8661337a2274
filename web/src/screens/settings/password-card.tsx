import { Alert, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "@prepfeed/contract/messages";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { IconAlertCircle } from "@tabler/icons-react";
import { useChangePassword } from "../../api/account/account.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { newPasswordRules } from "../../components/forms/new-password-rules.ts";
import { PasswordField } from "../../components/forms/password-field.tsx";
import { PasswordStrength } from "../../components/forms/password-strength.tsx";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { errorText } from "../../http/api-error.ts";
import { fieldMistakes } from "../../http/field-mistakes.ts";
import { toast } from "../../toast/toast.ts";
import { SettingsCard } from "./settings-card.tsx";

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;
const BLANK = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function PasswordCard({ profile }: { profile: OwnProfile }) {
  const change = useChangePassword();
  const form = useForm({
    initialValues: BLANK,
    validate: {
      ...newPasswordRules,
      currentPassword: (value) => (value === "" ? messages.auth.currentPasswordRequired : null),
    },
  });
  const mistakes = fieldMistakes(change.error, FIELDS);
  const hasMistake = Object.keys(mistakes).length > 0;

  const submit = form.onSubmit(
    ({ currentPassword, newPassword }) =>
      change.mutate(
        { currentPassword, newPassword },
        {
          onSuccess: () => {
            toast.success("Password changed. Your other sessions were logged out.");
            form.reset();
          },
          onError: (error) => {
            const found = fieldMistakes(error, FIELDS);
            form.setErrors(found);
            focusMistake(form, FIELDS, found);
          },
        },
      ),
    (found) => focusMistake(form, FIELDS, found),
  );

  return (
    <SettingsCard title="Change password" lead="Everywhere else you will be logged out.">
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={420}>
          <input type="text" autoComplete="username" value={profile.username} readOnly hidden />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...form.getInputProps("currentPassword")}
          />
          <div>
            <PasswordField
              label="New Password"
              autoComplete="new-password"
              {...form.getInputProps("newPassword")}
            />
            <PasswordStrength
              password={form.values.newPassword}
              guessable={[profile.username, profile.email]}
            />
          </div>
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            {...form.getInputProps("confirmPassword")}
          />
          {change.error && !hasMistake && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              {errorText(change.error, "Failed to change password")}
            </Alert>
          )}
          <div>
            <SubmitButton isBusy={change.isPending}>
              {change.isPending ? "Changing..." : "Change Password"}
            </SubmitButton>
          </div>
        </Stack>
      </form>
    </SettingsCard>
  );
}
