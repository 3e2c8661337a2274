import { Text } from "@mantine/core";

interface FigureProps {
  label: string;
  /** Undefined if it could not be loaded: shown as a dash, never as 0. */
  value: number | undefined;
  unit?: string;
}

export function Figure({ label, value, unit = "" }: FigureProps) {
  return (
    <div>
      <Text fw={700} fz="1.375rem" lh={1.3}>
        {value === undefined ? "–" : `${value.toLocaleString("en")}${unit}`}
      </Text>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
    </div>
  );
}
