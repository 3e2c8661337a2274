import { Anchor, Text } from "@mantine/core";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { useSession } from "../../session/session.tsx";
import { RegisterFields } from "./register-fields.tsx";
import { useRegistration } from "./use-registration.ts";

export function RegisterScreen() {
  const { token, isAccepted } = useSession();
  const registration = useRegistration();
  const [tokenOnArrival] = useState(token);
  // A stored session that the server refuses does not prevent a registration.
  if (isAccepted && token === tokenOnArrival) return <Navigate to={paths.social} replace />;

  return (
    <AuthCard
      title="Register"
      heading="Create your account"
      lead="Free, and ready for your first question in a minute."
      footer={
        <Text>
          Already have an account?{" "}
          <Anchor component={Link} to={paths.login}>
            Sign in
          </Anchor>
        </Text>
      }
    >
      <RegisterFields registration={registration} />
    </AuthCard>
  );
}
