import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Somebody {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

const SECRET = "GitHub and the product know this";

/** What GitHub replies to the four calls that a sign-in makes; GitHub itself can't be had on this machine. */
export class FakeGitHub {
  /** Who sits before the browser. */
  person: Somebody = { id: 1, login: "octocat", name: "Octo Cat", emails: [] };
  readonly #challenges = new Map<string, string>();
  readonly #server: Server;
  readonly #url: string;

  private constructor(server: Server) {
    this.#server = server;
    this.#url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("request", (request, response) => void this.#reply(request, response));
  }

  static async start() {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new FakeGitHub(server);
  }

  setting() {
    const { clientId, clientSecret } = { clientId: "prepfeed", clientSecret: SECRET };
    const icon = "github" as const;
    return {
      kind: "github" as const,
      id: "github",
      label: "GitHub",
      issuer: this.#url,
      icon,
      clientId,
      clientSecret,
    };
  }

  async stop() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async signIn(url: string): Promise<string> {
    const reply = await fetch(url, { redirect: "manual" });
    return new URL(reply.headers.get("location") ?? "").search.slice(1);
  }

  async #reply(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.#url);
    const send = (body: unknown) =>
      response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify(body));
    switch (pathname) {
      case "/login/oauth/authorize": {
        const code = randomUUID();
        this.#challenges.set(code, searchParams.get("code_challenge") ?? "");
        const back = new URL(searchParams.get("redirect_uri") ?? "");
        back.searchParams.set("code", code);
        back.searchParams.set("state", searchParams.get("state") ?? "");
        return response.writeHead(302, { location: back.href }).end();
      }
      case "/login/oauth/access_token": {
        let text = "";
        for await (const chunk of request) text += String(chunk);
        const form = new URLSearchParams(text);
        const challenge = this.#challenges.get(form.get("code") ?? "");
        this.#challenges.delete(form.get("code") ?? "");
        const hashed = createHash("sha256")
          .update(form.get("code_verifier") ?? "")
          .digest("base64url");
        if (challenge !== hashed || form.get("client_secret") !== SECRET)
          return send({
            error: "bad_verification_code",
            error_description: "The code is incorrect or expired.",
          });
        return send({
          access_token: `for ${this.person.id}`,
          token_type: "bearer",
          scope: "read:user,user:email",
        });
      }
      case "/api/v3/user":
        return send({ ...this.person, emails: undefined, email: null });
      case "/api/v3/user/emails":
        return send(this.person.emails);
      default:
        return response.writeHead(404).end();
    }
  }
}
