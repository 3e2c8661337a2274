import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that lead to this machine, its network, or to nobody (RFC 6890). */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, "ipv4");

/** Only these IPv6 addresses are public, without those that carry an IPv4 address in them. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, "ipv4");
  return version === 6 && PUBLIC_V6.check(address, "ipv6") && !NOT_PUBLIC.check(address, "ipv6");
}

const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Whether a URL is https on the usual port of a host with a public name. What the name stands for is checked when a
 * connection is made, see `lookUpPublic`.
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const name = hostname.replace(/\.$/, "");
  const isPlain = protocol === "https:" && port === "" && !username && !password;
  return isPlain && name.includes(".") && !/[\d\]]$/.test(name) && !PRIVATE_NAME.test(name);
}

/** For connections to addresses that a person has given: one private address among those of a name refuses it. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error("no address"), "");
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error("the name of a private address"), "");
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
