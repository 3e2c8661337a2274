import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Decodes the transfer encodings that can hide a link. */
function decode(mail: string) {
  const [head = "", ...paragraphs] = mail.split(/\r?\n\r?\n/);
  const body = paragraphs.join("\n\n");
  if (/^content-transfer-encoding:\s*base64/im.test(head))
    return Buffer.from(body, "base64").toString("utf8");
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function listMails(address: string, dataDir: string) {
  const outbox = join(dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  const isTo = (mail: string) => /^to:.*/im.exec(mail)?.[0].toLowerCase().includes(address.toLowerCase());
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => join(outbox, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, "utf8"))
    .filter(isTo);
}

/**
 * Waits for a mail to an address that links to this page with a token, and returns the newest link. A mail is made
 * after the reply, so a caller who requested a second one names the first link, which is invalid by then.
 */
export async function findMailedLink(
  address: string,
  page: "reset-password" | "confirm-email" | "recover-account" | "cancel-recovery" | "prove",
  deadLink?: string,
  dataDir = process.env.PRODUCT_DATA_DIR ?? "",
) {
  const pattern = new RegExp(`https?://[^\\s"<>]+/${page}\\?token=[\\w-]+`);
  let link: string | undefined;
  await expect(() => {
    link = listMails(address, dataDir)
      .map((mail) => decode(mail).match(pattern)?.[0])
      .findLast((found) => found !== undefined && found !== deadLink);
    expect(link, `a mail to ${address} with a link`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link as string;
}
