/** Replies that are worth a copy, by the path of their address. None of them holds a key that its reader has not seen. */
const KEPT = [
  /^\/api\/learning\/(today|forecast|goal|readiness|badges|dashboard)$/,
  /^\/api\/social\/(feed(\/(following|trending|personalized))?|bookmarks)$/,
  /^\/api\/social\/posts\/(?!search$)[^/]+(\/comments)?$/,
  /^\/api\/topics(\/[^/]+)?$/,
  /^\/api\/mock-attempts\/[^/]+$/,
  /^\/api\/mock-(tests|attempts)$/,
  /^\/api\/mock-tests\/patterns$/,
  /^\/api\/mock-questions\/bookmarks$/,
  /^\/api\/(study-plans|mcq\/progress\/[^/]+|config)$/,
];

export const isKeepable = (url: string) => KEPT.some((path) => path.test(url.split("?")[0] ?? ""));

/** A copy as it would read now. The server's time in it goes on; a clock that was set back counts as standing still. */
export function atPresent(url: string, reply: unknown, passedMs: number): unknown {
  const { serverTime } = Object(reply) as { serverTime?: unknown };
  if (!url.startsWith("/api/mock-attempts/") || typeof serverTime !== "string") return reply;
  const now = new Date(Date.parse(serverTime) + Math.max(0, passedMs)).toISOString();
  return { ...(reply as object), serverTime: now };
}
