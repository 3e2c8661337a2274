import { Checkbox, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import type { FieldsProps } from "./fields-props.ts";
import type { MockTestDraft } from "./mock-test-draft.ts";

/** Who can sit the paper, in which order of questions, and when. */
export function AccessFields({ draft, mistakes, onChange }: Omit<FieldsProps, "patterns">) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <NativeSelect
        size="md"
        label="Who can sit it"
        value={draft.visibility}
        onChange={({ currentTarget }) =>
          onChange({ visibility: currentTarget.value as MockTestDraft["visibility"] })
        }
        data={[
          { value: "private", label: "Only me" },
          { value: "link", label: "Everybody with the link" },
          { value: "public", label: "Everybody" },
        ]}
      />
      <Checkbox
        mt={{ base: 0, sm: 36 }}
        label="Another order for each person"
        checked={draft.shuffled}
        onChange={({ currentTarget }) => onChange({ shuffled: currentTarget.checked })}
      />
      <TextInput
        type="datetime-local"
        label="Event starts at (optional)"
        value={draft.startsAt}
        onChange={({ currentTarget }) => onChange({ startsAt: currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label="Event ends at (optional)"
        value={draft.endsAt}
        error={mistakes.endsAt}
        onChange={({ currentTarget }) => onChange({ endsAt: currentTarget.value })}
      />
    </SimpleGrid>
  );
}
