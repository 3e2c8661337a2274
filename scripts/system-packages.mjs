import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./process.mjs";
import { seconds } from "./root.mjs";

const POLICY = "/usr/sbin/policy-rc.d";
const CLUSTER_CONFIG = "/etc/postgresql-common/createcluster.conf";

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder && isExecutable(join(folder, name)));

function hasPostgres() {
  const home = "/usr/lib/postgresql";
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions.some((version) => isExecutable(join(home, version, "bin/initdb"))) || onPath("initdb");
}

/** The system programs that the tests use, by the name of their Debian package. */
const isPresent = {
  postgresql: hasPostgres,
  "redis-server": () => onPath("redis-server"),
  openssl: () => onPath("openssl"),
  chromium: () =>
    process.env.CHROMIUM
      ? isExecutable(process.env.CHROMIUM)
      : onPath("chromium-headless-shell") || onPath("chromium"),
  "firefox-esr": () =>
    process.env.FIREFOX ? isExecutable(process.env.FIREFOX) : onPath("firefox-esr") || onPath("firefox"),
  "fonts-liberation": () => !onPath("apt-get") || existsSync("/usr/share/fonts/truetype/liberation"),
};

/** Better alternatives, used if the system has them. */
const PREFERRED = { chromium: "chromium-headless-shell" };

export const listMissing = (packages) => packages.filter((name) => !isPresent[name]());

async function apt(...args) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const { code, output } = await run("apt-get", ["-q", ...args], { capture: true, env });
  if (code !== 0) throw new Error(output.trim().split("\n").slice(-5).join("\n"));
}

async function preferred(name) {
  const better = PREFERRED[name];
  const isKnown = better && (await run("apt-cache", ["show", better], { capture: true })).code === 0;
  return isKnown ? better : name;
}

/** Installs packages without starting their services and without a PostgreSQL cluster. */
async function installQuietly(packages) {
  const isPolicyOurs = !existsSync(POLICY);
  if (isPolicyOurs) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  if (!existsSync(CLUSTER_CONFIG)) {
    mkdirSync("/etc/postgresql-common", { recursive: true });
    writeFileSync(CLUSTER_CONFIG, "create_main_cluster = false\n");
  }
  try {
    await apt("update");
    const keepConfig = ["-o", "Dpkg::Options::=--force-confdef", "-o", "Dpkg::Options::=--force-confold"];
    const names = await Promise.all(packages.map(preferred));
    await apt("install", "-y", "--no-install-recommends", ...keepConfig, ...names);
  } finally {
    if (isPolicyOurs) rmSync(POLICY, { force: true });
  }
}

/** Installs missing packages if possible: on Debian, as root. */
export async function installSystemPackages(packages) {
  const missing = listMissing(packages);
  if (missing.length === 0 || process.getuid?.() !== 0 || !onPath("apt-get")) return;
  const began = Date.now();
  console.log(`Installing ${missing.join(", ")} from the system's packages…`);
  try {
    await installQuietly(missing);
    console.log(`Installed in ${seconds(began)}.`);
  } catch (error) {
    console.error(`Could not install ${missing.join(", ")}:\n${error.message}`);
  }
}
