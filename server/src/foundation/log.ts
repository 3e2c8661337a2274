import { hostname } from "node:os";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/**
 * Structured lines on standard output by default, with the number of the worker if there are several. Paths are
 * logged without their query, which may contain a reset token.
 */
export function createLog(level: string, worker?: number, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
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
  };
  return destination ? pino(options, destination) : pino(options);
}
