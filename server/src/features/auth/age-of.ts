import { refusals } from "@prepfeed/contract/foundation/refusals";
import { fieldRefusal } from "../../foundation/app-error.ts";
import { mayBeMinor } from "./may-be-minor.ts";

/** What a new account stores of the year of birth: nothing, unless the site asks for it. */
export function ageOf({ askAge, now }: { askAge: boolean; now: () => Date }, year: number | undefined) {
  if (!askAge) return { birthYear: null, isPrivate: false };
  const refuse = (message: string) => fieldRefusal("invalid-request", "birthYear", message);
  if (year === undefined) throw refuse(refusals.auth.birthYearRequired);
  if (year > now().getUTCFullYear()) throw refuse(refusals.auth.birthYearInvalid);
  return { birthYear: year, isPrivate: mayBeMinor(year, now()) };
}
