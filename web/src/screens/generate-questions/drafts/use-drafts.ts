import { useEffect, useState } from "react";
import { useStoredState } from "../../../session/stored-state.ts";
import { addDrafts } from "./drafts.ts";
import { type Draft, generatorState } from "./generator-state.ts";
import { usePosting } from "./use-posting.ts";

export type Drafts = ReturnType<typeof useDrafts>;

/** The drafts stored on this computer, and the actions on them. */
export function useDrafts(userId: string) {
  const { drafts, settings } = useStoredState(generatorState, userId);
  const [editedId, setEditedId] = useState<string>();
  const shown = drafts.filter(({ isDropped }) => !isDropped);

  const changeAll = (change: (now: Draft[]) => Draft[]) =>
    generatorState.change(userId, (state) => ({ ...state, drafts: change(state.drafts) }));
  const changeSome = (ids: readonly string[], part: Partial<Draft>) =>
    changeAll((now) => now.map((draft) => (ids.includes(draft.id) ? { ...draft, ...part } : draft)));

  // Discarded drafts can be restored only while they are visible.
  useEffect(() => {
    const { drafts } = generatorState.read(userId);
    if (drafts.some(({ isDropped }) => isDropped))
      generatorState.change(userId, (state) => ({ ...state, drafts: addDrafts([], state.drafts) }));
  }, [userId]);

  const { clear: clearPosting, ...posting } = usePosting({
    shown,
    examType: settings.examType,
    onFaulty: ({ id }) => setEditedId(id),
    onPosted: (posted) => {
      const gone = new Set(posted.map(({ id }) => id));
      changeAll((now) => addDrafts([], now).filter(({ id }) => !gone.has(id)));
    },
  });

  /** Returns how many older ones were deleted to make room. */
  function add(fresh: Draft[]): number {
    clearPosting();
    changeAll((now) => addDrafts(fresh, now));
    return Math.max(0, shown.length + fresh.length - generatorState.read(userId).drafts.length);
  }

  return {
    ...posting,
    drafts,
    shown,
    add,
    change: (id: string, part: Partial<Draft>) => changeSome([id], part),
    selectAll: (isSelected: boolean) => changeAll((now) => now.map((draft) => ({ ...draft, isSelected }))),
    drop: (ids: readonly string[]) => changeSome(ids, { isDropped: true }),
    takeBack: (ids: readonly string[]) => changeSome(ids, { isDropped: false }),
    edited: shown.find(({ id }) => id === editedId),
    edit: setEditedId,
  };
}
