import { hash } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Browser features that the product does not use. */
const DENIED = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const PERMISSIONS = DENIED.map((feature) => `${feature}=()`).join(", ");

interface Page {
  isHttps: boolean;
  /** The inline scripts of the page. */
  inlineScripts: readonly string[];
}

export async function setSecurityHeaders(app: FastifyInstance, { isHttps, inlineScripts }: Page) {
  const hashes = inlineScripts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: [...SELF, ...hashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "blob:", "data:"],
        fontSrc: SELF,
        connectSrc: SELF,
        manifestSrc: SELF,
        workerSrc: SELF,
        objectSrc: NONE,
        baseUri: NONE,
        formAction: NONE,
        frameAncestors: NONE,
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}
