import { createHmac } from "node:crypto";

/** What is kept of an address: enough to know it again, for one person, and too little to find out which it was. */
export type HashAddress = (userId: string, address: string) => AddressHashes;

interface AddressHashes {
  /** What is written down. */
  hash: string;
  /** What may have been written down: also with the secret before this one. */
  known: string[];
}

export function createAddressHash(...secrets: [string, ...string[]]): HashAddress {
  return (userId, address) => {
    const hashes = secrets.map((secret) =>
      createHmac("sha256", secret).update(`address of ${userId} ${address}`).digest("base64url"),
    );
    return { hash: hashes[0] ?? "", known: hashes };
  };
}
