import { Card, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { AccessFields } from "./access-fields.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { SourceFields } from "./source-fields.tsx";

export function Fields({ draft, mistakes, patterns, onChange }: FieldsProps) {
  return (
    <Card>
      <Stack gap="md">
        <TextInput
          label="Title"
          withAsterisk
          maxLength={Length.titleMax}
          value={draft.title}
          error={mistakes.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <Textarea
          label="Description"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={Length.contentMax}
          value={draft.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <SourceFields draft={draft} mistakes={mistakes} patterns={patterns} onChange={onChange} />
        <Textarea
          label="Instructions"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={Length.contentMax}
          value={draft.instructions}
          onChange={({ currentTarget }) => onChange({ instructions: currentTarget.value })}
        />
        <AccessFields draft={draft} mistakes={mistakes} onChange={onChange} />
        {draft.source === "posts" && (
          <Text size="sm" c="dimmed">
            The paper keeps copies: it stays as it is when a post changes or goes. While you sit it, the
            answers to its questions are hidden from you everywhere.
          </Text>
        )}
        <Text size="sm" c="dimmed">
          Once created, a paper can be withdrawn but not changed. With a start and an end it is an event:
          everybody begins then, and results come when it is over.
        </Text>
      </Stack>
    </Card>
  );
}
