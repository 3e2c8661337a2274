import { Anchor, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Link, Navigate, useLocation } from "react-router";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { SocialSignIn } from "../../components/sign-in/social-sign-in.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";
import { DemoHint } from "./demo-hint.tsx";
import { LoginFields } from "./login-fields.tsx";
import { DEMO_LOGIN, EMPTY_LOGIN, loginRules } from "./login-form.ts";
import { OldSessionWarning } from "./old-session-warning.tsx";
import { safeLocation } from "./safe-location.ts";

export function LoginScreen() {
  const { status, user } = useSession();
  const { state } = useLocation();
  const form = useForm({ initialValues: EMPTY_LOGIN, validate: loginRules });
  if (status === "signed-in") {
    // Whoever has an exam date begins with what today holds.
    const home = user?.goalDate ? paths.today : paths.social;
    return <Navigate to={safeLocation(state?.from) ?? home} replace />;
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
      <OldSessionWarning />
      <LoginFields form={form} />
      <SocialSignIn />
    </AuthCard>
  );
}
