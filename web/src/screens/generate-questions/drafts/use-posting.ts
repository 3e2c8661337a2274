import { Question } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useState } from "react";
import { paths } from "../../../addresses/paths.ts";
import { useNoteUnconfirmed } from "../../../api/account/note-unconfirmed.ts";
import { usePublishPosts } from "../../../api/learning/generator.ts";
import { errorText } from "../../../http/api-error.ts";
import { useShowOwnPost } from "../../../session/goal-exam.ts";
import { toast } from "../../../toast/toast.ts";
import { mistakeIn } from "./drafts.ts";
import type { Draft, Settings } from "./generator-state.ts";
import { type PostingMode, postsOf } from "./posting.ts";

interface PostingOptions {
  shown: Draft[];
  examType: Settings["examType"];
  /** One of the selected drafts cannot be posted as it is. */
  onFaulty: (draft: Draft) => void;
  onPosted: (drafts: Draft[]) => void;
}

/** Posts the selected drafts, and shows the result. */
export function usePosting({ shown, examType, onFaulty, onPosted }: PostingOptions) {
  const publishing = usePublishPosts();
  const noteUnconfirmed = useNoteUnconfirmed();
  const showOwnPost = useShowOwnPost();
  const [error, setError] = useState<string>();
  /** The last posts, with links. */
  const [posted, setPosted] = useState<{ count: number; to: string }>();
  const selected = shown.filter(({ isSelected }) => isSelected);

  async function post(way: PostingMode) {
    setError(undefined);
    if (selected.length === 0) return toast.error(messages.posts.batchEmpty);
    if (selected.length > Question.maxPerPost) return setError(messages.posts.batchTooLarge);
    const faulty = selected.find(mistakeIn);
    if (faulty) {
      setError(`${mistakeIn(faulty)}: question ${shown.indexOf(faulty) + 1}`);
      return onFaulty(faulty);
    }
    try {
      const made = await publishing.mutateAsync(postsOf(selected, examType, way));
      onPosted(selected);
      const [first] = made ?? [];
      if (!first) return;
      showOwnPost(first.examType);
      setPosted({ count: selected.length, to: paths.post(first.id) });
      toast.success("Questions posted to social feed!", { text: "View post", to: paths.post(first.id) });
    } catch (failure) {
      noteUnconfirmed(failure);
      setError(errorText(failure, POSTING_FAILED));
      toast.error(POSTING_FAILED);
    }
  }

  return {
    selected,
    post,
    posted,
    isPosting: publishing.isPending,
    error,
    clear: () => {
      setError(undefined);
      setPosted(undefined);
    },
  };
}

const POSTING_FAILED = "Failed to post questions";
