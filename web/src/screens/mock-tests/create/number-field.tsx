import { TextInput } from "@mantine/core";
import { numberOr } from "./mock-test-draft.ts";

interface NumberFieldProps {
  label: string;
  fallback: number;
  value: string;
  error?: string | undefined;
  onChange: (typed: string) => void;
}

/** When left without a number it shows its default again. */
export function NumberField({ label, fallback, value, error, onChange }: NumberFieldProps) {
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => onChange(String(numberOr(fallback, value)))}
    />
  );
}
