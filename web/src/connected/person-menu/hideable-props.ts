import type { Reported } from "../reporting/ask-report.ts";

export interface HideableProps {
  person: { id: string; username: string };
  /** The post that the menu belongs to. */
  topic?: string | null;
  /** The target of "Report" in the menu. */
  report: Reported;
}
