import { identityKey } from "@prepfeed/contract/foundation/identity";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { fieldRefusal } from "../../foundation/app-error.ts";
import { isCommonPassword, isMadeOfNames } from "./common-passwords.ts";
import { passwordStrength } from "./password-strength.ts";

/** As many guesses as six random characters need, which is the shortest password allowed. */
const MIN_GUESSES = 1_000_000;

interface Owner {
  username: string;
  email: string;
  fullName: string;
}

/** Refuses a password that is easy to guess; called whenever one is chosen, never when one is used. */
export async function refuseGuessable(field: string, password: string, owner: Owner) {
  const mistake = await findMistake(password, owner);
  if (mistake) throw fieldRefusal("invalid-request", field, mistake);
}

async function findMistake(password: string, { username, email, fullName }: Owner) {
  if ([username, email].map(identityKey).includes(identityKey(password))) {
    return messages.auth.passwordGuessable;
  }
  const names = ["prepfeed", username, email, email.replace(/@.*/, ""), fullName, ...fullName.split(/\s+/)]
    .map(identityKey)
    .filter(Boolean);
  if (isMadeOfNames(password, names)) return refusals.auth.passwordNamed;
  const { common, countGuesses } = await passwordStrength();
  if (isCommonPassword(password, common)) return refusals.auth.passwordCommon;
  return countGuesses(password, names) < MIN_GUESSES ? refusals.auth.passwordWeak : undefined;
}
