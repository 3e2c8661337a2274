/** What we use of it; it brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  }

  export default class Provider {
    constructor(
      issuer: string,
      settings: {
        clients: {
          client_id: string;
          client_secret: string;
          redirect_uris: string[];
          token_endpoint_auth_method?: string;
        }[];
        adapter: new (kind: string) => object;
        claims: Record<string, string[]>;
        cookies: { keys: string[] };
        ttl: Record<string, number>;
        jwks: { keys: object[] };
        features: { devInteractions: { enabled: boolean } };
        findAccount(context: unknown, sub: string): { accountId: string; claims(): Record<string, unknown> };
        interactions: { url(context: unknown, interaction: { uid: string }): string };
        loadExistingGrant(context: Context): Promise<Grant>;
      },
    );
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string },
    ): Promise<void>;
  }
}
