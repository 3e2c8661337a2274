import { Text } from "@mantine/core";
import { useReadability } from "../../../api/posts/writing-help.ts";
import { counted } from "../../../wording/counted.ts";
import { HelpResult } from "./help-result.tsx";

/** How hard a text is to read, in one line. */
export function ReadabilityResult({ checked }: { checked: string }) {
  const query = useReadability(checked);
  return (
    <HelpResult query={query}>
      {({ level, fleschReadingEase, sentences, words }) => (
        <Text>
          <b>{level}</b> to read: {Math.round(fleschReadingEase)} on the Flesch scale, where 100 is easiest.{" "}
          {counted(words, "word")} in {counted(sentences, "sentence")}.
        </Text>
      )}
    </HelpResult>
  );
}
