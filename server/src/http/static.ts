import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import { messages } from "@prepfeed/contract/messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../app-error.ts";

interface Folders {
  /** The built web app; absent in development, where Vite serves it. */
  web?: string;
  pictures: string;
}

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The web app and people's pictures: everything that is not the API. */
export async function serveFiles(app: FastifyInstance, { web, pictures }: Folders) {
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
    const page = (_request: unknown, reply: FastifyReply) => reply.sendFile("index.html");
    app.get("/", page);
    // Any other path is a screen of the web app, or unknown to it: it decides.
    app.get("/*", (request, reply) => {
      if (/^\/(api|assets|pictures)(\/|$)/.test(request.url))
        throw new AppError("not-found", messages.api.notFound);
      return page(request, reply);
    });
  }
  app.setNotFoundHandler(() => {
    throw new AppError("not-found", messages.api.notFound);
  });
}
