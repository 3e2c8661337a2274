import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { calendarDay, id, oneOf, optionalFilter } from "../foundation/fields.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";

export const AUDIT_KINDS = ["MODERATION", "SECURITY"] as const;

export const auditEvent = z.object({
  id,
  kind: z.enum(AUDIT_KINDS),
  /** The name of the event, such as "role-changed". */
  event: z.string(),
  /** Who did it: the id of an account, `deleted:` and a hash for a deleted one, `operator` or `system`. */
  actor: z.string(),
  /** The account that it is about, in the same form. */
  account: z.string().nullable(),
  /** What else it is about. */
  thingKind: z.string().nullable(),
  thingId: id.nullable(),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.iso.datetime(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

const auditFilter = z.object({
  kind: optionalFilter(oneOf("Kind", AUDIT_KINDS)),
  /** Events by this account or about it. */
  account: optionalFilter(z.string()),
  /** First and last day, in UTC. */
  from: optionalFilter(calendarDay(refusals.moderation.dayInvalid)),
  to: optionalFilter(calendarDay(refusals.moderation.dayInvalid)),
});
export type AuditFilter = z.output<typeof auditFilter>;

export const listAudit = endpoint({
  method: "GET",
  path: "/moderation/audit",
  access: "signed-in",
  role: "ADMIN",
  summary: "Moderators' decisions and security events, newest first",
  query: auditFilter.extend(pageQuery.shape),
  reply: pageOf(auditEvent),
});

export const exportAuditAsJson = endpoint({
  method: "GET",
  path: "/moderation/audit.json",
  access: "signed-in",
  role: "ADMIN",
  rateLimit: "exports",
  summary: "The whole audit log, oldest event first, as JSON",
  query: auditFilter,
  stream: "json",
  reply: z.array(auditEvent),
});

export const exportAuditAsCsv = endpoint({
  method: "GET",
  path: "/moderation/audit.csv",
  access: "signed-in",
  role: "ADMIN",
  rateLimit: "exports",
  summary: "The whole audit log, oldest event first, as CSV",
  query: auditFilter,
  stream: "csv",
  reply: z.string(),
});
