import type { CSSProperties } from "react";
import classes from "./loading-line.module.css";

/** A placeholder line. A plain element, because a loading feed shows dozens before anything else is rendered. */
export function LoadingLine(
  style: Pick<CSSProperties, "width" | "height" | "marginBottom" | "borderRadius">,
) {
  return <span className={classes.line} style={style} />;
}
