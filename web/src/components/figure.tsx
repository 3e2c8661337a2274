import { Text } from "@mantine/core";

interface FigureProps {
  label: string;
  /** null: it could not be read, which is not 0. */
  value: number | null;
  unit?: string;
}

/** A number and what it counts; stands in a `<dl>`. */
export function Figure({ label, value, unit = "" }: FigureProps) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz={24} fw={700} lh={1.3}>
        {value === null ? "–" : `${value.toLocaleString("en")}${unit}`}
      </Text>
    </div>
  );
}
