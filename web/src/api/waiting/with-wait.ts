import type { WaitingRequest } from "../../device/queue/waiting.ts";

/** The parts of a saved request. An answer says how long it waited, and to which version of its question it is. */
export function withWait({ kind, params, query, body, at, version }: WaitingRequest, now: number) {
  const waited = at === undefined ? undefined : Math.max(0, Math.round((now - at) / 1_000));
  const more = { ...(waited !== undefined && { waited }), ...(version !== undefined && { version }) };
  if (kind === "practice") return { params, query: { ...query, ...more }, body };
  if (kind === "answer" || kind === "review")
    return { params, query, body: { ...(body as object), ...more } };
  return { params, query, body };
}
