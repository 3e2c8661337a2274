import type { TestApp } from "../test-app.ts";
import type { OpenIdProvider } from "./openid-provider.ts";

interface Arrival {
  state: string;
  secret: string;
  answer: string;
}

/** Signs in by a provider, as the web app and a browser do it. */
export function signInBy(app: TestApp, provider: () => OpenIdProvider) {
  // Replies hold the own profile of the person who signs in, so they are read past the guard of other people's addresses.
  async function post(path: string, payload: object) {
    const reply = await app.app.inject({ method: "POST", url: `/api${path}`, payload });
    return { status: reply.statusCode, body: reply.json() };
  }
  const start = (id = "test") => post(`/auth/provider-login/${id}/start`, {});
  const finish = ({ state, secret, answer }: Arrival, more: object = {}) =>
    post("/auth/provider-login", { state, secret, answer, ...more });
  return {
    start,
    finish,
    async signIn(sub: string, more?: object) {
      const { body } = await start();
      return finish({ ...body, answer: await provider().signIn(body.url, sub) }, more);
    },
    register: (ticket: string, username: string, more: object = {}) =>
      post("/auth/provider-login/register", { ticket, username, fullName: "Asha Rao", ...more }),
  };
}
