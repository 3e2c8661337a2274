import { Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { clockText, serverClock } from "../server-clock.ts";

interface CountdownProps {
  startsAt: string;
  serverTime: string;
  onStart: () => void;
}

/** The time until everybody may begin. */
export function Countdown({ startsAt, serverTime, onStart }: CountdownProps) {
  const [clock] = useState(() => serverClock(serverTime));
  const [left, setLeft] = useState(() => Date.parse(startsAt) - clock.now());
  const start = useEffectEvent(onStart);
  const isUp = left <= 0;
  useEffect(() => {
    if (isUp) return start();
    const timer = setInterval(() => setLeft(Date.parse(startsAt) - clock.now()), 500);
    return () => clearInterval(timer);
  }, [isUp, startsAt, clock]);
  return (
    <Text mb="md" fw={600} role="timer">
      Begins for everybody in {clockText(left)}
    </Text>
  );
}
