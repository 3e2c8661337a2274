import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError } from "../../foundation/app-error.ts";
import { hashOf, newToken } from "../../foundation/secret-token.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";

/** A person whom a provider has identified, and who has not yet chosen a username or given a code. */
export type Ticket = { issuer: string; subject: string; accountName: string } & (
  | { next: "REGISTER"; email: string }
  | { next: "CODE"; userId: string }
);

const keyOf = (ticket: string) => `provider-ticket:${hashOf(ticket)}`;

export async function issueTicket(state: SharedState, ticket: Ticket): Promise<string> {
  const { token } = newToken();
  await state.set(keyOf(token), JSON.stringify(ticket), Lifetime.providerTicket);
  return token;
}

/** A ticket is valid until the sign-in succeeds, because a username may be taken or a code mistyped. */
export async function requireTicket<Next extends Ticket["next"]>(
  state: SharedState,
  ticket: string,
  next: Next,
): Promise<Extract<Ticket, { next: Next }>> {
  const [kept] = await state.get([keyOf(ticket)]);
  const found: Ticket | undefined = kept ? JSON.parse(kept) : undefined;
  if (found?.next !== next) throw new AppError("invalid-credentials", refusals.auth.providerInvalid);
  return found as Extract<Ticket, { next: Next }>;
}

export function endTicket(state: SharedState, ticket: string) {
  return state.delete(keyOf(ticket));
}
