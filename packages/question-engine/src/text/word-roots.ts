import { prose } from "./visible-text.ts";

/** Words that say nothing about the topic of a question. */
const SMALL_WORDS = new Set(
  `about above according after against all also among and another any are area because become been before being below
  between both broad but called came can cause causes comes common could did different does doing done down during each
  either every example find first following for found from gave give given gives goes had has have help her here him his
  how into its just kept kind known large largest last later least left less like long made main mainly make makes many
  means meant mention might more most much must name named near next none not number off often one only other others our
  out over own part parts people per place point process put same say says second seen set several shall she should show
  reference shown shows side since small smallest some state statement statements such system take taken takes term
  than that the their them then there these they thing things third this those three through time times together too
  two type under until upon
  use used uses using value very was way well went were what when where whether which while who whole whom whose why
  will with within without word work would year years yes you your zero correct correctly right wrong true best option
  answer question sentence following fill blank choose may let lets get gets got few new old big low high see ago yet nor
  via due ever end ends act`.split(/\s+/),
);

const ENDINGS =
  /(?:isation|ization|ational|fulness|ousness|iveness|ations?|ities|ments?|ically|ances?|ences?|ibility|ability|tional|ations|ables?|ibles?|ation|itions?|tions?|sions?|ings?|ness|ists?|isms?|ians?|ally|ical|ious|eous|ment|less|ful|ity|ive|ous|ary|ory|ate[ds]?|ises?|ised|izes?|ized|ers?|ors?|ied|ies|est|ial|ual|ant|ent|age|ely|ly|ed|es|al|ic|an|en|e|s|y)$/;

/** The root of a word, good enough to find "conductor" in "conducts". */
export function rootOf(word: string): string {
  let root = word.toLowerCase().replace(/['’]s?$/, "");
  for (let cut = 0; cut < 3; cut++) {
    const shorter = root.replace(ENDINGS, "");
    if (shorter === root || shorter.length < 4) break;
    root = shorter;
  }
  return root.replace(/(...)(.)\2$/, "$1$2");
}

/** "speedometer" contains speed. */
const INSTRUMENT = /^(.{5,}?)[io]meters?$/;

/** The roots of a text's words of three letters and more; formulas, code and numbers are not words. */
export function rootsIn(text: string): Set<string> {
  const roots = new Set<string>();
  for (const [word] of prose(text).matchAll(/\p{L}[\p{L}'’]{2,}/gu)) {
    const lower = word.toLowerCase();
    if (lower === "code" || SMALL_WORDS.has(lower)) continue;
    roots.add(rootOf(lower.replace(INSTRUMENT, "$1")));
  }
  return roots;
}

/** Those of the roots that occur in some of the others. */
export function heardIn(roots: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  const heard = new Set<string>();
  for (const root of roots) {
    if (others.has(root)) heard.add(root);
    else for (const other of others) if (isHeard(root, other)) heard.add(root);
  }
  return heard;
}

/**
 * The number of letters, or the share of the shorter one, by which a word recalls another: "leprosy" and "leprae".
 */
const LETTERS_HEARD = 4;
const SHARE_HEARD = 0.66;
/** This many letters are enough in any word: "accelerometer" in "acceleration". */
const BEGINNING_HEARD = 7;

/** "zinc" occurs in "zincite", "Namib" in "Namibia", "lactose" in "galactose". */
function isHeard(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= LETTERS_HEARD && long.endsWith(short)) return true;
  if (short.length > LETTERS_HEARD && long.includes(short)) return true;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  return shared >= BEGINNING_HEARD || (shared >= LETTERS_HEARD && shared >= SHARE_HEARD * short.length);
}
