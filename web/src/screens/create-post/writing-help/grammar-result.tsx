import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useGrammarCheck } from "../../../api/posts/writing-help.ts";
import { accept, type CheckedText, checkedText } from "./correction.ts";
import { HelpResult } from "./help-result.tsx";
import classes from "./writing-help.module.css";

export interface GrammarResultProps {
  /** The text as it was sent. */
  checked: string;
  /** The text as it is now. */
  text: string;
  onChange: (text: string) => void;
}

/** The issues of a text; each is corrected with one tap. */
export function GrammarResult({ checked, text, onChange }: GrammarResultProps) {
  const query = useGrammarCheck(checked);
  const [corrected, setCorrected] = useState<CheckedText>();
  return (
    <HelpResult query={query}>
      {({ issues }) => {
        const now = corrected ?? checkedText(checked, issues);
        if (now.text !== text) return <Text c="dimmed">The text has changed. Check it again.</Text>;
        if (now.issues.length === 0)
          return <Text>{corrected ? "All done: no slips are left." : "No slips were found."}</Text>;
        return (
          <ul className={classes.issues}>
            {now.issues.map((issue) => (
              <li key={`${issue.offset} ${issue.message}`}>
                <Text>
                  <b className={classes.slip}>{issue.text}</b> {issue.message}
                </Text>
                <Group gap={6}>
                  {issue.suggestions.map((suggestion) => (
                    <Button
                      key={suggestion}
                      variant="light"
                      size="compact-md"
                      aria-label={`Replace ${issue.text} with ${suggestion || "nothing"}`}
                      onClick={() => {
                        const next = accept(now, issue, suggestion);
                        setCorrected(next);
                        onChange(next.text);
                      }}
                    >
                      {suggestion || "Leave it out"}
                    </Button>
                  ))}
                </Group>
              </li>
            ))}
          </ul>
        );
      }}
    </HelpResult>
  );
}
