import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** The allowed request ids of a proxy: nothing that could break a line of the log. */
const GIVEN = /^[\w.:-]{8,100}$/;

/**
 * Ids for requests. An id from a trusted proxy is used in every process and log; otherwise it is unique over
 * processes and restarts, and cheap: a random prefix and a number.
 */
export function requestIds(trustProxy: string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const item of trustProxy) {
    const [address = "", prefix] = item.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const beginning = crypto.randomUUID().slice(0, 13);
  let last = 0;
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const from = socket.remoteAddress;
    const isTrusted = from !== undefined && proxies.check(from, isIPv6(from) ? "ipv6" : "ipv4");
    if (isTrusted && typeof given === "string" && GIVEN.test(given)) return given;
    return `${beginning}-${++last}`;
  };
}
