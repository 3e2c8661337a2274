import { Agent, request } from "node:http";

export interface Call {
  method: string;
  path: string;
  token?: string;
  body?: unknown;
}

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  count: number;
}

/** Runs `work` in this many parallel loops for a while. */
export async function measure(work: () => Promise<unknown>, loops: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const loop = async () => {
    while (performance.now() < deadline) {
      const before = performance.now();
      await work();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / elapsed, median: at(0.5), p99: at(0.99), count: times.length };
}

const agent = new Agent({ keepAlive: true });

/** One call over a kept-alive connection; anything but success ends the benchmark. */
export function send(url: string, { method, path, token, body }: Call): Promise<string> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}${path}`,
      {
        agent,
        method,
        headers: {
          ...(payload && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(payload),
          }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (reply) => {
        let text = "";
        reply.setEncoding("utf8");
        reply.on("data", (part: string) => {
          text += part;
        });
        reply.on("end", () =>
          (reply.statusCode ?? 500) < 300
            ? resolve(text)
            : reject(new Error(`${method} ${path}: ${reply.statusCode} ${text}`)),
        );
      },
    );
    // A kept-alive connection that the server was just closing: the call was not received.
    outgoing.on("error", (error) =>
      outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET"
        ? resolve(send(url, { method, path, token, body }))
        : reject(error),
    );
    outgoing.end(payload);
  });
}
