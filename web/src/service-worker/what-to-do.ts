/** How a request is answered: a page, a file of a release, a picture; anything else is left to the browser. */
export type Kind = "page" | "file" | "picture" | "other";

export function kindOf(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
): Kind {
  const { origin: of, pathname } = new URL(url);
  if (method !== "GET" || of !== origin) return "other";
  if (pathname.startsWith("/pictures/")) return "picture";
  if (pathname.startsWith("/assets/")) return "file";
  const isScreen = !/^\/(?:api|share)(?:\/|$)|\.\w+$/.test(pathname);
  return mode === "navigate" && isScreen ? "page" : "other";
}
