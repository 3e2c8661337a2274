import { z } from "zod";
import { endpoint } from "./endpoint.ts";

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

export const publicConfig = z.object({
  comments: z.boolean(),
  /** Whether the demo account exists and may be named on the login page. */
  demo: z.boolean(),
  version: z.string(),
});

/** The account of the demo community: no secret, the log and the login page name it. */
export const DEMO_ACCOUNT = { username: "demo", email: "demo@example.org", password: "demo1234" } as const;

export const getConfig = endpoint({
  method: "GET",
  path: "/config",
  access: "public",
  summary: "What the web app must know before login",
  reply: publicConfig,
});
