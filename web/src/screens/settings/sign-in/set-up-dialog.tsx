import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { messages } from "@prepfeed/contract/foundation/messages";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { useConfirmSecondFactor, useStartSecondFactor } from "../../../api/account/second-factor.ts";
import { SubmitButton } from "../../../components/forms/submit-button.tsx";
import { useProofInput } from "../../../connected/proof/use-proof-input.tsx";
import { errorText } from "../../../http/api-error.ts";
import { fieldMistakes } from "../../../http/field-mistakes.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface SetUpDialogProps {
  username: string;
  onClose: () => void;
}

/** Password, then the QR code and a first code, then the recovery codes. */
export function SetUpDialog({ username, onClose }: SetUpDialogProps) {
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();
  const codes = confirm.data?.recoveryCodes;
  return (
    <Modal
      opened
      onClose={onClose}
      title={codes ? "Keep your recovery codes" : "Set up two-step sign-in"}
      // A click outside the dialog would lose the codes.
      withCloseButton={!codes}
      closeOnClickOutside={!codes}
      closeOnEscape={!codes}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : start.data ? (
        <ScanStep {...start.data} confirm={confirm} />
      ) : (
        <PasswordStep username={username} start={start} onClose={onClose} />
      )}
    </Modal>
  );
}

interface PasswordStepProps extends SetUpDialogProps {
  start: ReturnType<typeof useStartSecondFactor>;
}

function PasswordStep({ username, start, onClose }: PasswordStepProps) {
  const { field, password } = useProofInput(username, start.error);
  const mistake = fieldMistakes(start.error, ["password"]).password;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate(password);
      }}
    >
      <Stack gap="md">
        <Text>
          Signing in will ask for a code from an app on your phone after your password. So a stolen password
          alone opens nothing.
        </Text>
        {field}
        {start.error && !mistake && <Failure error={start.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isBusy={start.isPending}>{start.isPending ? "Checking..." : "Continue"}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

interface ScanStepProps {
  secret: string;
  uri: string;
  confirm: ReturnType<typeof useConfirmSecondFactor>;
}

function ScanStep({ secret, uri, confirm }: ScanStepProps) {
  const form = useForm({
    initialValues: { code: "" },
    validate: { code: (value) => (value.trim() === "" ? "Please enter the six digits" : null) },
  });
  const submit = form.onSubmit(({ code }) =>
    confirm.mutate(code, { onError: (error) => form.setErrors(fieldMistakes(error, ["code"])) }),
  );
  const hasMistake = fieldMistakes(confirm.error, ["code"]).code !== undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          1. Scan this with an authenticator app, such as Google Authenticator, Aegis or your password
          manager.
        </Text>
        <Group justify="center">
          <QrCode text={uri} label="QR code for your authenticator app" />
        </Group>
        <Text size="sm" c="dimmed">
          On this phone, or can&apos;t scan? Type this key into the app:{" "}
          <Text span component="code" ff="monospace" c="var(--mantine-color-text)">
            {secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </Text>
        </Text>
        <TextInput
          label="2. Enter the six digits that it shows"
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.getInputProps("code")}
        />
        {confirm.error && !hasMistake && <Failure error={confirm.error} />}
        <Group justify="flex-end">
          <SubmitButton isBusy={confirm.isPending}>
            {confirm.isPending ? "Turning on..." : "Turn on"}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

function Failure({ error }: { error: Error }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {errorText(error, messages.failures.secondFactor)}
    </Alert>
  );
}
