import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { refusals } from "@prepfeed/contract/refusals";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { type DescribePage, writePage } from "./page-head.ts";
import { readScreens } from "./screens.ts";
import { sharePicturePath } from "./share-pictures.ts";

interface Folders {
  /** The built web app; absent in development, where Vite serves it. */
  web?: string;
}

/** Undefined where there is none of this name. */
type ReadPicture = (name: string) => Promise<Uint8Array | undefined>;

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The web app and people's pictures: everything that is not the API. */
export async function serveFiles(
  app: FastifyInstance,
  { web }: Folders,
  {
    describePage,
    publicUrl,
    readPicture,
  }: { describePage: DescribePage; publicUrl: string; readPicture: ReadPicture },
) {
  servePictures(app, readPicture);
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
    const filesOf = readScreens(web);
    const base = publicUrl.replace(/\/$/, "");
    const page = async ({ url, ip }: FastifyRequest, reply: FastifyReply) => {
      const path = url.split("?")[0] ?? "/";
      // Whoever has the link to a result may see it; a search engine may not.
      if (path.startsWith("/results/")) reply.header("x-robots-tag", "noindex");
      // A page that cannot be described, for whatever reason, is still served.
      const head = await describePage(path, ip).catch(() => undefined);
      return reply
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(
          writePage(html, {
            url: `${base}${path}`,
            head,
            picture: head?.card && `${base}${sharePicturePath(path)}`,
            files: filesOf(path),
          }),
        );
    };
    app.get("/", page);
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

/** Wherever they are kept, they come through us: a browser knows one origin, and a bucket need not be open to anybody. */
function servePictures(app: FastifyInstance, readPicture: ReadPicture) {
  app.get<{ Params: { "*": string } }>("/pictures/*", async ({ params: { "*": name }, headers }, reply) => {
    const picture = await readPicture(name);
    if (!picture) throw new AppError("not-found", refusals.api.notFound);
    const etag = `"${name}"`;
    reply.header("cache-control", IMMUTABLE).header("etag", etag);
    if (headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/webp").send(picture);
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

/** What the page runs before anything else, which the content security policy allows by its hash. */
export function inlineScriptsOf(web: string | undefined): string[] {
  if (web === undefined || !existsSync(web)) return [];
  const html = readFileSync(join(web, "index.html"), "utf8");
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
}
