import { expect, test } from "vitest";
import { birthYearMistake } from "./birth-year-mistake.ts";

test("a year of birth has four digits and is not in the future", () => {
  expect(birthYearMistake("2008")).toBeNull();
  expect(birthYearMistake("")).toBe("Year of birth is required");
  for (const typed of ["08", "1899", "3000", "year"])
    expect(birthYearMistake(typed)).toBe("Please enter a year such as 2008");
});
