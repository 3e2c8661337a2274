import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { useEffect, useState } from "react";
import { minutesAndSeconds } from "../../../wording/minutes-and-seconds.ts";
import { Hidden } from "../../plain/hidden.tsx";
import classes from "../answer.module.css";
import { useIsClockShown } from "./clock-choice.ts";
import { secondsOn, useIsRunning } from "./question-clock.ts";

/** Counts down from the question's time limit while it is visible, stops at 0:00, says so and locks nothing. */
export function Countdown({ question: { id, timeLimit } }: { question: PublicQuestion }) {
  const isShown = useIsClockShown();
  const isRunning = useIsRunning(id) && isShown;
  const [left, setLeft] = useState(() => timeLimit - secondsOn(id));
  useEffect(() => {
    setLeft(timeLimit - secondsOn(id));
    if (!isRunning) return;
    const timer = setInterval(() => {
      const now = timeLimit - secondsOn(id);
      setLeft(now);
      if (now <= 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [id, timeLimit, isRunning]);
  if (!isShown) return null;
  return (
    <span className={classes.countdown} data-over={left <= 0 || undefined}>
      <span role="status">{left <= 0 && "Time is up"}</span>
      <span role="timer">
        <Hidden>Time left </Hidden>
        {minutesAndSeconds(left)}
      </span>
    </span>
  );
}
