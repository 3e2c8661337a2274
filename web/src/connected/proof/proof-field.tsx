import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconFingerprint from "~icons/tabler/fingerprint";
import IconMail from "~icons/tabler/mail";
import { usePasskeys, useProof } from "../../api/account/passkeys.ts";
import { useMailProof, useWaysToProve } from "../../api/account/proof.ts";
import { useDeparture } from "../../api/account/providers.ts";
import { PasswordField } from "../../components/forms/password-field.tsx";
import { ProviderIcon } from "../../components/icons/provider-icon.tsx";
import { errorText } from "../../http/api-error.ts";

interface ProofFieldProps {
  username: string;
  value: string;
  error?: string | undefined;
  label?: string;
  description?: string;
  /** The name of the field in its form. */
  name?: string;
  takesFocus?: boolean;
  onChange: (password: string) => void;
  /** Something else has taken the place of the password. */
  onProven?: () => void;
  /** Called before the page is left for a provider, to keep what was filled in. */
  onLeave?: () => void;
}

/** Asks who is there: by the password or a passkey; where there is no password, by a linked account or a mailed link. */
export function ProofField(props: ProofFieldProps) {
  const { username, value, error, onChange, onProven, onLeave } = props;
  const { label = "Your password", description, name = "password", takesFocus = true } = props;
  const { data: passkeys } = usePasskeys();
  const byPasskey = useProof();
  const byMail = useMailProof();
  const departure = useDeparture();
  const { data: ways, refetch } = useWaysToProve(byMail.isSuccess);
  const [isProven, setProven] = useState(false);
  const { pathname, hash } = useLocation();
  const isAccepted = (isProven || ways?.isProven === true) && !error;
  useEffect(() => {
    if (isAccepted) onProven?.();
  }, [isAccepted, onProven]);
  useEffect(() => {
    // The proof may have become too old meanwhile.
    if (error) void refetch();
  }, [error, refetch]);

  if (isAccepted) {
    return (
      <Group gap="xs" role="status">
        <IconCircleCheck size={20} aria-hidden />
        <Text>{isProven ? "Confirmed by your passkey" : "Confirmed: it is you"}</Text>
      </Group>
    );
  }
  const hasPasskey = passkeys !== undefined && passkeys.length > 0;
  const failure = byPasskey.error ?? byMail.error ?? departure.error;
  const askPasskey = () => byPasskey.mutate(undefined, { onSuccess: () => setProven(true) });
  const failed = failure && (
    <Text c="red" size="sm" role="alert">
      {errorText(failure, "That did not work. Please try again.")}
    </Text>
  );
  if (ways?.hasPassword === false) {
    return (
      <Stack gap="xs" role="group" aria-label="Confirm that it is you" data-path={name}>
        <Text fw={600}>Confirm that it is you</Text>
        {hasPasskey && (
          <Button
            variant="default"
            leftSection={<IconFingerprint size={18} aria-hidden />}
            onClick={askPasskey}
          >
            {byPasskey.isPending ? "Waiting for your passkey..." : "Use a passkey"}
          </Button>
        )}
        {ways.providers.map((provider) => (
          <Button
            key={provider.id}
            variant="default"
            leftSection={<ProviderIcon name={provider.icon} />}
            aria-disabled={departure.isPending}
            onClick={() => {
              if (departure.isPending) return;
              onLeave?.();
              departure.mutate({ provider, purpose: "prove", from: pathname + hash });
            }}
          >
            Continue with {provider.label}
          </Button>
        ))}
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          aria-disabled={byMail.isPending}
          onClick={() => !byMail.isPending && byMail.mutate()}
        >
          {byMail.isSuccess ? "Mail the link again" : "Mail me a link"}
        </Button>
        {byMail.isSuccess && (
          <Text size="sm" role="status">
            A link is on its way. Open it in this browser; this page then goes on by itself.
          </Text>
        )}
        {error && (
          <Text c="red" size="sm" role="alert">
            Please confirm that it is you first
          </Text>
        )}
        {failed}
      </Stack>
    );
  }
  return (
    <div>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={label}
        description={description}
        autoComplete="current-password"
        data-autofocus={takesFocus || undefined}
        data-path={name}
        value={value}
        error={error}
        onChange={({ currentTarget: { value: typed } }) => onChange(typed)}
      />
      {hasPasskey && (
        <Anchor component="button" type="button" size="sm" mt={4} onClick={askPasskey}>
          {byPasskey.isPending ? "Waiting for your passkey..." : "Use a passkey instead"}
        </Anchor>
      )}
      {failed}
    </div>
  );
}
