import { Anchor, Box, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Suspense, useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { safeLocation } from "../../addresses/safe-location.ts";
import { useLoginWithCode } from "../../api/account/auth.ts";
import { late } from "../../components/late/late.tsx";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { ProviderSignIn } from "../../connected/sign-in/provider-sign-in.tsx";
import { readStoredSession } from "../../http/stored-session.ts";
import { useSession } from "../../session/session.tsx";
import { DemoHint } from "./demo-hint.tsx";
import { LoginFields } from "./login-fields.tsx";
import { DEMO_LOGIN, EMPTY_LOGIN, loginRules } from "./login-form.ts";

const SecondStep = late(async () => ({
  default: (await import("../../connected/sign-in/second-step.tsx")).SecondStep,
}));

const OldSessionWarning = late(async () => ({
  default: (await import("./old-session-warning.tsx")).OldSessionWarning,
}));

const PasskeyLogin = late(async () => ({ default: (await import("./passkey-login.tsx")).PasskeyLogin }));

export function LoginScreen() {
  const { status, user, signIn } = useSession();
  const { state } = useLocation();
  const form = useForm({ initialValues: EMPTY_LOGIN, validate: loginRules });
  const [needsCode, setNeedsCode] = useState(false);
  const [hasOldSession] = useState(() => readStoredSession(localStorage).kind === "old-format");
  const { usernameOrEmail, password } = form.values;
  const withCode = useLoginWithCode({ usernameOrEmail: usernameOrEmail.trim(), password });
  if (status === "signed-in") {
    // Learners with a goal start with today's session.
    const home = user?.goalExam ? paths.today : paths.social;
    return <Navigate to={safeLocation(state?.from) ?? home} replace />;
  }

  if (needsCode) {
    return (
      <AuthCard title="Login" heading="One more step" lead="Your account asks for a code after the password.">
        <Suspense fallback={<Box h={220} />}>
          <SecondStep login={withCode} onBack={() => setNeedsCode(false)} />
        </Suspense>
      </AuthCard>
    );
  }

  return (
    <AuthCard
      title="Login"
      heading="Welcome back"
      lead="Sign in to pick up where you left off."
      footer={
        <>
          <Text>
            Don't have an account?{" "}
            <Anchor component={Link} to={paths.register}>
              Sign up
            </Anchor>
          </Text>
          <DemoHint onUse={() => form.setValues(DEMO_LOGIN)} />
        </>
      }
    >
      {hasOldSession && (
        <Suspense>
          <OldSessionWarning />
        </Suspense>
      )}
      <LoginFields form={form} onCodeNeeded={() => setNeedsCode(true)} />
      {"PublicKeyCredential" in window && (
        <Suspense fallback={<Box h={44} mt="md" />}>
          <PasskeyLogin onSignedIn={signIn} />
        </Suspense>
      )}
      <ProviderSignIn from={safeLocation(state?.from)} />
    </AuthCard>
  );
}
