import { describe, expect, it } from "vitest";
import script from "../../public/color-scheme.js?raw";

const run = new Function("localStorage", "matchMedia", "document", script);

/** The scheme that the page has before anything is painted. */
function schemeOf(chosen: string | null, isDeviceDark: boolean, isBlocked = false) {
  let scheme = "";
  const localStorage = {
    getItem() {
      if (isBlocked) throw new Error("storage is blocked");
      return chosen;
    },
  };
  const matchMedia = (query: string) => ({ matches: query.includes("dark") === isDeviceDark });
  const setAttribute = (_: string, value: string) => {
    scheme = value;
  };
  run(localStorage, matchMedia, { documentElement: { setAttribute } });
  return scheme;
}

describe("the colour scheme before the first paint", () => {
  it("is the chosen one, whatever the device has", () => {
    expect([schemeOf("dark", false), schemeOf("light", true)]).toEqual(["dark", "light"]);
  });

  it("is the device's if none or Auto is chosen, or storage is blocked", () => {
    for (const isDark of [true, false]) {
      const all = [schemeOf(null, isDark), schemeOf("auto", isDark), schemeOf(null, isDark, true)];
      expect(new Set(all)).toEqual(new Set([isDark ? "dark" : "light"]));
    }
  });
});
