import { describe, expect, test } from "vitest";
import { addressKey, networkOf, surroundingsOf } from "./address-key.ts";

describe("an address is counted", () => {
  test.each([
    ["1.2.3.4", "1.2.3.4"],
    [" 1.2.3.4:5678 ", "1.2.3.4"],
    ["::ffff:1.2.3.4", "1.2.3.4"],
    ["::FFFF:102:304", "1.2.3.4"],
    ["0:0:0:0:0:ffff:1.2.3.4", "1.2.3.4"],
    ["[::ffff:1.2.3.4]:5678", "1.2.3.4"],
    ["64:ff9b::1.2.3.4", "1.2.3.4"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::2:3:4:5:6:7", "0:0:2:3::/64"],
    ["1::", "1:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::1.2.3.4", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["fe80::2%25wlan0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
    ["1::2::3", "1::2::3"],
  ])("%j as %j", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test("the same anywhere in its /64 network, and differently in another", () => {
    const keys = ["2001:db8:0:1::1", "2001:db8:0:1:ffff::", "2001:db8:0:2::1"].map(addressKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });
});

test.each([
  ["1.2.3.4", "1.2.0.0/16"],
  ["2001:db8:1:2::/64", "2001:db8::/32"],
  ["unknown", "unknown"],
])("%s is in %s", (key, surroundings) => {
  expect(surroundingsOf(key)).toBe(surroundings);
});

test.each([
  ["1.2.3.4", "1.2.3.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", undefined],
])("the log says that %s is in %s", (key, network) => {
  expect(networkOf(key)).toBe(network);
});
