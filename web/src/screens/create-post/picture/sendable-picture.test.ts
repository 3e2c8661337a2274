import { expect, it } from "vitest";
import { sizeToSend } from "./sendable-picture.ts";

it("leaves a picture of an allowed size unchanged", () => {
  expect(sizeToSend({ size: 2 * 1024 * 1024, width: 4096, height: 10 })).toBeNull();
});

it("scales a photo down to the stored size, whichever side is longer", () => {
  expect(sizeToSend({ size: 5_000_000, width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(sizeToSend({ size: 9, width: 3, height: 8000 })).toEqual({ width: 1, height: 1600 });
});

it("enlarges nothing", () => {
  expect(sizeToSend({ size: 3_000_000, width: 900, height: 800 })).toEqual({ width: 900, height: 800 });
});
