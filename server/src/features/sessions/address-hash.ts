import { createHmac } from "node:crypto";

/** What is kept of an address: enough to know it again, for one person, and too little to find out which it was. */
export type HashAddress = (userId: string, address: string) => string;

export function createAddressHash(secret: string): HashAddress {
  return (userId, address) =>
    createHmac("sha256", secret).update(`address of ${userId} ${address}`).digest("base64url");
}
