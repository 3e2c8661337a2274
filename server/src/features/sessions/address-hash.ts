import { createHmac } from "node:crypto";

/** The stored form of an address: enough to recognise it for one person, and too little to recover it. */
export type HashAddress = (userId: string, address: string) => AddressHashes;

interface AddressHashes {
  /** The value to store. */
  hash: string;
  /** The values that may have been stored, including those of the earlier secret. */
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

/** The stored name of a deleted account, so that its events can still be grouped. */
export function accountHash(hashAddress: HashAddress): (userId: string) => string {
  return (userId) => hashAddress(userId, "a deleted account").hash;
}
