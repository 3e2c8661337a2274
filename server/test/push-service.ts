import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine. It keeps what it gets, and answers as it is told. */
export async function openPushService() {
  const received: Received[] = [];
  let answer: (reply: ServerResponse) => void = (reply) => reply.writeHead(201).end();
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    answer(reply);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answerWith(how: number | ((reply: ServerResponse) => void), headers: Record<string, string> = {}) {
      answer = typeof how === "number" ? (reply) => reply.writeHead(how, headers).end() : how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser's subscription, and how the browser reads a message (RFC 8291), written apart from the sender's library. */
export function subscribedBrowser(origin: string) {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: {
      endpoint: `${origin}/${randomBytes(12).toString("hex")}`,
      p256dh: p256dh.toString("base64url"),
      auth: auth.toString("base64url"),
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]);
      const secret = Buffer.from(hkdfSync("sha256", curve.computeSecret(sender), auth, info, 32));
      const extracted = createHmac("sha256", salt).update(secret).digest();
      const expand = (name: string, length: number) =>
        createHmac("sha256", extracted)
          .update(`Content-Encoding: ${name}\0\x01`, "latin1")
          .digest()
          .subarray(0, length);
      const decipher = createDecipheriv("aes-128-gcm", expand("aes128gcm", 16), expand("nonce", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
    },
  };
}
