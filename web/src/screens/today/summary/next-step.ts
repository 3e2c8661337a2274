import { paths } from "../../../addresses/paths.ts";
import { counted } from "../../../wording/counted.ts";

interface AfterSession {
  /** Reviews that are still due today. */
  due: number;
  /** Wrong answers of the session. */
  wrong: number;
  /** What the daily aim lacks. */
  toAim: number;
}

export interface NextStep {
  label: string;
  /** Undefined: another session. */
  to?: string;
}

/** The one thing to do after a session: what is due, then the mistakes, then the daily aim, then a mock exam. */
export function nextStep({ due, wrong, toAim }: AfterSession): NextStep {
  if (due > 0) return { label: `Review ${counted(due, "due question")}` };
  if (wrong > 0) return { label: "Practise my mistakes", to: paths.mistakes };
  if (toAim > 0) return { label: `${toAim} more to today's aim` };
  return { label: "Take a mock exam", to: paths.mockTests };
}
