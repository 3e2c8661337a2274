import { VisuallyHidden } from "@mantine/core";
import type { PublicQuestion } from "@prepfeed/contract/questions";
import { useEffect, useState } from "react";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";
import classes from "./answer.module.css";
import { secondsOn, useHasStarted } from "./question-clock.ts";

/** Counts down from the question's time limit once it is seen, stops at 0:00, says so and locks nothing. */
export function Countdown({ question: { id, timeLimit } }: { question: PublicQuestion }) {
  const hasStarted = useHasStarted(id);
  const [left, setLeft] = useState(() => timeLimit - secondsOn(id));
  useEffect(() => {
    setLeft(timeLimit - secondsOn(id));
    if (!hasStarted) return;
    const timer = setInterval(() => {
      const now = timeLimit - secondsOn(id);
      setLeft(now);
      if (now <= 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [id, timeLimit, hasStarted]);
  return (
    <span className={classes.countdown} data-over={left <= 0 || undefined}>
      <span role="status">{left <= 0 && "Time is up"}</span>
      <span role="timer">
        <VisuallyHidden>Time left </VisuallyHidden>
        {minutesAndSeconds(left)}
      </span>
    </span>
  );
}
