import { canonicalNumber } from "@prepfeed/contract/questions/marking";
import { pluralOf, unitTex, type Value } from "../numbers/value.ts";
import { decimalsAsked, roundsInVain } from "../text/shown-number.ts";
import type { Draft } from "./draft.ts";

export interface TypedNumber {
  /** The question, which names the unit and the rounding. */
  text: string;
  answer: string;
  tolerance?: string;
}

/** More typed digits than this only test patience. */
const MOST_DIGITS = 7;
const MOST_DECIMALS = 3;
const ROUNDED = ["", "one decimal place", "two decimal places", "three decimal places"];

/** A question that needs its options, or whose answer is an estimate. */
const NEEDS_OPTIONS =
  /\b(?:which (?:of|one|option|pair|number|value|statement|term)|of the following|following (?:is|are)|approximate|approximately|closest|nearest to|about how|could be|may be|can be|possible value|one of the)\b/i;
const ASKS_FOR_NUMBER =
  /\b(?:what|how (?:many|much|long|far|fast|old|large|big|high|deep|tall|hot)|find|calculate|by what|at what|in how|after how|for how|to what|then)\b|____/i;
const SAYS_ROUNDING =
  /\b(?:round|rounded|correct|nearest|to (?:one|two|three) decimals?|whole number|integer)\b/i;

/** A draft as a question with a typed answer; nothing if the answer is not a plain number. */
export function typedNumber({ text, answer }: Pick<Draft, "text" | "answer">): TypedNumber | undefined {
  const written = plainNumber(answer);
  if (written === undefined || NEEDS_OPTIONS.test(text) || !ASKS_FOR_NUMBER.test(text)) return undefined;
  if (roundsInVain(text, answer)) return undefined;
  // Zeros that make options alike; a whole number needs no rounding.
  const shown = answer.isRounded ? written : written.replace(/\.0+$/, "");
  const decimals = shown.split(".")[1]?.length ?? 0;
  const places = Math.max(decimals, decimalsAsked(text));
  if (places > MOST_DECIMALS || shown.replace(/\D/g, "").length > MOST_DIGITS) return undefined;
  const unit = unitToSay(text, answer);
  const rounding = SAYS_ROUNDING.test(text) ? undefined : ROUNDED[places];
  const number = canonicalNumber(shown);
  // A learner who computes 3.01 must not be told that it is 3, unless the question names the rounding.
  if (number === undefined || (answer.isRounded && places === 0 && !SAYS_ROUNDING.test(text)))
    return undefined;
  return {
    // A table ends with a separate line.
    text: [text, direction(unit, rounding)]
      .filter((part) => part !== "")
      .join(text.endsWith("```") ? "\n" : " "),
    answer: number,
    ...(places > 0 && { tolerance: places === 1 ? "0.05" : `0.${"1".padStart(places, "0")}` }),
  };
}

function direction(unit: string | undefined, rounding: string | undefined): string {
  if (unit && rounding) return `Give the answer in ${unit}, rounded off to ${rounding}.`;
  if (unit) return `Give the answer in ${unit}.`;
  return rounding ? `Give the answer rounded off to ${rounding}.` : "";
}

/** The digits of a value that is only a number with its unit: no fraction, root, power of ten or ratio. */
function plainNumber({ text, number }: Value): string | undefined {
  if (number === undefined || !Number.isFinite(number)) return undefined;
  const bare = text.replaceAll("{,}", "").replaceAll("−", "-");
  const [, formula] =
    /^\$(-?\d+(?:\.\d+)?)(?:\\ \\mathrm\{.+\}|\^\\circ(?:\\mathrm\{.\})?|\\%)?\$$/.exec(bare) ?? [];
  if (formula !== undefined) return formula;
  const [, money] = /^(-?₹[\d,]+(?:\.\d+)?)$/.exec(bare) ?? [];
  if (money !== undefined) return money.replace(/[₹,]/g, "");
  const [, counted] = /^(-?\d+(?:\.\d+)?)(?:%| [a-z][a-z -]*)$/.exec(bare) ?? [];
  return counted;
}

/** The unit, unless the question names it already. */
function unitToSay(text: string, { text: shown, unit, tex }: Value): string | undefined {
  if (shown.endsWith("%") || unit === "%") return /per ?cent/i.test(text) ? undefined : "percent";
  if (unit === "₹") return /₹|rupee/i.test(text) ? undefined : "rupees";
  if (!unit || unit === "clock" || unit === "ratio") return undefined;
  if (!shown.startsWith("$")) {
    const plural = pluralOf(unit);
    return new RegExp(`how many ${plural}|in ${plural}\\b`, "i").test(text) ? undefined : plural;
  }
  const markup = unitTex(unit).trim().replace(/^\\ /, "");
  if (text.includes(` in $${markup}$`)) return undefined;
  if (unit.startsWith("°"))
    return unit === "°" ? (/degree/.test(text) ? undefined : "degrees") : `$${markup}$`;
  return tex.includes(markup) ? `$${markup}$` : undefined;
}
