import { Alert, Button, Stack } from "@mantine/core";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";

interface StoppedProps {
  heading: string;
  message: string;
  back: string;
  /** The screen to open after another way of signing in. */
  from?: string | null;
}

/** Shown when a sign-in was cancelled or failed. */
export function Stopped({ heading, message, back, from = null }: StoppedProps) {
  return (
    <AuthCard title="Sign in" heading={heading} lead="" takesFocus>
      <Stack gap="md">
        <Alert color="yellow" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {message}
        </Alert>
        <Button component={Link} to={back} state={from && { from }} replace fullWidth>
          {back === paths.login ? "Go to the login" : "Back"}
        </Button>
      </Stack>
    </AuthCard>
  );
}
