import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

interface Program {
  command: string[];
  /** Its working folder, removed at the end; its output is in `log` there. */
  folder: string;
  stopSignal: NodeJS.Signals;
  /** The user it runs as. */
  owner?: { uid: number; gid: number } | undefined;
  env?: Record<string, string>;
}

export interface Supervised {
  /** The program's own process id. */
  pid: Promise<number>;
  /** Its exit code; 128 and more for a signal. */
  ended: Promise<number>;
  readLog(): string;
  /** Resolves once the program is ready, and fails with its log if it ends or takes too long. */
  waitUntil(isReady: () => boolean, timeLimitMs: number): Promise<void>;
  /** Ends the program and keeps its folder, so that it can be started again; resolves with its exit code. */
  interrupt(signal: NodeJS.Signals): Promise<number>;
  /** Ends the program and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a program that is ended, and its folder removed, when this process ends in any way. */
export function startSupervised(program: Program): Supervised {
  const supervisor = fork(join(import.meta.dirname, "supervisor.mjs"), [JSON.stringify(program)], {
    execArgv: [],
    // In a separate session: Ctrl-C is for the tests, not for the services that they still need.
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(supervisor, "exit").then(([code]) => code as number);
  const pid = once(supervisor, "message").then(([{ pid }]) => pid as number);
  const hasEnded = () => supervisor.exitCode !== null || supervisor.signalCode !== null;
  supervisor.unref();
  supervisor.channel?.unref();

  const logFile = join(program.folder, "log");
  const readLog = () => (existsSync(logFile) ? readFileSync(logFile, "utf8") : "");

  async function interrupt(signal: NodeJS.Signals) {
    supervisor.ref();
    if (supervisor.connected) supervisor.send(signal, () => {});
    return ended;
  }

  async function stop() {
    await interrupt(program.stopSignal);
    rmSync(program.folder, { recursive: true, force: true });
  }

  async function waitUntil(isReady: () => boolean, timeLimitMs: number) {
    const deadline = Date.now() + timeLimitMs;
    while (!isReady()) {
      if (!hasEnded() && Date.now() < deadline) {
        await sleep(10);
        continue;
      }
      const reason = hasEnded() ? "ended at once" : `was not ready in ${timeLimitMs} ms`;
      const error = new Error(`${program.command[0]} ${reason}:\n${readLog()}`);
      await stop();
      throw error;
    }
  }

  return { pid, ended, readLog, waitUntil, interrupt, stop };
}
