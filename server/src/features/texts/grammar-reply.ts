import { type GrammarReport, reportOn } from "@prepfeed/text-tools/grammar/issues";
import { plainText } from "../../ai/provider-text.ts";

interface WrittenIssue {
  text: string;
  message: string;
  suggestions: string[];
}

const MAX_ISSUES = 100;
const MAX_SUGGESTIONS = 5;
const MAX_MESSAGE = 300;

/**
 * A provider's findings at their places in the text, and the text corrected by this code. Undefined if it reports
 * only words that the text does not contain.
 */
export function locateIssues(
  text: string,
  { issues }: { issues: readonly WrittenIssue[] },
): GrammarReport | undefined {
  let from = 0;
  const found = issues.slice(0, MAX_ISSUES).flatMap((issue) => {
    const { text: problem } = issue;
    const message = plainText(issue.message, MAX_MESSAGE);
    const ahead = problem === "" ? -1 : text.indexOf(problem, from);
    const offset = ahead >= 0 || problem === "" ? ahead : text.indexOf(problem);
    if (offset < 0 || !message) return [];
    from = offset + problem.length;
    const suggestions = issue.suggestions
      .filter((suggestion) => suggestion !== problem && suggestion.length <= problem.length + 200)
      .slice(0, MAX_SUGGESTIONS);
    return [{ rule: "provider", message, offset, length: problem.length, text: problem, suggestions }];
  });
  return issues.length > 0 && found.length === 0 ? undefined : reportOn(text, found);
}
