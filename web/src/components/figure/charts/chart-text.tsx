import { LINE_HEIGHT } from "../measure/text-size.ts";
import type { PlacedText } from "./bar-layout.ts";

interface ChartTextProps extends PlacedText {
  className?: string | undefined;
  slant?: number;
}

/** One or several lines of text; a rotated one is read from below. */
export function ChartText({ x, y, lines, anchor, isTurned, slant = 0, className }: ChartTextProps) {
  const angle = isTurned ? -90 : slant;
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={className}
      {...(angle && { transform: `rotate(${angle} ${x} ${y})` })}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, i) => {
            const lineY = y + i * LINE_HEIGHT;
            return (
              <tspan key={lineY} x={x} y={lineY}>
                {line}
              </tspan>
            );
          })}
    </text>
  );
}
