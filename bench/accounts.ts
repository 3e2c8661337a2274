import { hash, verify } from "@node-rs/argon2";
import type { Database } from "../server/src/db/database.ts";
import { openPgliteInMemory } from "../server/src/db/embedded/pglite.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { PASSWORD } from "../server/test/password.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { detail, type Goal, goalsTable } from "./feed-report.ts";
import { type Call, send } from "./load.ts";
import { postgresCpu } from "./processes.ts";
import { startProduct } from "./product.ts";
import { interleave, ratioOf, type Slices, type Work } from "./slices.ts";
import { SECRET } from "./tokens.ts";

const PEOPLE = 40;

/** What one call does in the database, without anything around it. */
const BARE = {
  profile: [
    "select user_id, last_seen_at from sessions where id = $1 and expires_at > now() and last_seen_at > now() - interval '3 days'",
    "select * from users where id = $1",
  ],
  insert: "insert into follows (follower_id, followee_id) values ($1, $2) on conflict do nothing",
};

const GOALS = [
  ["GET /auth/profile against its two selects in a bare loop (rate)", "profile", "bare profile"],
  ["follow or unfollow against a bare insert of the row (rate)", "follow", "bare follow"],
] as const;

export async function benchAccounts(): Promise<string> {
  const embedded = await benchEngine({}, await openPgliteInMemory());
  const postgres = await startPostgres();
  try {
    const env = { DATABASE_URL: postgres.url, JWT_SECRET: SECRET };
    const onServer = await benchEngine(env, openPostgres(postgres.url, { warn: () => {} }));
    return [report("PostgreSQL", onServer), report("the embedded engine", embedded)].join("\n\n");
  } finally {
    await postgres.stop();
  }
}

function report(engine: string, slices: Slices): string {
  const goals: Goal[] = GOALS.map(([what, one, other]) => [
    what,
    ratioOf(slices, "perSecond", one, other),
    { least: 0.4 },
  ]);
  return [`On ${engine}:`, goalsTable(goals), detail(slices)].join("\n\n");
}

async function benchEngine(env: Record<string, string>, db: Database): Promise<Slices> {
  await migrate(db);
  const product = await startProduct(env);
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => register(product.url, i)));
    const ids = await seedUsers(db);
    const stored = await hash(PASSWORD, ARGON2);
    const anyone = () => anyOf(people);
    const call = (of: () => Call): Work => ({
      run: () => send(product.url, of()),
      cpu: () => product.cpu() + postgresCpu(),
    });
    return await interleave({
      "a reply without a database": call(() => ({ method: "GET", path: "/health" })),
      profile: call(() => ({ method: "GET", path: "/auth/profile", token: anyone().token })),
      "bare profile": {
        run: async () => {
          for (const sql of BARE.profile) await db.query(sql, [anyOf(ids)]);
        },
      },
      follow: call(() => {
        const from = anyone();
        const to = anyOf(people.filter(({ id }) => id !== from.id));
        return { method: "POST", path: `/social/users/${to.id}/follow`, token: from.token };
      }),
      "bare follow": { run: () => db.query(BARE.insert, [anyOf(ids), anyOf(ids)]) },
      "sign-in": call(() => ({
        method: "POST",
        path: "/auth/login",
        body: { usernameOrEmail: anyone().username, password: PASSWORD },
      })),
      "argon2 alone": { run: () => verify(stored, PASSWORD) },
    });
  } finally {
    await product.stop();
    await db.close();
  }
}

const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function anyOf<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

async function register(url: string, i: number) {
  const username = `bench${i}-${crypto.randomUUID().slice(0, 8)}`;
  const body = { username, email: `${username}@example.org`, password: PASSWORD };
  const { token, user } = JSON.parse(await send(url, { method: "POST", path: "/auth/register", body }));
  return { username, token: token as string, id: user.id as string };
}

async function seedUsers(db: Database): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys)
     select gen_random_uuid(), n, n, n, n, '', '', '', n, '{}' from (select 'seed' || i as n from generate_series(1, 1000) i) names
     returning id`,
  );
  return rows.map(({ id }) => id);
}
