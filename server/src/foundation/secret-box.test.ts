import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const [OLD, NEW] = ["the secret of last year, long enough", "the secret of this year, long enough"];

test("what is sealed can't be read, and opens for its owner only", () => {
  const box = createSecretBox(NEW);
  const sealed = box.seal("asha", "JBSWY3DP");
  expect(sealed).not.toContain("JBSWY3DP");
  expect(box.seal("asha", "JBSWY3DP")).not.toBe(sealed);
  expect([box.open("asha", sealed), box.open("kabir", sealed)]).toEqual(["JBSWY3DP", undefined]);
});

test("what was changed does not open", () => {
  const box = createSecretBox(NEW);
  const sealed = box.seal("asha", "JBSWY3DP");
  expect(box.open("asha", `${sealed.slice(0, -4)}AAAA`)).toBeUndefined();
  expect(box.open("asha", sealed.slice(0, 20))).toBeUndefined();
});

test("while the secret changes, what either sealed opens, and new things are sealed with the new one", () => {
  const [before, meanwhile, after] = [createSecretBox(OLD), createSecretBox(NEW, OLD), createSecretBox(NEW)];
  const sealed = before.seal("asha", "JBSWY3DP");
  expect(meanwhile.open("asha", sealed)).toBe("JBSWY3DP");
  expect(after.open("asha", sealed)).toBeUndefined();
  expect([meanwhile.isCurrent(sealed), meanwhile.isCurrent(meanwhile.seal("asha", "x"))]).toEqual([
    false,
    true,
  ]);
});

test("what an earlier version stored as it is stays readable", () => {
  expect(createSecretBox(NEW).open("asha", "JBSWY3DP")).toBe("JBSWY3DP");
});
