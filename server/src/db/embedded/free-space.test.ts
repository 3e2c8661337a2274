import { expect, test } from "vitest";
import { guardFreeSpace } from "./free-space.ts";

const MEGABYTE = 1024 * 1024;

test("writes are refused on a nearly full disk, reads continue, and it recovers by itself", async () => {
  let free = 10 * MEGABYTE;
  const guard = guardFreeSpace("/", async () => free, 0);
  await expect(guard("insert into t values (1)")).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 30,
  });
  await expect(guard("with old as (select 1) update t set a = 1")).rejects.toMatchObject({
    code: "unavailable",
  });
  await expect(guard("select updated_at from t")).resolves.toBeUndefined();
  free = 1000 * MEGABYTE;
  await expect(guard("delete from t")).resolves.toBeUndefined();
});
