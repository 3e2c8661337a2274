import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, oneOf, text } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { helpAddress } from "../health.ts";
import { Moderation, REPORT_KINDS, REPORT_REASONS } from "./report-reasons.ts";

export const createReport = endpoint({
  method: "POST",
  path: "/reports",
  access: "signed-in",
  rateLimit: "reports",
  whileSuspended: true,
  failure: messages.failures.report,
  summary: "Report a post, comment, person, picture or AI answer; its reporter no longer sees it",
  body: z.object({
    userId: callerIds.userId,
    kind: oneOf("Kind", REPORT_KINDS),
    /**
     * The id of the post, the comment, the person, the tutor's answer or the conversation with the assistant.
     */
    id: z.string().max(Length.choiceMax),
    reason: oneOf("Reason", REPORT_REASONS),
    note: text("Note", Moderation.noteMax).default(""),
    /** The AI tutor's text, which is stored nowhere else. The server checks it by a hash. */
    quote: text("Quote", Length.aiTextMax).default(""),
  }),
  refuses: ["not-found"],
  reply: z.object({
    message: z.string(),
    /** The report, by which it can be withdrawn. */
    id,
    /** Only with an urgent reason. */
    help: z.array(helpAddress),
  }),
  status: 201,
});
export type NewReport = z.output<NonNullable<typeof createReport.body>>;

/** A report without what it is about, so that it shows nobody. */
const ownReport = z.object({
  id,
  kind: z.enum(REPORT_KINDS),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  createdAt: z.iso.datetime(),
});
export type OwnReport = z.infer<typeof ownReport>;

export const listOwnReports = endpoint({
  method: "GET",
  path: "/reports",
  access: "signed-in",
  summary: "One's reports that are not decided yet, newest first",
  query: pageQuery.extend({ userId: callerIds.userId }),
  reply: pageOf(ownReport),
});

export const withdrawReport = endpoint({
  method: "DELETE",
  path: "/reports/:id",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.withdrawReport,
  summary: "Withdraw a report that is not decided yet and not urgent; one sees what it was about again",
  params: z.object({ id }),
  refuses: ["not-found", "conflict"],
  reply: z.undefined(),
  status: 204,
});

/** What is stored of reported content until 90 days after the decision. */
export const evidence = z.object({
  text: z.string(),
  /** The post of a comment, or the post itself. */
  postId: id.optional(),
  pictures: z.array(z.string()).optional(),
  /** Whether the text of an AI answer comes from the reporter, and may not be what the AI wrote. */
  isReportersText: z.boolean().optional(),
});
export type Evidence = z.infer<typeof evidence>;
