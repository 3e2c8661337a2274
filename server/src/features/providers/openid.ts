import { Length } from "@prepfeed/contract/foundation/limits";
import { EMAIL_PATTERN } from "@prepfeed/contract/foundation/patterns";
import type { AuthProvider } from "../../foundation/auth-providers.ts";

/** Loaded when somebody signs in by a provider, not when the server starts. */
const loadLibrary = () => import("openid-client");
type Library = Awaited<ReturnType<typeof loadLibrary>>;
type Client = InstanceType<Library["Configuration"]>;
type Tokens = Awaited<ReturnType<Library["authorizationCodeGrant"]>>;

/** Seconds for each request to a provider. */
const TIMEOUT = 5;
/** How long a discovery document is cached. A failed request is repeated sooner. */
const KNOWN_MS = 60 * 60 * 1000;
const AWAY_MS = 5_000;

/** Values that must be the same when the browser comes back. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  subject: string;
  /** Undefined if the provider has no address or has not verified it. */
  verifiedEmail: string | undefined;
  fullName: string;
  /** The name of the account at the provider; blank if unknown. */
  accountName: string;
  /** When the provider last authenticated the person, if it says so. */
  provenAt: Date | undefined;
}

/** The provider can't be reached, or its discovery document is wrong. */
export class ProviderAway extends Error {
  override name = "ProviderAway";
}

/** The provider's reply is wrong, was used before, or came too late. */
export class AnswerRefused extends Error {
  override name = "AnswerRefused";
}

/** The protocol with one provider. */
export function openIdClient(provider: AuthProvider, redirectUri: string) {
  const isGitHub = provider.kind === "github";
  let known: { client: Promise<Client>; until: number } | undefined;

  /** Requests that come while it is being read wait for the same reply. */
  async function findClient(library: Library): Promise<Client> {
    if (!known || known.until < Date.now()) {
      const found = { client: connect(library, provider), until: Date.now() + KNOWN_MS };
      found.client.catch(() => {
        found.until = Date.now() + AWAY_MS;
      });
      known = found;
    }
    return known.client.catch((cause: unknown) => {
      throw new ProviderAway(`${provider.id} can't be discovered`, { cause });
    });
  }

  return {
    /** With `isProof` the provider is requested to authenticate the person again. */
    async begin(isProof: boolean): Promise<{ url: string; expected: Expected }> {
      const library = await loadLibrary();
      const client = await findClient(library);
      const [state, nonce, verifier] = [
        library.randomState(),
        library.randomNonce(),
        library.randomPKCECodeVerifier(),
      ];
      const url = library.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        state,
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(isGitHub
          ? { scope: "read:user user:email" }
          : { scope: "openid email profile", nonce, ...(isProof && { max_age: "0" }) }),
      });
      return { url: url.href, expected: { state, nonce, verifier } };
    },

    /** `answer` is the query string with which the browser came back. */
    async identify(answer: string, { state, nonce, verifier }: Expected): Promise<Identity> {
      const library = await loadLibrary();
      const client = await findClient(library);
      try {
        const url = new URL(redirectUri);
        url.search = answer;
        const tokens = await library.authorizationCodeGrant(client, url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          ...(!isGitHub && { expectedNonce: nonce, idTokenExpected: true }),
        });
        return isGitHub
          ? await askGitHub(library, client, provider, tokens.access_token)
          : identityOf(await claimsOf(library, client, tokens));
      } catch (error) {
        throw isAway(error)
          ? new ProviderAway(`${provider.id} does not answer`, { cause: error })
          : new AnswerRefused(`${provider.id} was answered wrongly`, { cause: error });
      }
    },
  };
}

