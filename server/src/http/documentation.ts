import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./openapi.ts";

/**
 * The API described for machines at /api/openapi.json and for people at /api/docs. The description is made at the first
 * request, because it would delay every start.
 */
export async function serveDocumentation(
  app: FastifyInstance,
  contract: Record<string, Endpoint>,
  version: string,
) {
  const document = {};
  let making: Promise<object> | undefined;
  const made = () => {
    making ??= openApiDocument(contract, version).then((all) => Object.assign(document, all));
    return making;
  };
  app.get("/api/openapi.json", made);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // Otherwise it shows a picture from an external server.
    uiConfig: { validatorUrl: null },
    uiHooks: {
      onRequest: async () => {
        await made();
      },
    },
    theme: { title: "Prepfeed API" },
  });
}
