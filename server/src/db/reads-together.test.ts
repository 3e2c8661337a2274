import { expect, test } from "vitest";
import { isPlainRead } from "./reads-together.ts";

test.each([
  ["select 1", true],
  ["\n  select id from posts where updated_at > $1", true],
  ["with a as (select 1) select * from a", true],
  ["(select 1) union all (select 2)", true],
  ["with gone as (delete from likes returning 1) select * from gone", false],
  ["insert into likes values (1)", false],
  ["update users set bio = ''", false],
  ["select id from users for update", false],
  ["select id from users where id = $1 for key share", false],
  ["select pg_advisory_xact_lock(1)", false],
  ["select pg_try_advisory_lock(1)", false],
  ["select pg_sleep(1)", false],
  ["select nextval('numbers')", false],
  ["select set_config('a', 'b', false)", false],
  ["notify users", false],
])("%s only reads: %s", (sql, is) => {
  expect(isPlainRead(sql)).toBe(is);
});
