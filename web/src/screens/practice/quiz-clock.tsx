import { Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";

interface QuizClockProps {
  endsAt: number;
  /** Called once, when the time is up. */
  onEnd: () => void;
}

/** The remaining time of the whole practice; it continues while the page is closed. */
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
