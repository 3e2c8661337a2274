import { describe, expect, it, vi } from "vitest";
import { openPushed, readPushed, showPushed } from "./pushed.ts";
import type { WorkerScope } from "./worker-scope.ts";

const dataOf = (value: unknown) => ({ json: () => JSON.parse(JSON.stringify(value)) });
const message = { title: "ravi commented on your post", body: "Free fall", path: "/posts/1", tag: "post 1" };

describe("a pushed message", () => {
  it("is shown as it is", async () => {
    const showNotification = vi.fn(async () => undefined);
    await showPushed({ registration: { showNotification } } as unknown as WorkerScope, dataOf(message));
    expect(showNotification).toHaveBeenCalledWith(message.title, {
      body: "Free fall",
      tag: "post 1",
      data: "/posts/1",
    });
  });

  it.each([
    ["nothing", null],
    ["no JSON", { json: () => JSON.parse("{") }],
    ["null", dataOf(null)],
    ["no title", dataOf({ path: "/today" })],
    ["the address of another site", dataOf({ ...message, path: "https://evil.example" })],
    ["another site without a protocol", dataOf({ ...message, path: "//evil.example" })],
    ["another site with a backslash", dataOf({ ...message, path: "/\\evil.example" })],
  ])("with %s is shown as something new, and leads to the feed", (_, data) => {
    expect(readPushed(data)).toMatchObject({ title: "Something new on Prepfeed", path: "/social" });
  });
});

describe("a click", () => {
  const location = { origin: "https://x.example" } as Location;
  const open = async (urls: string[]) => {
    const focus = vi.fn(async () => undefined);
    const openWindow = vi.fn(async () => undefined);
    const clients = { matchAll: async () => urls.map((url) => ({ url, focus })), openWindow };
    await openPushed({ clients, location } as unknown as WorkerScope, "/posts/1");
    return { focus, openWindow };
  };

  it("opens a page of its own beside a running mock test", async () => {
    const { focus, openWindow } = await open(["https://x.example/mock-tests/attempts/1"]);
    expect(focus).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith("https://x.example/posts/1");
  });

  it("shows the page that is open already", async () => {
    const { focus, openWindow } = await open(["https://x.example/posts/1"]);
    expect(focus).toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });
});
