import { Alert, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "@prepfeed/contract/foundation/messages";
import { EMAIL_PATTERN } from "@prepfeed/contract/foundation/patterns";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { errorText } from "../../http/api-error.ts";

interface AddressFormProps {
  sending: { error: Error | null; isPending: boolean; mutate: (email: string) => void };
  /** The label of the button. */
  action: string;
  failure: string;
}

/** Asks for an e-mail address to send a link to. */
export function AddressForm({ sending, action, failure }: AddressFormProps) {
  const form = useForm({
    initialValues: { email: "" },
    validate: {
      email: (value) => (EMAIL_PATTERN.test(value.trim()) ? null : messages.auth.emailInvalid),
    },
  });
  const send = form.onSubmit(
    ({ email }) => sending.mutate(email.trim()),
    () => form.getInputNode("email")?.focus(),
  );
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {sending.error && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
            {errorText(sending.error, failure)}
          </Alert>
        )}
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
        <SubmitButton fullWidth disabled={form.values.email.trim() === ""} isBusy={sending.isPending}>
          {sending.isPending ? "Sending..." : action}
        </SubmitButton>
      </Stack>
    </form>
  );
}
