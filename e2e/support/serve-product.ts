import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePort } from "../../server/test/services/free-port.ts";
import { startSupervised } from "../../server/test/services/supervised.ts";

// Only for a product that hangs: filling the demo community takes minutes on a busy machine.
const READY_MS = 240_000;
const MAIN = resolve(import.meta.dirname, "../../server/dist/main.js");

/** How the operator of the journeys' product can be reached. */
export const CONTACT = "help@example.org";

/**
 * Serves the built product on a free port and a temporary folder for the whole run; the journeys find both in the
 * environment.
 */
export default async function serveForJourneys() {
  const { url, dataDir, stop } = await serveProduct({ env: { CONTACT } });
  process.env.PRODUCT_URL = url;
  process.env.PRODUCT_DATA_DIR = dataDir;
  return stop;
}

export async function serveProduct({ demo = false, env = {} as Record<string, string>, port = 0 } = {}) {
  if (!existsSync(MAIN)) throw new Error("The product is not built: npm run build");
  port ||= await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-browser-"));
  const product = await startProduct({ folder, port, env: { DEMO: demo ? "1" : "0", ...env } });
  return { url: `http://localhost:${port}`, dataDir: dataIn(folder), stop: () => product.stop() };
}

const dataIn = (folder: string) => join(folder, "data");

interface Start {
  /** Its data, also those of an earlier start, are in it. */
  folder: string;
  port: number;
  main?: string;
  env?: Record<string, string>;
}

export async function startProduct({ folder, port, main = MAIN, env = {} }: Start) {
  const product = startSupervised({
    command: [process.execPath, main],
    folder,
    stopSignal: "SIGTERM",
    env: {
      PORT: String(port),
      DATA_DIR: dataIn(folder),
      RATE_LIMIT: "off",
      SHED_LOAD: "off",
      DEMO: "0",
      LOG_LEVEL: "warn",
      ...env,
    },
  });
  const readyBefore = countReady(product.readLog());
  await product.waitUntil(() => countReady(product.readLog()) > readyBefore, READY_MS);
  return product;
}

const countReady = (log: string) => log.split("Prepfeed is ready at").length;
