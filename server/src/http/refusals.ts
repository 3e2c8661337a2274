import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import type { ErrorCode } from "@prepfeed/contract/foundation/errors";
import { z } from "zod";

/**
 * Every reason for which a call may be refused: those that follow from its description, and those it lists
 * itself.
 */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, body, isUnlimited, refuses = [] } = endpoint;
  const when = (holds: boolean, ...codes: ErrorCode[]) => (holds ? codes : []);
  return [
    "invalid-request",
    ...when(access === "signed-in", "not-signed-in"),
    // A `userId` that is not the caller's.
    ...when(access === "signed-in" || method !== "GET", "forbidden"),
    ...when(namesSomething(endpoint), "not-found"),
    ...when(body !== undefined, "too-large", "unsupported-media-type"),
    ...when(!isUnlimited, "too-many-requests"),
    ...refuses,
    "internal",
    "unavailable",
  ];
}

/** Whether an id is part of the request, which may not exist. */
function namesSomething({ params, query, body }: Endpoint): boolean {
  const schemas = [params, query, body].filter((schema) => schema !== undefined);
  return schemas.some((schema) =>
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" })).includes('"uuid"'),
  );
}
