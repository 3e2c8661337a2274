import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

interface Pair {
  near: Socket;
  far: Socket;
  /** The first bytes of the client: a standby of PostgreSQL sends its name there. */
  greeting: string;
  hasHiddenKey: boolean;
}

const GREETING_BYTES = 400;

/** A network link between two machines that can be cut: data stops, and neither side is informed. */
export class Link {
  readonly #to: { host: string; port: number };
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  /** The first bytes of the connections that are held up; blank for all. */
  #held: string | undefined;

  private constructor(to: { host: string; port: number }) {
    this.#to = to;
    this.#server = createServer((near) => this.#join(near));
  }

  static async open(at: { host: string; port: number }, to: { host: string; port: number }): Promise<Link> {
    const link = new Link(to);
    link.#server.listen(at.port, at.host);
    await once(link.#server, "listening");
    link.#server.unref();
    return link;
  }

  #join(near: Socket) {
    const far = connect(this.#to);
    const pair: Pair = { near, far, greeting: "", hasHiddenKey: false };
    this.#pairs.add(pair);
    near.on("data", (bytes) => {
      if (pair.greeting.length < GREETING_BYTES) pair.greeting += bytes.toString("latin1");
      this.#hold(pair);
      if (pair.hasHiddenKey) near.unshift(bytes);
      else if (!far.write(bytes)) near.pause();
    });
    far.on("data", (bytes) => {
      if (!near.write(bytes)) far.pause();
    });
    near.on("drain", () => !pair.hasHiddenKey && far.resume());
    far.on("drain", () => !pair.hasHiddenKey && near.resume());
    const end = () => {
      // While the link is cut, the other side does not notice that this one disconnected.
      if (pair.hasHiddenKey) return;
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on("error", () => {}).on("close", end);
    this.#hold(pair);
  }

  #hold(pair: Pair) {
    const shallBeHeld = this.#held !== undefined && pair.greeting.includes(this.#held);
    if (shallBeHeld === pair.hasHiddenKey) return;
    pair.hasHiddenKey = shallBeHeld;
    for (const socket of [pair.near, pair.far]) shallBeHeld ? socket.pause() : socket.resume();
  }

  /** For all connections, or for the standby of this name. */
  cut(standby = "") {
    this.#held = standby && `application_name\0${standby}`;
    for (const pair of this.#pairs) this.#hold(pair);
  }

  mend() {
    this.#held = undefined;
    for (const pair of this.#pairs) {
      this.#hold(pair);
      if (pair.near.destroyed || pair.far.destroyed) {
        this.#pairs.delete(pair);
        pair.near.destroy();
        pair.far.destroy();
      }
    }
  }

  close() {
    this.#server.close();
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }
}
