import { TextInput } from "@mantine/core";
import { useState } from "react";
import { numberOr } from "./mock-test-draft.ts";

/** Once left without a number it shows its default again. */
export function NumberField({ label, fallback }: { label: string; fallback: number }) {
  const [typed, setTyped] = useState(String(fallback));
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => setTyped(String(numberOr(fallback, typed)))}
    />
  );
}
