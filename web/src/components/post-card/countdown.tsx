import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { minutesAndSeconds } from "./minutes-and-seconds.ts";
import classes from "./post-card.module.css";
import { secondsOn } from "./question-clock.ts";

interface CountdownProps {
  questionId: string;
  /** Seconds. */
  timeLimit: number;
  isRunning: boolean;
}

/** Counts down to 0:00 and stops there; it locks nothing. */
export function Countdown({ questionId, timeLimit, isRunning }: CountdownProps) {
  const [left, setLeft] = useState(() => timeLimit - secondsOn(questionId));
  useEffect(() => {
    if (!isRunning) return setLeft(timeLimit - secondsOn(questionId));
    const tick = () => {
      const now = timeLimit - secondsOn(questionId);
      setLeft(now);
      if (now <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    tick();
    return () => clearInterval(timer);
  }, [questionId, timeLimit, isRunning]);
  return (
    <span role="timer" className={classes.countdown} data-over={left <= 0 || undefined}>
      <VisuallyHidden>Time left </VisuallyHidden>
      {minutesAndSeconds(left)}
    </span>
  );
}
