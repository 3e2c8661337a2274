/** Links, telephone numbers and addresses. Patterns are linear and get short texts: a post's parts one by one. */

const ENDINGS =
  "com|net|org|in|io|co|xyz|online|shop|app|me|biz|info|site|club|store|blog|link|live|top|gl|ly|gg|ee|be|to|example|tv|edu|gov|gle";
const LINKS = [
  /\b(?:https?|hxxps?|ftp):\/\/\S+/i,
  /\bwww\s?\.\s?\S+/i,
  new RegExp(`(?<![@\\w.-])(?:[a-z0-9-]{2,63}\\.){1,4}(?:${ENDINGS})\\b(?!\\.?[\\w(])(?:/\\S*)?`),
  new RegExp(`(?<![\\w-])[A-Za-z0-9-]{1,63}\\.(?:${ENDINGS})/\\S+`, "i"),
  /(?<![\w-])[a-z0-9-]{2,63}\s?(?:\[\.\]|\(dot\)|\sdot\s)\s?(?:com|net|org|in|co)\b/i,
];

/** The first link in a text. */
export function findLink(text: string): string | undefined {
  return firstOf(LINKS, text);
}

const MAIL = [
  /(?<![\w.+-])[\w.+-]{2,64}@[a-z]{2,}[\w.-]*/i,
  /(?<![\w.+-])[\w.+-]{2,64}\s?@\s?[\w-]{2,63}\s?\.\s?(?:com|in|org|net|co)\b/i,
  /(?<![\w.+-])[\w.+-]{2,64}\s?(?:\(at\)|\sat\s)\s?[\w-]{2,63}\s?(?:\(dot\)|\sdot\s)\s?(?:com|in|org|net|co)\b/i,
];

/**
 * Ten digits that begin like an Indian mobile number, a landline or a toll-free number with its prefix, or "+" and a
 * country code.
 */
const NUMBERS = /(?<![\d.])(?:\+?91[\s.-]{0,2})?\(?0?[1-9](?:[\s.()-]{0,2}\d){9}(?![\d])/;
const ABROAD = /\+\d(?:[\s.()-]{0,2}\d){9,13}(?!\d)/;
const SPOKEN =
  /\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double)[\s,-]+){7,}(?:zero|one|two|three|four|five|six|seven|eight|nine)\b/i;

/** Words that mark a number nearby as a telephone number. */
const CALLS =
  /\b(?:call|calls|whats?app|phone|mob|mobile|contact|text me|sms|dial|ring|ping|paytm|gpay|signal|telegram|message|msg|my number|mera number|number hai|reach me|admission)\b|नंबर|फोन|फ़ोन|कॉल|मोबाइल/i;

const HANDLE = /(?<![\w@])@[a-z]\w{3,}/i;
const NETWORKS = /\b(?:telegram|insta|instagram|snap|snapchat|discord|twitter|dm|follow)\b/i;

const PLACE_WITH_PIN = /[A-Z][a-z]{2,}[\s,-]{1,3}[1-9]\d{5}\b/;
const OF_AN_ADDRESS =
  /\b(?:flat|house|h\.?\s?no|plot|road|street|sector|lane|apartments?|nagar|near|block|colony|live|lives|stays|deliver)\b/i;

/** The first telephone number, mail address, handle or postal address in a text. */
export function findContact(written: string): string | undefined {
  const text = inWesternDigits(written);
  const mail = firstOf(MAIL, text);
  if (mail) return mail;
  const number = firstOf([ABROAD, SPOKEN], text) ?? (CALLS.test(text) ? firstOf([NUMBERS], text) : undefined);
  if (number) return number;
  if (NETWORKS.test(text) && HANDLE.test(text)) return firstOf([HANDLE], text);
  return OF_AN_ADDRESS.test(text) ? firstOf([PLACE_WITH_PIN], text) : undefined;
}

const firstOf = (patterns: RegExp[], text: string) =>
  patterns
    .map((pattern) => pattern.exec(text)?.[0].replace(/[\s.,;:?!)]+$/, ""))
    .find((found) => found !== undefined);

const inWesternDigits = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
