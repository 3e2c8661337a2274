import { afterEach, expect, it, vi } from "vitest";
import { toast } from "./toast.ts";
import { listToasts, onToastsChange, removeToast } from "./toast-list.ts";

const said = () => listToasts().map(({ message }) => message);

afterEach(() => {
  for (const { id } of listToasts()) removeToast(id);
});

it("keeps toasts, each with its colour, until they are removed", () => {
  toast.error("Failed to load feed");
  toast.success("Post deleted", { text: "View feed", to: "/social" });
  expect(listToasts()).toMatchObject([
    { color: "red", message: "Failed to load feed" },
    { color: "green", message: "Post deleted", link: { text: "View feed", to: "/social" } },
  ]);
  removeToast(listToasts()[0]?.id ?? 0);
  expect(said()).toEqual(["Post deleted"]);
});

it("removes the oldest when there are too many", () => {
  for (const word of ["one", "two", "three", "four", "five", "six"]) toast.info(word);
  expect(said()).toEqual(["two", "three", "four", "five", "six"]);
});

it("notifies listeners, until they stop", () => {
  const heard = vi.fn();
  const stop = onToastsChange(heard);
  toast.info("hello");
  stop();
  toast.info("again");
  expect(heard).toHaveBeenCalledOnce();
});
