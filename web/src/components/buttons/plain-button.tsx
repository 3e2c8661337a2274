import type { ComponentProps } from "react";
import classes from "./plain-button.module.css";

/** A button without the browser's styles. A plain element, because a feed has so many. */
export function PlainButton({ className = "", ...props }: ComponentProps<"button">) {
  return <button type="button" {...props} className={`${classes.plain} ${className}`} />;
}
