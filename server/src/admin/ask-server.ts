import { connect } from "node:net";
import { CommandError, type Outcome } from "./outcome.ts";
import { socketPath } from "./socket-path.ts";

/** Sends a command to the server that runs on this folder; undefined if none is running. */
export async function askServer(dataDir: string, args: string[]): Promise<Outcome | undefined> {
  const path = await socketPath(dataDir);
  return new Promise((resolve, reject) => {
    let reply = "";
    const socket = connect(path, () => socket.write(`${JSON.stringify(args)}\n`));
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      reply += chunk;
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(undefined);
      else reject(error);
    });
    socket.on("end", () => {
      if (reply.endsWith("\n")) resolve(JSON.parse(reply) as Outcome);
      else reject(new CommandError("The server stopped before the command was done."));
    });
  });
}
