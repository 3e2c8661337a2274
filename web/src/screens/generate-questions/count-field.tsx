import { NumberInput } from "@mantine/core";
import { Generation } from "@prepfeed/contract/foundation/limits";
import { useState } from "react";
import { clampCount } from "./drafts/drafts.ts";

interface CountFieldProps {
  count: number;
  onChange: (count: number) => void;
}

/** The number of questions; when left empty it shows the default. */
export function CountField({ count, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<number | string>(count);
  return (
    <NumberInput
      size="md"
      label="Number of questions"
      description={`${Generation.minCount} to ${Generation.maxCount}`}
      min={Generation.minCount}
      max={Generation.maxCount}
      allowDecimal={false}
      clampBehavior="blur"
      value={typed}
      onChange={(value) => {
        setTyped(value);
        onChange(clampCount(value === "" ? Number.NaN : Number(value)));
      }}
      onBlur={() => setTyped(count)}
    />
  );
}
