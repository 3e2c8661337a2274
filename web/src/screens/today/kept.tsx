import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useRef } from "react";
import IconClock from "~icons/tabler/clock";

interface KeptProps {
  isLast: boolean;
  onNext: () => void;
}

/** Instead of the result, while there is no network. */
export function Kept({ isLast, onNext }: KeptProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Alert role="status" mt="md" color="gray" icon={<IconClock aria-hidden />} title="Saved on this device">
        It is sent when you are online again, and then you see whether it was right.
      </Alert>
      <Group mt="xs" justify="flex-end">
        <Button ref={next} onClick={onNext}>
          {isLast ? "See what changed" : "Next Question"}
        </Button>
      </Group>
    </>
  );
}
