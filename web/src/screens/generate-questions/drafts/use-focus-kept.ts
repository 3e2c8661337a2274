import { useEffect, useRef } from "react";

/** The button that drops goes with what it dropped, and Undo goes too: the keyboard follows to what stands there instead. */
export function useFocusKept<Element extends HTMLElement>(isDropped: boolean) {
  const place = useRef<Element>(null);
  const wasDropped = useRef(isDropped);
  useEffect(() => {
    if (wasDropped.current === isDropped) return;
    wasDropped.current = isDropped;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(isDropped ? "[data-undo]" : "input, button")?.focus();
  }, [isDropped]);
  return place;
}
