import { chmod, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { basename, dirname } from "node:path";
import type { Logger } from "pino";
import { copyWhileInUse } from "../backup/copy-folder.ts";
import type { Database } from "../db/database.ts";
import { embeddedFolder } from "../db/embedded/pglite.ts";
import { CommandError, noteCommand, type Outcome } from "./outcome.ts";
import { readCommand } from "./read-command.ts";
import { socketPath } from "./socket-path.ts";

interface Deps {
  db: Database;
  dataDir: string;
  log: Pick<Logger, "info" | "error">;
  now: () => Date;
}

const MAX_REQUEST = 64 * 1024;
const READ_MS = 5_000;

/**
 * Accepts commands from users who may open the socket: this user alone. A request is one line, a JSON list of words,
 * and so is the reply. The caller holds the lock on the folder, so an existing socket belongs to a dead process.
 */
export async function serveCommands(deps: Deps): Promise<{ close(): Promise<void> }> {
  const path = await socketPath(deps.dataDir);
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    const work: Promise<void> = answer(deps, socket).finally(() => running.delete(work));
    running.add(work);
  });
  await listenPrivately(server, path);
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      await Promise.all(running);
      await closed;
    },
  };
}

/** Nobody else can connect, not even before the mode is set. */
async function listenPrivately(server: Server, path: string) {
  const listening = new Promise<void>((resolve, reject) => {
    server.once("listening", resolve).once("error", reject);
  });
  const before = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await listening;
  await chmod(path, 0o600);
  server.unref();
}

async function answer(deps: Deps, socket: Socket) {
  const line = await readLine(socket);
  if (line === undefined) return void socket.destroy();
  const outcome = await perform(deps, line).catch((error: unknown): Outcome => {
    deps.log.error({ err: error }, "a command failed");
    return { lines: ["The command failed; the server's log says why."], exitCode: 1 };
  });
  socket.end(`${JSON.stringify(outcome)}\n`, () => socket.destroy());
}

async function perform({ db, dataDir, log, now }: Deps, line: string): Promise<Outcome> {
  const args: unknown = JSON.parse(line);
  if (!Array.isArray(args) || !args.every((word) => typeof word === "string")) {
    return { lines: ["A command is a JSON list of words."], exitCode: 1 };
  }
  try {
    const outcome =
      args[0] === "copy-database"
        ? await copyDatabase(db, dataDir, args[1] ?? "")
        : await noteCommand(log, args[0], async (security) => readCommand(args)(db, now(), security));
    log.info({ command: args, exitCode: outcome.exitCode }, "command");
    return outcome;
  } catch (error) {
    if (error instanceof CommandError) return { lines: [error.message], exitCode: 1 };
    throw error;
  }
}

/** For a backup, which another process makes from the copy. */
async function copyDatabase(db: Database, dataDir: string, target: string): Promise<Outcome> {
  if (dirname(target) !== dataDir || !basename(target).startsWith("backup-copy.")) {
    throw new CommandError("A copy goes into the data folder.");
  }
  const waited = await copyWhileInUse(db, embeddedFolder(dataDir), target);
  return { lines: [`Nobody waited longer than ${Math.ceil(waited)} ms.`], exitCode: 0 };
}

/** Undefined if the other side disconnects, sends nothing or sends too much. */
function readLine(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = "";
    const timer = setTimeout(() => resolve(undefined), READ_MS);
    const finish = (line: string | undefined) => {
      clearTimeout(timer);
      resolve(line);
    };
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      text += chunk;
      const end = text.indexOf("\n");
      if (end >= 0) finish(text.slice(0, end));
      else if (text.length > MAX_REQUEST) finish(undefined);
    });
    socket.on("end", () => finish(undefined)).on("close", () => finish(undefined));
  });
}
