const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** How long a person has been here, in words; somebody without a date has only just come. */
export function memberSince(createdAt: string | null | undefined): string {
  const day = createdAt ? new Date(createdAt) : null;
  return day && !Number.isNaN(day.getTime()) ? `Member since ${DAY.format(day)}` : "Recently joined";
}
