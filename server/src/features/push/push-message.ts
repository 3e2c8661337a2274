import type { PushedMessage } from "@prepfeed/contract/people/push";
import type { WaitingPush } from "./push-queue.queries.ts";

const MAX_TITLE = 100;
const shortened = (text: string) =>
  text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE).trimEnd()}…` : text;

/** In the words of the list of notifications; undefined for what was read, withdrawn or hidden meanwhile. */
export function pushMessage(push: WaitingPush): PushedMessage | undefined {
  const { kind, thing_id: thingId, test_title: test } = push;
  if (kind === "due") {
    const due = push.count ?? 0;
    return {
      title: `${due} ${due === 1 ? "question is" : "questions are"} due today`,
      body: "",
      path: "/today",
      tag: "due",
    };
  }
  if (kind === "reply") {
    if (push.post_id === null || push.actor === null) return undefined;
    const title = `${push.actor} commented on your post`;
    const body = shortened(push.post_title ?? "");
    return { title, body, path: `/posts/${push.post_id}`, tag: `post ${push.post_id}` };
  }
  if (test === null) return undefined;
  if (kind === "begins") {
    const title = "A mock test begins soon";
    return { title, body: shortened(test), path: `/mock-tests/${thingId}`, tag: `test ${thingId}` };
  }
  if (push.attempt_id === null) return undefined;
  const path = `/mock-tests/attempts/${push.attempt_id}/result`;
  return { title: "The results are out", body: shortened(test), path, tag: `test ${thingId}` };
}
