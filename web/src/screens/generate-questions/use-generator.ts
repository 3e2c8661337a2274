import { messages } from "@prepfeed/contract/messages";
import { useState } from "react";
import { useNoteUnconfirmed } from "../../api/account/note-unconfirmed.ts";
import { askForDrafts, useCapabilities, usePublishPosts } from "../../api/learning/generator.ts";
import { errorText } from "../../http/api-error.ts";
import { useCancellable } from "../../http/cancellable.ts";
import { useStoredState } from "../../session/stored-state.ts";
import { toast } from "../../toast/toast.ts";
import { draftsFrom, mistakeIn, requestOf } from "./drafts.ts";
import { type Draft, generatorState, type Settings } from "./generator-state.ts";
import { type PostingMode, postsOf } from "./posting.ts";

export type Generator = ReturnType<typeof useGenerator>;

/** Settings and drafts as they are kept on this computer, and what can be done with them. */
export function useGenerator(userId: string, onGenerated: () => void) {
  const { settings, drafts } = useStoredState(generatorState, userId);
  const generation = useCancellable();
  const publishing = usePublishPosts();
  const noteUnconfirmed = useNoteUnconfirmed();
  const { refetch: countWhatIsLeft } = useCapabilities();
  /** Why nothing was generated, or fewer than asked for. */
  const [notice, setNotice] = useState<{ text: string; isError: boolean }>();
  const [postError, setPostError] = useState<string>();
  const [editedId, setEditedId] = useState<string>();

  const changeDrafts = (change: (now: Draft[]) => Draft[]) =>
    generatorState.change(userId, (state) => ({ ...state, drafts: change(state.drafts) }));
  const selected = drafts.filter(({ isSelected }) => isSelected);

  async function generate() {
    const request = requestOf(settings);
    if ("lacks" in request) return setNotice({ text: request.lacks, isError: true });
    setNotice(undefined);
    try {
      const reply = await generation.run((signal) => askForDrafts(request, signal));
      if (reply) keep(draftsFrom(reply.questions, settings, Date.now()), reply.message);
    } catch (error) {
      setNotice({ text: errorText(error, GENERATION_FAILED), isError: true });
      toast.error(GENERATION_FAILED);
    }
    void countWhatIsLeft();
  }

  /** What the learner has edited stays below the new ones. */
  function keep(fresh: Draft[], message: string | undefined) {
    if (message) setNotice({ text: message, isError: fresh.length === 0 });
    if (fresh.length === 0) {
      if (!message) setNotice({ text: "No questions found for this selection.", isError: true });
      return;
    }
    setPostError(undefined);
    changeDrafts((now) => [...fresh, ...now.filter(({ isEdited }) => isEdited)]);
    toast.success(`Generated ${fresh.length} questions successfully!`);
    onGenerated();
  }

  async function post(way: PostingMode) {
    setPostError(undefined);
    if (selected.length === 0) return toast.error(messages.posts.batchEmpty);
    const faulty = selected.find(mistakeIn);
    if (faulty) {
      setPostError(`${mistakeIn(faulty)}: question ${drafts.indexOf(faulty) + 1}`);
      return setEditedId(faulty.id);
    }
    try {
      await publishing.mutateAsync(postsOf(selected, settings.examType, way));
      const posted = new Set(selected.map(({ id }) => id));
      changeDrafts((now) => now.filter(({ id }) => !posted.has(id)));
      toast.success("Questions posted to social feed!");
    } catch (error) {
      noteUnconfirmed(error);
      setPostError(errorText(error, POSTING_FAILED));
      toast.error(POSTING_FAILED);
    }
  }

  return {
    settings,
    change: (part: Partial<Settings>) => {
      setNotice(undefined);
      generatorState.change(userId, (state) => ({ ...state, settings: { ...state.settings, ...part } }));
    },
    generate,
    cancel: generation.cancel,
    isGenerating: generation.isBusy,
    notice,
    clearNotice: () => setNotice(undefined),
    drafts,
    selected,
    changeDraft: (id: string, part: Partial<Draft>) =>
      changeDrafts((now) => now.map((draft) => (draft.id === id ? { ...draft, ...part } : draft))),
    selectAll: (isSelected: boolean) => changeDrafts((now) => now.map((draft) => ({ ...draft, isSelected }))),
    discardAll: () => changeDrafts(() => []),
    edited: drafts.find(({ id }) => id === editedId),
    edit: setEditedId,
    post,
    isPosting: publishing.isPending,
    postError,
  };
}

const GENERATION_FAILED = messages.failures.generateQuestions;
const POSTING_FAILED = "Failed to post questions";
