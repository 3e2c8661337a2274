import { Length } from "@prepfeed/contract/limits";

export const STRENGTHS = ["Too short", "Weak", "Fair", "Good", "Strong"] as const;
export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const RUN = "abcdefghijklmnopqrstuvwxyz0123456789qwertyuiopasdfghjklzxcvbnm";
const COMMON = /^(pass(word|wort)?|admin|welcome|letmein|iloveyou|qwerty|abc123|login|exam|student)\d*\W*$/i;

/** How hard a password is to guess, 0 to 4: length first, then variety; repeats and runs count little. */
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

/** Characters that don't merely repeat or continue the one before. */
function distinctSteps(password: string) {
  const typed = [...password.toLowerCase()];
  return typed.filter((character, index) => {
    const before = typed[index - 1];
    return before === undefined || (before !== character && !RUN.includes(before + character));
  }).length;
}
