import type { ReactNode, RefObject } from "react";
import classes from "./scroll-area.module.css";

interface ScrollAreaProps {
  element: RefObject<HTMLDivElement | null>;
  label: string | undefined;
  /** Whether it contains more than fits. */
  isWide: boolean;
  children: ReactNode;
}

/** Content that is too wide scrolls separately, and can then be reached by keyboard. */
export function ScrollArea({ element, label, isWide, children }: ScrollAreaProps) {
  return (
    <div
      ref={element}
      className={classes.scroll}
      {...(isWide && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      {children}
    </div>
  );
}
