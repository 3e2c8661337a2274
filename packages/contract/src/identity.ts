/** How usernames and e-mail addresses are compared: without regard to case or the way accents are written. Apart from
 * the schemas, as forms compare, too. */
export function identityKey(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}
