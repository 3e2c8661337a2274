/** The next page is requested once this share of the page has been scrolled past. */
const TRIGGER = 0.8;

interface ScrollState {
  scrollY: number;
  innerHeight: number;
  scrollHeight: number;
}

export function isNearEnd({ scrollY, innerHeight, scrollHeight }: ScrollState): boolean {
  return scrollY + innerHeight >= scrollHeight * TRIGGER;
}
