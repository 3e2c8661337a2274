import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { type ComponentType, lazy, Suspense } from "react";

/** Loaded after the first paint; without it a question can still be answered. */
const QuestionHelp = lazy<ComponentType<{ question: PublicQuestion }>>(() =>
  import("./question-help.tsx").then(
    (loaded) => ({ default: loaded.QuestionHelp }),
    () => ({ default: () => null }),
  ),
);

export const tutorOf = (question: PublicQuestion) => (
  <Suspense>
    <QuestionHelp question={question} />
  </Suspense>
);
