import type { Passwords } from "../src/features/passwords/passwords.service.ts";

/** For tests of how often or by whom a password is checked, not how: hashing takes long on purpose. */
export const plainPasswords: Passwords = {
  hash: async (password) => password,
  matches: async (stored, password) => stored === password,
};
