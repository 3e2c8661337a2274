import { Alert, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { usePublicConfig } from "../../api/server/config.ts";
import { BirthYearField } from "../../components/forms/birth-year-field.tsx";
import { birthYearMistake } from "../../components/forms/birth-year-mistake.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { PasswordField } from "../../components/forms/password-field.tsx";
import { PasswordStrength } from "../../components/forms/password-strength.tsx";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { usePreview } from "../../components/forms/use-preview.ts";
import { AvatarPicker } from "../../components/people/avatar-picker.tsx";
import { ProviderSignIn } from "../../connected/sign-in/provider-sign-in.tsx";
import { keepForm, takeForm } from "../../session/kept-form.ts";
import type { RegisterError } from "./register-error.ts";
import { EMPTY_REGISTRATION, registerRules, withoutPasswords } from "./register-form.ts";
import type { Registration } from "./use-registration.ts";

const FIELDS = [
  "firstName",
  "lastName",
  "username",
  "email",
  "bio",
  "birthYear",
  "password",
  "confirmPassword",
] as const;

/** What it is called while a provider is asked. */
const FORM = "register";

const STATUS_TEXT = {
  idle: "",
  submitting: "Creating your account...",
  success: "Account created successfully! Redirecting...",
};

export function RegisterFields({ registration }: { registration: Registration }) {
  const { step, error, submit, dismiss } = registration;
  const [picture, setPicture] = useState<File | null>(null);
  const preview = usePreview(picture);
  const asksAge = usePublicConfig().data?.askAge ?? false;
  // Somebody who went to a provider and came back without an account finds what they had filled in.
  const [begun] = useState(() => takeForm(FORM, EMPTY_REGISTRATION) ?? EMPTY_REGISTRATION);
  const form = useForm({
    initialValues: begun,
    validate: { ...registerRules, ...(asksAge && { birthYear: birthYearMistake }) },
  });
  const { username, email, password } = form.values;

  const create = form.onSubmit(
    async (values) => {
      const refused = await submit(values, picture);
      if (!refused) return;
      form.setErrors(refused.fields);
      focusMistake(form, FIELDS, refused.fields);
    },
    (mistakes) => focusMistake(form, FIELDS, mistakes),
  );

  return (
    <>
      <form onSubmit={create} noValidate>
        <Stack gap="md">
          <AvatarPicker
            username={username}
            picture={preview}
            onPick={setPicture}
            onRemove={() => setPicture(null)}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput label="First Name" autoComplete="given-name" {...form.getInputProps("firstName")} />
            <TextInput label="Last Name" autoComplete="family-name" {...form.getInputProps("lastName")} />
          </SimpleGrid>
          <TextInput
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps("username")}
          />
          <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
          {asksAge && <BirthYearField {...form.getInputProps("birthYear")} />}
          <Textarea label="Bio (optional)" rows={2} {...form.getInputProps("bio")} />
          <div>
            <PasswordField label="Password" autoComplete="new-password" {...form.getInputProps("password")} />
            <PasswordStrength password={password} guessable={[username, email]} />
          </div>
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            {...form.getInputProps("confirmPassword")}
          />
          {error && <RegistrationFailed error={error} onClose={dismiss} />}
          <div>
            <SubmitButton fullWidth isBusy={step !== "idle"}>
              Create Account
            </SubmitButton>
            <Text role="status" ta="center" mt="xs" c={step === "success" ? "green" : "dimmed"}>
              {STATUS_TEXT[step]}
            </Text>
          </div>
        </Stack>
      </form>
      <ProviderSignIn from={null} onLeave={() => keepForm(FORM, withoutPasswords(form.values))} />
    </>
  );
}

function RegistrationFailed({ error, onClose }: { error: RegisterError; onClose: () => void }) {
  return (
    <Alert
      color="red"
      title="Registration Failed"
      icon={<IconAlertCircle aria-hidden />}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      <Text size="sm">{error.message}</Text>
      {error.hints.map((hint) => (
        <Text key={hint} size="sm" mt={6}>
          {hint}
        </Text>
      ))}
    </Alert>
  );
}
