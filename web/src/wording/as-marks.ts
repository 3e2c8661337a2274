/** At most two decimals, with a real minus sign. */
export function asMarks(marks: number): string {
  return String(Math.round(marks * 100) / 100).replace("-", "−");
}
