import { inNumber } from "@prepfeed/contract/describe-words";
import type { FigureOf } from "@prepfeed/contract/figure";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { ScrollArea } from "../look/scroll-area.tsx";
import classes from "./figure-table.module.css";

type Cell = string | number;
const inCell = (cell: Cell) => (typeof cell === "number" ? inNumber(cell) : cell);

/** A header is broken into two lines at most. */
const narrowest = (header: string) =>
  ({ "--narrowest": `${Math.ceil(header.length / 2) + 1}ch` }) as CSSProperties;

export function FigureTable({ table }: { table: FigureOf<"table"> }) {
  const { title, columns, rows, totalRow } = table;
  const element = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWide(node.scrollWidth > node.clientWidth + 1));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <ScrollArea element={element} label={title ? `Table: ${title}` : "Table"} isWide={isWide}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name and never move
              <th key={i} scope="col" style={narrowest(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike and never move
            <Row key={i} cells={cells} />
          ))}
        </tbody>
        {totalRow && (
          <tfoot>
            <Row cells={totalRow} />
          </tfoot>
        )}
      </table>
    </ScrollArea>
  );
}

function Row({ cells: [name = "", ...values] }: { cells: Cell[] }) {
  return (
    <tr>
      <th scope="row">{inCell(name)}</th>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike and never move
        <td key={i}>{inCell(value)}</td>
      ))}
    </tr>
  );
}
