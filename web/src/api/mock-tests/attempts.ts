import { WebTiming } from "@prepfeed/contract/limits";
import {
  getMockAttempt,
  getMockResult,
  type MockResult,
  noteMistake,
  type ResultQuestion,
  saveMockAnswer,
  startMockAttempt,
  submitMockAttempt,
} from "@prepfeed/contract/mock-attempts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { toast } from "../../toast/toast.ts";

/** Begins, or goes on on this device. A ready paper may have to be made first. */
export function startAttempt(testId: string, timed: boolean) {
  return call(
    startMockAttempt,
    { params: { id: testId }, body: { timed } },
    { timeout: WebTiming.aiTimeout },
  );
}

export const fetchAttempt = (id: string) => call(getMockAttempt, { params: { id } });

export interface Save {
  answer: string | null;
  marked: boolean;
  sequence: number;
  timeSpent: number;
  confidence: ResultQuestion["confidence"];
  leaves: number;
}

export const sendSave = (id: string, questionId: string, body: Save) =>
  call(saveMockAnswer, { params: { id, questionId }, body });

export const submitAttempt = (id: string) => call(submitMockAttempt, { params: { id } });

/** Whether a result is there, but not yet to be seen. */
export const isForLater = (error: unknown) => error instanceof ApiError && error.status === 409;
const LATER_MS = 3_000;

const resultKey = (id: string) => ["mock-tests", "result", id] as const;

/** As the server has it now; looking at it takes nothing over. */
export function usePrintedAttempt(id: string) {
  return useQuery({ queryKey: ["mock-tests", "printed", id], queryFn: () => fetchAttempt(id), staleTime: 0 });
}

export function useMockResult(id: string, isOver = true) {
  return useQuery({
    queryKey: resultKey(id),
    enabled: isOver,
    queryFn: ({ signal }) => call(getMockResult, { params: { id } }, { signal }),
    // Results of an event come when it closes.
    refetchInterval: ({ state: { error } }) => isForLater(error) && LATER_MS,
  });
}

/** Why an answer went wrong; shown at once. */
export function useNoteReason(attemptId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ questionId, reason }: { questionId: string; reason: ResultQuestion["reason"] }) =>
      call(noteMistake, { params: { id: attemptId, questionId }, body: { reason } }),
    onMutate: ({ questionId, reason }) =>
      void queries.setQueryData<MockResult>(
        resultKey(attemptId),
        (result) =>
          result && {
            ...result,
            questions: result.questions.map((question) =>
              question.id === questionId ? { ...question, reason } : question,
            ),
          },
      ),
    onError: (error) => {
      toast.error(errorText(error, "Failed to save the note"));
      void queries.invalidateQueries({ queryKey: resultKey(attemptId) });
    },
  });
}
