import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { safeLocation } from "../../addresses/safe-location.ts";
import { endJourney, readJourney } from "../../session/provider-journey.ts";
import { LoginReturn } from "./login-return.tsx";
import { NOT_DONE } from "./not-done.ts";
import { SettingsReturn } from "./settings-return.tsx";
import { Stopped } from "./stopped.tsx";

/** Where a provider sends the browser back to. What it says leaves the address bar, and with it the browser's history, at once. */
export function SignInScreen() {
  const { provider = "" } = useParams();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [{ answer, journey }] = useState(() => ({
    answer: search.slice(1),
    journey: readJourney(provider, new URLSearchParams(search).get("state")),
  }));
  useEffect(() => {
    if (journey) endJourney();
    if (search !== "") void navigate(pathname, { replace: true });
  }, [journey, search, pathname, navigate]);

  if (!journey) {
    return (
      <Stopped
        heading="This sign-in did not begin here"
        message="It was begun in another tab or browser, or it is over already. Nothing was changed."
        back={paths.login}
      />
    );
  }
  const from = safeLocation(journey.from);
  const back = from ?? (journey.purpose === "login" ? paths.login : paths.settings);
  if (new URLSearchParams(answer).has("error")) {
    return (
      <Stopped
        heading={NOT_DONE[journey.purpose]}
        message={`${journey.label} did not say who you are, or you cancelled there. Nothing was changed.`}
        back={journey.purpose === "login" ? paths.login : back}
        from={from}
      />
    );
  }
  return journey.purpose === "login" ? (
    <LoginReturn journey={journey} answer={answer} from={from} />
  ) : (
    <SettingsReturn journey={journey} answer={answer} back={back} />
  );
}
