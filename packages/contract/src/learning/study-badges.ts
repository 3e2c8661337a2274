import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";

/** The badges for studying, in addition to the five badges of the profile. */
const studyBadge = z.object({
  name: z.string(),
  /** What it is given for. */
  goal: z.string(),
  kind: z.enum(["answers", "days", "topics", "mocks", "reviews", "people"]),
  /** The progress towards the required number; equal to it once earned. */
  have: count,
  need: count,
});
export type StudyBadge = z.infer<typeof studyBadge>;

export const listStudyBadges = endpoint({
  method: "GET",
  path: "/learning/badges",
  access: "signed-in",
  rateLimit: "learning",
  failure: messages.failures.loadBadges,
  summary: "The badges that studying earns, and your progress towards each",
  query: z.object({ userId: callerIds.userId }),
  reply: z.object({ badges: z.array(studyBadge) }),
});
