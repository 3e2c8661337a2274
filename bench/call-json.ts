import type { Call } from "./load.ts";

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what to find
  body: any;
}

/** One call and its reply, whatever its status; fails when the connection breaks or nothing comes in time. */
export async function callJson(
  url: string,
  { method, path, body, token }: Call,
  timeoutMs: number,
): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await response.json() };
}
