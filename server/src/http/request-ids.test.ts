import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { requestIds } from "./request-ids.ts";

const from = (remoteAddress: string, id?: string) =>
  ({ headers: { "x-request-id": id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test("only a trusted proxy may set request ids, and only characters that are safe in a log", () => {
  const idOf = requestIds(["10.0.0.0/8", "::1"]);
  for (const proxy of ["10.1.2.3", "::ffff:10.1.2.3", "::1"]) {
    expect(idOf(from(proxy, "balancer-0001"))).toBe("balancer-0001");
  }
  const own = /^[\da-f]{8}-[\da-f]{4}-\d+$/;
  for (const id of ["short", 'x"y\nz-00000000', "x".repeat(101), undefined]) {
    expect(idOf(from("10.1.2.3", id))).toMatch(own);
  }
  expect(idOf(from("192.0.2.1", "balancer-0001"))).toMatch(own);
  expect(idOf(from("192.0.2.1"))).not.toBe(idOf(from("192.0.2.1")));
});
