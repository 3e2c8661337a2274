import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./openapi.ts";

/** The API described for machines at /api/openapi.json and for people at /api/docs. */
export async function serveDocumentation(
  app: FastifyInstance,
  contract: Record<string, Endpoint>,
  version: string,
) {
  const document = openApiDocument(contract, version);
  app.get("/api/openapi.json", () => document);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // Otherwise it shows a picture from an external server.
    uiConfig: { validatorUrl: null },
    theme: { title: "Prepfeed API" },
  });
}
