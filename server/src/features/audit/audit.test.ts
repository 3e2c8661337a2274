import { beforeAll, expect, test } from "vitest";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { readCommand } from "../../admin/read-command.ts";
import { securityLog } from "../../foundation/security-log.ts";
import { forgetOldSecurityEvents, type NewAuditEvent, recordEvent } from "./audit.service.ts";

const app = testApp();
let administrator: Person;
beforeAll(async () => {
  administrator = await app.person("administrator");
  await giveRole(app, administrator, "ADMIN");
});

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const record = (event: Partial<NewAuditEvent> = {}, at = new Date()) =>
  recordEvent(app.deps.db, { kind: "SECURITY", event: "signed-in", actor: "system", ...event }, at);
/** Without what everybody's log begins with. */
const eventsOf = async ({ id }: { id: string }) =>
  (await app.as(administrator).get(`/moderation/audit?account=${id}`)).body.content.filter(
    ({ event }: { event: string }) => event !== "registered",
  );
const change = (sql: string, ...values: unknown[]) =>
  app.deps.db.query(sql, values).then(
    () => "done",
    (error: Error) => error.message,
  );
const REFUSED = "audit events are never changed or removed";

test("an event says who did what to whom, when and why", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const thing = { kind: "POST", id: crypto.randomUUID() };
  await record({
    kind: "MODERATION",
    event: "case-decided",
    actor: kabir.id,
    account: asha.id,
    thing,
    reason: "Spam",
    details: { decision: "HIDE" },
  });
  const event = {
    id: expect.any(String),
    kind: "MODERATION",
    event: "case-decided",
    actor: kabir.id,
    account: asha.id,
    thingKind: "POST",
    thingId: thing.id,
    reason: "Spam",
    details: { decision: "HIDE" },
    createdAt: expect.stringMatching(/Z$/),
  };
  expect(await eventsOf(asha)).toEqual([event]);
  expect(await eventsOf(kabir)).toEqual([event]);
});

test.each([
  "update audit_events set reason = 'Nothing happened'",
  "update audit_events set actor = 'system'",
  "update audit_events set account = null",
  "update audit_events set created_at = now() - interval '500 days'",
  "delete from audit_events",
  "truncate audit_events",
])("the database refuses: %s", async (sql) => {
  const asha = await app.person("asha");
  await record({ account: asha.id, actor: asha.id });
  expect(await change(sql)).toBe(REFUSED);
});

test("the id of an existing account cannot be replaced with a hash", async () => {
  const asha = await app.person("asha");
  await record({ account: asha.id });
  const hash = `deleted:${"x".repeat(43)}`;
  expect(await change("update audit_events set account = $2 where account = $1", asha.id, hash)).toBe(
    REFUSED,
  );
});

test("an event without an account is never attributed to a deleted account, nor the other way round", async () => {
  const asha = await app.person("asha");
  await app.as(asha).delete("/auth/account", { password: asha.password });
  const [nobodys, ashas] = [crypto.randomUUID(), crypto.randomUUID()];
  await app.deps.db.query(
    `insert into audit_events (id, kind, event, actor, account, reason, details)
     values ($1, 'MODERATION', 'digest-sent', 'system', null, '', '{}'), ($2, 'MODERATION', 'case-decided', 'system', $3, '', '{}')`,
    [nobodys, ashas, asha.id],
  );
  const hash = `deleted:${"x".repeat(43)}`;
  expect(await change("update audit_events set account = $2 where id = $1", nobodys, hash)).toBe(REFUSED);
  expect(await change("update audit_events set account = null where id = $1", ashas)).toBe(REFUSED);
  expect(await change("update audit_events set account = $2 where id = $1", ashas, hash)).toBe("done");
});

test("security events are deleted after 400 days, moderators' decisions never", async () => {
  const asha = await app.person("asha");
  await record({ account: asha.id, event: "old" }, daysAgo(402));
  await record({ account: asha.id, event: "recent" }, daysAgo(399));
  await record({ account: asha.id, event: "decision", kind: "MODERATION" }, daysAgo(4_000));
  await forgetOldSecurityEvents(app.deps.db, new Date());
  const names = (await eventsOf(asha)).map(({ event }: { event: string }) => event);
  expect(names).toEqual(["recent", "decision"]);
  expect(await change("delete from audit_events where event = 'recent'")).toBe(REFUSED);
  expect(await change("delete from audit_events where event = 'decision'")).toBe(REFUSED);
});

