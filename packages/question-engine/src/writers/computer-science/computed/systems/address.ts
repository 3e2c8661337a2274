/** An address of 32 bits as it is written. */
export const dotted = (address: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");
export const mask = (prefix: number) => dotted(2 ** 32 - 2 ** (32 - prefix));
export const networkOf = (address: number, prefix: number) => address - (address % 2 ** (32 - prefix));

/** All addresses with the same first bits. */
export interface Block {
  network: number;
  length: number;
}

export interface Route extends Block {
  hop: string;
}

export const sizeOf = ({ length }: Block) => 2 ** (32 - length);
export const showBlock = ({ network, length }: Block) => `${dotted(network)}/${length}`;
export const contains = (block: Block, address: number) => networkOf(address, block.length) === block.network;

/** Where the route with the longest prefix that fits leads. */
export function nextHop(routes: readonly Route[], address: number): string | undefined {
  const fitting = routes.filter((route) => contains(route, address));
  return fitting.sort((one, other) => other.length - one.length)[0]?.hop;
}
