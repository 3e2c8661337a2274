import { z } from "zod";
import { id } from "../foundation/fields.ts";

/** What all cases in the moderators' queue have, those about questions too. */
export const CASE_STATUSES = ["OPEN", "DECIDED"] as const;

/** The moderator who has taken a case. */
export const assignee = z.object({ id, username: z.string() }).nullable();

/** Notes of moderators about a case, oldest first. */
export const caseNotes = z.array(
  z.object({ id, author: z.string(), text: z.string(), createdAt: z.iso.datetime() }),
);
export type CaseNotes = z.infer<typeof caseNotes>;
