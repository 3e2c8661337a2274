import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { watchNearness } from "./near-view.ts";
import { forgetUsed, isKept, keepUsed } from "./used-cards.ts";

/** The last rendered heights of cards; kept for when the user comes back to the list. */
const heights = new Map<string, number>();
/** Cards that were last near the window, so that they are visible at once when coming back. */
const near = new Set<string>();
/** The space around each card, above and below it: `.listed` in the style sheet. */
const ROOM = 16;

export const heightOf = (id: string, likely: number) => heights.get(id) ?? likely;

/**
 * Whether a post of the list is rendered: near the window, or in use. Otherwise only its text and its height are
 * kept.
 */
export function useDrawn(id: string, isFirst: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(() => isFirst || near.has(id));
  const wasDrawn = useRef(isDrawn);
  useEffect(() => {
    wasDrawn.current = isDrawn;
  });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const rest = () => {
      if (!near.has(id) && !isKept(id) && !isInUse(node)) setDrawn(false);
    };
    const use = () => keepUsed(id, rest);
    // The new focus is known a moment after the old one was lost.
    const leave = () => void setTimeout(rest);
    node.addEventListener("click", use);
    node.addEventListener("input", use);
    node.addEventListener("focusout", leave);
    const unwatch = watchNearness(node, (isNear, height) => {
      if (isNear) {
        near.add(id);
        setDrawn(true);
      } else {
        near.delete(id);
        if (wasDrawn.current) heights.set(id, height - ROOM);
        rest();
      }
    });
    return () => {
      unwatch();
      forgetUsed(id);
      node.removeEventListener("click", use);
      node.removeEventListener("input", use);
      node.removeEventListener("focusout", leave);
    };
  }, [id]);

  // Before the list is unmounted.
  useLayoutEffect(() => {
    const node = element.current;
    return () => {
      if (node && wasDrawn.current) heights.set(id, node.getBoundingClientRect().height - ROOM);
    };
  }, [id]);

  return { element, isDrawn };
}

/** It has the focus, or contains text that was not sent. */
function isInUse(node: Element) {
  if (node.contains(document.activeElement)) return true;
  const fields = node.querySelectorAll<HTMLInputElement>(
    "textarea, input:not([type=radio], [type=checkbox])",
  );
  return [...fields].some(({ value }) => value !== "");
}
