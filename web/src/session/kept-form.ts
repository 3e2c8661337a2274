const PREFIX = "prepfeed.form.";

/** What was filled in before the browser went to a provider. The caller leaves passwords out. */
export function keepForm(name: string, values: object) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Then the user has to fill it in again.
  }
}

/** Once: what was kept of this form, in the fields of `blank`; null if nothing was. */
export function takeForm<Values extends { [Field in keyof Values]: string }>(
  name: string,
  blank: Values,
): Values | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
    sessionStorage.removeItem(PREFIX + name);
    if (typeof kept !== "object" || kept === null) return null;
    const known = Object.entries(kept).filter(([key, value]) => key in blank && typeof value === "string");
    return { ...blank, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}
