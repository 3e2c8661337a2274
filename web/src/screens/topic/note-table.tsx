import type { TopicNote } from "@prepfeed/contract/topics";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import classes from "./topic.module.css";

/** Scrolls by itself where it is too wide, and is then in the keyboard's reach. */
export function NoteTable({ table }: { table: NonNullable<TopicNote["table"]> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.tableArea} aria-label={table.name} tabIndex={0}>
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
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <td key={i}>
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
