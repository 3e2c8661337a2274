import classes from "../answer.module.css";
import { useIsClockShown } from "./clock-choice.ts";

/** As wide as the countdown that is not loaded yet: a long name beside it would wrap when it appears. */
export function RoomForCountdown() {
  return (
    useIsClockShown() && (
      <span className={classes.countdown} style={{ visibility: "hidden" }} aria-hidden>
        0:00
      </span>
    )
  );
}
