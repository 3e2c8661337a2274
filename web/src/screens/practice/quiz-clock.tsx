import { Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";

interface QuizClockProps {
  endsAt: number;
  /** Told once, when the time is up. */
  onEnd: () => void;
}

/** The time that is left for the whole practice; it runs on while the page is away. */
export function QuizClock({ endsAt, onEnd }: QuizClockProps) {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const end = useEffectEvent(onEnd);
  const isUp = seconds === 0;
  useEffect(() => {
    if (isUp) return end();
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isUp]);
  return (
    <Text fw={600} c={seconds <= 60 ? "red" : undefined} role="timer" aria-label="Time left">
      {minutesAndSeconds(seconds)}
    </Text>
  );
}
