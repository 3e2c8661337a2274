import { hash, verify } from "@node-rs/argon2";
import type { Database } from "../server/src/db/database.ts";
import { openPgliteInMemory } from "../server/src/db/embedded/pglite.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { PASSWORD } from "../server/test/password.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { type Load, measure, send } from "./load.ts";
import { startProduct } from "./product.ts";

const LOOPS = 16;
const SECONDS = 4;
const PEOPLE = 40;

/** What one call does in the database, without anything around it. */
const BARE = {
  profile: [
    "select user_id, last_seen_at from sessions where id = $1 and expires_at > now() and last_seen_at > now() - interval '3 days'",
    "select * from users where id = $1",
  ],
  insert: "insert into follows (follower_id, followee_id) values ($1, $2) on conflict do nothing",
};

interface Row {
  what: string;
  load: Load;
  cpu: number;
  bare: Load;
  bareIs: string;
}

export async function benchAccounts(): Promise<string> {
  const embedded = await benchEngine("embedded", {}, await openPgliteInMemory());
  const postgres = await startPostgres();
  try {
    const env = { DATABASE_URL: postgres.url, JWT_SECRET: "a secret for a benchmark on loopback" };
    const onServer = await benchEngine("PostgreSQL", env, openPostgres(postgres.url, { warn: () => {} }));
    return table([...embedded, ...onServer]);
  } finally {
    await postgres.stop();
  }
}

async function benchEngine(engine: string, env: Record<string, string>, db: Database): Promise<Row[]> {
  await migrate(db);
  const product = await startProduct(env);
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => register(product.url, i)));
    const anyone = () => people[Math.floor(Math.random() * PEOPLE)] ?? people[0];
    const timed = async (work: () => Promise<unknown>) => {
      await measure(work, LOOPS, 1);
      const before = product.cpu();
      const load = await measure(work, LOOPS, SECONDS);
      return { load, cpu: (product.cpu() - before) / load.count };
    };

    const nobody = crypto.randomUUID();
    const profile = await timed(() =>
      send(product.url, { method: "GET", path: "/auth/profile", token: anyone()?.token }),
    );
    const bareProfile = await measure(
      async () => {
        for (const sql of BARE.profile) await db.query(sql, [nobody]);
      },
      LOOPS,
      SECONDS,
    );

    const follow = await timed(() => {
      const [from, to] = [anyone(), anyone()];
      const target = to?.id === from?.id ? people.find(({ id }) => id !== from?.id) : to;
      return send(product.url, {
        method: "POST",
        path: `/social/users/${target?.id}/follow`,
        token: from?.token,
      });
    });
    const ids = await seedUsers(db);
    const bareInsert = await measure(
      () => {
        const pick = () => ids[Math.floor(Math.random() * ids.length)];
        return db.query(BARE.insert, [pick(), pick()]);
      },
      LOOPS,
      SECONDS,
    );

    const login = await timed(() =>
      send(product.url, {
        method: "POST",
        path: "/auth/login",
        body: { usernameOrEmail: anyone()?.username, password: PASSWORD },
      }),
    );
    const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const bareVerify = await measure(() => verify(stored, PASSWORD), 1, 2);

    return [
      {
        what: `${engine}: \`GET /auth/profile\``,
        ...profile,
        bare: bareProfile,
        bareIs: "its two selects in a bare loop",
      },
      {
        what: `${engine}: follow or unfollow`,
        ...follow,
        bare: bareInsert,
        bareIs: "a bare insert of the row",
      },
      { what: `${engine}: sign-in`, ...login, bare: bareVerify, bareIs: "argon2 alone, one at a time" },
    ];
  } finally {
    await product.stop();
    await db.close();
  }
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

function table(rows: Row[]): string {
  const lines = rows.map(({ what, load, cpu, bare, bareIs }) =>
    [
      what,
      load.perSecond.toFixed(0),
      `${load.median.toFixed(1)} / ${load.p99.toFixed(1)}`,
      cpu.toFixed(2),
      `${(load.perSecond / bare.perSecond).toFixed(2)} of ${bareIs}`,
    ].join(" | "),
  );
  return [
    `| what (${LOOPS} at once) | per second | median / p99 in ms | server's CPU ms each | against |`,
    "|---|---|---|---|---|",
    ...lines.map((line) => `| ${line} |`),
  ].join("\n");
}
