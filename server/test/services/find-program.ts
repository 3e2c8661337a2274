import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const DEBIAN_POSTGRES = "/usr/lib/postgresql";

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian installs each PostgreSQL in a folder of its version, outside the PATH. */
function postgresFolders() {
  try {
    const versions = readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN_POSTGRES, version, "bin"));
  } catch {
    return [];
  }
}

function findProgram(name: string, folders: string[]) {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

const path = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean);

export const findPostgresProgram = (name: string) => findProgram(name, [...postgresFolders(), ...path()]);
/** Debian installs some of them where only root looks. */
export const findDaemon = (name: string) => findProgram(name, [...path(), "/usr/sbin"]);
export const findRedis = () => findDaemon("redis-server");

export function required(program: string | undefined, name: string) {
  if (program) return program;
  throw new Error(`${name} is not installed (on Debian: apt-get install ${name})`);
}
