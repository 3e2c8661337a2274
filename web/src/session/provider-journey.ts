import { parseRecord } from "../http/record.ts";

/** A sign-in at a provider that this tab has started: what is needed when the browser comes back, and the screen before. */
export interface ProviderJourney {
  provider: string;
  label: string;
  purpose: "login" | "link" | "prove";
  state: string;
  secret: string;
  /** The screen that the person wanted or had open; null if that was the login. */
  from: string | null;
}

const KEY = "prepfeed.provider-journey";

/** Throws if the browser has no storage, because the journey could not be continued. */
export function keepJourney(begun: ProviderJourney) {
  sessionStorage.setItem(KEY, JSON.stringify(begun));
}

/** Null if this tab did not start the journey: an attacker may have sent the browser here. */
export function readJourney(provider: string, state: string | null): ProviderJourney | null {
  const kept = parseRecord(sessionStorage.getItem(KEY) ?? "");
  return kept && kept.provider === provider && kept.state === state
    ? (kept as unknown as ProviderJourney)
    : null;
}

export function endJourney() {
  sessionStorage.removeItem(KEY);
}
