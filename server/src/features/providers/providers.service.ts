import type { Provider } from "@prepfeed/contract/accounts/provider-login";
import type { AuthProvider } from "../../foundation/auth-providers.ts";
import { openIdClient } from "./openid.ts";

interface KnownProvider extends Provider {
  issuer: string;
  client: ReturnType<typeof openIdClient>;
}

/** The providers that the operator has configured. */
export interface Providers {
  /** The fields that everybody may see. */
  list: Provider[];
  issuers: string[];
  find(id: string): KnownProvider | undefined;
  findByIssuer(issuer: string): KnownProvider | undefined;
}

/** Sends no request yet. Each provider has its own redirect address, so that none can answer for another. */
export function createProviders(settings: AuthProvider[], publicUrl: string): Providers {
  const all = settings.map((setting): KnownProvider => {
    const { id, label, icon, issuer } = setting;
    return { id, label, icon, issuer, client: openIdClient(setting, `${publicUrl}/sign-in/${id}`) };
  });
  return {
    list: all.map(({ id, label, icon }) => ({ id, label, icon })),
    issuers: all.map(({ issuer }) => issuer),
    find: (id) => all.find((provider) => provider.id === id),
    findByIssuer: (issuer) => all.find((provider) => provider.issuer === issuer),
  };
}
