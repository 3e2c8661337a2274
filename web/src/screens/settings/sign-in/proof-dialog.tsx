import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { UseMutationResult } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { focusMistake } from "../../../components/forms/focus-mistake.ts";
import { SubmitButton } from "../../../components/forms/submit-button.tsx";
import { ProofField } from "../../../connected/proof/proof-field.tsx";
import { errorText } from "../../../http/api-error.ts";
import { fieldMistakes } from "../../../http/field-mistakes.ts";

interface ProofDialogProps<Result> {
  title: string;
  lead: string;
  button: string;
  color?: string;
  username: string;
  act: UseMutationResult<Result, Error, { password?: string | undefined; code: string }>;
  onDone: (result: Result) => void;
  onClose: () => void;
}

const FIELDS = ["password", "code"] as const;

/** Requires the password and a code before something that weakens the sign-in. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, lead, button, color, username, act, onDone, onClose } = props;
  const [isProven, setProven] = useState(false);
  const onProven = useCallback(() => setProven(true), []);
  const form = useForm({
    initialValues: { password: "", code: "" },
    validate: {
      password: (value) => (value === "" && !isProven ? "Please enter your password" : null),
      code: (value) => (value.trim() === "" ? messages.auth.codeRequired : null),
    },
  });
  const submit = form.onSubmit(
    (proof) =>
      act.mutate(proof, {
        onSuccess: onDone,
        onError: (error) => {
          const found = fieldMistakes(error, FIELDS);
          form.setErrors(found);
          focusMistake(form, FIELDS, found);
        },
      }),
    (found) => focusMistake(form, FIELDS, found),
  );
  const hasMistake = Object.keys(fieldMistakes(act.error, FIELDS)).length > 0;
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{lead}</Text>
          <ProofField
            username={username}
            value={form.values.password}
            error={form.errors.password as string | undefined}
            onChange={(password) => form.setFieldValue("password", password)}
            onProven={onProven}
          />
          <TextInput
            label="Code"
            description="From your authenticator app, or a recovery code."
            autoComplete="one-time-code"
            {...form.getInputProps("code")}
          />
          {act.error && !hasMistake && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              {errorText(act.error, messages.failures.secondFactor)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton {...(color && { color })} isBusy={act.isPending}>
              {act.isPending ? "Checking..." : button}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
