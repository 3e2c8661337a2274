import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { keepEarlierAssets } from "../../scripts/building/earlier-assets.mjs";
import { findFreePort } from "../../server/test/services/free-port.ts";
import { startProduct } from "./serve-product.ts";

const fromRoot = (path: string) => resolve(import.meta.dirname, "../..", path);

/** A product in a folder of its own, so that another release of its web app can be deployed. */
export async function deployProduct() {
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-releases-"));
  const web = (name: string) => join(folder, "web", name);
  for (const path of ["server/dist", "server/package.json", "web/dist"])
    cpSync(fromRoot(path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, "run"));
  symlinkSync(fromRoot("node_modules"), join(folder, "node_modules"));
  const port = await findFreePort();
  const main = join(folder, "server/dist/main.js");
  const start = () => startProduct({ main, folder: join(folder, "run"), port });
  let product = await start();
  return {
    url: `http://localhost:${port}`,
    /** Built from the sources, as `npm run build` does it. */
    async buildNext() {
      const vite = fromRoot("node_modules/vite/bin/vite.js");
      const config = join(import.meta.dirname, "next-release.config.ts");
      const args = [vite, "build", "--config", config, "--outDir", web("next"), "--logLevel", "warn"];
      const env = { ...process.env, NODE_ENV: "production" };
      await promisify(execFile)(process.execPath, args, { cwd: fromRoot("web"), env });
    },
    /** Takes the place of the present release; the server is started again. */
    async deployNext() {
      await product.interrupt("SIGTERM");
      renameSync(web("dist"), web("before"));
      keepEarlierAssets(web("before"), web("next"));
      renameSync(web("next"), web("dist"));
      product = await start();
    },
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
