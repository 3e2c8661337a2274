import { useEffect, useRef } from "react";
import { isNearEnd } from "./near-end.ts";

const THROTTLE = 150;

/**
 * Calls back when the end of the page comes near, at most every 150 ms; also if the page is too short to scroll.
 */
export function useNearEnd(isActive: boolean, onNearEnd: () => void) {
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function check() {
      timer = undefined;
      const { scrollY, innerHeight } = window;
      const { scrollHeight } = document.documentElement;
      if (isNearEnd({ scrollY, innerHeight, scrollHeight })) latest.current();
    }
    function later() {
      timer ??= setTimeout(check, THROTTLE);
    }
    later();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [isActive]);
}
