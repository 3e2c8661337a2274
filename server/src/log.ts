import { hostname } from "node:os";
import { type Logger, pino } from "pino";

/** Structured lines on standard output, with the number of the worker if there are several.
 * Paths are logged without their query: it may hold a reset token. */
export function createLog(level: string, worker?: number): Logger {
  return pino({
    level,
    base: { pid: process.pid, hostname: hostname(), worker },
    redact: {
      paths: [
        "req.headers",
        "*.password",
        "*.newPassword",
        "*.currentPassword",
        "*.token",
        "*.authorization",
      ],
      remove: true,
    },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split("?")[0],
        ip: request.ip,
      }),
    },
  });
}
