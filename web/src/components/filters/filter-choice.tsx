import { NativeSelect } from "@mantine/core";
import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import { choices, oneOf } from "../forms/choices.ts";

interface FilterChoiceProps<Value extends string> {
  label: string;
  /** The choice that narrows nothing down. */
  all: string;
  values: readonly Value[];
  value: string | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One filter of a list, or none. */
export function FilterChoice<Value extends Subject | Difficulty | ExamType>(props: FilterChoiceProps<Value>) {
  const { label, all, values, value = "", onChange } = props;
  return (
    <NativeSelect
      size="md"
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(oneOf(values, currentTarget.value))}
      data={[{ value: "", label: all }, ...choices(values)]}
    />
  );
}
