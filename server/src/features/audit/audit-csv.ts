import type { AuditEvent } from "@prepfeed/contract/moderation/audit";

const COLUMNS = [
  "id",
  "createdAt",
  "kind",
  "event",
  "actor",
  "account",
  "thingKind",
  "thingId",
  "reason",
  "details",
] as const satisfies (keyof AuditEvent)[];

export const AUDIT_CSV_HEAD = COLUMNS.join(",");

/** One line in the format of RFC 4180, without the line end. */
export function auditCsvLine(event: AuditEvent): string {
  return COLUMNS.map((column) => cell(event[column])).join(",");
}

function cell(value: AuditEvent[keyof AuditEvent]): string {
  const text = typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);
  // A spreadsheet would run text that begins like a formula.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
