/**
 * `rejected`: the provider considers our requests wrong (key, model, settings). `refused`: it declines this
 * text. `paused` and `daily-limit` are ours: nothing was sent.
 */
export type ProviderErrorKind =
  | "rate-limited"
  | "unavailable"
  | "timeout"
  | "cancelled"
  | "nonsense"
  | "refused"
  | "rejected"
  | "daily-limit"
  | "paused";

/**
 * Why a provider gave no answer. It has no cause on purpose, because causes contain prompts, keys and bodies.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly kind: ProviderErrorKind;
  readonly status: number | undefined;

  constructor(kind: ProviderErrorKind, status?: number) {
    super(`The AI provider gave no answer: ${kind}.`);
    this.kind = kind;
    this.status = status;
  }
}

/** Converts any error of the SDK, the network or the server into one of ours. */
export function providerErrorOf(error: unknown, signal: AbortSignal): ProviderError {
  if (signal.aborted) return new ProviderError(isTimeout(signal.reason) ? "timeout" : "cancelled");
  const ours = chainOf(error).find((part) => part instanceof ProviderError);
  if (ours) return ours;
  const status = chainOf(error)
    .map((part) => (part as { statusCode?: unknown }).statusCode)
    .find((code) => typeof code === "number");
  return new ProviderError(kindOf(status), status);
}

function kindOf(status: number | undefined): ProviderErrorKind {
  if (status === undefined || status >= 500 || status === 408) return "unavailable";
  if (status === 429) return "rate-limited";
  return status >= 400 ? "rejected" : "nonsense";
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === "TimeoutError";
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let part = error; part instanceof Error && chain.length < 5; part = part.cause) chain.push(part);
  return chain;
}
