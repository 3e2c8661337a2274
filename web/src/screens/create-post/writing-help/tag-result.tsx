import { Button, Group, Text } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { useSuggestedTags } from "../../../api/posts/writing-help.ts";
import { HelpResult } from "./help-result.tsx";

const MAX_TAGS = 6;

export interface TagResultProps {
  checked: string;
  topic: string;
  onChoose: (topic: string) => void;
}

/** Tags of a text; the tapped one becomes the topic. */
export function TagResult({ checked, topic, onChoose }: TagResultProps) {
  const query = useSuggestedTags(checked, MAX_TAGS);
  return (
    <HelpResult query={query}>
      {({ tags }) => {
        const fitting = tags.filter((tag) => tag.length <= Length.topicMax);
        if (fitting.length === 0) return <Text>No tags were found. A longer text may help.</Text>;
        return (
          <Group gap={6}>
            {fitting.map((tag) => (
              <Button
                key={tag}
                variant={tag === topic ? "filled" : "light"}
                size="compact-md"
                aria-pressed={tag === topic}
                aria-label={`${tag} as the topic`}
                onClick={() => onChoose(tag)}
              >
                {tag}
              </Button>
            ))}
          </Group>
        );
      }}
    </HelpResult>
  );
}