test.each(["KEEP", "DELETE"])(
  "a deleted account (%s) is named by a keyed hash that is always the same",
  async (posts) => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    await record({ actor: asha.id, account: kabir.id, reason: "first" });
    await record({ actor: kabir.id, account: asha.id, reason: "second" });
    const { status } = await app.as(asha).delete("/auth/account", { password: asha.password, posts });
    expect(status).toBe(204);
    const [second, first] = await eventsOf(kabir);
    expect(first.actor).toMatch(/^deleted:[\w-]{43}$/);
    expect(second.account).toBe(first.actor);
    expect(await eventsOf(asha)).toEqual([]);
    const other = `deleted:${"y".repeat(43)}`;
    expect(await change("update audit_events set actor = $2 where actor = $1", first.actor, other)).toBe(
      REFUSED,
    );
  },
);

test("an event about a deleted account names nobody", async () => {
  const asha = await app.person("asha");
  await app.as(asha).delete("/auth/account", { password: asha.password });
  await record({ actor: asha.id, account: asha.id, event: "too-late" });
  const [row] = await app.deps.db.query("select actor, account from audit_events where event = 'too-late'");
  expect(row).toEqual({ actor: "deleted", account: null });
});

test("the log is exported as JSON and as CSV, and the export is logged", async () => {
  const asha = await app.person("asha");
  await record({ account: asha.id, event: "first", reason: 'He said "no", twice' });
  await record({ account: asha.id, event: "second", reason: "=HYPERLINK(1)" });
  const json = await app.as(administrator).get(`/moderation/audit.json?account=${asha.id}`);
  expect(json.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(json.body).toMatchObject([{ event: "registered" }, { event: "first" }, { event: "second" }]);
  const csv = await app.as(administrator).get(`/moderation/audit.csv?account=${asha.id}`);
  expect(csv.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="prepfeed-audit-[\d-]{10}\.csv"$/),
  });
  const [head, , first, second] = String(csv.body).split("\r\n");
  expect(head).toBe("id,createdAt,kind,event,actor,account,thingKind,thingId,reason,details");
  expect(first).toContain(`,SECURITY,first,system,${asha.id},,,"He said ""no"", twice",{}`);
  expect(second).toContain(",'=HYPERLINK(1),");
  const [exported] = await eventsOf(administrator);
  expect(exported).toMatchObject({ event: "audit-exported", details: { format: "csv" } });
});

test("the operator exports the log by days and sees who gave which role", async () => {
  const asha = await app.person("asha");
  await giveRole(app, asha, "MODERATOR");
  await record({ account: asha.id, event: "long-ago" }, new Date("2026-01-31T23:59:59Z"));
  const run = async (...words: string[]) =>
    (await readCommand(words)(app.deps.db, new Date(), securityLog(app.deps.log))).lines;
  const all = JSON.parse((await run("audit", "json")).join("\n"));
  expect(all).toContainEqual(
    expect.objectContaining({
      event: "role-changed",
      actor: "operator",
      account: asha.id,
      details: { role: "MODERATOR", before: "USER" },
    }),
  );
  const january = await run("audit", "csv", "2026-01-31", "2026-01-31");
  expect(january).toHaveLength(2);
  expect(january[1]).toContain("long-ago");
});

test("lists are paged, newest first, and can be filtered by kind", async () => {
  const asha = await app.person("asha");
  for (const event of ["one", "two", "three"]) await record({ account: asha.id, event });
  await record({ account: asha.id, event: "four", kind: "MODERATION" });
  const page = async (query: string) =>
    (await app.as(administrator).get(`/moderation/audit?account=${asha.id}&${query}`)).body;
  expect(await page("size=3")).toMatchObject({
    content: [{ event: "four" }, { event: "three" }, { event: "two" }],
    totalElements: 5,
    last: false,
  });
  expect(await page("size=3&page=1")).toMatchObject({
    content: [{ event: "one" }, { event: "registered" }],
    last: true,
  });
  expect((await page("kind=moderation")).content).toMatchObject([{ event: "four" }]);
});
