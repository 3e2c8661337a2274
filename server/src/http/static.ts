import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { SMALL_WIDTHS, type SmallWidth } from "@prepfeed/contract/posts/picture-url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../foundation/app-error.ts";
import { type DescribePage, writePage } from "./page-head.ts";
import { readScreens } from "./screens.ts";
import { sharePicturePath } from "./share-pictures.ts";

interface Folders {
  /** The built web app; absent in development, where Vite serves it. */
  web?: string;
  /** Whether pages open without a network; if not, browsers get a worker that deletes what the other stored. */
  isOffline: boolean;
}

/** Undefined if there is none of this name. */
type ReadPicture = (name: string, width?: SmallWidth) => Promise<Uint8Array | undefined>;

const WORKER = "sw.js";
const WORKER_OFF = "sw-off.js";
const ASSETS = "assets";
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The web app and people's pictures: everything that is not the API. */
export async function serveFiles(
  app: FastifyInstance,
  { web, isOffline }: Folders,
  {
    describePage,
    publicUrl,
    readPicture,
  }: { describePage: DescribePage; publicUrl: string; readPicture: ReadPicture },
) {
  servePictures(app, readPicture);
  const hasWeb = web !== undefined && existsSync(web);
  if (hasWeb) {
    const shared = { index: false, preCompressed: true, cacheControl: false } as const;
    // With those of earlier releases there are thousands: they are looked for when they are asked for.
    await app.register(fastifyStatic, {
      ...shared,
      root: join(web, ASSETS),
      prefix: `/${ASSETS}/`,
      // A folder is not a file.
      allowedPath: (path) => !path.endsWith("/"),
      setHeaders: (response) => response.header("cache-control", IMMUTABLE),
    });
    await app.register(fastifyStatic, {
      ...shared,
      root: web,
      wildcard: false,
      globIgnore: [`${WORKER}*`, `${ASSETS}/**`],
      decorateReply: false,
      setHeaders: (response) => response.header("cache-control", "no-cache"),
    });
    serveWorker(app, join(web, isOffline ? WORKER : WORKER_OFF));
    const html = readFileSync(join(web, "index.html"), "utf8");
    const filesOf = readScreens(web);
    const base = publicUrl.replace(/\/$/, "");
    const page = async ({ url, ip }: FastifyRequest, reply: FastifyReply) => {
      const path = url.split("?")[0] ?? "/";
      // People with the link may see a result; search engines may not.
      if (path.startsWith("/results/")) reply.header("x-robots-tag", "noindex");
      // A page whose description fails, for any reason, is still served.
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
    // Any other path is a screen of the web app, or unknown to it: the web app decides.
    app.get("/*", (request, reply) => {
      if (isFilePath(request.url)) throw new AppError("not-found", refusals.api.notFound);
      return page(request, reply);
    });
  }
  app.setNotFoundHandler(() => {
    throw new AppError("not-found", refusals.api.notFound);
  });
}

/** Always at one address, because a browser asks only there whether its worker has changed. */
function serveWorker(app: FastifyInstance, file: string) {
  const source = existsSync(file) ? readFileSync(file) : undefined;
  app.get(`/${WORKER}`, (_request, reply) => {
    if (!source) throw new AppError("not-found", refusals.api.notFound);
    return reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(source);
  });
}

interface PictureRequest {
  Params: { "*": string };
  Querystring: { width?: unknown };
}

/** Pictures are always served through this server: the browser needs one origin, and a bucket can stay private. */
function servePictures(app: FastifyInstance, readPicture: ReadPicture) {
  app.get<PictureRequest>("/pictures/*", async ({ params: { "*": name }, query, headers }, reply) => {
    const width = SMALL_WIDTHS.find((each) => String(each) === query.width);
    const picture = await readPicture(name, width);
    if (!picture) throw new AppError("not-found", refusals.api.notFound);
    const etag = width ? `"${name} ${width}"` : `"${name}"`;
    reply.header("cache-control", IMMUTABLE).header("etag", etag);
    if (headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/webp").send(picture);
  });
}

/** Whether an address looks like a file, which would have been found if it existed: no screen has such an address. */
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

/** The first script of the page, which the content security policy allows by its hash. */
export function inlineScriptsOf(web: string | undefined): string[] {
  if (web === undefined || !existsSync(web)) return [];
  const html = readFileSync(join(web, "index.html"), "utf8");
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
}
