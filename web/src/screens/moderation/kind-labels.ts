import type { ReportKind } from "@prepfeed/contract/moderation/report-reasons";

export const KIND_LABELS: Record<ReportKind, string> = {
  POST: "Post",
  COMMENT: "Comment",
  USER: "Profile",
  PICTURE: "Picture",
  AI_ANSWER: "AI answer",
};
