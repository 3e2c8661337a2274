import type { ExamType } from "@prepfeed/contract/catalogue";
import { useSyncExternalStore } from "react";
import { useSession } from "./session.tsx";

/** The exam that was set aside in this tab, until it is closed. */
const KEY = "prepfeed.exam-set-aside";
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(exam: ExamType | null) {
  try {
    if (exam) sessionStorage.setItem(KEY, exam);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without a storage it can't be set aside.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface GoalExam {
  /** What the learner prepares for. */
  exam: ExamType | null;
  /** What lists begin with: the same, unless it is set aside for this visit. */
  shown: ExamType | undefined;
  show: (isShown: boolean) => void;
}

/** The learner's exam, with which every list begins that can be narrowed down to one. */
export function useGoalExam(): GoalExam {
  const exam = useSession().user?.goalExam ?? null;
  const setAside = useSyncExternalStore(subscribe, read);
  return {
    exam,
    shown: exam && exam !== setAside ? exam : undefined,
    show: (isShown) => write(isShown ? null : exam),
  };
}
