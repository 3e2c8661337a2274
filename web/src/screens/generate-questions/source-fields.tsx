import { Autocomplete, NativeSelect, Stack, Textarea } from "@mantine/core";
import { SECTIONS, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import type { Capabilities } from "../../api/learning/generator.ts";
import { choices, oneOf } from "../../components/forms/choices.ts";
import type { Settings } from "./drafts/generator-state.ts";

interface SourceFieldsProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
}

/** A subject, a section, or a topic in the user's own words; the narrowest one is used. */
export function TopicFields({
  settings,
  onChange,
  topics,
}: SourceFieldsProps & { topics: Capabilities["topics"] }) {
  const offered = topics.filter(
    ({ subject, section }) =>
      (!settings.subject || subject === settings.subject) &&
      (!settings.section || section === settings.section),
  );
  return (
    <Stack gap="md">
      <SubjectField settings={settings} onChange={onChange} />
      <NativeSelect
        size="md"
        label="Section"
        value={settings.section}
        data={[{ value: "", label: "Any section" }, ...SECTIONS]}
        onChange={({ currentTarget }) => onChange({ section: oneOf(SECTIONS, currentTarget.value) ?? "" })}
      />
      <Autocomplete
        size="md"
        label="Custom topic"
        description="Replaces section and subject"
        placeholder="Such as Optics"
        maxLength={Length.topicMax}
        limit={8}
        value={settings.topic}
        data={[...new Set(offered.map(({ topic }) => topic))]}
        onChange={(topic) => onChange({ topic })}
      />
    </Stack>
  );
}

/** The user's own notes, as a source of questions. */
export function TextFields({ settings, onChange }: SourceFieldsProps) {
  return (
    <Stack gap="md">
      <Textarea
        label="Your text"
        description={`Notes or a chapter, up to ${Length.aiTextMax.toLocaleString("en")} characters`}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={Length.aiTextMax}
        value={settings.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <SubjectField
        settings={settings}
        onChange={onChange}
        description="What the questions are filed under"
      />
    </Stack>
  );
}

function SubjectField({ settings, onChange, description }: SourceFieldsProps & { description?: string }) {
  return (
    <NativeSelect
      size="md"
      label="Subject"
      description={description}
      value={settings.subject}
      data={[{ value: "", label: "Any subject" }, ...choices(SUBJECTS)]}
      onChange={({ currentTarget }) => onChange({ subject: oneOf(SUBJECTS, currentTarget.value) ?? "" })}
    />
  );
}