async function connect(library: Library, { kind, issuer, clientId, clientSecret }: AuthProvider) {
  const isPlain = issuer.startsWith("http:");
  if (kind === "github") {
    const client = new library.Configuration(
      {
        issuer: `${issuer}/login/oauth`,
        authorization_endpoint: `${issuer}/login/oauth/authorize`,
        token_endpoint: `${issuer}/login/oauth/access_token`,
      },
      clientId,
      undefined,
      library.ClientSecretPost(clientSecret),
    );
    client.timeout = TIMEOUT;
    if (isPlain) library.allowInsecureRequests(client);
    return client;
  }
  const authenticate: ReturnType<Library["ClientSecretPost"]> = (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    const { ClientSecretPost, ClientSecretBasic } = library;
    return (takesPost ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret))(server, ...rest);
  };
  return library.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: TIMEOUT,
    // Checks the signature of the ID token too, not only the connection it came by.
    execute: [library.enableNonRepudiationChecks, ...(isPlain ? [library.allowInsecureRequests] : [])],
  });
}

type Claims = { sub: string; auth_time?: unknown; [claim: string]: unknown };

/** Many providers send the address only in reply to a second request (userinfo). */
async function claimsOf(library: Library, client: Client, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims();
  if (!claims) throw new AnswerRefused("there is no ID token");
  if (claims.email !== undefined || !client.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await library.fetchUserInfo(client, tokens.access_token, claims.sub)), ...claims };
}

const lineOf = (value: unknown, max: number) =>
  typeof value === "string"
    ? value
        .replace(/[\p{C}\s]+/gu, " ")
        .trim()
        .slice(0, max)
    : "";

/** What OpenID Connect allows at most. */
const SUBJECT_MAX = 255;

function identityOf(claims: Claims): Identity {
  if (claims.sub.length > SUBJECT_MAX) throw new AnswerRefused("the id of the person is too long");
  const { sub, email, email_verified: isVerified, name, preferred_username, auth_time } = claims;
  return {
    subject: sub,
    // Some providers send it as a string.
    verifiedEmail: isVerified === true || isVerified === "true" ? addressOf(email) : undefined,
    fullName: lineOf(name, Length.fullNameMax),
    accountName: lineOf(email ?? preferred_username ?? name, Length.emailMax),
    provenAt: typeof auth_time === "number" ? new Date(auth_time * 1000) : undefined,
  };
}

function addressOf(value: unknown): string | undefined {
  const isAddress = typeof value === "string" && value.length <= Length.emailMax && EMAIL_PATTERN.test(value);
  return isAddress ? value : undefined;
}

/** Plain OAuth has no identity, so it comes from GitHub's own API. */
async function askGitHub(
  library: Library,
  client: Client,
  { issuer }: AuthProvider,
  accessToken: string,
): Promise<Identity> {
  const api = issuer === "https://github.com" ? "https://api.github.com" : `${issuer}/api/v3`;
  const ask = async (path: string): Promise<unknown> => {
    const reply = await library.fetchProtectedResource(client, accessToken, new URL(api + path), "GET");
    if (reply.status !== 200) throw new ProviderAway(`GitHub replied ${reply.status} to ${path}`);
    return reply.json();
  };
  const [person, addresses] = await Promise.all([ask("/user"), ask("/user/emails")]);
  const { id, login, name } = person as { id?: unknown; login?: unknown; name?: unknown };
  if (typeof id !== "number") throw new AnswerRefused("GitHub names nobody");
  const primary = (addresses as { email?: unknown; primary?: unknown; verified?: unknown }[]).find(
    (address) => address.primary === true,
  );
  return {
    subject: String(id),
    verifiedEmail: primary?.verified === true ? addressOf(primary.email) : undefined,
    fullName: lineOf(name, Length.fullNameMax),
    accountName: lineOf(login, Length.emailMax),
    provenAt: undefined,
  };
}

const AWAY = ["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"];

/** A failed request is a `TypeError` without a code; a request that the library refused to send has a code. */
function isAway(error: unknown): boolean {
  if (error instanceof ProviderAway) return true;
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === undefined ? error instanceof TypeError : AWAY.includes(String(code));
}
