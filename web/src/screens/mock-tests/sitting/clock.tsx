import { Text, VisuallyHidden } from "@mantine/core";
import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { useEffect, useEffectEvent, useState } from "react";
import { clockText } from "../server-clock.ts";
import classes from "./sitting.module.css";

interface ClockProps {
  attempt: Attempt;
  /** The running section, or -1 if the paper has one clock. */
  section: number;
  now: () => number;
  /** Called when the time is up, and again every few seconds until something happens. */
  onEnd: () => void;
}

const AGAIN_MS = 3_000;
const SOON_MS = 5 * 60_000;

/** The server's clock. The remaining time is announced only now and then. */
export function Clock({ attempt, section, now, onEnd }: ClockProps) {
  const endsAt = section < 0 ? attempt.endsAt : (attempt.sections[section]?.endsAt ?? attempt.endsAt);
  const [at, setAt] = useState(now);
  const end = useEffectEvent(onEnd);
  const left = endsAt === null ? null : Date.parse(endsAt) - at;
  const isUp = left !== null && left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 500);
    return () => clearInterval(timer);
  }, [now]);
  useEffect(() => {
    if (!isUp) return;
    end();
    const timer = setInterval(() => end(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUp]);
  if (left === null)
    return (
      <Text fw={600} className={classes.clock}>
        No clock
      </Text>
    );
  return (
    <Text fw={700} className={classes.clock} c={left < SOON_MS ? "red" : undefined} role="timer">
      <VisuallyHidden>Time left </VisuallyHidden>
      {clockText(left)}
    </Text>
  );
}
