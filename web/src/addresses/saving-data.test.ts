import { beforeEach, expect, test, vi } from "vitest";

const PICTURE = "/pictures/0123456789abcdef0123456789abcdef.webp";
const sourceWith = async (connection: object | undefined, url = PICTURE) => {
  vi.stubGlobal("navigator", { connection });
  return (await import("./saving-data.ts")).pictureSource(url, 640);
};

beforeEach(() => vi.resetModules());

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "with %j pictures are smaller",
  async (connection) => {
    expect(await sourceWith(connection)).toBe(`${PICTURE}?width=640`);
  },
);

test.each([undefined, {}, { saveData: false, effectiveType: "4g" }])(
  "with %j pictures are whole",
  async (connection) => {
    expect(await sourceWith(connection)).toBe(PICTURE);
  },
);

test("what is no stored picture keeps its address", async () => {
  expect(await sourceWith({ saveData: true }, "blob:https://x.example/1")).toBe("blob:https://x.example/1");
});
