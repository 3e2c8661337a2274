import type { CSSProperties } from "react";
import classes from "./loading-line.module.css";

/** A line of what is to come. A plain element: a feed that loads shows dozens, before anything else is drawn. */
export function LoadingLine(
  style: Pick<CSSProperties, "width" | "height" | "marginBottom" | "borderRadius">,
) {
  return <span className={classes.line} style={style} />;
}
