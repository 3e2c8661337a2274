import { Moderation } from "@prepfeed/contract/moderation/report-reasons";

/** How long the moderator who made a decision can undo it. */
export const undoUntil = (decidedAt: Date) => new Date(decidedAt.getTime() + Moderation.undoMinutes * 60_000);
