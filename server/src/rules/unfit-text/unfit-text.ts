import { findContact, findLink } from "./find-contact.ts";
import { findInsult } from "./find-insult.ts";
import { saysTheSame } from "./find-repeats.ts";

export interface Unfit {
  reason: "insult" | "link" | "contact" | "repeat";
  /** What was found, in the writer's words. */
  found: string;
}

/** Why a text of a new account is stopped; undefined for one that may pass. */
export function findUnfit(text: string): Unfit | undefined {
  const insult = findInsult(text);
  if (insult !== undefined) return { reason: "insult", found: insult };
  const contact = findContact(text);
  const link = contact === undefined ? findLink(text) : undefined;
  if (link !== undefined) return { reason: "link", found: link };
  if (contact !== undefined) return { reason: "contact", found: contact };
  return saysTheSame(text) ? { reason: "repeat", found: "" } : undefined;
}
