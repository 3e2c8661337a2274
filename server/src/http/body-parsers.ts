import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { Picture } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FastifyInstance } from "fastify";
import { AppError } from "../foundation/app-error.ts";

export const MAX_JSON_BYTES = 256 * 1024;
const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"];

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The part of a request that identifies the call. */
interface Addressed {
  routeOptions: { config: { endpoint?: Pick<Endpoint, "bodyType"> } };
}

const takesImage = ({ routeOptions }: Addressed) => routeOptions.config.endpoint?.bodyType === "image";

/** Only JSON in strict UTF-8, and pictures on the one call that accepts them. */
export function acceptBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: Addressed, bytes: Buffer) => {
      if (takesImage(request)) {
        throw new AppError("unsupported-media-type", refusals.api.imageOnly);
      }
      return bytes.length === 0 ? undefined : parseJson(bytes);
    },
  );
  app.addContentTypeParser(
    IMAGE_TYPES,
    { parseAs: "buffer", bodyLimit: Picture.maxBytes },
    async (request: Addressed, bytes: Buffer) => {
      if (!takesImage(request)) {
        throw new AppError("unsupported-media-type", refusals.api.jsonOnly);
      }
      return bytes;
    },
  );
}

function parseJson(bytes: Buffer): unknown {
  try {
    // Every schema drops unknown keys, including `__proto__`.
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new AppError("invalid-request", refusals.api.malformedJson);
  }
}
