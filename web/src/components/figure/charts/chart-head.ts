import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { LINE_HEIGHT, textWidth } from "../measure/text-size.ts";

type Chart = FigureOf<"bar" | "line">;

export interface LegendEntry {
  name: string;
  series: number;
  x: number;
  y: number;
}

export const KEY_WIDTH = 30;
const ENTRY_GAP = 16;
const ROW = 20;

/** The head of a chart: what is measured, and the name of each series if there are several. */
export function chartHead({ valueTitle, unit, series }: Chart, width: number) {
  const measured = valueTitle && unit ? `${valueTitle} (${unit})` : (valueTitle ?? unit);
  const top = measured ? LINE_HEIGHT + 4 : 0;
  const entries: LegendEntry[] = [];
  let x = 0;
  let y = top + ROW / 2;
  for (const [i, { name }] of (series.length > 1 ? series : []).entries()) {
    const room = KEY_WIDTH + textWidth(name);
    if (x > 0 && x + room > width) {
      x = 0;
      y += ROW;
    }
    entries.push({ name, series: i, x, y });
    x += room + ENTRY_GAP;
  }
  return { measured, entries, height: (entries.length ? y + ROW / 2 : top) + 8 };
}
