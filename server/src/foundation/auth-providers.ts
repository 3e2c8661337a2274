import { readFileSync } from "node:fs";
import { PROVIDER_ICONS, type ProviderIcon } from "@prepfeed/contract/accounts/provider-login";
import { z } from "zod";

/** OpenID Connect, or GitHub, which offers only plain OAuth. */
export interface AuthProvider {
  kind: "oidc" | "github";
  /** Part of its redirect address. */
  id: string;
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  icon: ProviderIcon;
}

const MAX_LABEL = 30;
const MAX_PROVIDERS = 10;
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const GITHUB = "https://github.com";

const authProvider = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,30}$/, "1 to 30 small letters, digits or hyphens"),
    label: z.string().trim().min(1).max(MAX_LABEL),
    issuer: z.string().refine(isIssuer, "an https:// URL, or http:// on this machine"),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    icon: z.enum(PROVIDER_ICONS).optional(),
    kind: z.enum(["oidc", "github"]).optional(),
  })
  .transform((given): AuthProvider => {
    const kind = given.kind ?? (given.issuer === GITHUB ? "github" : "oidc");
    return { ...given, kind, icon: given.icon ?? (kind === "github" ? "github" : "key") };
  });

const authProviders = z
  .array(authProvider)
  .max(MAX_PROVIDERS)
  .refine((all) => isDistinct(all.map(({ id }) => id)), "different ids")
  .refine((all) => isDistinct(all.map(({ issuer }) => issuer)), "different issuers");

/** Reads JSON, or a file with it. Errors name the place of a mistake and no value, because values are secret. */
export function readProviders(value: string, context: z.RefinementCtx): AuthProvider[] {
  const { data, error } = authProviders.safeParse(parsedJson(value));
  if (data) return data;
  const [issue] = error.issues;
  const place = issue?.path.length ? ` (see ${issue.path.join(".")}: ${issue.message})` : "";
  context.addIssue(`a JSON list of providers, or a readable file that holds one${place}`);
  return z.NEVER;
}

function parsedJson(value: string): unknown {
  try {
    return JSON.parse(value.startsWith("[") ? value : readFileSync(value, "utf8"));
  } catch {
    return undefined;
  }
}

/** Without TLS only for a provider on the same machine. */
function isIssuer(value: string) {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
}

const isDistinct = (values: string[]) => new Set(values).size === values.length;
