import type { Figure as FigureData } from "@prepfeed/contract/figures/figure";
import { type CSSProperties, Suspense } from "react";
import { late } from "../late/late.tsx";
import classes from "./figure.module.css";
import { figureHeight } from "./measure/figure-height.ts";

const DrawnFigure = late(
  async () => ({ default: (await import("./drawn-figure.tsx")).DrawnFigure }),
  "The figure could not be loaded.",
);

/** The figure of a question. Its code is loaded when a figure is first on screen. */
export function Figure({ figure }: { figure: FigureData }) {
  const room = {
    "--narrow": `${figureHeight(figure, false) / 16}rem`,
    "--wide": `${figureHeight(figure, true) / 16}rem`,
  } as CSSProperties;
  return (
    <figure className={classes.figure}>
      {figure.title && <figcaption className={classes.title}>{figure.title}</figcaption>}
      <div className={classes.room} style={room}>
        <Suspense>
          <DrawnFigure figure={figure} />
        </Suspense>
      </div>
      {figure.note && <p className={classes.note}>{figure.note}</p>}
    </figure>
  );
}
