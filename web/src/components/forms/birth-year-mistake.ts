import { BirthYear } from "@prepfeed/contract/foundation/limits";

/** For where the year is asked for. */
export function birthYearMistake(value: string) {
  if (value.trim() === "") return "Year of birth is required";
  const year = Number(value);
  const isYear = /^\d{4}$/.test(value.trim()) && year >= BirthYear.min && year <= new Date().getFullYear();
  return isYear ? null : "Please enter a year such as 2008";
}
