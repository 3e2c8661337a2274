import type { TopicNote } from "@prepfeed/contract/learning/topics";
import { useOverflow } from "../../components/layout/use-overflow.ts";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import classes from "./topic.module.css";

/** Scrolls separately if it is too wide, and can then be reached by keyboard. */
export function NoteTable({ table }: { table: NonNullable<TopicNote["table"]> }) {
  const [element, isWide] = useOverflow<HTMLElement>();
  return (
    <section
      ref={element}
      className={classes.tableArea}
      aria-label={table.name}
      {...(isWide && { tabIndex: 0 })}
    >
      <table className={classes.table}>
        <caption>{table.name}</caption>
        <thead>
          <tr>
            {table.header.map((name) => (
              <th key={name} scope="col">
                <RichText text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = "", ...cells]) => (
            <tr key={`${name} ${cells.join()}`}>
              <th scope="row">
                <RichText text={name} />
              </th>
              {cells.map((cell, i) => (
                <td key={table.header[i + 1]}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
