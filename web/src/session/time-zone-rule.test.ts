import { describe, expect, it } from "vitest";
import { groupTimeZones, timeZoneLabel } from "./time-zone-rule.ts";

describe("time zones", () => {
  it("are shown as places", () => {
    expect(timeZoneLabel("Asia/Ho_Chi_Minh")).toBe("Ho Chi Minh");
    expect(timeZoneLabel("America/Argentina/La_Rioja")).toBe("Argentina, La Rioja");
    expect(timeZoneLabel("Etc/UTC")).toBe("UTC");
  });

  it("are grouped by region, world time first, each once", () => {
    expect(groupTimeZones(["Europe/Rome", "Asia/Kolkata", "Asia/Dubai", "UTC"], "Asia/Kolkata")).toEqual([
      { group: "World", items: [{ value: "Etc/UTC", label: "UTC" }] },
      {
        group: "Asia",
        items: [
          { value: "Asia/Dubai", label: "Dubai" },
          { value: "Asia/Kolkata", label: "Kolkata" },
        ],
      },
      { group: "Europe", items: [{ value: "Europe/Rome", label: "Rome" }] },
    ]);
  });

  it("include the present one even if the browser does not list it", () => {
    const [, asia] = groupTimeZones([], "Asia/Calcutta");
    expect(asia?.items).toEqual([{ value: "Asia/Calcutta", label: "Kolkata" }]);
    expect(groupTimeZones([], "Etc/GMT+5")[0]?.items.map(({ value }) => value)).toEqual([
      "Etc/UTC",
      "Etc/GMT+5",
    ]);
  });
});
