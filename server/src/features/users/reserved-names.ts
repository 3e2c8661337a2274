import { lookOf } from "../../rules/look-of.ts";

/** Names that would speak for the product, and words that programs give a meaning of their own. */
const RESERVED =
  "admin administrator root system sysadmin superuser moderator mod staff team official support help helpdesk security abuse postmaster webmaster hostmaster noreply no-reply mailer-daemon info contact billing owner operator null undefined none nobody anonymous everyone deleted deleteduser me self api www mail ai bot assistant".split(
    " ",
  );
/** Digits that stand for letters, as in "5t4ff". */
const STANDS_FOR: Record<string, string> = { 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", 9: "g" };

const bare = (name: string) =>
  lookOf(name.replace(/[_.-]/g, "").replace(/[345789]/g, (digit) => STANDS_FOR[digit] ?? digit));
const reserved = new Set(RESERVED.map(bare));
const product = bare("prepfeed");

/** Whether a name is, or looks like, one that nobody may take; the product's own name not even as a part. */
export function isReserved(username: string): boolean {
  const name = bare(username);
  return reserved.has(name) || name.includes(product);
}
