import { GuessWait } from "@prepfeed/contract/foundation/rate-limits";
import { type RateLimiter, shortKey, tooManyRequests } from "../../shared-state/rate-limiter.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { type FamiliarDeps, isFamiliarAddress } from "../sessions/sign-ins.service.ts";

export interface GuessDeps extends FamiliarDeps {
  limiter: RateLimiter;
  state: SharedState;
}

export interface Guess {
  address: string;
  /** The account whose password is guessed; unknown if nobody has the given name. */
  userId?: string;
  /** The account under each of its names, or the name that nobody has. */
  account: string;
}

/**
 * Counts a guess before the password is checked; a right guess is uncounted, and so is one that is refused here.
 * Limits apply to the IP address, to the account at this address, and to the account at all addresses: see decision
 * 13.
 */
export async function countGuess(deps: GuessDeps, guess: Guess) {
  const { limiter } = deps;
  const uses = [await limiter.use("loginFailuresPerAddress", guess)];
  const refund = async () => void (await Promise.all(uses.map((use) => use.refund())));
  try {
    const all = await limiter.count("loginFailures", guess);
    uses.push(all);
    if (all.isOver && !(await isFamiliar(deps, guess))) await takeTurn(deps.state, guess);
    uses.push(await limiter.use("loginFailuresPerAccount", guess));
  } catch (error) {
    await refund();
    throw error;
  }
  return { refund };
}

async function isFamiliar(deps: GuessDeps, { userId, address }: Guess) {
  return userId !== undefined && isFamiliarAddress(deps, userId, address);
}

/**
 * One guess is allowed and the next from this address must wait, twice as long each time. Neither other addresses nor
 * early tries make the wait longer.
 */
async function takeTurn(state: SharedState, { account, address }: Guess) {
  const who = shortKey(`${account} ${address}`);
  const [turns] = await state.get([`guess-turns:${who}`]);
  const wait = Math.min(GuessWait.longest, GuessWait.first * 2 ** Number(turns ?? 0));
  const { count, secondsLeft } = await state.add(`guess-wait:${who}`, 1, wait);
  if (count > 1) throw tooManyRequests(secondsLeft);
  await state.add(`guess-turns:${who}`, 1, GuessWait.remembered);
}
