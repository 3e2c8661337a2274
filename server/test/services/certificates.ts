import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findDaemon, required } from "./find-program.ts";
import { findOwner } from "./postgres.ts";

export interface TestCertificates {
  /** The authority that signed them. */
  ca: string;
  /** Another one, which signed nothing. */
  otherCa: string;
  /** For a server at 127.0.0.1, readable for PostgreSQL. */
  certificate: string;
  key: string;
  remove(): void;
}

/** Files in a temporary folder, made with openssl. */
export function makeCertificates(): TestCertificates {
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-certificates-"));
  const file = (name: string) => join(folder, name);
  const program = required(findDaemon("openssl"), "openssl");
  const openssl = (...args: string[]) => execFileSync(program, args, { cwd: folder, stdio: "pipe" });
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  for (const name of ["ca", "other"]) {
    const files = ["-keyout", `${name}.key`, "-out", `${name}.pem`];
    openssl("req", "-x509", ...newKey, ...files, "-subj", `/CN=Test authority ${name}`, "-days", "2");
  }
  openssl("req", ...newKey, "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=test server");
  writeFileSync(file("names"), "subjectAltName=IP:127.0.0.1");
  const signed = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "names", "-days", "2"];
  openssl("x509", "-req", "-in", "server.csr", "-out", "server.pem", ...signed);
  const owner = findOwner();
  if (owner)
    for (const path of [folder, file("server.key"), file("server.pem")])
      chownSync(path, owner.uid, owner.gid);
  return {
    ca: file("ca.pem"),
    otherCa: file("other.pem"),
    certificate: file("server.pem"),
    key: file("server.key"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
