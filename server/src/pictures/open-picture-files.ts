import { join } from "node:path";
import type { Config } from "../config.ts";
import { diskFiles } from "./disk-files.ts";
import type { PictureFiles } from "./picture-files.ts";

/** As configured; the client of a bucket is loaded only if there is one. */
export async function openPictureFiles({
  dataDir,
  storage,
}: Pick<Config, "dataDir" | "storage">): Promise<PictureFiles> {
  if (!storage) return filesIn(dataDir);
  const { s3Files } = await import("./s3-files.ts");
  return s3Files(storage);
}

export const filesIn = (dataDir: string): PictureFiles => diskFiles(join(dataDir, "pictures"));
