import { z } from "zod";
import { FigureLimit } from "../foundation/limits.ts";
import { captions, figureMistakes, label, pointName, refuse, some } from "./figure-fields.ts";

const COMPONENTS = [
  "resistor",
  "rheostat",
  "cell",
  "battery",
  "ac-source",
  "lamp",
  "ammeter",
  "voltmeter",
  "galvanometer",
  "capacitor",
  "inductor",
  "diode",
  "switch",
] as const;

const component = z.strictObject({
  kind: z.enum(COMPONENTS),
  /** "R₁", "4 Ω", "R₁ = 4 Ω"; meters and lamps need none. */
  label: label.optional(),
  /** For a switch: closed unless this is true. */
  open: z.boolean().optional(),
});
type CircuitComponent = z.infer<typeof component>;

interface CircuitGroup {
  kind: "series" | "parallel";
  parts: CircuitPart[];
}
export type CircuitPart = CircuitComponent | CircuitGroup;

/** Groups within groups, down to single components; a value is never deeper than its schema. */
function partOfDepth(depth: number): z.ZodType<CircuitPart> {
  if (depth === 0) return component;
  const group = z.strictObject({
    kind: z.enum(["series", "parallel"]),
    parts: some(partOfDepth(depth - 1), FigureLimit.branches, 2),
  });
  return z.discriminatedUnion("kind", [component, group]);
}

/** A network of series and parallel groups: closed by its source or by a wire, or open between two terminals. */
export const circuit = z
  .strictObject({
    type: z.literal("circuit"),
    ...captions,
    /** From left to right along the top. */
    parts: some(partOfDepth(FigureLimit.depth), FigureLimit.parts, 1),
    /** Along the bottom: cells, and a key or a meter beside them. */
    source: some(component, 3, 1).optional(),
    terminals: z.tuple([pointName, pointName]).optional(),
  })
  .superRefine(({ parts, source, terminals }, context) => {
    if (source && terminals) refuse(context, figureMistakes.sourceOrTerminals);
    if (countComponents(parts) > FigureLimit.components)
      refuse(context, figureMistakes.tooMany(FigureLimit.components));
  });

function countComponents(parts: CircuitPart[]): number {
  return parts.reduce((sum, part) => sum + ("parts" in part ? countComponents(part.parts) : 1), 0);
}
