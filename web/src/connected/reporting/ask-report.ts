import type { ReportKind } from "@prepfeed/contract/moderation/report-reasons";

/** What the user is about to report. */
export interface Reported {
  kind: ReportKind;
  id: string;
  /** In the words of the form's title: "this post", "asha". */
  name: string;
  /** Whether a person's picture can be reported separately. */
  hasPicture?: boolean;
  /** The AI's text, if the server does not store it. */
  quote?: string;
  /** For what no list is loaded again for: it must leave the page as well. */
  onReported?: () => void;
}

type Listener = (thing: Reported) => void;
let listener: Listener | undefined;

/** Opens the form from anywhere on the page. */
export const askReport = (thing: Reported) => listener?.(thing);

export function onAskReport(listen: Listener) {
  listener = listen;
  return () => {
    listener = undefined;
  };
}
