import { Question } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { useEffect, useState } from "react";
import { useNoteUnconfirmed } from "../../../api/account/note-unconfirmed.ts";
import { usePublishPosts } from "../../../api/learning/generator.ts";
import { errorText } from "../../../http/api-error.ts";
import { paths } from "../../../paths.ts";
import { useStoredState } from "../../../session/stored-state.ts";
import { toast } from "../../../toast/toast.ts";
import { addDrafts, mistakeIn } from "./drafts.ts";
import { type Draft, generatorState } from "./generator-state.ts";
import { type PostingMode, postsOf } from "./posting.ts";

export type Drafts = ReturnType<typeof useDrafts>;

/** Drafts that are not posted yet, as they are kept on this computer, and what can be done with them. */
export function useDrafts(userId: string) {
  const { drafts, settings } = useStoredState(generatorState, userId);
  const publishing = usePublishPosts();
  const noteUnconfirmed = useNoteUnconfirmed();
  const [error, setError] = useState<string>();
  const [editedId, setEditedId] = useState<string>();
  /** What was posted last, to be looked at. */
  const [posted, setPosted] = useState<{ count: number; to: string }>();
  const shown = drafts.filter(({ isDropped }) => !isDropped);
  const selected = shown.filter(({ isSelected }) => isSelected);

  const changeAll = (change: (now: Draft[]) => Draft[]) =>
    generatorState.change(userId, (state) => ({ ...state, drafts: change(state.drafts) }));
  const changeSome = (ids: readonly string[], part: Partial<Draft>) =>
    changeAll((now) => now.map((draft) => (ids.includes(draft.id) ? { ...draft, ...part } : draft)));

  // What was dropped can be taken back only while it is in sight.
  useEffect(() => {
    const { drafts } = generatorState.read(userId);
    if (drafts.some(({ isDropped }) => isDropped))
      generatorState.change(userId, (state) => ({ ...state, drafts: addDrafts([], state.drafts) }));
  }, [userId]);

  /** Returns how many older ones had to make room. */
  function add(fresh: Draft[]): number {
    setError(undefined);
    setPosted(undefined);
    changeAll((now) => addDrafts(fresh, now));
    return Math.max(0, shown.length + fresh.length - generatorState.read(userId).drafts.length);
  }

  async function post(way: PostingMode) {
    setError(undefined);
    if (selected.length === 0) return toast.error(messages.posts.batchEmpty);
    if (selected.length > Question.maxPerPost) return setError(messages.posts.batchTooLarge);
    const faulty = selected.find(mistakeIn);
    if (faulty) {
      setError(`${mistakeIn(faulty)}: question ${shown.indexOf(faulty) + 1}`);
      return setEditedId(faulty.id);
    }
    try {
      const [first] = await publishing.mutateAsync(postsOf(selected, settings.examType, way));
      const gone = new Set(selected.map(({ id }) => id));
      changeAll((now) => addDrafts([], now).filter(({ id }) => !gone.has(id)));
      if (!first) return;
      setPosted({ count: selected.length, to: paths.post(first.id) });
      toast.success("Questions posted to social feed!", { text: "View post", to: paths.post(first.id) });
    } catch (failure) {
      noteUnconfirmed(failure);
      setError(errorText(failure, POSTING_FAILED));
      toast.error(POSTING_FAILED);
    }
  }

  return {
    drafts,
    shown,
    selected,
    add,
    change: (id: string, part: Partial<Draft>) => changeSome([id], part),
    selectAll: (isSelected: boolean) => changeAll((now) => now.map((draft) => ({ ...draft, isSelected }))),
    drop: (ids: readonly string[]) => changeSome(ids, { isDropped: true }),
    takeBack: (ids: readonly string[]) => changeSome(ids, { isDropped: false }),
    edited: shown.find(({ id }) => id === editedId),
    edit: setEditedId,
    post,
    posted,
    isPosting: publishing.isPending,
    error,
  };
}

const POSTING_FAILED = "Failed to post questions";
