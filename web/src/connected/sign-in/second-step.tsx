import { Alert, Anchor, Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { SignedIn } from "@prepfeed/contract/accounts/auth";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { UseMutationResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { errorText } from "../../http/api-error.ts";
import { keepDeviceToken } from "../../session/device-tokens.ts";
import { useSession } from "../../session/session.tsx";

interface SecondStepProps {
  /** Repeats the sign-in with the code. */
  login: UseMutationResult<SignedIn, Error, { code: string; rememberDevice: boolean }>;
  onBack: () => void;
}

const REMEMBERED_DAYS = Lifetime.rememberedDevice / 86_400;

/** After the right password, if a second factor is on; for moderators also after a provider. */
export function SecondStep({ login, onBack }: SecondStepProps) {
  const { signIn } = useSession();
  const form = useForm({
    initialValues: { code: "", rememberDevice: false },
    validate: { code: (value) => (value.trim() === "" ? messages.auth.codeRequired : null) },
  });
  const input = useRef<HTMLInputElement>(null);
  const focusCode = () => input.current?.focus();
  useEffect(() => input.current?.focus(), []);

  const submit = form.onSubmit(
    (values) =>
      login.mutate(values, {
        onSuccess: ({ deviceToken, ...session }) => {
          if (deviceToken) keepDeviceToken(session.user.id, deviceToken);
          signIn(session);
        },
        onError: focusCode,
      }),
    focusCode,
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {login.isError && (
          <Alert color="red" title="Login Failed" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {errorText(login.error, messages.failures.login)}
          </Alert>
        )}
        <TextInput
          label="Code"
          description="Six digits from your authenticator app. A recovery code works too."
          name="code"
          ref={input}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("code")}
        />
        <Checkbox
          label={`Don't ask again on this device for ${REMEMBERED_DAYS} days`}
          {...form.getInputProps("rememberDevice", { type: "checkbox" })}
        />
        <SubmitButton fullWidth isBusy={login.isPending}>
          {login.isPending ? "Signing In..." : "Sign In"}
        </SubmitButton>
        <Button variant="subtle" fullWidth onClick={onBack}>
          Back
        </Button>
        <Anchor component={Link} to={paths.recoverAccount} ta="center">
          Lost the app and your recovery codes?
        </Anchor>
      </Stack>
    </form>
  );
}
