/**
 * How usernames and e-mail addresses are compared: regardless of case and of the encoding of accents. Separate from
 * the schemas, because forms compare, too.
 */
export function identityKey(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}
