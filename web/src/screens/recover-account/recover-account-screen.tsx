import { Alert, Anchor, Button, Skeleton, Stack, Text } from "@mantine/core";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import {
  useFinishRecovery,
  useRecoveryCheck,
  useRequestRecovery,
  useStartRecovery,
} from "../../api/account/recovery.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { useTokenFromAddress } from "../../components/sign-in/use-token-from-address.ts";
import { AddressForm } from "../../connected/mailed-links/address-form.tsx";
import { NewPasswordForm } from "../../connected/mailed-links/new-password-form.tsx";
import { ApiError, errorText } from "../../http/api-error.ts";
import { momentOf } from "../../wording/moment-of.ts";

const HOURS = Lifetime.recoveryWait / 3_600;
const DAYS_OPEN = Lifetime.recoveryOpen / 86_400;

/** For people who lost every way to sign in: without a token it sends a link, with one it goes on from there. */
export function RecoverAccountScreen() {
  const token = useTokenFromAddress();
  return token ? <Recovery token={token} /> : <AskForLink />;
}

function AskForLink() {
  const request = useRequestRecovery();
  if (request.isSuccess) return <CheckYourEmail address={request.variables} />;
  return (
    <AuthCard
      title="Recover account"
      heading="Recover your account"
      lead={`For when your authenticator app, your recovery codes, your passkeys and your linked accounts are all lost. We mail you a link; after ${HOURS} hours it lets you choose a new password.`}
      footer={
        <Anchor component={Link} to={paths.login}>
          Back to Login
        </Anchor>
      }
    >
      <Text mb="md">
        Only forgot your password?{" "}
        <Anchor component={Link} to={paths.forgotPassword}>
          Set a new one
        </Anchor>{" "}
        without waiting.
      </Text>
      <AddressForm sending={request} action="Send link" failure="The link could not be sent." />
    </AuthCard>
  );
}

function CheckYourEmail({ address }: { address: string }) {
  return (
    <AuthCard
      title="Check Your Email"
      heading="Check Your Email"
      lead={
        <span role="status">
          If an account belongs to <b>{address}</b>, a link to recover it is on its way.
        </span>
      }
      takesFocus
    >
      <Text mb="lg">Open it within a day. Nothing there? Look into your spam folder, too.</Text>
      <Button component={Link} to={paths.login} fullWidth>
        Back to Login
      </Button>
    </AuthCard>
  );
}

function Recovery({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useRecoveryCheck(token);
  if (error) return <Failed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <AuthCard title="Recover account" heading="Recover your account" lead="Looking at your link...">
        <Skeleton height={44} />
      </AuthCard>
    );
  }
  if (data.isReady) return <ChoosePassword token={token} />;
  return data.readyAt ? <Waiting readyAt={data.readyAt} /> : <Start token={token} />;
}

/** Virus scanners may open the link in a mail, so a person must press the button. */
function Start({ token }: { token: string }) {
  const start = useStartRecovery(token);
  return (
    <AuthCard
      title="Recover account"
      heading="Recover your account"
      lead={`From now on ${HOURS} hours pass before you get it back.`}
    >
      <Stack gap="md">
        <Text>
          Everybody who is still signed in to the account is told, and so are its email addresses. They can
          cancel it, and it ends by itself if somebody uses the authenticator app, a passkey or a linked
          account.
        </Text>
        {start.error && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
            {errorText(start.error, "The recovery could not be started.")}
          </Alert>
        )}
        <Button fullWidth aria-disabled={start.isPending} onClick={() => !start.isPending && start.mutate()}>
          {start.isPending ? "Starting..." : "Start the waiting"}
        </Button>
      </Stack>
    </AuthCard>
  );
}

function Waiting({ readyAt }: { readyAt: string }) {
  return (
    <AuthCard
      title="Recover account"
      heading="Please wait"
      lead={
        <span role="status">
          You can recover the account from <b>{momentOf(readyAt)}</b> on.
        </span>
      }
      takesFocus
    >
      <Text mb="lg">
        Keep the mail with the link and open it again then. You have {DAYS_OPEN} days for it. Found your app
        or a passkey meanwhile? Sign in, and the recovery ends.
      </Text>
      <Button component={Link} to={paths.login} fullWidth variant="default">
        Back to Login
      </Button>
    </AuthCard>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const finish = useFinishRecovery(token);
  if (finish.isSuccess) {
    return (
      <AuthCard
        title="Account recovered"
        heading="Welcome back"
        lead="The account is yours again."
        takesFocus
      >
        <Text mb="lg" role="status">
          Log in with your new password, and set up two-step sign-in or a passkey again in the settings.
        </Text>
        <Button component={Link} to={paths.login} fullWidth>
          Go to Login
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Recover account"
      heading="Set a new password"
      lead="Two-step sign-in, passkeys and linked accounts are removed, and every device is signed out."
    >
      <NewPasswordForm
        error={finish.error}
        isBusy={finish.isPending}
        action="Recover account"
        acting="Recovering..."
        newLink={paths.recoverAccount}
        onSubmit={(newPassword, onError) => finish.mutate(newPassword, { onError })}
      />
    </AuthCard>
  );
}

interface FailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An invalid link, or a server that did not answer. */
function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const isLinkBad = error instanceof ApiError && error.status === 400;
  return (
    <AuthCard
      title="Recover account"
      heading={isLinkBad ? "This link no longer works" : "Something went wrong"}
      lead={errorText(error, "Your link could not be checked.")}
    >
      {isLinkBad ? (
        <Button component="a" href={paths.recoverAccount} fullWidth>
          Request a new link
        </Button>
      ) : (
        <Button fullWidth aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()}>
          {isRetrying ? "Trying..." : "Try again"}
        </Button>
      )}
    </AuthCard>
  );
}
