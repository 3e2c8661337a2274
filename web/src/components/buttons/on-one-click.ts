import type { MouseEvent } from "react";

/** A double click counts as one: its second half must not take back what the first has done, however quickly that was. */
export function onOneClick(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
}
