import { Card } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { ErrorState } from "../../components/states/error-state.tsx";
import { GenerationProgress } from "../../components/states/generation-progress.tsx";
import { useCancellable } from "../../http/cancellable.ts";
import { isDone } from "./practice.ts";
import { practiceError } from "./practice-error.ts";
import { UnderWay } from "./under-way.tsx";
import type { Bring } from "./use-handed-over.ts";
import type { Practising } from "./use-practice.ts";

/** A quiz from elsewhere begins at once, unless another is not finished. */
export function Arriving({ bring, practising }: { bring: Bring; practising: Practising }) {
  const navigate = useNavigate();
  const bringing = useCancellable();
  const { practice, begin } = practising;
  const [isSettled, setSettled] = useState(false);
  const [error, setError] = useState<string>();
  const [isUnderWay, setUnderWay] = useState(practice !== null && !isDone(practice));

  /** It is removed from the address too, so that a reload continues the quiz. */
  function settle() {
    setSettled(true);
    void navigate(paths.practice, { replace: true, state: null });
  }

  async function beginNew() {
    setError(undefined);
    setUnderWay(false);
    try {
      const quiz = await bringing.run(bring);
      if (!quiz) return;
      if (quiz.questions.length === 0) return setError("No questions found for this selection.");
      begin(quiz.questions, { note: quiz.note });
      settle();
    } catch (failure) {
      setError(practiceError(failure, messages.failures.generateQuestions));
    }
  }

  const beginAtOnce = useEffectEvent(() => void (!isUnderWay && beginNew()));
  useEffect(() => beginAtOnce(), []);

  // The router reports the changed address a moment later.
  if (isSettled) return null;
  if (isUnderWay && practice)
    return <UnderWay practice={practice} onGoOn={settle} onDrop={() => void beginNew()} />;
  return (
    <Card component="section" aria-label="Practice">
      {error ? (
        <ErrorState message={error} onRetry={() => void beginNew()} />
      ) : (
        <GenerationProgress
          label="Preparing your questions"
          onCancel={() => {
            bringing.cancel();
            settle();
          }}
        />
      )}
    </Card>
  );
}
