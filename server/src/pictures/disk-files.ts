import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isPictureName, type PictureFiles } from "./picture-files.ts";

export function diskFiles(folder: string): PictureFiles {
  const pathOf = (name: string) => join(folder, name);
  return {
    place: folder,
    async put(name, data) {
      await mkdir(folder, { recursive: true });
      await writeFile(`${pathOf(name)}.part`, data);
      await rename(`${pathOf(name)}.part`, pathOf(name));
    },
    get: (name) => readFile(pathOf(name)).catch(undefinedIfGone),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const name of ((await readdir(folder).catch(undefinedIfGone)) ?? []).sort())
        if (isPictureName(name)) yield name;
    },
  };
}

function undefinedIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
