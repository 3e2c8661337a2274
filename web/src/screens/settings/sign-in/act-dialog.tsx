import { Alert, Button, Group, Modal, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { PasskeyCancelled } from "../../../api/account/passkeys.ts";
import { SubmitButton } from "../../../components/forms/submit-button.tsx";
import { errorText } from "../../../http/api-error.ts";
import { fieldMistakes } from "../../../http/field-mistakes.ts";

interface ActDialogProps {
  title: string;
  button: string;
  color?: string;
  /** The message for a refusal without its own message. */
  failure: string;
  error: Error | null;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for one action, which may be refused. */
export function ActDialog({
  title,
  button,
  color,
  failure,
  error,
  isBusy,
  onSubmit,
  onClose,
  children,
}: ActDialogProps) {
  const hasMistake = Object.keys(fieldMistakes(error, ["password", "name"])).length > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {children}
          {error && !hasMistake && (
            <Alert
              color={error instanceof PasskeyCancelled ? "yellow" : "red"}
              role="alert"
              icon={<IconAlertCircle aria-hidden />}
            >
              {errorText(error, failure)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton {...(color && { color })} isBusy={isBusy}>
              {isBusy ? "Waiting..." : button}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
