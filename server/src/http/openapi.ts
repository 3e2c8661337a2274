import type { Endpoint } from "@prepfeed/contract/endpoint";
import { errorReply } from "@prepfeed/contract/errors";
import { z } from "zod";

/** The OpenAPI description of the contract. */
export function openApiDocument(contract: Record<string, Endpoint>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Prepfeed", version, description: "Questions, answers and people of Prepfeed." },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: schemaOf(errorReply, "output") },
    },
  };
}

function operation(name: string, endpoint: Endpoint) {
  const { access, summary, params, query, body, bodyType, reply, status = 200, path, stream } = endpoint;
  const mediaType = stream === "events" ? "text/event-stream" : "application/json";
  const tag = path.split("/")[1] ?? "";
  return {
    operationId: name,
    summary,
    tags: [tag],
    ...(access === "signed-in" && { security: [{ bearer: [] }] }),
    parameters: [...parameters("path", params), ...parameters("query", query)],
    ...(body && { requestBody: { required: true, content: requestContent(body, bodyType) } }),
    responses: {
      [status]: {
        description: "Success",
        ...(status !== 204 && { content: { [mediaType]: { schema: schemaOf(reply, "output") } } }),
      },
      default: {
        description: "Refused",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function requestContent(body: z.ZodType, bodyType: Endpoint["bodyType"]) {
  if (bodyType !== "image") return { "application/json": { schema: schemaOf(body, "input") } };
  const binary = { schema: { type: "string", format: "binary" } };
  return { "image/jpeg": binary, "image/png": binary, "image/webp": binary };
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
