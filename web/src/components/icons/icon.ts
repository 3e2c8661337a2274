import { createElement, type SVGProps } from "react";

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "stroke"> {
  size?: number;
  /** The width of its lines; a filled icon has none. */
  stroke?: number;
}

const LINES = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** The component that `web/tabler-icons.ts` makes of a line drawing. */
export function outline(...paths: string[]) {
  return ({ color = "currentColor", stroke = 2, ...rest }: IconProps) =>
    draw(paths, { ...LINES, stroke: color, strokeWidth: stroke, ...rest });
}

export function filled(...paths: string[]) {
  return ({ color = "currentColor", stroke: _, ...rest }: IconProps) => draw(paths, { fill: color, ...rest });
}

/** Most icons have text beside them; one without text has a label. */
function draw(paths: string[], { size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
  const props = { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24", width: size, height: size };
  const isHidden = rest["aria-label"] === undefined || undefined;
  const lines = paths.map((path) => createElement("path", { d: path }));
  return createElement("svg", { ...props, "aria-hidden": isHidden, ...rest }, ...lines);
}
