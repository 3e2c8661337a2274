import { NativeSelect } from "@mantine/core";
import { oneOf } from "../../../components/forms/choices.ts";
import { CLOCKS, clockLabel, MARKINGS, markingLabel } from "../rules.ts";
import type { SetupValues } from "./setup-rules.ts";

interface RuleFieldsProps {
  values: SetupValues;
  onChange: (part: Partial<SetupValues>) => void;
}

/** An optional clock and negative marking. */
export function RuleFields({ values, onChange }: RuleFieldsProps) {
  const { clock, marking, examType, count } = values;
  return (
    <>
      <NativeSelect
        size="md"
        name="clock"
        label="Clock"
        value={clock}
        data={CLOCKS.map((value) => ({ value, label: clockLabel(value, examType, count) }))}
        onChange={({ currentTarget }) => onChange({ clock: oneOf(CLOCKS, currentTarget.value) ?? "none" })}
      />
      <NativeSelect
        size="md"
        name="marking"
        label="Negative marking"
        // Another exam may have no negative marking of its own.
        value={markingLabel(marking, examType) ? marking : "none"}
        data={MARKINGS.flatMap((value) => {
          const label = markingLabel(value, examType);
          return label ? [{ value, label }] : [];
        })}
        onChange={({ currentTarget }) =>
          onChange({ marking: oneOf(MARKINGS, currentTarget.value) ?? "none" })
        }
      />
    </>
  );
}
