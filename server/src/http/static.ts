import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { refusals } from "@prepfeed/contract/refusals";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

interface Folders {
  /** The built web app; absent in development, where Vite serves it. */
  web?: string;
  pictures: string;
}

/** What a link to a page tells before anybody opens it. */
interface PageHead {
  title: string;
  description: string;
}
export type DescribePage = (path: string, ip: string) => Promise<PageHead | undefined>;

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The web app and people's pictures: everything that is not the API. */
export async function serveFiles(
  app: FastifyInstance,
  { web, pictures }: Folders,
  describePage: DescribePage,
) {
  await app.register(fastifyStatic, {
    root: pictures,
    prefix: "/pictures/",
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => response.header("cache-control", IMMUTABLE),
  });
  const hasWeb = web !== undefined && existsSync(web);
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: web,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) =>
        response.header("cache-control", path.includes("/assets/") ? IMMUTABLE : "no-cache"),
    });
    const html = readFileSync(join(web, "index.html"), "utf8");
    const page = async ({ url, ip }: FastifyRequest, reply: FastifyReply) => {
      // Whoever has the link to a result may see it; a search engine may not.
      if (url.startsWith("/results/")) reply.header("x-robots-tag", "noindex");
      // A page that cannot be described, for whatever reason, is still served.
      const head = await describePage(url.split("?")[0] ?? "/", ip).catch(() => undefined);
      if (!head) return reply.sendFile("index.html");
      return reply
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(withHead(html, head));
    };
    app.get("/", (_request, reply) => reply.sendFile("index.html"));
    // Any other path is a screen of the web app, or unknown to it: it decides.
    app.get("/*", (request, reply) => {
      if (isFilePath(request.url)) throw new AppError("not-found", refusals.api.notFound);
      return page(request, reply);
    });
  }
  app.setNotFoundHandler(() => {
    throw new AppError("not-found", refusals.api.notFound);
  });
}

/** Whether an address asks for a file, which would have been found if there were one: no screen's address looks like this. */
function isFilePath(url: string): boolean {
  const segments = decodeURIComponent(url.split("?")[0] ?? "")
    .split("/")
    .slice(1);
  return (
    ["api", "assets", "pictures"].includes(segments[0] ?? "") ||
    segments.some((segment) => segment.startsWith(".")) ||
    /\.\w+$/.test(segments.at(-1) ?? "")
  );
}

/** Texts of people in a page's head: only ever as text. */
function withHead(html: string, { title, description }: PageHead): string {
  const tags = [
    `<title>${escaped(title)} · Prepfeed</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    '<meta property="og:type" content="article" />',
    '<meta property="og:site_name" content="Prepfeed" />',
  ].join("\n    ");
  return html.replace(/<meta name="description"[^>]*>\s*/, "").replace(/<title>[^<]*<\/title>/, () => tags);
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
