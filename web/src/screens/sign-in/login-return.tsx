import { Box } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Suspense, useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useProviderCode, useProviderLogin } from "../../api/account/providers.ts";
import { late } from "../../components/late/late.tsx";
import { AuthCard } from "../../components/sign-in/auth-card.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { errorText } from "../../http/api-error.ts";
import type { ProviderJourney } from "../../session/provider-journey.ts";
import { useSession } from "../../session/session.tsx";
import { ChooseUsername } from "./choose-username.tsx";
import { NOT_DONE } from "./not-done.ts";
import { Stopped } from "./stopped.tsx";

const SecondStep = late(async () => ({
  default: (await import("../../connected/sign-in/second-step.tsx")).SecondStep,
}));

interface LoginReturnProps {
  journey: ProviderJourney;
  answer: string;
  from: string | null;
}

/** Signs in, or asks for what is still missing: a username, or the code of a moderator. */
export function LoginReturn({ journey, answer, from }: LoginReturnProps) {
  const { mutate, data, error } = useProviderLogin();
  const { token, user, signIn } = useSession();
  const [tokenOnArrival] = useState(token);
  const [isNew, setNew] = useState(false);
  const navigate = useNavigate();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate({ journey, answer }, { onSuccess: (reply) => reply.next === "SIGNED_IN" && signIn(reply) });
  }, [mutate, journey, answer, signIn]);

  if (user && token !== tokenOnArrival) {
    const home = user.goalExam ? paths.today : paths.social;
    return <Navigate to={from ?? (isNew ? paths.welcome : home)} replace />;
  }
  if (error) {
    return (
      <Stopped
        heading={NOT_DONE.login}
        message={errorText(error, messages.failures.providerLogin)}
        back={paths.login}
        from={from}
      />
    );
  }
  if (data?.next === "REGISTER") {
    return (
      <ChooseUsername
        label={journey.label}
        {...data}
        onDone={(session) => {
          setNew(true);
          signIn(session);
        }}
      />
    );
  }
  if (data?.next === "CODE") {
    return <CodeStep ticket={data.ticket} onBack={() => void navigate(paths.login, { state: { from } })} />;
  }
  return <BubbleLoader />;
}

function CodeStep({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const login = useProviderCode(ticket);
  return (
    <AuthCard
      title="Login"
      heading="One more step"
      lead="Moderators and administrators are asked for a code."
    >
      <Suspense fallback={<Box h={220} />}>
        <SecondStep login={login} onBack={onBack} />
      </Suspense>
    </AuthCard>
  );
}
