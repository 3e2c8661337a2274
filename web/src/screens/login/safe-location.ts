/** Only its origin matters: a path that leaves it is not ours. */
const SITE = "https://prepfeed.invalid";

/**
 * A path of this site, or null. The guard leaves the requested path in `location.state.from`; whatever is found
 * there is followed only through this check (`//evil`, `javascript:` and absolute addresses are not).
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
