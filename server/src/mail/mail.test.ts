import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { PASSWORD } from "../../test/password.ts";
import { RunningProduct } from "../../test/running-product.ts";
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

/** A mail server that stores what it receives. */
async function startMailServer() {
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
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received };
}

test("with a mail server the mail is sent there", async () => {
  const { url, received } = await startMailServer();
  const mailer = await smtpMailer(url, from);
  await mailer.send(mail);
  await mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("To: asha@example.org");
});

test("with a mail server a new account must open the link in its mail before it can post", {
  timeout: 120_000,
}, async () => {
  const { url, received } = await startMailServer();
  const dataDir = join(temporaryFolder(onTestFinished), "data");
  const product = await RunningProduct.start({ DATA_DIR: dataDir, SMTP_URL: url });
  const account = { username: "asha", email: mail.to, password: PASSWORD };
  // On a busy machine the first tries may be refused.
  const session = await eventually(async () => {
    const reply = await product.send("POST", "/auth/register", { body: account });
    return reply?.status !== 503 && reply;
  });
  expect(session).toMatchObject({ status: 201, body: { user: { emailConfirmed: false } } });
  const post = () =>
    product.send("POST", "/social/posts", { body: { content: "Hello" }, token: session.body.token });
  expect(await post()).toMatchObject({ status: 403, body: { code: "email-not-confirmed" } });

  await eventually(() => received.length > 0);
  const text = (received[0] ?? "").replace(/=\r\n/g, "").replaceAll("=3D", "=");
  const token = /confirm-email\?token=([\w-]+)/.exec(text)?.[1];
  expect((await product.send("POST", "/auth/confirm-email", { body: { token } }))?.status).toBe(200);
  expect((await post())?.status).toBe(201);
});
