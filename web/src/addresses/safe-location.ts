/** Only its origin matters: a path that leaves it is refused. */
const SITE = "https://prepfeed.invalid";

/**
 * A path of this site, or null. The guard stores the requested path in `location.state.from`; it is followed
 * only after this check (`//evil`, `javascript:` and absolute addresses are refused).
 */
export function safeLocation(value: unknown): string | null {
  if (typeof value !== "string" || !value.startsWith("/")) return null;
  try {
    const url = new URL(value, SITE);
    const path = `${url.pathname}${url.search}${url.hash}`;
    return url.origin === SITE && !path.startsWith("//") ? path : null;
  } catch {
    return null;
  }
}
