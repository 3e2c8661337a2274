import { useEffect, useRef } from "react";

/** The discard button disappears with its draft, and so does Undo: the focus moves to what replaces them. */
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
