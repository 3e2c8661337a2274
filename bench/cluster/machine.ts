import { chownSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findOwner } from "../../server/test/services/postgres.ts";
import { type Supervised, startSupervised } from "../../server/test/services/supervised.ts";
import { cpuOf, familyOf } from "../processes.ts";

interface Setup {
  name: string;
  /** The folder of the whole drill. */
  root: string;
  command: (folder: string) => string[];
  env?: (folder: string) => Record<string, string>;
  /** Writes its files, before the first start. */
  prepare?: (folder: string) => void;
  /** A file whose first line is the process id of a server that it started separately. */
  serverPidFile?: string;
}

/** A program with its own folder, which can be killed, frozen and started again, with its children. */
export class Machine {
  readonly name: string;
  readonly folder: string;
  readonly #setup: Setup;
  #program: Supervised | undefined;
  #hasEnded = true;

  constructor(setup: Setup) {
    this.name = setup.name;
    this.#setup = setup;
    this.folder = join(setup.root, setup.name);
    mkdirSync(this.folder);
    setup.prepare?.(this.folder);
    const owner = findOwner();
    if (owner) chownAll(this.folder, owner);
  }

  start() {
    const { command, env } = this.#setup;
    this.#program = startSupervised({
      command: command(this.folder),
      folder: this.folder,
      owner: findOwner(),
      env: { LANG: "C.UTF-8", HOME: this.folder, ...env?.(this.folder) },
      stopSignal: "SIGTERM",
    });
    this.#hasEnded = false;
    void this.#program.ended.then(() => {
      this.#hasEnded = true;
    });
    return this;
  }

  expectAlive() {
    if (this.#hasEnded) throw new Error(`${this.name} ended:\n${this.lastWords()}`);
  }

  lastWords = () => this.#program?.readLog().slice(-1_500) ?? "";

  async #family(): Promise<number[]> {
    const pids = [await this.#program?.pid, this.#serverPid()];
    return pids.flatMap((pid) => (pid ? familyOf(pid) : []));
  }

  #serverPid(): number | undefined {
    const { serverPidFile } = this.#setup;
    try {
      return serverPidFile
        ? Number(readFileSync(join(this.folder, serverPidFile), "utf8").split("\n")[0])
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** As in a power cut. */
  async kill() {
    const program = this.#program;
    for (const pid of await this.#family()) signal(pid, "SIGKILL");
    await program?.interrupt("SIGKILL");
    this.#program = undefined;
  }

  async freeze() {
    for (const pid of await this.#family()) signal(pid, "SIGSTOP");
  }

  async thaw() {
    for (const pid of (await this.#family()).reverse()) signal(pid, "SIGCONT");
  }

  /** Milliseconds of processor time, of all running processes. */
  async cpu(): Promise<number> {
    return (await this.#family()).reduce((sum, pid) => sum + cpuOf(pid), 0);
  }

  async end() {
    if (!this.#program) return;
    await this.thaw();
    await this.kill();
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

function chownAll(folder: string, { uid, gid }: { uid: number; gid: number }) {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownAll(path, { uid, gid });
    else chownSync(path, uid, gid);
  }
}
