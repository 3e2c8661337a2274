import { type ExamType, examFamily } from "@prepfeed/contract/foundation/catalogue";
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
    // Without browser storage it cannot be set aside.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface GoalExam {
  /** The learner's exam. */
  exam: ExamType | null;
  /** The initial filter of lists: the same, unless it is set aside for this visit. */
  shown: ExamType | undefined;
  show: (isShown: boolean) => void;
}

/** The user's own post for another exam must not be hidden, so the goal is set aside for this visit. */
export function useShowOwnPost() {
  const { shown, show } = useGoalExam();
  return (examType: ExamType | null) => {
    if (shown && (!examType || examFamily(examType) !== examFamily(shown))) show(false);
  };
}

/** The learner's exam, which is the initial filter of every list with an exam filter. */
export function useGoalExam(): GoalExam {
  const exam = useSession().user?.goalExam ?? null;
  const setAside = useSyncExternalStore(subscribe, read);
  return {
    exam,
    shown: exam && exam !== setAside ? exam : undefined,
    show: (isShown) => write(isShown ? null : exam),
  };
}
