import { Anchor, Text } from "@mantine/core";
import { Link, Navigate, useLocation } from "react-router";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { SocialSignIn } from "../../components/sign-in/social-sign-in.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";
import { LoginFields } from "./login-fields.tsx";
import { OldSessionWarning } from "./old-session-warning.tsx";
import { safeLocation } from "./safe-location.ts";

export function LoginScreen() {
  const { status, user } = useSession();
  const { state } = useLocation();
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
        <Text>
          Don't have an account?{" "}
          <Anchor component={Link} to={paths.register}>
            Sign up
          </Anchor>
        </Text>
      }
    >
      <OldSessionWarning />
      <LoginFields />
      <SocialSignIn />
    </AuthCard>
  );
}
