import { identityKey } from "@prepfeed/contract/identity";
import { messages } from "@prepfeed/contract/messages";
import { fieldRefusal } from "../../app-error.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** A password that is one's own name or address protects nothing, and one that everybody has little more. */
export async function refuseGuessable(
  field: string,
  password: string,
  { username, email }: { username: string; email: string },
) {
  if ([username, email].map(identityKey).includes(identityKey(password))) {
    throw fieldRefusal("invalid-request", field, messages.auth.passwordGuessable);
  }
  if (await isCommonPassword(password)) {
    throw fieldRefusal("invalid-request", field, messages.auth.passwordCommon);
  }
}
