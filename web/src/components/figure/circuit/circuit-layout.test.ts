import type { Figure, FigureOf } from "@prepfeed/contract/figures/figure";
import { describe, expect, test } from "vitest";
import { sampleFigures } from "../../../../../packages/contract/test/sample-figures.ts";
import { figureHeight } from "../measure/figure-height.ts";
import { type Box, doOverlap } from "../measure/place-labels.ts";
import { textWidth } from "../measure/text-size.ts";
import { circuitWidth, HALF, LABEL_ABOVE, layOutCircuit } from "./circuit-layout.ts";

const isCircuit = (figure: Figure): figure is FigureOf<"circuit"> => figure.type === "circuit";
const resistor = { kind: "resistor", label: "R₁ = 1000 Ω" } as const;
const fullest: FigureOf<"circuit"> = {
  type: "circuit",
  terminals: ["A", "B"],
  parts: [
    resistor,
    { kind: "parallel", parts: [resistor, resistor, { kind: "series", parts: [resistor, resistor] }] },
    { kind: "parallel", parts: [{ kind: "parallel", parts: [resistor, resistor] }, resistor] },
    resistor,
  ],
};
const circuits = [...Object.values<Figure>(sampleFigures).filter(isCircuit), fullest];

function boxesOf(circuit: FigureOf<"circuit">, room: number) {
  const width = circuitWidth(circuit, room);
  const height = figureHeight(circuit, false);
  const layout = layOutCircuit(circuit, width, height);
  const boxes = layout.components.flatMap(({ x, y, component: { label } }): Box[] => [
    { left: x - HALF, top: y - 14, width: 2 * HALF, height: 28 },
    ...(label
      ? [{ left: x - textWidth(label) / 2, top: y - LABEL_ABOVE - 8, width: textWidth(label), height: 16 }]
      : []),
  ]);
  return { ...layout, boxes, width, height };
}

describe.each([240, 295, 343, 632])("with a width of %i", (room) => {
  test.each(circuits)("no component or label covers another, and none is outside", (circuit) => {
    const { boxes, width, height } = boxesOf(circuit, room);
    for (const [i, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.top + box.height).toBeLessThanOrEqual(height);
      const covered = boxes.slice(i + 1).filter((other) => doOverlap(box, shrunk(other)));
      expect(covered).toEqual([]);
    }
  });

  test.each(circuits)(
    "wires are horizontal or vertical, and meet every component at both ends",
    (circuit) => {
      const { wires, components } = boxesOf(circuit, room);
      for (const [a, b] of wires) expect(a.x === b.x || a.y === b.y).toBe(true);
      const ends = wires.flat().map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
      for (const { x, y } of components)
        for (const side of [-HALF, HALF]) expect(ends).toContain(`${(x + side).toFixed(3)} ${y.toFixed(3)}`);
    },
  );
});

/** A sign and its own label may touch; others may not. */
const shrunk = ({ left, top, width, height }: Box): Box => ({
  left: left + 1,
  top: top + 3,
  width: width - 2,
  height: height - 6,
});

test("every component is drawn once", () => {
  expect(boxesOf(fullest, 295).components).toHaveLength(9);
});

test("components that do not fit along the top continue beside the source", () => {
  const levels = (room: number) => {
    const { components } = boxesOf(sampleFigures.manyComponents, room);
    return new Set(
      components.map(({ y }) => y).filter((y, _, all) => all.filter((other) => other === y).length > 1),
    ).size;
  };
  expect(levels(632)).toBe(1);
  expect(levels(295)).toBe(2);
});

test("a circuit needs more room than there is only if its labels would touch", () => {
  expect(circuitWidth(sampleFigures.ladderCircuit, 295)).toBe(295);
  expect(circuitWidth(fullest, 295)).toBeGreaterThan(295);
});
