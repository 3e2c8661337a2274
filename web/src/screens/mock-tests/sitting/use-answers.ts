import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { useEffect, useRef, useState } from "react";
import { keepLeaves, readLeaves } from "./kept-place.ts";
import type { Outbox } from "./outbox.ts";
import { changed, type Given, type Sheet, sheetOf } from "./sheet.ts";

export interface Answers {
  sheet: Sheet;
  /** A question counts as visited as soon as it is shown. */
  visit: (id: string) => void;
  /** Changes the sheet, with the additional seconds at the question. */
  give: (id: string, seconds: number, change: Partial<Given>) => void;
  /** The attempt continues; this sheet is kept. */
  goOn: (fresh: Attempt) => void;
  /** The attempt as it was left elsewhere; the server's sheet replaces this one. */
  takeBack: (fresh: Attempt) => void;
}

/** The answer sheet: rendered, and each change of it sent to the server. */
export function useAnswers(first: Attempt, outbox: Outbox): Answers {
  const [sheet, setSheet] = useState(() => sheetOf(first, outbox.unsent));
  // Two changes may come before the first of them is rendered.
  const latest = useRef(sheet);
  const leaves = useLeaves(first.id);

  const show = (next: Sheet) => {
    latest.current = next;
    setSheet(next);
  };
  const give: Answers["give"] = (id, seconds, change) => {
    const timeSpent = (latest.current[id]?.timeSpent ?? 0) + seconds;
    const given = changed(latest.current, id, { timeSpent, ...change });
    show({ ...latest.current, [id]: given });
    outbox.put(id, { ...given, leaves: leaves.current });
  };
  return {
    sheet,
    give,
    visit: (id) => {
      if (id !== "" && !latest.current[id]) give(id, 0, {});
    },
    goOn: (fresh) => show({ ...sheetOf(fresh, outbox.unsent), ...latest.current }),
    takeBack: (fresh) => show(sheetOf(fresh, outbox.unsent)),
  };
}

/** Leaving the page is counted, also by a reload or another screen of ours, and shown afterwards. */
function useLeaves(attemptId: string) {
  const leaves = useRef(readLeaves(attemptId));
  useEffect(() => {
    const count = () => {
      leaves.current++;
      keepLeaves(attemptId, leaves.current);
    };
    const countHidden = () => {
      if (document.visibilityState === "hidden") count();
    };
    document.addEventListener("visibilitychange", countHidden);
    return () => {
      document.removeEventListener("visibilitychange", countHidden);
      count();
    };
  }, [attemptId]);
  return leaves;
}
