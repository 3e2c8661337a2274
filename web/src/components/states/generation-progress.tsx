import { Button, Group, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { BubbleLoader } from "./bubble-loader.tsx";

interface GenerationProgressProps {
  /** What is being made: "Writing questions". */
  label: string;
  onCancel: () => void;
}

/** While an engine works: that it does, for how long, and the way out. */
export function GenerationProgress({ label, onCancel }: GenerationProgressProps) {
  const [seconds, setSeconds] = useState(0);
  const starter = useRef(document.activeElement);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Group gap="md" justify="space-between">
      <Group gap="md">
        <BubbleLoader label={label} isInline />
        <Text c="dimmed" aria-hidden>
          {label}… {seconds} s
        </Text>
      </Group>
      <Button
        variant="default"
        onClick={() => {
          onCancel();
          // This button goes away; the keyboard returns to the one that started it all.
          if (starter.current instanceof HTMLElement) starter.current.focus();
        }}
      >
        Cancel
      </Button>
    </Group>
  );
}
