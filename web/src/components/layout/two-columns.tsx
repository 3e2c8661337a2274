import type { ReactNode } from "react";
import classes from "./two-columns.module.css";

/** A main column and a side column; on a narrow screen one below the other. */
export function TwoColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{main}</div>
      <div className={classes.column}>{aside}</div>
    </div>
  );
}
