import { messages } from "@prepfeed/contract/foundation/messages";
import { type Post, sharePost } from "@prepfeed/contract/posts/posts";
import { paths } from "../../addresses/paths.ts";
import { actionErrorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { useChangePost } from "./post-change.ts";

/** Uses the device's share sheet if there is one, else copies the link; then the share is counted. */
export function useShare() {
  const { user } = useSession();
  const changePost = useChangePost();
  return async (post: Post) => {
    const url = new URL(paths.post(post.id), window.location.origin).href;
    if (!(await handOn({ title: post.title || "A question on Prepfeed", url })) || !user) return;
    try {
      const state = await call(sharePost, { params: { id: post.id } });
      changePost(post.id, (current) => ({ ...current, ...state }));
    } catch (error) {
      toast.error(actionErrorText(error, messages.failures.updatePost));
    }
  };
}

async function handOn(link: { title: string; url: string }): Promise<boolean> {
  try {
    if ("share" in navigator) {
      await navigator.share(link);
      return true;
    }
    await window.navigator.clipboard.writeText(link.url);
    toast.success("Link copied to clipboard");
    return true;
  } catch (error) {
    const wasCancelled = error instanceof DOMException && error.name === "AbortError";
    if (!wasCancelled) toast.error(`The link could not be copied: ${link.url}`);
    return false;
  }
}
