import { Alert, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Session } from "@prepfeed/contract/accounts/auth";
import { usernameMistake } from "@prepfeed/contract/accounts/usernames";
import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { useProviderRegistration } from "../../api/account/providers.ts";
import { usePublicConfig } from "../../api/server/config.ts";
import { BirthYearField } from "../../components/forms/birth-year-field.tsx";
import { birthYearMistake } from "../../components/forms/birth-year-mistake.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { errorText } from "../../http/api-error.ts";
import { fieldMistakes } from "../../http/field-mistakes.ts";
import { takeForm } from "../../session/kept-form.ts";

interface ChooseUsernameProps {
  label: string;
  ticket: string;
  email: string;
  /** What is suggested; blank if nothing is. */
  username: string;
  fullName: string;
  onDone: (session: Session) => void;
}

const FIELDS = ["username", "fullName", "birthYear"] as const;
const BLANK = { username: "", firstName: "", lastName: "", birthYear: "" };

/** The last step of a registration by a provider. Fields that were filled in on the registration screen are filled in here. */
export function ChooseUsername({ label, ticket, email, username, fullName, onDone }: ChooseUsernameProps) {
  const registration = useProviderRegistration();
  const asksAge = usePublicConfig().data?.askAge ?? false;
  const [begun] = useState(() => takeForm("register", BLANK) ?? BLANK);
  const form = useForm({
    initialValues: {
      username: begun.username || username,
      fullName: `${begun.firstName} ${begun.lastName}`.trim() || fullName,
      birthYear: begun.birthYear,
    },
    validate: {
      username: (value) =>
        value.trim() === "" ? "Username is required" : usernameMistake(value.trim().normalize("NFKC")),
      fullName: (value) => (value.trim().length > Length.fullNameMax ? messages.auth.fullNameTooLong : null),
      ...(asksAge && { birthYear: birthYearMistake }),
    },
  });
  const hasMistake = Object.keys(fieldMistakes(registration.error, FIELDS)).length > 0;
  const submit = form.onSubmit(
    (values) =>
      registration.mutate(
        {
          ticket,
          username: values.username.trim(),
          fullName: values.fullName.trim(),
          ...(asksAge && { birthYear: Number(values.birthYear) }),
        },
        {
          onSuccess: onDone,
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
    <AuthCard
      title="Register"
      heading="Choose your username"
      lead={`${label} has confirmed your email address. One step is left.`}
      takesFocus
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text style={{ overflowWrap: "anywhere" }}>
            Email: <b>{email}</b>
          </Text>
          <TextInput
            label="Username"
            description="Others see it beside what you post. It can't be changed later."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps("username")}
          />
          <TextInput label="Full Name (optional)" autoComplete="name" {...form.getInputProps("fullName")} />
          {asksAge && <BirthYearField {...form.getInputProps("birthYear")} />}
          {registration.error && !hasMistake && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              {errorText(registration.error, messages.failures.register)}
            </Alert>
          )}
          <SubmitButton fullWidth isBusy={registration.isPending}>
            {registration.isPending ? "Creating your account..." : "Create Account"}
          </SubmitButton>
        </Stack>
      </form>
    </AuthCard>
  );
}
