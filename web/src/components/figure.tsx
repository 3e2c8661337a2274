import { Text } from "@mantine/core";
import { Link } from "react-router";
import classes from "./figure.module.css";

interface FigureProps {
  label: string;
  /** Undefined when it could not be read: shown as a dash, never as 0. */
  value: number | undefined;
  unit?: string;
  /** Where the figure leads, if anywhere. */
  to?: string;
}

export function Figure({ label, value, unit = "", to }: FigureProps) {
  const content = (
    <>
      <Text span className={classes.value}>
        {value === undefined ? "–" : `${value.toLocaleString("en")}${unit}`}
      </Text>
      <Text span size="sm" className={classes.label}>
        {label}
      </Text>
    </>
  );
  if (!to) return <div className={classes.figure}>{content}</div>;
  return (
    <Link to={to} className={`${classes.figure} ${classes.link}`}>
      {content}
    </Link>
  );
}
