import { Button, Group, Text } from "@mantine/core";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { isBlank } from "../../../components/question-form/question-rules.ts";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import type { GrammarResultProps } from "./grammar-result.tsx";
import classes from "./writing-help.module.css";

/** Loaded with the first tap. */
const GrammarResult = lazy<ComponentType<GrammarResultProps>>(() =>
  import("./grammar-result.tsx").then(
    (loaded) => ({ default: loaded.GrammarResult }),
    () => ({ default: NotLoaded }),
  ),
);
const ReadabilityResult = lazy<ComponentType<{ checked: string }>>(() =>
  import("./readability-result.tsx").then(
    (loaded) => ({ default: loaded.ReadabilityResult }),
    () => ({ default: NotLoaded }),
  ),
);

export function NotLoaded() {
  return (
    <Text c="red" role="alert">
      This could not be loaded. Please reload the page.
    </Text>
  );
}

interface WritingHelpProps {
  /** The name of the text, after "of the". */
  name: string;
  text: string;
  onChange: (text: string) => void;
}

/** Checks a text on request; nothing is sent before. */
export function WritingHelp({ name, text, onChange }: WritingHelpProps) {
  const [asked, setAsked] = useState<{ what: "grammar" | "readability"; text: string }>();
  return (
    <div>
      <Group gap={4} ml={-8}>
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.button}
          disabled={isBlank(text)}
          aria-label={`Check grammar of the ${name}`}
          onClick={() => setAsked({ what: "grammar", text })}
        >
          Check grammar
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.button}
          disabled={isBlank(text)}
          aria-label={`Readability of the ${name}`}
          onClick={() => setAsked({ what: "readability", text })}
        >
          Readability
        </Button>
      </Group>
      {asked && (
        <Suspense fallback={<BubbleLoader label="Reading the text" isInline />}>
          {asked.what === "grammar" ? (
            <GrammarResult key={asked.text} checked={asked.text} text={text} onChange={onChange} />
          ) : (
            <ReadabilityResult checked={asked.text} />
          )}
        </Suspense>
      )}
    </div>
  );
}
