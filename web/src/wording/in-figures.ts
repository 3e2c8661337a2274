/** `1,204`. By hand: the browser's own formatter takes as long to start as a card takes to be drawn. */
export function inFigures(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
