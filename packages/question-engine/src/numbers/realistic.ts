import { visible } from "../text/visible-text.ts";

/** The realistic range of a quantity, in life or in a laboratory. */
const RANGES = {
  "refractive index": [1.2, 2.5],
  /** Below 0.15 g, or standing passengers fall. */
  "acceleration of a train in m/s²": [0.05, 1.47],
  "braking of a road vehicle in m/s²": [0.5, 9],
  "temperature of liquid water in K": [273.15, 373.15],
  "temperature of an aqueous solution in K": [270, 373.15],
} as const satisfies Record<string, readonly [least: number, most: number]>;

type QuantityName = keyof typeof RANGES;
export type Quantities = Partial<Record<QuantityName, number>>;

/** The first unrealistic quantity that a writer declares. */
export function unlikelyQuantity(quantities: Quantities): string | undefined {
  for (const [name, value] of Object.entries(quantities)) {
    const [least, most] = RANGES[name as QuantityName];
    if (value < least || value > most) return `${name}: ${value}`;
  }
  return undefined;
}

/** Names before a value in a text, and their quantities. */
const NAMED: readonly (readonly [RegExp, QuantityName])[] = [
  [
    /\brefractive index(?: of (?:the |an? )?[a-z ]{1,30}?)?(?: is| =|) ?(\d+(?:\.\d+)?)(?!\d|[./]\d)/,
    "refractive index",
  ],
  [/\bwater (?:is kept )?at (\d+(?:\.\d+)?) K\b/, "temperature of liquid water in K"],
];

/** The first quantity in a text with an unrealistic value. */
export function unlikelyIn(text: string): string | undefined {
  const plain = visible(text);
  for (const [pattern, name] of NAMED) {
    const value = pattern.exec(plain)?.[1];
    const wrong = value === undefined ? undefined : unlikelyQuantity({ [name]: Number(value) });
    if (wrong) return wrong;
  }
  return undefined;
}
