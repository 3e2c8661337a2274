import type { CaseKind } from "@prepfeed/contract/moderation/cases";

export const KIND_LABELS: Record<CaseKind, string> = {
  POST: "Post",
  COMMENT: "Comment",
  USER: "Profile",
  PICTURE: "Picture",
  AI_ANSWER: "AI answer",
  QUESTION: "Question",
};
