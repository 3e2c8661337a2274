import { beforeAll, expect, test } from "vitest";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const open = async (person: Person, sealed?: string) =>
  (await app.as(person).post("/auth/device-key", { sealed })).body;

test("a sealed key opens for the same person, in any session, and for nobody else", async () => {
  const made = await open(asha);
  expect(made).toMatchObject({ isNew: true });
  expect(Buffer.from(made.key, "base64url")).toHaveLength(32);
  expect(made.sealed).not.toContain(made.key);
  expect(await open(asha, made.sealed)).toMatchObject({ key: made.key, isNew: false });
  const another = await open(kabir, made.sealed);
  expect(another.isNew).toBe(true);
  expect(another.key).not.toBe(made.key);
});

test("a value that is not a sealed key gets a new key", async () => {
  for (const sealed of ["", "plain text", "v1.x.y", "v1.."])
    expect(await open(asha, sealed)).toMatchObject({ isNew: true });
});
