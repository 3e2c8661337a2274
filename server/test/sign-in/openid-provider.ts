import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** A person's account at the provider. */
export interface Claims {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

type Stored = Record<string, unknown> & { exp?: number; grantId?: string; uid?: string; consumed?: number };

const CLIENT = { clientId: "prepfeed", clientSecret: "the provider and the product know this" };

/** A certified OpenID provider in this process. Its people sign in without a password. */
export class OpenIdProvider {
  readonly people = new Map<string, Claims>();
  readonly #stored = new Map<string, Stored>();
  readonly #server: Server;
  readonly issuer: string;

  private constructor(server: Server, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  /** `redirectUris` are those of the product. */
  static async start(redirectUris: string[], port = 0) {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const started = new OpenIdProvider(server, issuer);
    started.#serve(redirectUris);
    return started;
  }

  /** Its entry in `AUTH_PROVIDERS`. */
  setting(id = "test", label = "Test ID") {
    return { kind: "oidc" as const, id, label, issuer: this.issuer, icon: "key" as const, ...CLIENT };
  }

  async stop() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Makes a code expire. */
  expireCode(code: string) {
    const stored = this.#stored.get(`AuthorizationCode:${code}`);
    if (!stored) throw new Error("there is no such code");
    stored.exp = Math.floor(Date.now() / 1000) - 1;
  }

  /** Follows the redirect to the provider, signs in, and returns the query string of the redirect back. */
  async signIn(url: string, sub: string): Promise<string> {
    const cookies = new Map<string, string>();
    const visit = async (address: string, form?: URLSearchParams) => {
      const reply = await fetch(address, {
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form && { method: "POST", body: form }),
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
        cookies.set(name, value);
      }
      return new URL(reply.headers.get("location") ?? "about:blank", address).href;
    };
    const page = await visit(url);
    const resumed = await visit(page, new URLSearchParams({ sub }));
    return new URL(await visit(resumed)).search.slice(1);
  }

  #serve(redirectUris: string[]) {
    const stored = this.#stored;
    const provider = new Provider(this.issuer, {
      clients: [
        { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: redirectUris },
      ],
      adapter: memoryAdapter(stored),
      claims: { email: ["email", "email_verified"], profile: ["name"] },
      cookies: { keys: ["a key for tests"] },
      jwks: { keys: [{ ...KEY, use: "sig", alg: "RS256" }] },
      ttl: {
        Interaction: 600,
        Grant: 600,
        Session: 600,
        AccessToken: 600,
        IdToken: 600,
        AuthorizationCode: 60,
      },
      features: { devInteractions: { enabled: false } },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({ sub, ...this.people.get(sub) }),
      }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      // Consent is given without a question.
      async loadExistingGrant({ oidc }) {
        const { clientId } = oidc.client;
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    const handle = provider.callback();
    this.#server.on("request", async (request, response) => {
      if (!request.url?.startsWith("/interaction/")) return handle(request, response);
      if (request.method !== "POST") {
        const buttons = [...this.people.keys()].map(
          (sub) => `<button name="sub" value="${sub}">Continue as ${sub}</button>`,
        );
        return response
          .setHeader("content-type", "text/html")
          .end(
            `<!doctype html><html lang="en"><title>Test ID</title><link rel="icon" href="data:,"><h1>Test ID</h1><form method="post">${buttons.join("")}<button name="sub" value="">Cancel</button></form></html>`,
          );
      }
      const sub = new URLSearchParams(await bodyOf(request)).get("sub") ?? "";
      const result = sub ? { login: { accountId: sub } } : { error: "access_denied" };
      await provider.interactionFinished(request, response, result);
    });
  }
}

/** Kept over restarts, as real providers do: the client reads new keys at most once a minute. */
const KEY = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** All data of the provider in one map, so that a test can make something expire. */
function memoryAdapter(stored: Map<string, Stored>) {
  return class {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }
    #key(id: string) {
      return `${this.#kind}:${id}`;
    }
    async upsert(id: string, payload: Stored) {
      stored.set(this.#key(id), payload);
    }
    async find(id: string) {
      return stored.get(this.#key(id));
    }
    async findByUid(uid: string) {
      return [...stored].find(([key, { uid: of }]) => key.startsWith(`${this.#kind}:`) && of === uid)?.[1];
    }
    async consume(id: string) {
      const found = stored.get(this.#key(id));
      if (found) found.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string) {
      stored.delete(this.#key(id));
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
    }
  };
}
