import { expect, test } from "vitest";
import { circuitBreaker } from "./circuit-breaker.ts";

function breaker() {
  let time = 0;
  const subject = circuitBreaker(() => new Date(time), { failures: 5, pause: 30_000 });
  return {
    subject,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    fail: (times: number) => {
      for (let time = 0; time < times; time++) subject.enter()?.failed();
    },
  };
}

test("five failures in a row open it, and a success in between resets the count", () => {
  const { subject, fail } = breaker();
  fail(4);
  subject.enter()?.succeeded();
  fail(4);
  expect(subject.isOpen()).toBe(false);
  fail(1);
  expect(subject.isOpen()).toBe(true);
  expect(subject.enter()).toBeUndefined();
});

test("after the pause one call tries, the others wait for it", () => {
  const { subject, fail, pass } = breaker();
  fail(5);
  pass(29_999);
  expect(subject.enter()).toBeUndefined();
  pass(1);
  const trial = subject.enter();
  expect(trial).toBeDefined();
  expect(subject.enter()).toBeUndefined();
  trial?.succeeded();
  expect(subject.enter()).toBeDefined();
  fail(4);
  expect(subject.isOpen()).toBe(false);
});

test("a failed trial starts another pause, an abandoned one another trial", () => {
  const { subject, fail, pass } = breaker();
  fail(5);
  pass(30_000);
  subject.enter()?.failed();
  expect(subject.enter()).toBeUndefined();
  pass(30_000);
  subject.enter()?.abandoned();
  expect(subject.enter()).toBeDefined();
});

test("calls that were running when it opened do not prolong the pause", () => {
  const { subject, fail, pass } = breaker();
  const early = subject.enter();
  fail(5);
  pass(20_000);
  early?.failed();
  pass(10_000);
  expect(subject.enter()).toBeDefined();
});
