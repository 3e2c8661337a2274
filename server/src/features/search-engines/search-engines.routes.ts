import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { addressKey } from "../../rules/address-key.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { sitemaps } from "./sitemap.service.ts";

interface Deps {
  db: Database;
  now: () => Date;
  publicUrl: string;
  limiter: RateLimiter;
}

const FRESH = "public, max-age=3600";

/** robots.txt and the sitemaps are not part of the API. */
export function searchEnginesRoutes(app: FastifyInstance, deps: Deps) {
  const maps = sitemaps(deps);
  const countVisit = (ip: string) => deps.limiter.use("visitors", { address: addressKey(ip) });
  const sendMap = (reply: FastifyReply, text: string | undefined) => {
    if (text === undefined) throw new AppError("not-found", refusals.api.notFound);
    return reply.header("cache-control", FRESH).type("application/xml; charset=utf-8").send(text);
  };
  app.get("/robots.txt", (_request, reply) =>
    reply.header("cache-control", FRESH).type("text/plain; charset=utf-8").send(robots(deps.publicUrl)),
  );
  app.get("/sitemap.xml", async ({ ip }, reply) => {
    await countVisit(ip);
    return sendMap(reply, await maps.index());
  });
  app.get<{ Params: { name: string } }>("/sitemaps/:name", async ({ ip, params: { name } }, reply) => {
    await countVisit(ip);
    if (name === "pages.xml") return sendMap(reply, maps.pages());
    const number = /^posts-([1-9]\d{0,2})\.xml$/.exec(name)?.[1];
    return sendMap(reply, number && (await maps.posts(Number(number))));
  });
}

/**
 * Everything public may be indexed, except the pictures of shared links, which are only for previews of the
 * link.
 */
const robots = (publicUrl: string) => `User-agent: *
Allow: /
Disallow: /api/
Disallow: /results/

Sitemap: ${publicUrl.replace(/\/$/, "")}/sitemap.xml
`;
