/** Which disputed questions wait for moderators, and which are decided; cases are `c`. A planned decision can still be undone. */
export const QUESTION_CASE_STATUS = {
  OPEN: "c.outcome is null and c.planned is null and c.escalated_at is not null",
  DECIDED: "(c.outcome is not null or c.planned is not null)",
};
