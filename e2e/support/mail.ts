import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Undoes the transfer encodings in which a link can be hidden. */
function decode(mail: string) {
  const [head = "", ...paragraphs] = mail.split(/\r?\n\r?\n/);
  const body = paragraphs.join("\n\n");
  if (/^content-transfer-encoding:\s*base64/im.test(head))
    return Buffer.from(body, "base64").toString("utf8");
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function listMails(address: string) {
  const outbox = join(process.env.PRODUCT_DATA_DIR ?? "", "outbox");
  if (!existsSync(outbox)) return [];
  const isTo = (mail: string) => /^to:.*/im.exec(mail)?.[0].toLowerCase().includes(address.toLowerCase());
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => join(outbox, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, "utf8"))
    .filter(isTo);
}

/** Waits for a mail to an address that links to this page with a token, and gives the link in the newest. A mail is
 * made after the reply: whoever has asked for a second one names the link of the first, which is dead by then. */
export async function findMailedLink(
  address: string,
  page: "reset-password" | "confirm-email",
  deadLink?: string,
) {
  const pattern = new RegExp(`https?://[^\\s"<>]+/${page}\\?token=[\\w-]+`);
  let link: string | undefined;
  await expect(() => {
    link = listMails(address)
      .map((mail) => decode(mail).match(pattern)?.[0])
      .findLast((found) => found !== undefined && found !== deadLink);
    expect(link, `a mail to ${address} with a link`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link as string;
}
