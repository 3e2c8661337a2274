import { useEffect, useRef } from "react";

/** Single keys anywhere on the page, except in fields and menus. */
export function useKeys(onKey: (key: string) => void) {
  const newest = useRef(onKey);
  newest.current = onKey;
  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) {
      const isTyping = target instanceof Element && target.closest(TYPED);
      if (!isTyping && !ctrlKey && !metaKey && !altKey && !repeat) newest.current(key.toLowerCase());
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

const TYPED = "input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog]";
