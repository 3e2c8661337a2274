import type { Figure as FigureData } from "@prepfeed/contract/figure";
import { type CSSProperties, lazy, Suspense } from "react";
import classes from "./figure.module.css";
import { figureHeight } from "./measure/figure-height.ts";

const DrawnFigure = lazy(() =>
  import("./drawn-figure.tsx").then(
    ({ DrawnFigure }) => ({ default: DrawnFigure }),
    () => ({ default: MissingFigure }),
  ),
);

/** What a question shows besides its text. Drawn with code that is fetched when a figure is first on screen. */
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

function MissingFigure() {
  return <p className={classes.note}>The figure could not be loaded. Reload the page to see it.</p>;
}
