import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../source-hash.mjs";

const TEXT = /\.(html|js|mjs|css|svg|json|txt|xml|webmanifest|map|wasm)$/;
const SMALLEST_BYTES = 1024;

async function compress(file) {
  const content = await readFile(file);
  if (content.length <= SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Writes a .br and a .gz beside every text file that becomes smaller, so that serving needs no compression.
 */
export async function precompress(folder) {
  await Promise.all(
    listFiles(folder)
      .filter((file) => TEXT.test(file))
      .map(compress),
  );
}
