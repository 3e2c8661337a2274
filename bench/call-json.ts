import type { Call } from "./load.ts";

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the shape
  body: any;
}

/** One call and its reply, with any status; fails if the connection breaks or times out. */
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
