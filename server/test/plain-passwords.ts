import type { Passwords } from "../src/features/passwords/passwords.service.ts";

/** Where it is tested how often or by whom a password is looked at, not how: hashing takes long on purpose. */
export const plainPasswords: Passwords = {
  hash: async (password) => password,
  matches: async (stored, password) => stored === password,
};
