import { z } from "zod";
import { provider } from "./accounts/provider-login.ts";
import { endpoint } from "./foundation/endpoint.ts";

const upOrDown = z.enum(["UP", "DOWN"]);

export const health = z.object({
  status: upOrDown,
  database: upOrDown,
  version: z.string(),
  /** Seconds since the server started. */
  uptime: z.number().int(),
  cors_config: z.object({ allowed_origins: z.array(z.string()) }),
});
export type Health = z.infer<typeof health>;

export const getHealth = endpoint({
  method: "GET",
  path: "/health",
  access: "public",
  isUnlimited: true,
  summary: "Whether the server and its database answer; 503 with the same body when the database does not",
  reply: health,
  repliesWhenDown: true,
});

/** For supervisors that restart a process that no longer answers: an unreachable database is not a reason. */
export const getLiveness = endpoint({
  method: "GET",
  path: "/health/live",
  access: "public",
  isUnlimited: true,
  summary: "Whether the process answers",
  reply: z.object({ status: upOrDown }),
});

/** For load balancers. */
export const getReadiness = endpoint({
  method: "GET",
  path: "/health/ready",
  access: "public",
  isUnlimited: true,
  summary:
    "Whether this process is ready for requests; 503 when the database does not answer or the process is about to end",
  reply: z.object({ status: upOrDown }),
  repliesWhenDown: true,
});

/** Where to find help, as the operator set it. */
export const helpAddress = z.object({ name: z.string(), address: z.string() });
export type HelpAddress = z.infer<typeof helpAddress>;

export const publicConfig = z.object({
  comments: z.boolean(),
  /** Whether registering asks for the year of birth. */
  askAge: z.boolean(),
  /** Whether the demo account exists and may be shown on the login page. */
  demo: z.boolean(),
  version: z.string(),
  /** How to reach the operator; null if that is not set. */
  contact: z.string().nullable(),
  /** Where people in need find help. */
  help: z.array(helpAddress),
  /** The providers that people can sign in with, in the operator's order. */
  providers: z.array(provider),
});

/** The account of the demo community: not a secret, the log and the login page show it. */
export const DEMO_ACCOUNT = { username: "demo", email: "demo@example.org", password: "demo1234" } as const;

export const getConfig = endpoint({
  method: "GET",
  path: "/config",
  access: "public",
  summary: "What the web app must know before login",
  reply: publicConfig,
});
