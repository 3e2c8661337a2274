import type { Socket } from "node:net";
import { AbstractConnector } from "ioredis";

const SOCKET = Symbol("socket");

interface Connector {
  [SOCKET]?: Socket;
}

/**
 * A socket that is closed while its certificate is being refused emits a second error, when ioredis has no listener
 * left: it would end the process. ioredis has reported the first one by then, so the second is dropped.
 */
export function dropLateSocketErrors() {
  Object.defineProperty(AbstractConnector.prototype, "stream", {
    configurable: true,
    get(this: Connector) {
      return this[SOCKET];
    },
    set(this: Connector, socket: Socket | undefined) {
      this[SOCKET] = socket;
      socket?.on("error", () => {});
    },
  });
}
