import { inNumber } from "@prepfeed/contract/figures/describe-words";
import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { keepApart } from "../measure/keep-apart.ts";
import type { Spot } from "../measure/place-labels.ts";
import { LINE_HEIGHT, textWidth, wrapText } from "../measure/text-size.ts";

export interface Slice {
  /** Radians from the top, clockwise. */
  from: number;
  to: number;
  path: string;
  lines: string[];
  anchor: "start" | "end";
  /** The middle of the label's edge that faces the pie. */
  label: Spot;
  /** From the rim to the label. */
  leader: Spot[];
}

const LARGEST_RADIUS = 96;
const SMALLEST_RADIUS = 42;
const LEADER = 14;

export function layOutPie({ slices, measure, unit }: FigureOf<"pie">, width: number, height: number) {
  const sign = { percent: "%", degrees: "°", values: unit ? ` ${unit}` : "" }[measure];
  const sum = slices.reduce((total, { value }) => total + value, 0);
  const labels = slices.map(({ name, value }) => ({ name, value: `${inNumber(value)}${sign}` }));
  const words = labels.flatMap(({ name, value }) => [...name.split(" "), value]);
  const longest = Math.max(...words.map((word) => textWidth(word)));
  const room = (width - 2 * LEADER - 8) / 2;
  const radius = Math.max(SMALLEST_RADIUS, Math.min(LARGEST_RADIUS, height / 2 - 12, room - longest));
  const labelWidth = Math.min(130, room - radius);
  const centre = { x: width / 2, y: height / 2 };

  let turned = 0;
  const drawn = slices.map(({ value }, i): Slice => {
    const from = turned;
    turned += (value / sum) * 2 * Math.PI;
    const middle = (from + turned) / 2;
    const label = labels[i] ?? { name: "", value: "" };
    const isRight = middle <= Math.PI;
    return {
      from,
      to: turned,
      path: slicePath(centre, radius, from, turned),
      lines: [...wrapText(label.name, labelWidth), label.value],
      anchor: isRight ? "start" : "end",
      label: {
        x: centre.x + (isRight ? 1 : -1) * (radius + LEADER + 4),
        y: centre.y - Math.cos(middle) * (radius + LEADER),
      },
      leader: [],
    };
  });
  for (const side of ["start", "end"] as const) {
    const ones = drawn.filter(({ anchor }) => anchor === side);
    const places = keepApart(
      ones.map(({ label }) => label.y),
      ones.map(({ lines }) => lines.length * LINE_HEIGHT + 4),
      { from: 0, to: height },
    );
    for (const [i, slice] of ones.entries()) {
      const y = places[i] ?? 0;
      const middle = (slice.from + slice.to) / 2;
      const x = slice.label.x + (side === "start" ? -4 : 4);
      slice.label = { ...slice.label, y };
      slice.leader = [onRim(centre, radius - 2, middle), onRim(centre, radius + 7, middle), { x, y }];
    }
  }
  return { centre, radius, slices: drawn };
}

const onRim = ({ x, y }: Spot, radius: number, angle: number): Spot => ({
  x: x + radius * Math.sin(angle),
  y: y - radius * Math.cos(angle),
});

function slicePath(centre: Spot, radius: number, from: number, to: number): string {
  const a = onRim(centre, radius, from);
  const b = onRim(centre, radius, to);
  const isLarge = to - from > Math.PI ? 1 : 0;
  return `M${centre.x} ${centre.y}L${a.x} ${a.y}A${radius} ${radius} 0 ${isLarge} 1 ${b.x} ${b.y}Z`;
}
