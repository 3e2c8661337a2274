import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { outboxMailer } from "./outbox.ts";
import { smtpMailer } from "./smtp.ts";

const mail = {
  to: "asha@example.org",
  subject: "Grüße",
  text: "Hello,\nhttp://localhost/reset-password?token=abc\n",
};
const from = "Prepfeed <no-reply@localhost>";

test("without a mail server each mail becomes a file that only its owner may read", async () => {
  const folder = join(temporaryFolder(onTestFinished), "outbox");
  const log = { info: vi.fn() };
  await outboxMailer(folder, from, log).send(mail);
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
  const file = join(folder, files[0] ?? "");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/To: asha@example\.org[\s\S]*token=3Dabc|token=abc/);
  expect(log.info).toHaveBeenCalledWith({ file }, expect.stringContaining("outbox"));
});

test("with a mail server the mail is sent there", async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part.toString();
      });
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  const mailer = await smtpMailer(`smtp://127.0.0.1:${port}`, from);
  await mailer.send(mail);
  await mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("To: asha@example.org");
});
