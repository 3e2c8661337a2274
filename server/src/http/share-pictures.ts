import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FastifyInstance } from "fastify";
import { AppError } from "../foundation/app-error.ts";
import type { DrawCard } from "../pictures/draw-card.ts";
import { addressKey } from "../rules/address-key.ts";
import type { RateLimiter } from "../shared-state/rate-limiter.ts";
import type { DescribePage } from "./page-head.ts";

const FOLDER = "/share";
const HOME = "/home";
/** An edited post shows its new text after this many seconds. */
const FRESH = 3_600;

/** The address of the picture of a page. */
export const sharePicturePath = (path: string) =>
  `${FOLDER}${path === "/" ? HOME : path.replace(/\/$/, "")}.png`;

interface Deps {
  describePage: DescribePage;
  drawCard: DrawCard;
  limiter: RateLimiter;
}

/** The preview pictures of shared links: of public pages, from what a visitor may see. */
export function serveSharePictures(app: FastifyInstance, { describePage, drawCard, limiter }: Deps) {
  app.get<{ Params: { "*": string } }>(`${FOLDER}/*`, async ({ params, ip }, reply) => {
    const name = /^(.{1,200})\.png$/.exec(`/${params["*"]}`)?.[1];
    const address = addressKey(ip);
    await limiter.use("sharePictures", { address });
    const head = name ? await describePage(name === HOME ? "/" : name, ip) : undefined;
    if (!head?.card) throw new AppError("not-found", refusals.api.notFound);
    const picture = await drawCard(head.card, address);
    return (
      reply
        .header("cache-control", head.isWithdrawable ? "no-cache" : `public, max-age=${FRESH}`)
        // Other sites may embed it, because that is its purpose.
        .header("cross-origin-resource-policy", "cross-origin")
        .type("image/png")
        .send(picture)
    );
  });
}
