import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { squareSide } from "../measure/figure-height.ts";
import { type LabelWish, placeLabels, type Spot, type Stroke, spotsAround } from "../measure/place-labels.ts";

export function layOutGrid(grid: FigureOf<"grid">, width: number, height: number) {
  const { columns, rows, points = [], paths = [], shaded = [] } = grid;
  const side = squareSide(columns);
  const left = (width - columns * side) / 2;
  const floor = (height + rows * side) / 2;
  const place = ([x, y]: readonly [number, number]): Spot => ({ x: left + x * side, y: floor - y * side });
  const lines = paths.map(({ through, dashed = false, arrow = false }) => ({
    spots: through.map(place),
    dashed,
    arrow,
  }));
  const strokes = [
    ...lines.flatMap(({ spots }) => spots.slice(1).map((spot, i): Stroke => [spots[i] ?? spot, spot])),
    ...Array.from({ length: columns + 1 }, (_, i): Stroke => [place([i, 0]), place([i, rows])]),
    ...Array.from({ length: rows + 1 }, (_, i): Stroke => [place([0, i]), place([columns, i])]),
  ];
  const wishes = points.flatMap(({ at, label }): LabelWish[] => {
    if (!label) return [];
    const [isRight, isTop] = [at[0] > columns / 2, at[1] > rows / 2];
    const away = Math.atan2(isTop ? -1 : 1, isRight ? 1 : -1);
    return [{ text: label, spots: spotsAround(place(at), 16, away, label) }];
  });
  return {
    side,
    left,
    floor,
    lines,
    shaded: shaded.map(([x, y]) => place([x, y + 1])),
    dots: points.map(({ at }) => place(at)),
    labels: placeLabels(wishes, strokes, { left: 0, top: 0, width, height }),
  };
}
