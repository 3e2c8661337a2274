/** `1,204`. Written by hand, because the browser's formatter takes as long to start as rendering a card. */
export function inFigures(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
