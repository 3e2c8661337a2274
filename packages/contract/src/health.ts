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

/** For whatever restarts a process that no longer answers: a database that is away is no reason. */
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
    "Whether people should be sent here; 503 when the database does not answer or the process is about to end",
  reply: z.object({ status: upOrDown }),
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
