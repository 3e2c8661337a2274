import { Alert, Anchor, Group, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { useLogin } from "../../api/account/auth.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { PasswordField } from "../../components/forms/password-field.tsx";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { ApiError } from "../../http/api-error.ts";
import { useSession } from "../../session/session.tsx";
import { loginError } from "./login-error.ts";
import type { EMPTY_LOGIN } from "./login-form.ts";

interface LoginFieldsProps {
  form: UseFormReturnType<typeof EMPTY_LOGIN>;
  /** The password was right, and a code is required as well. */
  onCodeNeeded: () => void;
}

export function LoginFields({ form, onCodeNeeded }: LoginFieldsProps) {
  const login = useLogin();
  const { signIn } = useSession();
  const submit = form.onSubmit(
    ({ usernameOrEmail, password }) =>
      login.mutate(
        { usernameOrEmail: usernameOrEmail.trim(), password },
        {
          onSuccess: signIn,
          onError: (error) => {
            if (!needsCode(error)) return;
            login.reset();
            onCodeNeeded();
          },
        },
      ),
    (errors) => focusMistake(form, ["usernameOrEmail", "password"], errors),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {login.isError && !needsCode(login.error) && (
          <LoginFailed error={login.error} onClose={login.reset} />
        )}
        <TextInput
          label="Username or Email"
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("usernameOrEmail")}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          {...form.getInputProps("password")}
        />
        <Group justify="flex-end">
          <Anchor component={Link} to={paths.forgotPassword}>
            Forgot Password?
          </Anchor>
        </Group>
        <SubmitButton fullWidth isBusy={login.isPending}>
          {login.isPending ? "Signing In..." : "Sign In"}
        </SubmitButton>
      </Stack>
    </form>
  );
}

const needsCode = (error: unknown) => error instanceof ApiError && error.code === "second-factor-required";

function LoginFailed({ error, onClose }: { error: Error; onClose: () => void }) {
  const { message, hasTip } = loginError(error);
  return (
    <Alert
      color="red"
      title="Login Failed"
      icon={<IconAlertCircle aria-hidden />}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      <Text size="sm">{message}</Text>
      {hasTip && (
        <Text size="sm" mt={6}>
          Tip: you can sign in with either your username or your email address.
        </Text>
      )}
    </Alert>
  );
}
