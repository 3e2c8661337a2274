import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { v7 as uuidv7 } from "uuid";
import type { Mailer } from "./mailer.ts";

/** Mail for a machine without a mail server: each becomes an `.eml` file in `folder`. */
export function outboxMailer(folder: string, from: string, log: Pick<Logger, "info">): Mailer {
  return {
    async send(mail) {
      // Loaded when the first mail is written, because it would slow down every start.
      const { default: nodemailer } = await import("nodemailer");
      const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${uuidv7()}.eml`);
      // Written to a temporary name and renamed, so that a program that watches the folder never reads half a
      // mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, "mail written to the outbox (no SMTP_URL is set)");
    },
    close: async () => {},
  };
}
