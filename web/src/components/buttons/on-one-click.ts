import type { MouseEvent } from "react";

/** A double click counts as one: its second click must not undo the first, however quick it was. */
export function onOneClick(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
}
