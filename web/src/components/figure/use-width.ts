import { useLayoutEffect, useRef, useState } from "react";

/**
 * The width of an element in sixteenths of the root font size, so that drawings grow with the text; 0 until known.
 */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setWidth(Math.round(node.clientWidth / unit));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
