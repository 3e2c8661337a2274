import { giveRole } from "../scene.ts";
import type { Person, TestApp } from "../test-app.ts";

/** Two people who decide, as most tests of moderation need them. */
export async function appointStaff(app: TestApp): Promise<[moderator: Person, administrator: Person]> {
  const [moderator, administrator] = [await app.person("moderator"), await app.person("administrator")];
  await giveRole(app, moderator, "MODERATOR");
  await giveRole(app, administrator, "ADMIN");
  return [moderator, administrator];
}

export interface CaseKey {
  id: string;
  version: number;
}

/** The newest case about something. */
export async function caseAbout(app: TestApp, thingId: string): Promise<CaseKey> {
  const [row] = await app.deps.db.query<CaseKey>(
    "select id, version from moderation_cases where thing_id = $1 order by id desc limit 1",
    [thingId],
  );
  if (!row) throw new Error("There is no such case");
  return row;
}

export const report = (app: TestApp, person: Person, body: Record<string, unknown>, ip?: string) =>
  app.request("POST", "/reports", { person, body: { reason: "SPAM", ...body }, ip });

/** The present state of the newest case about something. */
export async function decide(
  app: TestApp,
  who: Person,
  thingId: string,
  decision: string,
  more: Record<string, unknown> = {},
) {
  const { id, version } = await caseAbout(app, thingId);
  return app.as(who).post(`/moderation/cases/${id}/decision`, { decision, reason: "SPAM", version, ...more });
}

/** A person whose account is old enough for their reports to count. */
async function elder(app: TestApp, name: string): Promise<Person> {
  const person = await app.person(name);
  await app.deps.db.query("update users set created_at = now() - interval '8 days' where id = $1", [
    person.id,
  ]);
  return person;
}

/** Three independent people report something, which hides it until it is decided. */
export async function reportByThree(app: TestApp, body: Record<string, unknown>): Promise<Person[]> {
  const people = [await elder(app, "one"), await elder(app, "two"), await elder(app, "three")];
  for (const [i, person] of people.entries()) await report(app, person, body, `203.0.113.${i + 1}`);
  return people;
}
