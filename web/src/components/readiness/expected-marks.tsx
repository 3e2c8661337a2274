import { Text } from "@mantine/core";
import type { ExpectedPaper } from "@prepfeed/contract/learning/readiness";
import { asMarks } from "../../wording/as-marks.ts";
import classes from "./expected-marks.module.css";

/** The expected marks in a paper, on a scale from zero to all of them. */
export function ExpectedMarks({ name, marks, low, high, outOf, cutOff }: ExpectedPaper) {
  const place = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / outOf))}%`;
  const isOfThisPaper = cutOff?.outOf === outOf;
  return (
    <div>
      <Text>
        <strong className={classes.marks}>{marks}</strong> of {outOf} marks in {name}, probably {asMarks(low)}{" "}
        to {high}.
      </Text>
      <div className={classes.scale} aria-hidden>
        <div className={classes.range} style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
        <div className={classes.expected} style={{ left: place(marks) }} />
        {isOfThisPaper && <div className={classes.cutOff} style={{ left: place(cutOff.marks) }} />}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>0</span>
        <span>{outOf}</span>
      </div>
      {cutOff && (
        <Text size="sm" c="dimmed">
          Cut-off ({cutOff.label}): {cutOff.marks} of {cutOff.outOf}.
        </Text>
      )}
    </div>
  );
}
