import { expect, it } from "vitest";
import { pictureMistake } from "./picture-file.ts";

it("accepts JPEG, PNG and WebP up to 2 MB", () => {
  for (const type of ["image/jpeg", "image/png", "image/webp"]) {
    expect(pictureMistake({ type, size: 2 * 1024 * 1024 })).toBeNull();
  }
});

it("refuses a larger picture and any other file", () => {
  expect(pictureMistake({ type: "image/png", size: 2 * 1024 * 1024 + 1 })).toBe(
    "The picture is larger than 2 MB",
  );
  expect(pictureMistake({ type: "image/svg+xml", size: 10 })).toBe(
    "Please choose a JPEG, PNG or WebP picture",
  );
});
