/** Scrolls and moves the focus to a part of the page that has just appeared; it must be focusable. */
export function scrollAndFocus(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "start" });
  });
}
