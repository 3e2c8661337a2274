import type { Notification, NotificationPage } from "@prepfeed/contract/people/notifications";
import { describe, expect, it } from "vitest";
import { itemsOf } from "../pages.ts";
import { withNotification } from "./notification-cache.ts";

const like = (id: string): Notification => ({
  id,
  kind: "like",
  actor: null,
  post: null,
  attempts: null,
  outcome: null,
  createdAt: "2026-11-15T12:00:00.000Z",
  read: false,
});

const page = (...ids: string[]): NotificationPage => ({
  content: ids.map(like),
  totalElements: ids.length,
  last: true,
  page: 0,
  size: 10,
  unread: ids.length,
});

const list = (...pages: NotificationPage[]) => ({ pages, pageParams: pages.map((_page, i) => i) });

describe("the cached notifications", () => {
  it("add a new one on top, once", () => {
    const grown = withNotification(list(page("b"), page("a")), like("c"));
    expect(grown && itemsOf(grown).map(({ id }) => id)).toEqual(["c", "b", "a"]);
    expect(withNotification(grown, like("a"))).toBe(grown);
  });

  it("stay unread until they were opened", () => {
    expect(withNotification(undefined, like("a"))).toBeUndefined();
  });
});
