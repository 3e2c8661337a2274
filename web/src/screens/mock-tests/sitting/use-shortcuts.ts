import { useEffect, useEffectEvent } from "react";

/** Single keys, while no field has the focus and no dialog is open. */
export function useShortcuts(keys: Record<string, () => void>) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    const isTyping = target?.matches("input:not([type=radio], [type=checkbox]), textarea, select");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("[role=dialog]"))
      return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
