import type { ReactNode, RefObject } from "react";
import classes from "./scroll-area.module.css";

interface ScrollAreaProps {
  element: RefObject<HTMLDivElement | null>;
  label: string | undefined;
  /** More than fits is in it. */
  isWide: boolean;
  children: ReactNode;
}

/** What is too wide scrolls by itself, and is then in the keyboard's reach. */
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
