import type { checkGrammar } from "@prepfeed/contract/ai/texts";
import type { z } from "zod";

type Issue = z.infer<typeof checkGrammar.reply>["issues"][number];

/** A text with its issues. */
export interface CheckedText {
  text: string;
  issues: Issue[];
}

/** The server checks a text without the blanks around it; an issue whose place is wrong can only be read. */
export function checkedText(text: string, issues: Issue[]): CheckedText {
  const blanks = text.length - text.trimStart().length;
  return {
    text,
    issues: issues.map((issue) => {
      const offset = issue.offset + blanks;
      const isThere = text.slice(offset, offset + issue.length) === issue.text;
      return { ...issue, offset, suggestions: isThere ? issue.suggestions : [] };
    }),
  };
}

/** The text with one correction applied; other issues move along, and those it overlaps are removed. */
export function accept({ text, issues }: CheckedText, accepted: Issue, suggestion: string): CheckedText {
  const begin = accepted.offset;
  const end = begin + accepted.length;
  const shift = suggestion.length - accepted.length;
  return {
    text: text.slice(0, begin) + suggestion + text.slice(end),
    issues: issues
      .filter((issue) => issue !== accepted && (issue.offset + issue.length <= begin || issue.offset >= end))
      .map((issue) => (issue.offset >= end ? { ...issue, offset: issue.offset + shift } : issue)),
  };
}
