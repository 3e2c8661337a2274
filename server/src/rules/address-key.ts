import { isIPv4, isIPv6 } from "node:net";

/**
 * The prefixes of IPv6 addresses that contain an IPv4 address: mapped by the system, or translated on the
 * way.
 */
const CARRIERS = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/**
 * An address as rate limits count it. A household has a whole IPv6 /64 network, so that counts as one; any other text
 * is unchanged.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, "");
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (CARRIERS.includes(hex(groups.slice(0, 6)))) return dotted(groups.slice(6));
  return `${hex(groups.slice(0, 4))}::/64`;
}

/** The larger network of a key: most connections whose address changes stay within it. */
export function surroundingsOf(key: string): string {
  if (isIPv4(key)) return `${key.split(".").slice(0, 2).join(".")}.0.0/16`;
  return key.endsWith("::/64") ? `${key.split(":").slice(0, 2).join(":")}::/32` : key;
}

/** The network of a key, which may be logged where the address may not. */
export function networkOf(key: string): string | undefined {
  if (isIPv4(key)) return `${key.split(".").slice(0, 3).join(".")}.0/24`;
  return key.endsWith("::/64") ? `${key.split(":").slice(0, 3).join(":")}::/48` : undefined;
}

/** Some proxies write `1.2.3.4:5678` and `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The eight numbers of an IPv6 address, in any shortened form. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split("::").map((part) => part.split(":").flatMap(numbersOf));
  return tail ? [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail] : head;
}

function numbersOf(group: string): number[] {
  if (group === "") return [];
  if (!group.includes(".")) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}

const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(":");
const dotted = (groups: number[]) => groups.flatMap((group) => [group >> 8, group & 255]).join(".");
