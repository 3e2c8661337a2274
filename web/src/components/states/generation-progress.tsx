import { Button, Group, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { BubbleLoader } from "./bubble-loader.tsx";

interface GenerationProgressProps {
  /** What is being generated: "Writing questions". */
  label: string;
  onCancel: () => void;
}

/** Shown while an engine works: the elapsed time, and a button to cancel. */
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
          // This button disappears; the focus returns to the button that started the work.
          if (starter.current instanceof HTMLElement) starter.current.focus();
        }}
      >
        Cancel
      </Button>
    </Group>
  );
}
