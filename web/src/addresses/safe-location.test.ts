import { describe, expect, it } from "vitest";
import { safeLocation } from "./safe-location.ts";

describe("safeLocation", () => {
  it.each(["/", "/profile", "/users/7?tab=followers#top", "/people?query=a%2Fb"])("follows %s", (path) => {
    expect(safeLocation(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "profile",
    "",
    "/\\[",
    null,
    undefined,
    7,
    { pathname: "/profile" },
  ])("refuses %j", (value) => {
    expect(safeLocation(value)).toBeNull();
  });
});
