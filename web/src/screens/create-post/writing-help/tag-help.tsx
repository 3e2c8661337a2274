import { Button } from "@mantine/core";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { isBlank } from "../../../components/question-form/question-rules.ts";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import type { TagResultProps } from "./tag-result.tsx";
import classes from "./writing-help.module.css";
import { NotLoaded } from "./writing-help.tsx";

/** Loaded with the first tap. */
const TagResult = lazy<ComponentType<TagResultProps>>(() =>
  import("./tag-result.tsx").then(
    (loaded) => ({ default: loaded.TagResult }),
    () => ({ default: NotLoaded }),
  ),
);

interface TagHelpProps {
  /** The text of the post so far. */
  text: string;
  topic: string;
  onChoose: (topic: string) => void;
}

/** Suggests topics of the post on request. */
export function TagHelp({ text, topic, onChoose }: TagHelpProps) {
  const [asked, setAsked] = useState<string>();
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        ml={-8}
        mt={4}
        className={classes.button}
        disabled={isBlank(text)}
        onClick={() => setAsked(text)}
      >
        Suggest tags
      </Button>
      {asked !== undefined && (
        <Suspense fallback={<BubbleLoader label="Reading the text" isInline />}>
          <TagResult checked={asked} topic={topic} onChoose={onChoose} />
        </Suspense>
      )}
    </div>
  );
}
