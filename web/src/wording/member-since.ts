const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** How long a person has been a member, in words; a person without a date has only just joined. */
export function memberSince(createdAt: string | null | undefined): string {
  const day = createdAt ? new Date(createdAt) : null;
  return day && !Number.isNaN(day.getTime()) ? `Member since ${DAY.format(day)}` : "Recently joined";
}
