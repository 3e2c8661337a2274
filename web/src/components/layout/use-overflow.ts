import { useLayoutEffect, useRef, useState } from "react";

/** Whether an element's content overflows; then it must be focusable to be scrolled by keyboard. */
export function useOverflow<Scrolled extends HTMLElement>() {
  const element = useRef<Scrolled>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() =>
      setOverflows(node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1),
    );
    for (const measured of [node, ...node.children]) observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, overflows] as const;
}
