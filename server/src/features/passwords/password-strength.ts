import { identityKey } from "@prepfeed/contract/foundation/identity";

/** Scoring takes longer with every character; characters after these cannot make a password easier to guess. */
const MAX_SCORED = 64;
/** How many ways to read digits as letters are tried. More take ten times as long and find nothing new. */
const MAX_READINGS = 10;

export interface PasswordStrength {
  /** Common passwords, each as its `identityKey`. */
  common: ReadonlySet<string>;
  /** How many guesses an attacker needs who tries the likely ones first and knows these names. */
  countGuesses(password: string, names: readonly string[]): number;
}

let loaded: Promise<PasswordStrength> | undefined;

/** Loaded when a password is first chosen, because it would slow down every start. */
export function passwordStrength(): Promise<PasswordStrength> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<PasswordStrength> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: MAX_SCORED,
    l33tMaxSubstitutions: MAX_READINGS,
  });
  return {
    common: new Set(dictionary["passwords-common"].map(identityKey)),
    countGuesses: (password, names) => zxcvbn.check(password.normalize("NFKC"), [...names]).guesses,
  };
}
