import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RunningProduct } from "../../test/running-product.ts";
import { makeCertificates, type TestCertificates } from "../../test/services/certificates.ts";
import { startPostgres, type TestPostgres } from "../../test/services/postgres.ts";
import { engine } from "../../test/test-database.ts";
import { readConfig } from "../config.ts";
import { openPostgres } from "./postgres.ts";

/** These need their own PostgreSQL, and one engine is enough. */
if (engine === "postgres") {
  let certificates: TestCertificates;
  let postgres: TestPostgres;
  beforeAll(async () => {
    certificates = makeCertificates();
    const { certificate, key } = certificates;
    postgres = await startPostgres({
      settings: ["ssl=on", `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`],
    });
  });
  afterAll(async () => {
    await postgres.stop();
    certificates.remove();
  });

  const ask = async (query: string, url = postgres.url) => {
    const db = openPostgres(url + query, { warn: () => {} }, { maxConnections: 1 });
    const sql = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
    return db.query<{ ssl: boolean }>(sql).finally(() => db.close());
  };

  test("with the authority's certificate the connection to PostgreSQL is encrypted", async () => {
    expect(await ask(`?sslmode=verify-full&sslrootcert=${certificates.ca}`)).toEqual([{ ssl: true }]);
    expect(await ask("")).toEqual([{ ssl: false }]);
  });

  test("a PostgreSQL whose certificate another authority signed is refused", async () => {
    await expect(ask(`?sslmode=verify-full&sslrootcert=${certificates.otherCa}`)).rejects.toThrow(
      /certificate/,
    );
    await expect(ask("?sslmode=verify-full")).rejects.toThrow(/certificate/);
  });

  test("a PostgreSQL whose certificate names another host is refused", async () => {
    const elsewhere = postgres.url.replace("127.0.0.1", "localhost");
    await expect(ask(`?sslmode=verify-full&sslrootcert=${certificates.ca}`, elsewhere)).rejects.toThrow(
      /altnames/,
    );
  });

  test("with the wrong authority the start ends with one line that says so", async () => {
    const product = new RunningProduct({
      DATABASE_URL: `${postgres.url}?sslmode=verify-full&sslrootcert=${certificates.otherCa}`,
      JWT_SECRET: "a secret of at least 32 characters",
    });
    expect(await product.ended).toBe(1);
    expect(product.output.trim()).toMatch(
      /^DATABASE_URL leads to a PostgreSQL whose certificate is not trusted: .*certificate.*\. Check sslrootcert and the name of the host\.$/,
    );
  });

  test("a file without a certificate is reported before anything is opened", () => {
    const { ca, key } = certificates;
    const url = (file: string) => `postgres://db/x?sslmode=verify-full&sslrootcert=${file}`;
    const secret = { JWT_SECRET: "a secret of at least 32 characters" };
    const read = (env: Record<string, string>) => () => readConfig({ ...secret, ...env });
    for (const file of ["/nowhere.pem", key]) {
      expect(read({ DATABASE_URL: url(file) })).toThrow(
        `sslrootcert must be a readable file with certificates in PEM, but is "${file}".`,
      );
      expect(read({ REDIS_URL: "rediss://r", REDIS_CA_FILE: file })).toThrow(
        `REDIS_CA_FILE must be a readable file with certificates in PEM, but is "${file}".`,
      );
    }
    expect(read({ REDIS_URL: "redis://r", REDIS_CA_FILE: ca })).toThrow(
      "REDIS_URL must start with rediss:// when REDIS_CA_FILE is set",
    );
    expect(read({ REDIS_URL: "rediss://r", REDIS_CA_FILE: ca })().redisCa).toBe(readFileSync(ca, "utf8"));
  });
} else {
  test("TLS to PostgreSQL is tested beside PostgreSQL", () => {
    expect(engine).toBe("pglite");
  });
}
