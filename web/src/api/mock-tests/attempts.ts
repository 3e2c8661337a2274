import { WebTiming } from "@prepfeed/contract/foundation/limits";
import {
  type Attempt,
  getMockAttempt,
  getMockResult,
  type MockResult,
  noteMistake,
  type ResultQuestion,
  saveMockAnswer,
  startMockAttempt,
  submitMockAttempt,
} from "@prepfeed/contract/mock-tests/mock-attempts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeReply } from "../../device/change-reply.ts";
import { ApiError, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { readOwner } from "../../http/stored-session.ts";
import { toast } from "../../toast/toast.ts";

/** Starts the attempt, or continues it on this device. A ready paper may have to be composed first. */
export function startAttempt(testId: string, timed: boolean) {
  return call(
    startMockAttempt,
    { params: { id: testId }, body: { timed } },
    { timeout: WebTiming.aiTimeout },
  );
}

/** From the server, or as this device has kept it. */
export const fetchAttempt = (id: string) => call(getMockAttempt, { params: { id } });

/** The next section comes from the server only. */
export const fetchAttemptNow = (id: string) => call(getMockAttempt, { params: { id } }, { isFresh: true });

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

/** A reload without a network must find what the server has. */
export function noteSaved(id: string, questionId: string, save: Save) {
  const owner = readOwner(localStorage);
  if (owner)
    changeReply(owner, attemptUrl(id), (reply) => {
      const attempt = reply as Attempt;
      const sections = attempt.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) =>
          question.id === questionId ? { ...question, saved: save } : question,
        ),
      }));
      return { ...attempt, sections };
    });
}

const attemptUrl = (id: string) => `/api${getMockAttempt.path.replace(":id", id)}`;

export const submitAttempt = (id: string) => call(submitMockAttempt, { params: { id } });

/** Whether a result exists that cannot be shown yet. */
export const isForLater = (error: unknown) => error instanceof ApiError && error.status === 409;
const LATER_MS = 3_000;

const resultKey = (id: string) => ["mock-tests", "result", id] as const;

/** The server's present state; reading it does not take the attempt over. */
export function usePrintedAttempt(id: string) {
  return useQuery({ queryKey: ["mock-tests", "printed", id], queryFn: () => fetchAttempt(id), staleTime: 0 });
}

export function useMockResult(id: string, isOver = true) {
  return useQuery({
    queryKey: resultKey(id),
    enabled: isOver,
    queryFn: ({ signal }) => call(getMockResult, { params: { id } }, { signal }),
    // Results of an event are shown when it closes.
    refetchInterval: ({ state: { error } }) => isForLater(error) && LATER_MS,
  });
}

/** Why an answer was wrong; shown at once. */
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
