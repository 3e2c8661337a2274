/** The time zone of an account that nobody has set. */
export const DEFAULT_TIME_ZONE = "UTC";

/** The same clock, but chosen: the device's zone does not replace it at the next login. */
export const CHOSEN_UTC = "Etc/UTC";

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
}

/** Places that some browsers still list under an earlier name. */
const PRESENT_NAMES: Record<string, string> = {
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh",
  "Europe/Kiev": "Kyiv",
};

/** `Asia/Ho_Chi_Minh` as a person reads it. */
export function timeZoneLabel(name: string): string {
  const place = PRESENT_NAMES[name] ?? name.split("/").slice(1).join(", ").replaceAll("_", " ");
  return name === CHOSEN_UTC || place === "" ? name.replace("Etc/", "") : place;
}

export interface TimeZoneGroup {
  group: string;
  items: { value: string; label: string }[];
}

/** By region, for a select; `current` is always included. */
export function groupTimeZones(names: readonly string[], current: string): TimeZoneGroup[] {
  const groups = new Map<string, TimeZoneGroup["items"]>();
  const all = [...new Set([...names, current])].filter((name) => name.includes("/")).sort();
  for (const name of all) {
    const region = name.startsWith("Etc/") ? "World" : (name.split("/")[0] ?? "");
    groups.set(region, [...(groups.get(region) ?? []), { value: name, label: timeZoneLabel(name) }]);
  }
  const world = { value: CHOSEN_UTC, label: timeZoneLabel(CHOSEN_UTC) };
  const others = (groups.get("World") ?? []).filter(({ value }) => value !== CHOSEN_UTC);
  groups.delete("World");
  return [
    { group: "World", items: [world, ...others] },
    ...[...groups].map(([group, items]) => ({ group, items })),
  ];
}
