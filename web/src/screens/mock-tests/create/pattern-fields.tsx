import { NativeSelect } from "@mantine/core";
import type { FieldsProps } from "./fields-props.ts";
import type { MockTestDraft } from "./mock-test-draft.ts";

export function PatternFields({ draft, mistakes, patterns, onChange }: FieldsProps) {
  const own = patterns.filter(({ examType }) => examType === draft.examType);
  const pattern = own.find(({ id }) => id === draft.pattern);
  return (
    <>
      <NativeSelect
        size="md"
        label="Paper"
        data={
          own.length === 0
            ? [{ value: "", label: "Choose an exam with a pattern" }]
            : own.map(({ id, name, year }) => ({ value: id, label: `${name} ${year}` }))
        }
        value={draft.pattern}
        error={mistakes.pattern}
        onChange={({ currentTarget }) => onChange({ pattern: currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label="Form"
        data={[
          { value: "full", label: "Full paper" },
          { value: "short", label: "Short form (a third)" },
          { value: "section", label: "One section" },
        ]}
        value={draft.form}
        onChange={({ currentTarget }) => onChange({ form: currentTarget.value as MockTestDraft["form"] })}
      />
      {draft.form === "section" && pattern && (
        <NativeSelect
          size="md"
          label="Section"
          data={pattern.sections.map(({ name }) => name)}
          value={draft.section}
          error={mistakes.section}
          onChange={({ currentTarget }) => onChange({ section: currentTarget.value })}
        />
      )}
    </>
  );
}
