import { lookOf } from "../../rules/look-of.ts";

/** Names that seem to speak for the product, and words with a special meaning in programs. */
const RESERVED =
  "admin administrator root system sysadmin superuser moderator mod staff team official support help helpdesk security abuse postmaster webmaster hostmaster noreply no-reply mailer-daemon info contact billing owner operator null undefined none nobody anonymous everyone deleted deleteduser me self api www mail ai bot assistant".split(
    " ",
  );
/** Digits that stand for letters, as in "5t4ff"; 1 stands for two of them. */
const STANDS_FOR: Record<string, string> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", 9: "g" };
const PLAIN = /^[A-Za-z0-9]*$/;

/** Without accents and punctuation, and with letters for digits. */
const bare = (name: string) =>
  withoutMarks(name.normalize("NFKC"))
    .replace(/[_.-]/g, "")
    .replace(/\d/g, (digit) => STANDS_FOR[digit] ?? digit);
const withoutMarks = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");
const look = (name: string) => withoutMarks(lookOf(name));
const plain = (name: string) => name.toLowerCase().replaceAll("m", "rn");

const names = RESERVED.map(bare);
const plainNames = names.map(plain);
const looks = new Set(names.map(look));
const product = "prepfeed";

/** Whether a name is, or looks like, a reserved one; the product's own name is reserved even as a part. */
export function isReserved(username: string): boolean {
  const name = bare(username);
  if (PLAIN.test(name)) return isPlainReserved(name);
  return looks.has(look(name)) || look(name).includes(look(product));
}

/** In plain letters "mali" is not "mail"; but a capital I after a small letter is meant to look like an l. */
function isPlainReserved(name: string) {
  const spelt = plain(name.replace(/(?<=[a-z])I/g, "1"));
  const pattern = new RegExp(`^${spelt.replaceAll("1", "[il]")}$`);
  return plainNames.some((reserved) => pattern.test(reserved)) || spelt.includes(product);
}
