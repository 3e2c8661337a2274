import { scientific, tex, type Value } from "../../../numbers/value.ts";

/** "$s = 1.2 \times 10^{-5}\ \mathrm{mol/L}$": a named quantity far below one, to two significant figures. */
export function tiny(name: string, value: number, unit?: string): Value {
  // Two figures also where the second is a zero.
  const shown = scientific(value, unit, 2).tex.replace(/^(\d)(?= )/, "$1.0");
  return tex(`${name} = ${shown}`, value);
}
