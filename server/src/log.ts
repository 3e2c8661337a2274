import { type Logger, pino } from "pino";

/** Structured lines on standard output. Paths are logged without their query: it may hold a reset token. */
export function createLog(level: string): Logger {
  return pino({
    level,
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
