const PLAIN_VERBS: Record<string, string> = {
  reported: "report",
  began: "begin",
  became: "become",
  took: "take",
  came: "come",
};

/** An event to go on after "In which year": "Allahabad Bank was founded" becomes "was Allahabad Bank founded". */
export function turnedEvent(event: string): string {
  const [, subject, be, rest] = /^(.+?) (was|were) (.+)$/.exec(event) ?? [];
  if (be) return `${be} ${subject} ${rest}`;
  return `did ${event
    .replace(/ (reported|began|became|took|came) /, (_, verb: string) => ` ${PLAIN_VERBS[verb]} `)
    .replace(/ first met$/, " first meet")}`;
}
