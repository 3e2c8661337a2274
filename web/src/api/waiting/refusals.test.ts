import { expect, it, vi } from "vitest";
import { tellRefused, untilRefused } from "./refusals.ts";

it("what was saved is told once that the server refused it, with the reason", async () => {
  const tell = vi.fn();
  void untilRefused("a").then(tell);
  tellRefused([{ key: "a" }, { key: "b", problem: "Of another" }]);
  await Promise.resolve();
  expect(tell).not.toHaveBeenCalled();

  tellRefused([{ key: "a", problem: "Question not found" }]);
  tellRefused([{ key: "a", problem: "Question not found" }]);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith("Question not found"));
});

it("what was sent is told nothing", async () => {
  const tell = vi.fn();
  void untilRefused("sent").then(tell);
  tellRefused([]);
  tellRefused([{ key: "sent", problem: "Too late" }]);
  await Promise.resolve();
  expect(tell).not.toHaveBeenCalled();
});
