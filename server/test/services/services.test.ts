import { Redis } from "ioredis";
import pg from "pg";
import { expect, it } from "vitest";
import { startPostgres } from "./postgres.ts";
import { startRedis } from "./redis.ts";

async function askPostgres(url: string, question: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(question);
    return rows;
  } finally {
    await client.end();
  }
}

it("starts an empty PostgreSQL that keeps its rows over a crash and a restart", async () => {
  const postgres = await startPostgres();
  try {
    await askPostgres(postgres.url, "create table learners as select 'asha' as name");
    await postgres.stopImmediate();
    await expect(askPostgres(postgres.url, "select 1")).rejects.toThrow();
    await postgres.restart();
    expect(await askPostgres(postgres.url, "select name, upper('é') as upper from learners")).toEqual([
      { name: "asha", upper: "É" },
    ]);
  } finally {
    await postgres.stop();
  }
  await expect(askPostgres(postgres.url, "select 1")).rejects.toThrow();
});

it("starts a Redis that is empty after a crash", async () => {
  const redis = await startRedis();
  const ask = async (work: (client: Redis) => Promise<unknown>) => {
    const client = new Redis(redis.url);
    const answer = await work(client);
    client.disconnect();
    return answer;
  };
  try {
    await ask((client) => client.set("status", "online"));
    expect(await ask((client) => client.get("status"))).toBe("online");
    await redis.stopImmediate();
    await redis.restart();
    expect(await ask((client) => client.get("status"))).toBeNull();
  } finally {
    await redis.stop();
  }
});
