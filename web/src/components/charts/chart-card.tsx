import { Card, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./charts.module.css";

interface ChartCardProps {
  title: string;
  /** The chart's content in one sentence. */
  sentence: string;
  columns: readonly string[];
  /** The chart's figures; the first value of each row names it. */
  rows: (string | number)[][];
  /** Decorative. */
  children: ReactNode;
}

/** A chart, with a sentence and a table that say the same. */
export function ChartCard({ title, sentence, columns, rows, children }: ChartCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <Text c="dimmed" mb="md">
        {sentence}
      </Text>
      <div aria-hidden>{children}</div>
      {rows.length > 0 && (
        <details className={classes.figures}>
          <summary>Show the figures</summary>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...figures]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, i) => (
                    <td key={columns[i + 1]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Card>
  );
}
