import { NativeSelect } from "@mantine/core";
import {
  type Difficulty,
  type ExamType,
  labelOf,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { oneOf } from "../forms/choices.ts";

interface FilterChoiceProps<Value extends string> {
  label: string;
  /** The choice without a filter. */
  all: string;
  values: readonly Value[];
  /** An address may name one that is not in the list. */
  value: Value | undefined;
  nameOf?: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
}

/** One filter of a list, or none. */
export function FilterChoice<Value extends Subject | Difficulty | ExamType>(props: FilterChoiceProps<Value>) {
  const { label, all, values, value, nameOf = labelOf, onChange } = props;
  const offered = value && !values.includes(value) ? [...values, value] : values;
  return (
    <NativeSelect
      size="md"
      label={label}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(oneOf(offered, currentTarget.value))}
      data={[{ value: "", label: all }, ...offered.map((each) => ({ value: each, label: nameOf(each) }))]}
    />
  );
}
