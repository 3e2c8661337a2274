import type { ComponentProps } from "react";
import classes from "./action-button.module.css";
import { PlainButton } from "./plain-button.tsx";

/** A quiet button in a row below a post or a comment, large enough for a thumb. */
export function ActionButton(props: ComponentProps<"button">) {
  return <PlainButton {...props} className={classes.action} />;
}
