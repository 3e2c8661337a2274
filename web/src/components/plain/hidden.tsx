import type { ReactNode } from "react";
import classes from "./hidden.module.css";

/** For screen readers only. A plain element, because each question of a feed has several. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
