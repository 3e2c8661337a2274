import { messages } from "@prepfeed/contract/foundation/messages";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useProviderReturn } from "../../api/account/providers.ts";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { errorText } from "../../http/api-error.ts";
import type { ProviderJourney } from "../../session/provider-journey.ts";
import { toast } from "../../toast/toast.ts";
import { NOT_DONE } from "./not-done.ts";
import { Stopped } from "./stopped.tsx";

interface SettingsReturnProps {
  journey: ProviderJourney;
  answer: string;
  back: string;
}

/** Links the account or proves the person's identity, and returns to the screen that asked for it. */
export function SettingsReturn({ journey, answer, back }: SettingsReturnProps) {
  const { mutate, error } = useProviderReturn();
  const navigate = useNavigate();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate(
      { journey, answer },
      {
        onSuccess: () => {
          if (journey.purpose === "link")
            toast.success(`${journey.label} is linked. You can sign in with it.`);
          void navigate(back, { replace: true });
        },
      },
    );
  }, [mutate, journey, answer, back, navigate]);

  if (!error) return <BubbleLoader />;
  const isLink = journey.purpose === "link";
  return (
    <Stopped
      heading={NOT_DONE[journey.purpose]}
      message={errorText(error, isLink ? messages.failures.link : messages.failures.proof)}
      back={back}
    />
  );
}
