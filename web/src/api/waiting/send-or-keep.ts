import type { SentOrKept, WaitingKind, WaitingRequest } from "../../device/queue/waiting.ts";
import { DEVICE_KEY } from "../../http/stored-session.ts";

/** Sends a request, or keeps it if no network answers. `about` is how its owner recognises it. */
export async function sendOrKeep<Input extends Omit<WaitingRequest, "kind" | "about">, Reply>(
  owner: string | undefined,
  kind: WaitingKind,
  about: string,
  input: Input,
  send: (input: Input, options?: { key: string }) => Promise<Reply>,
): Promise<SentOrKept<Reply>> {
  const line =
    owner && localStorage.getItem(DEVICE_KEY) ? await import("./line.ts").catch(() => undefined) : undefined;
  return owner && line
    ? line.sendOrAdd(owner, { kind, about, ...input }, (key) => send(input, { key }))
    : { reply: await send(input) };
}
