/** Said before such a report is sent, and when its reporter wants to withdraw it. */
export const URGENT_STAYS =
  "A report about child safety or self-harm cannot be withdrawn, so that nobody can press you to do it";
