import { Length } from "@prepfeed/contract/foundation/limits";

export const STRENGTHS = ["Too short", "Weak", "Fair", "Good", "Strong"] as const;
export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const RUN = "abcdefghijklmnopqrstuvwxyz0123456789qwertyuiopasdfghjklzxcvbnm";
/** Down and up the keyboard's columns, and between its two upper rows. */
const COLUMNS =
  "1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm zaq1 xsw2 cde3 vfr4 bgt5 nhy6 mju7 q1w2e3r4t5y6u7i8o9p0 1q2w3e4r5t6y";
const COMMON =
  /^(pass(word|wort)?|admin(istrator)?|welcome|letmein|iloveyou|qwerty|abc123|login|exam|student)\d*\W*$/i;

/**
 * How hard a password is to guess, 0 to 4: length first, then variety; repeats and sequences count little.
 */
export function passwordStrength(password: string, guessable: readonly string[] = []): Strength {
  if (password.length < Length.passwordMin) return 0;
  if (COMMON.test(password) || isGuessable(password, guessable)) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = distinctSteps(password) + (kinds - 1) * 2;
  if (score >= 16) return 4;
  if (score >= 12) return 3;
  return score >= 8 ? 2 : 1;
}

function isGuessable(password: string, guessable: readonly string[]) {
  const typed = password.toLowerCase();
  return guessable.some((word) => word.trim().length >= 3 && typed.includes(word.trim().toLowerCase()));
}

/** Characters that do not merely repeat or continue the one before. */
function distinctSteps(password: string) {
  const typed = [...password.toLowerCase()];
  return typed.filter((character, index) => {
    const before = typed[index - 1];
    return (
      before === undefined ||
      (before !== character && ![RUN, COLUMNS].some((run) => run.includes(before + character)))
    );
  }).length;
}
