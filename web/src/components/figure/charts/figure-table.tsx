import { inNumber } from "@prepfeed/contract/figures/describe-words";
import type { FigureOf } from "@prepfeed/contract/figures/figure";
import type { CSSProperties } from "react";
import { useOverflow } from "../../layout/use-overflow.ts";
import { keyed } from "../../plain/keyed.ts";
import { ScrollArea } from "../look/scroll-area.tsx";
import classes from "./figure-table.module.css";

type Cell = string | number;
const inCell = (cell: Cell) => (typeof cell === "number" ? inNumber(cell) : cell);

/** A header is broken into at most two lines. */
const narrowest = (header: string) =>
  ({ "--narrowest": `${Math.ceil(header.length / 2) + 1}ch` }) as CSSProperties;

export function FigureTable({ table }: { table: FigureOf<"table"> }) {
  const { title, columns, rows, totalRow } = table;
  const [element, isWide] = useOverflow<HTMLDivElement>();
  return (
    <ScrollArea element={element} label={title ? `Table: ${title}` : "Table"} isWide={isWide}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            {keyed(columns, (column) => column).map(({ key, item }) => (
              <th key={key} scope="col" style={narrowest(item)}>
                {item}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, (cells) => cells.join()).map(({ key, item }) => (
            <Row key={key} cells={item} />
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
      {keyed(values.map(inCell), (value) => value).map(({ key, item }) => (
        <td key={key}>{item}</td>
      ))}
    </tr>
  );
}
