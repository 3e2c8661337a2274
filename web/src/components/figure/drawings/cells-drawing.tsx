import type { FigureOf } from "@prepfeed/contract/figures/figure";
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
  const xOf = (column: number) => left + (column + 0.5) * cell;
  const yOf = (row: number) => top + (row + 0.5) * side;
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
        <text key={xOf(i)} x={xOf(i)} y={top - 12} textAnchor="middle" className={drawing.dim}>
          {name}
        </text>
      ))}
      {rowNames?.map((name, i) => (
        <text key={yOf(i)} x={left - 8} y={yOf(i)} textAnchor="end" className={drawing.dim}>
          {name}
        </text>
      ))}
      {rows.map((texts, r) =>
        texts.map((text, c) => (
          <text
            key={`${xOf(c)} ${yOf(r)}`}
            x={xOf(c)}
            y={yOf(r)}
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
