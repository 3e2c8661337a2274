import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { Storage } from "../../src/config.ts";

export interface TestS3 {
  storage: Storage;
  /** As if the machine were unreachable; the stored files are kept. */
  stop(): Promise<void>;
  /** At the same address. */
  start(): Promise<void>;
}

/**
 * Storage in this process and a temporary folder. It knows one key and checks signatures. But it expects a listing to
 * be signed for `/bucket`, while S3 and all clients sign the requested `/bucket/`, so tests that list use a lenient
 * one.
 */
export async function startS3(
  onFinished: (clear: () => Promise<void>) => void,
  { isLenient = false } = {},
): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), "prepfeed-s3-"));
  let port = 0;
  let server: S3rver | undefined;
  async function start() {
    server = new S3rver({
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      allowMismatchedSignatures: isLenient,
      configureBuckets: [{ name: "prepfeed" }],
    });
    ({ port } = await server.run());
  }
  async function stop() {
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = undefined;
  }
  await start();
  onFinished(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  const key = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    storage: { endpoint, bucket: "prepfeed", folder: "people/", region: "us-east-1", ...key },
    stop,
    start,
  };
}
