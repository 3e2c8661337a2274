import { Alert, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useCallback, useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { useChangePassword } from "../../api/account/account.ts";
import { useWaysToProve } from "../../api/account/proof.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { newPasswordRules } from "../../components/forms/new-password-rules.ts";
import { PasswordField } from "../../components/forms/password-field.tsx";
import { PasswordStrength } from "../../components/forms/password-strength.tsx";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { ProofField } from "../../connected/proof/proof-field.tsx";
import { errorText } from "../../http/api-error.ts";
import { fieldMistakes } from "../../http/field-mistakes.ts";
import { toast } from "../../toast/toast.ts";
import { SettingsCard } from "./settings-card.tsx";

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;
const BLANK = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function PasswordCard({ profile }: { profile: OwnProfile }) {
  const change = useChangePassword();
  const { data: ways } = useWaysToProve();
  const isFirst = ways?.hasPassword === false;
  const [isProven, setProven] = useState(false);
  const onProven = useCallback(() => setProven(true), []);
  const form = useForm({
    initialValues: BLANK,
    validate: {
      ...newPasswordRules,
      currentPassword: (value) => (value === "" && !isProven ? messages.auth.currentPasswordRequired : null),
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
            toast.success(
              isFirst
                ? "Password set. Your other sessions were logged out."
                : "Password changed. Your other sessions were logged out.",
            );
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
    <SettingsCard
      title={isFirst ? "Set a password" : "Change password"}
      lead={
        isFirst
          ? "You sign in without one. With a password you have one more way in."
          : "Everywhere else you will be logged out."
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={420}>
          <ProofField
            username={profile.username}
            label="Current Password"
            name="currentPassword"
            takesFocus={false}
            value={form.values.currentPassword}
            error={form.errors.currentPassword as string | undefined}
            onChange={(password) => form.setFieldValue("currentPassword", password)}
            onProven={onProven}
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
              {change.isPending ? "Changing..." : isFirst ? "Set Password" : "Change Password"}
            </SubmitButton>
          </div>
        </Stack>
      </form>
    </SettingsCard>
  );
}
