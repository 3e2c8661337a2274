import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import type { PaperRules } from "@prepfeed/contract/mock-tests/paper-rules";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const GRACE_MS = Limits.graceSeconds * 1_000;

/** When an attempt and its sections end. This is decided at the start and never changes. */
export interface Clocks {
  endsAt: Date;
  sectionStarts: Date[] | null;
  sectionEnds: Date[] | null;
}

export function clocksOf(
  { durationMinutes, locked, sections }: PaperRules,
  startedAt: Date,
  { timed, extraTime, windowEndsAt }: { timed: boolean; extraTime: boolean; windowEndsAt: Date | null },
): Clocks {
  const after = (ms: number) => new Date(startedAt.getTime() + ms);
  if (!timed) return { endsAt: after(Limits.untimedDays * DAY_MS), sectionStarts: null, sectionEnds: null };
  const minute = extraTime ? MINUTE_MS * (1 + Limits.extraTime) : MINUTE_MS;
  // Extra time ends with the event, because its results are shown to everybody at once.
  const cut = (at: Date) => (windowEndsAt && windowEndsAt < at ? windowEndsAt : at);
  const endsAt = cut(after(durationMinutes * minute));
  if (!locked) return { endsAt, sectionStarts: null, sectionEnds: null };
  const minutes = sections.map((section) => section.durationMinutes ?? 0);
  const before = minutes.map((_, at) => minutes.slice(0, at).reduce((sum, one) => sum + one, 0));
  return {
    endsAt,
    sectionStarts: before.map((passed) => cut(after(passed * minute))),
    sectionEnds: before.map((passed, at) => cut(after((passed + (minutes[at] ?? 0)) * minute))),
  };
}

interface Running {
  ends_at: Date;
  section_starts: Date[] | null;
  section_ends: Date[] | null;
}

/** Whether a save that arrives now still counts. */
export const isOpen = ({ ends_at }: Pick<Running, "ends_at">, now: Date) =>
  now.getTime() <= ends_at.getTime() + GRACE_MS;

/** The same for a section with its own clock; it takes no answers before it begins. */
export function isSectionOpen(
  { section_starts, section_ends }: Running,
  section: number,
  now: Date,
): boolean {
  const [start, end] = [section_starts?.[section], section_ends?.[section]];
  if (!start || !end) return true;
  return now >= start && now.getTime() <= end.getTime() + GRACE_MS;
}

/** Whether its own clock has run out. */
export function isSectionOver({ section_ends }: Pick<Running, "section_ends">, section: number, now: Date) {
  const end = section_ends?.[section];
  return end !== undefined && now.getTime() > end.getTime() + GRACE_MS;
}
