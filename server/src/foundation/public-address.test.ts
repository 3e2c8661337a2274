import { expect, test } from "vitest";
import { isPublicAddress, isPublicHttps, lookUpPublic } from "./public-address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "64:ff9b::a00:1",
  "fe80::1",
  "fd00::1",
  "2002:7f00:1::",
  "no address",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "2a00:1450:4001::200e"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "http://push.example.org/a",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://[::1]/a",
  "https://[2a00:1450:4001::200e]/a",
  "https://8.8.8.8/a",
  "https://localhost/a",
  "https://LOCALHOST./a",
  "https://db.internal/a",
  "https://printer.local/a",
  "https://postgres/a",
  "https://me:secret@push.example.org/a",
  "https://push.example.org:8443/a",
  "file:///etc/passwd",
  "push.example.org",
  "",
])("%j is refused as an address to connect to", (text) => {
  expect(isPublicHttps(text)).toBe(false);
});

test("an address at a public name is accepted", () => {
  expect(isPublicHttps("https://fcm.googleapis.com/fcm/send/abc:def")).toBe(true);
  expect(isPublicHttps("https://push.example.org:443/a")).toBe(true);
});

test("a name that stands for a private address is not connected to", async () => {
  const error = await new Promise((resolve) => lookUpPublic("localhost", {}, resolve));
  expect(error).toMatchObject({ message: "the name of a private address" });
});
