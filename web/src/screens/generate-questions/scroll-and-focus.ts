/** Leads eye and keyboard to a part of the page that has just come to be; it must be able to take the focus. */
export function scrollAndFocus(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "start" });
  });
}
