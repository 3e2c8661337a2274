/** The durations of a mute. */
export const MUTE_TIMES = [
  { label: "For a day", hours: 24 },
  { label: "For a week", hours: 168 },
  { label: "For a month", hours: 720 },
  { label: "For good", hours: null },
] as const;
