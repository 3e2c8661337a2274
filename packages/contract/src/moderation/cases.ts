import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import {
  calendarDay,
  callerIds,
  id,
  listOf,
  oneOf,
  optionalFilter,
  requiredText,
  text,
} from "../foundation/fields.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { postAuthor } from "../posts/posts.ts";
import { queuedCase } from "../questions/disputes.ts";
import { assignee, CASE_STATUSES, caseNotes } from "./queue-fields.ts";
import { DECISIONS, Moderation, REPORT_KINDS, REPORT_REASONS } from "./report-reasons.ts";
import { evidence } from "./reports.ts";

export const moderationCase = z.object({
  id,
  kind: z.enum(REPORT_KINDS),
  thingId: id,
  /** Its author; null for an AI answer, and for a deleted account. */
  person: postAuthor.nullable(),
  status: z.enum(CASE_STATUSES),
  /** From the first report, or from the first urgent one. */
  reason: z.enum(REPORT_REASONS),
  urgent: z.boolean(),
  /** Whether it is hidden from everybody until it is decided. */
  hidden: z.boolean(),
  reports: z.number().int(),
  /** Its text when it was reported; null once that was deleted. Of an AI answer only a single case shows it. */
  evidence: evidence.nullable(),
  assignee,
  decision: z.enum(DECISIONS).nullable(),
  decisionReason: z.enum(REPORT_REASONS).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Until when the decision can be undone. */
  undoUntil: z.iso.datetime().nullable(),
  /** A change names the version it was made for; an outdated one is refused. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Whether the viewer is part of it, as the reported person or as a reporter, and so may not decide it. */
  isOwn: z.boolean(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

/** A case about reported content, or about a disputed question. */
const anyCase = z.discriminatedUnion("kind", [moderationCase, queuedCase]);
export type AnyCase = z.infer<typeof anyCase>;
const CASE_KINDS = [...REPORT_KINDS, "QUESTION"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const listCases = endpoint({
  method: "GET",
  path: "/moderation/cases",
  access: "signed-in",
  role: "MODERATOR",
  summary:
    "The moderators' queue: urgent cases first, then those with the most reports or objections, then the oldest",
  query: pageQuery.extend({
    status: optionalFilter(oneOf("Status", CASE_STATUSES)),
    kind: optionalFilter(oneOf("Kind", CASE_KINDS)),
    /** Of reports, so cases about questions are left out. */
    reason: optionalFilter(oneOf("Reason", REPORT_REASONS)),
    /** `ME` for the viewer's own cases, `NONE` for those that nobody has taken. */
    assigned: optionalFilter(oneOf("Assigned", ["ME", "NONE"])),
  }),
  reply: pageOf(anyCase),
});

const caseParams = z.object({ id });

export const getCase = endpoint({
  method: "GET",
  path: "/moderation/cases/:id",
  access: "signed-in",
  role: "MODERATOR",
  summary: "A case with its reports, the person's history, similar cases and notes",
  params: caseParams,
  reply: moderationCase.extend({
    /** Empty, like the notes, for the person whom the case is about. */
    reportList: z.array(
      z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), createdAt: z.iso.datetime() }),
    ),
    /** Earlier decisions about this person, newest first. */
    history: z.array(
      z.object({
        id,
        decision: z.enum(DECISIONS),
        reason: z.enum(REPORT_REASONS),
        createdAt: z.iso.datetime(),
        isActive: z.boolean(),
      }),
    ),
    similar: z.array(
      z.object({
        id,
        kind: z.enum(REPORT_KINDS),
        reason: z.enum(REPORT_REASONS),
        decision: z.enum(DECISIONS).nullable(),
        text: z.string(),
      }),
    ),
    notes: caseNotes,
  }),
});
export type CaseDetails = z.infer<typeof getCase.reply>;

/** Of a case about a question: its `revision`. */
const version = z.number().int();
const decisionFields = {
  decision: oneOf("Decision", DECISIONS),
  /** Sent to the person. */
  reason: oneOf("Reason", REPORT_REASONS),
  note: text("Note", Moderation.noteMax).default(""),
  /** The day on which a suspension ends, at midnight UTC. */
  until: calendarDay(refusals.moderation.dayInvalid).optional(),
  /** The same as a number of days from now. */
  days: z.number().int().min(1).max(Moderation.maxSuspensionDays).optional(),
};

export const decideCase = endpoint({
  method: "POST",
  path: "/moderation/cases/:id/decision",
  access: "signed-in",
  role: "MODERATOR",
  summary: "Decide a case; the person and the reporters are notified",
  params: caseParams,
  body: z.object({ userId: callerIds.userId, version, ...decisionFields }),
  refuses: ["conflict"],
  reply: moderationCase,
});
export type NewDecision = Omit<z.output<NonNullable<typeof decideCase.body>>, "userId">;

export const undoDecision = endpoint({
  method: "DELETE",
  path: "/moderation/cases/:id/decision",
  access: "signed-in",
  role: "MODERATOR",
  summary: `Undo your decision, within ${Moderation.undoMinutes} minutes; also one about a question`,
  params: caseParams,
  body: z.object({ userId: callerIds.userId, version }),
  refuses: ["conflict"],
  reply: anyCase,
});

export const assignCase = endpoint({
  method: "PUT",
  path: "/moderation/cases/:id/assignee",
  access: "signed-in",
  role: "MODERATOR",
  summary: "Take a case, or leave it to others; also one about a question",
  params: caseParams,
  body: z.object({ userId: callerIds.userId, version, isMine: z.boolean() }),
  refuses: ["conflict"],
  reply: anyCase,
});

export const addCaseNote = endpoint({
  method: "POST",
  path: "/moderation/cases/:id/notes",
  access: "signed-in",
  role: "MODERATOR",
  summary: "Leave a note that only moderators see; it stays in the audit log",
  params: caseParams,
  body: z.object({
    userId: callerIds.userId,
    text: requiredText(
      refusals.moderation.noteRequired,
      Moderation.noteMax,
      refusals.fields.tooLong("Note", Moderation.noteMax),
    ),
  }),
  reply: z.undefined(),
  status: 204,
});

export const removeSpam = endpoint({
  method: "POST",
  path: "/moderation/cases/spam",
  access: "signed-in",
  role: "MODERATOR",
  summary: "Remove what several cases are about as spam; those that changed meanwhile are left out",
  body: z.object({
    userId: callerIds.userId,
    ids: listOf(id, Moderation.bulk, refusals.fields.tooMany("ids", Moderation.bulk)),
  }),
  reply: z.object({ decided: z.array(id) }),
});

export const getModerationFigures = endpoint({
  method: "GET",
  path: "/moderation/figures",
  access: "signed-in",
  role: "MODERATOR",
  summary: "How much is open, how long decisions take, and how many were overturned, over the last 90 days",
  reply: z.object({
    open: z.number().int(),
    urgent: z.number().int(),
    appeals: z.number().int(),
    /** Null before any decision. */
    medianHours: z.number().nullable(),
    /** Percent of appealed decisions; null before any appeal was decided. */
    overturned: z.number().nullable(),
  }),
});
export type ModerationFigures = z.infer<typeof getModerationFigures.reply>;
