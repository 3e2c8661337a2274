import type { FigureOf } from "@prepfeed/contract/figure";
import drawing from "../look/drawing.module.css";
import { squareSide } from "../measure/figure-height.ts";
import { textWidth } from "../measure/text-size.ts";

interface CellsDrawingProps {
  box: FigureOf<"cells">;
  width: number;
  height: number;
}

const TEXT = 16;

export function CellsDrawing({ box, width, height }: CellsDrawingProps) {
  const { rows, columnNames, rowNames, shaded = [] } = box;
  const columns = rows[0]?.length ?? 1;
  const side = squareSide(columns);
  const widest = Math.max(...rows.flat().map((text) => textWidth(text, TEXT)));
  const names = rowNames ? Math.max(...rowNames.map((name) => textWidth(name))) + 12 : 0;
  const cell = Math.min(Math.max(side, widest + 14), (width - 4 - names) / columns);
  const size = Math.max(10, Math.min(TEXT, (TEXT * (cell - 4)) / (widest || 1)));
  const left = (width - names - cell * columns) / 2 + names;
  const top = (height - side * rows.length + (columnNames ? side * 0.6 : 0)) / 2;
  return (
    <>
      {shaded.map(([row, column]) => (
        <rect
          key={`${row} ${column}`}
          x={left + column * cell}
          y={top + row * side}
          width={cell}
          height={side}
          className={drawing.shade}
        />
      ))}
      <path
        d={[
          ...Array.from(
            { length: columns + 1 },
            (_, i) => `M${left + i * cell} ${top}v${side * rows.length}`,
          ),
          ...Array.from(
            { length: rows.length + 1 },
            (_, i) => `M${left} ${top + i * side}h${cell * columns}`,
          ),
        ].join("")}
        className={drawing.ink}
      />
      {columnNames?.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name and never move
        <text key={i} x={left + (i + 0.5) * cell} y={top - 12} textAnchor="middle" className={drawing.dim}>
          {name}
        </text>
      ))}
      {rowNames?.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may share a name and never move
        <text key={i} x={left - 8} y={top + (i + 0.5) * side} textAnchor="end" className={drawing.dim}>
          {name}
        </text>
      ))}
      {rows.map((texts, r) =>
        texts.map((text, c) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: squares never move
            key={`${r} ${c}`}
            x={left + (c + 0.5) * cell}
            y={top + (r + 0.5) * side}
            textAnchor="middle"
            style={{ fontSize: size }}
          >
            {text}
          </text>
        )),
      )}
    </>
  );
}
