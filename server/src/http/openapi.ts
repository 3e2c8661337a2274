import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { ERROR_STATUS, errorReply } from "@prepfeed/contract/foundation/errors";
import { z } from "zod";
import { betweenPieces } from "../foundation/in-pieces.ts";
import { refusalsOf } from "./refusals.ts";

/** The OpenAPI description of the contract; half a second of work, during which others are answered. */
export async function openApiDocument(contract: Record<string, Endpoint>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  const rest = betweenPieces();
  for (const [name, endpoint] of Object.entries(contract)) {
    await rest();
    const path = `/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const tags = [...new Set(Object.values(contract).map(tagOf))].sort();
  return {
    openapi: "3.1.0",
    info: { title: "Prepfeed", version, description: "Questions, answers and people of Prepfeed." },
    servers: [{ url: "/", description: "Where this document comes from" }],
    tags: tags.map((name) => ({ name, description: PARTS[name] })),
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: schemaOf(errorReply, "output") },
      responses: refusals(),
    },
  };
}

/** The meaning of the first part of a path. */
const PARTS: Record<string, string> = {
  auth: "Accounts and sessions",
  config: "What the web app must know before login",
  corrections: "Questions whose key was corrected, or that were dropped",
  disputes: "Answers of authors to objections, and joining an objection",
  events: "What happens, as it happens",
  gemini: "Drafts of questions, explanations, study plans and tools for texts, with a provider or without",
  health: "Whether the product answers",
  mcq: "Practice, mistakes, progress and the leaderboard",
  social: "Posts, questions, comments, people and feeds",
  "study-plans": "Study plans that are kept",
  learning: "What a learner prepares for, and what comes back today and later",
  "mock-tests": "Mock exams: patterns, and papers to sit",
  "mock-attempts": "Papers that one sits or has sat, and their results",
  "mock-questions": "Questions of papers that one has sat, to like, keep and discuss",
  "mock-trends": "How one's scores went at papers of the same pattern",
  "shared-results": "Results that their learners chose to show",
  reports: "What people report to the moderators",
  moderation: "What moderators and administrators see and decide",
  topics: "The syllabus, with a note that teaches each topic",
};

const MEDIA_TYPES = { events: "text/event-stream", json: "application/json", csv: "text/csv" } as const;

const tagOf = ({ path }: Endpoint) => path.split("/")[1] ?? "";

function operation(name: string, endpoint: Endpoint) {
  const { access, summary, params, query, body, bodyType, status = 200, stream, repliesWhenDown } = endpoint;
  const schema = schemaOf(endpoint.reply, "output");
  const mediaType = MEDIA_TYPES[stream ?? "json"];
  return {
    operationId: name,
    summary,
    tags: [tagOf(endpoint)],
    security: access === "signed-in" ? [{ bearer: [] }] : [],
    parameters: [
      ...parameters("path", params),
      ...parameters("query", query),
      ...(endpoint.keyed ? [REQUEST_KEY] : []),
    ],
    ...(body && { requestBody: { required: true, content: requestContent(body, bodyType) } }),
    responses: {
      [status]: {
        description: "Success",
        ...(status !== 204 && { content: { [mediaType]: { schema } } }),
      },
      ...Object.fromEntries(
        refusalsOf(endpoint)
          .map((code) => ERROR_STATUS[code])
          .map((refused) => [refused, { $ref: `#/components/responses/${refused}` }]),
      ),
      ...(repliesWhenDown && { 503: { description: "Down", content: { [mediaType]: { schema } } } }),
    },
  };
}

const REQUEST_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A UUID of the client's choice: the request sent again with the same one changes nothing",
  schema: { type: "string", format: "uuid" },
};

/** The meaning of each status, once for all calls. */
const MEANINGS: Record<(typeof ERROR_STATUS)[keyof typeof ERROR_STATUS], string> = {
  400: "Something in the request is missing or wrong; `errors` names the fields",
  401: "The token is missing, expired or not valid, or the login failed",
  403: "The caller is not allowed to do this",
  404: "Not found",
  409: "Conflict with what is stored, such as a username that is taken",
  413: "The request is too large",
  415: "The call does not accept a body of this type",
  429: "Too many requests; `Retry-After` says when to try again",
  500: "An error of the server",
  503: "Too busy, or the database cannot be reached; `Retry-After` says when to try again",
};

function refusals() {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(
    Object.entries(MEANINGS).map(([status, description]) => [status, { description, content }]),
  );
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
